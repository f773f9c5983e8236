import { isCollectionName } from '@sitewright/model/collections/collection-kinds'
import type { Tx } from '../../../storage/database'
import { findPage, lockPage, type PageRow, type PageWithDraft } from '../../pages/store/rows'

interface ItemKey {
  readonly websiteId: string
  readonly itemId: string
}

/** An item with the page that lists it. */
export interface StoredItem {
  readonly page: PageWithDraft
  readonly collection: PageRow
}

/** The page of a collection; null for any other, and for one in the bin. */
export async function findCollection(tx: Tx, websiteId: string, collectionId: string): Promise<PageRow | null> {
  const page = await findPage(tx, websiteId, collectionId)
  return page !== null && isCollectionName(page.settings.kind) ? page : null
}

/** Null when it is no item, or is in the bin as its collection may be. */
export async function findItem(tx: Tx, { websiteId, itemId }: ItemKey): Promise<StoredItem | null> {
  return addCollection(tx, websiteId, await findPage(tx, websiteId, itemId))
}

/** In the bin or not. Until the end of the transaction nobody else changes it. */
export async function lockItem(tx: Tx, { websiteId, itemId }: ItemKey): Promise<StoredItem | null> {
  return addCollection(tx, websiteId, await lockPage(tx, websiteId, itemId))
}

async function addCollection(tx: Tx, websiteId: string, page: PageWithDraft | null): Promise<StoredItem | null> {
  if (page?.settings.kind !== 'item' || page.collection === null) return null
  const collection = await findCollection(tx, websiteId, page.collection.id)
  return collection && { page, collection }
}
