import { pageFormat } from '@sitewright/model/pages/document'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { type ApiClient, createApiClient } from '@sitewright/testkit/api-client'
import { createPageOwner } from '@sitewright/testkit/test-pages'
import { demoOwner, port, siteAddress } from './host'
import { sendToHost } from './send-to-host'

export interface JourneySite {
  readonly address: string
  readonly identifier: string
  /** The owner, signed in on the site. */
  readonly client: ApiClient
  changeDocument(path: string, fields: Record<string, unknown>): Promise<void>
  /** Replaces and publishes the home page. Each block stands below the one before. */
  publishHome(blocks: readonly { type: string; props: Record<string, unknown> }[]): Promise<void>
}

async function signIn(host: string): Promise<ApiClient> {
  const client = createApiClient({ host, send: sendToHost })
  const answer = await client.post(api.login, demoOwner)
  if (answer.status !== 200) throw new Error(`Signing in answered ${answer.status}: ${answer.text}`)
  return client
}

/** A fresh site of the demo owner's, so that no journey meets what another one left. */
export async function makeSite(name: string, template = 'blank'): Promise<JourneySite> {
  const identifier = `${name}-${Date.now().toString(36)}`
  const platform = await signIn(`localhost:${port}`)
  const made = await platform.post(api.sites, { title: 'Harbour Kiln', identifier, template })
  if (made.status !== 201) throw new Error(`Making a site answered ${made.status}: ${made.text}`)
  const client = await signIn(`${identifier}.localhost:${port}`)
  const { changeDocument } = createPageOwner(client)
  return {
    address: siteAddress(identifier),
    identifier,
    client,
    changeDocument,
    async publishHome(blocks) {
      const { pages } = (await client.get(api.pages)).body
      const { id: pageId, draftVersion } = pages.find((page: { isHomepage: boolean }) => page.isHomepage)
      const placed = blocks.map((block, index) => ({
        ...block,
        id: String(index + 2).padStart(24, '0'),
        desktop: { start: { x: 0, y: index * 12 }, end: { x: 12, y: index * 12 + 10 } },
      }))
      const document = { format: pageFormat, sections: [{ id: '1'.padStart(24, '0'), blocks: placed }] }
      const saved = await client.put(fillPath(api.pageDocument, { pageId }), { version: draftVersion, document })
      if (saved.status !== 200) throw new Error(`Saving answered ${saved.status}: ${saved.text}`)
      const published = await client.post(fillPath(api.pagePublish, { pageId }), {})
      if (published.status !== 200) throw new Error(`Publishing answered ${published.status}: ${published.text}`)
    },
  }
}
