import type { ItemChange, ItemDetail, NewItem } from '@sitewright/model/collections/answers/item-answers'
import type { CollectionName } from '@sitewright/model/collections/collection-kinds'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import type { ApiAnswer, ApiClient } from '../client/api-client'
import { documentSaying } from './test-pages'

/** What owners do with collections, through the API. Each call must work. */
export function createItemOwner(client: ApiClient) {
  async function saveBody(itemId: string, ...lines: string[]): Promise<void> {
    const { draftVersion: version } = (await client.get(fillPath(api.page, { pageId: itemId }))).body
    const path = fillPath(api.pageDocument, { pageId: itemId })
    expectStatus(await client.put(path, { version, document: documentSaying(...lines) }), 200)
  }
  async function publishItem(itemId: string): Promise<void> {
    expectStatus(await client.post(fillPath(api.pagePublish, { pageId: itemId }), {}), 200)
  }
  async function addItem(collectionId: string, wanted: NewItem, ...lines: string[]): Promise<ItemDetail> {
    const made = expectStatus(await client.post(fillPath(api.collectionItems, { collectionId }), wanted), 201).body
    if (lines.length > 0) await saveBody(made.id, ...lines)
    return made
  }

  return {
    /** A page of this kind, which visitors see. Answers with its id. */
    async addCollection(kind: CollectionName, title: string, settings: object = {}): Promise<string> {
      const { id } = expectStatus(await client.post(api.pages, { title, kind, ...settings }), 201).body
      await publishItem(id)
      return id
    },
    /** A draft, with these lines as its text. */
    addItem,
    async addPublishedItem(collectionId: string, wanted: NewItem, ...lines: string[]): Promise<ItemDetail> {
      const { id } = await addItem(collectionId, wanted, ...lines)
      await publishItem(id)
      return expectStatus(await client.get(fillPath(api.item, { itemId: id })), 200).body
    },
    saveBody,
    publishItem,
    async changeItem(itemId: string, change: ItemChange): Promise<ItemDetail> {
      return expectStatus(await client.patch(fillPath(api.item, { itemId }), change), 200).body
    },
  }
}

function expectStatus(answer: ApiAnswer, status: number): ApiAnswer {
  if (answer.status !== status) throw new Error(`Expected ${status}, got ${answer.status}: ${answer.text}`)
  return answer
}
