import { pageFormat } from '@sitewright/model/pages/document'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { richTextOf } from '@sitewright/model/text/rich-text'
import type { ApiAnswer, ApiClient } from '../client/api-client'
import { sampleId } from './sample-page'

/** A page of one text block. */
export function documentSaying(...lines: string[]) {
  const desktop = { start: { x: 0, y: 0 }, end: { x: 12, y: 4 } }
  const block = { id: sampleId(2), type: 'text', props: { text: richTextOf(...lines) }, desktop }
  return { format: pageFormat, sections: [{ id: sampleId(1), blocks: [block] }] }
}

/** What owners do with pages, through the API. Each call must work, except those that give their answer back. */
export function createPageOwner(client: ApiClient) {
  async function create(settings: Record<string, unknown>): Promise<string> {
    const made = await client.post(api.pages, settings)
    expectStatus(made, 201)
    return made.body.id
  }
  const save = (pageId: string, version: number, ...lines: string[]): Promise<ApiAnswer> =>
    client.put(fillPath(api.pageDocument, { pageId }), { version, document: documentSaying(...lines) })
  async function publish(pageId: string): Promise<void> {
    expectStatus(await client.post(fillPath(api.pagePublish, { pageId }), {}), 200)
  }

  return {
    create,
    save,
    publish,
    async createPublished(settings: Record<string, unknown>, ...lines: string[]): Promise<string> {
      const pageId = await create(settings)
      expectStatus(await save(pageId, 1, ...lines), 200)
      await publish(pageId)
      return pageId
    },
    async saveAndPublish(pageId: string, ...lines: string[]): Promise<void> {
      const { draftVersion } = (await client.get(fillPath(api.page, { pageId }))).body
      expectStatus(await save(pageId, draftVersion, ...lines), 200)
      await publish(pageId)
    },
    async change(pageId: string, settings: Record<string, unknown>): Promise<void> {
      expectStatus(await client.patch(fillPath(api.page, { pageId }), settings), 200)
    },
    /** Changes some fields of one of the site's documents. */
    async changeDocument(path: string, fields: Record<string, unknown>): Promise<void> {
      const { version, body } = (await client.get(path)).body
      expectStatus(await client.put(path, { version, body: { ...body, ...fields } }), 200)
    },
  }
}

function expectStatus(answer: ApiAnswer, status: number): void {
  if (answer.status !== status) throw new Error(`Expected ${status}, got ${answer.status}: ${answer.text}`)
}
