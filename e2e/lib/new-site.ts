import type { BrowserContext } from '@playwright/test'
import { pageFormat } from '@sitewright/model/pages/document'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { places } from '@sitewright/model/routes/places'
import { type ApiClient, createApiClient } from '@sitewright/testkit/api-client'
import { createPageOwner } from '@sitewright/testkit/test-pages'
import { port, siteAddress } from './host'
import { sendToHost } from './send-to-host'

export interface NewSite {
  readonly address: string
  readonly identifier: string
  readonly email: string
  readonly password: string
  /** Signed in as the owner, on the site's address. */
  readonly client: ApiClient
  changeDocument(path: string, fields: Record<string, unknown>): Promise<void>
  /** Replaces and publishes the home page. Each block stands below the one before. */
  publishHome(blocks: readonly { type: string; props: Record<string, unknown> }[]): Promise<void>
}

let made = 0

/** A client of one host that is not signed in; with a token it speaks as its account. */
export function clientOn(host: string, token?: string, hostPort = port): ApiClient {
  return createApiClient({
    host: `${host}:${hostPort}`,
    send: (request) => sendToHost(request, hostPort),
    ...(token === undefined ? {} : { token }),
  })
}

/** Somebody who is not signed in there. */
export function visitorOf(site: NewSite): ApiClient {
  return clientOn(`${site.identifier}.localhost`)
}

/** An account of its own with one site, so that no journey meets what another has left. */
export async function makeSite(template: 'blank' | 'harbour-kiln' | 'nord-atelier', hostPort = port): Promise<NewSite> {
  const name = `journey-${process.pid}-${++made}`
  const person = { email: `${name}@example.com`, password: 'clay-on-the-wheel' }
  const platform = clientOn('localhost', undefined, hostPort)
  await expectStatus(platform.post(api.signup, person), 201)
  await expectStatus(platform.post(api.sites, { title: 'Journey', identifier: name, template }), 201)
  const handover = await expectStatus(platform.post(api.handover, { identifier: name }), 200)
  const client = clientOn(`${name}.localhost`, undefined, hostPort)
  const code = new URL(handover.body.address).searchParams.get('code')
  await expectStatus(client.get(`${places.configEnter}?code=${code}`), 303)
  const { changeDocument } = createPageOwner(client)
  return {
    address: siteAddress(name, hostPort),
    identifier: name,
    ...person,
    client,
    changeDocument,
    publishHome: (blocks) => publishHome(client, blocks),
  }
}

async function publishHome(client: ApiClient, blocks: Parameters<NewSite['publishHome']>[0]): Promise<void> {
  const { pages } = (await client.get(api.pages)).body
  const { id: pageId, draftVersion } = pages.find((page: { isHomepage: boolean }) => page.isHomepage)
  const placed = blocks.map((block, index) => ({
    ...block,
    id: String(index + 2).padStart(24, '0'),
    desktop: { start: { x: 0, y: index * 12 }, end: { x: 12, y: index * 12 + 10 } },
  }))
  const document = { format: pageFormat, sections: [{ id: '1'.padStart(24, '0'), blocks: placed }] }
  await expectStatus(client.put(fillPath(api.pageDocument, { pageId }), { version: draftVersion, document }), 200)
  await expectStatus(client.post(fillPath(api.pagePublish, { pageId }), {}), 200)
}

/** Opens the panel's door for the browser, as signing in there would. */
export async function enterAs(context: BrowserContext, site: NewSite): Promise<void> {
  await context.addCookies([...site.client.cookies].map(([name, value]) => ({ name, value, url: site.address })))
}

async function expectStatus(call: ReturnType<ApiClient['get']>, status: number) {
  const answer = await call
  if (answer.status !== status) throw new Error(`Expected ${status}, got ${answer.status}: ${answer.text}`)
  return answer
}
