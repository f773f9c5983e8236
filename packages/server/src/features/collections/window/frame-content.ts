import { isCollectionName } from '@sitewright/model/collections/collection-kinds'
import type { AddedContent, FindAddedContent, FramedPage } from '../../../render/added-content'
import type { SiteData } from '../../../render/site-data'
import type { Tx } from '../../../storage/database'
import { openCollection } from './collection'
import { readCollectionIndex } from './collection-index'
import { readListQuery } from './list-query'
import { findItem, readPageSettings } from './rows'
import { showItem } from './show-item'
import { showList } from './show-list'

/** What stands around the canvas of a collection or an item where its draft is shown: in the panel and by a preview link. */
export function createCollectionFinder(now: () => number): FindAddedContent {
  return async (tx, site, page) => {
    if (isCollectionName(page.settings.kind)) return frameList(tx, site, page, now())
    return page.settings.kind === 'item' && page.collection !== null ? frameItem(tx, site, page, now()) : null
  }
}

async function frameList(tx: Tx, site: SiteData, page: FramedPage, now: number): Promise<AddedContent> {
  const collection = openCollection(site, page, page.isEditing)
  const index = await readCollectionIndex(tx, collection)
  const query = readListQuery({ collection, index, query: new URLSearchParams(), now })
  return showList(tx, { collection, page, index, query, now })
}

/** A collection need not be published for its items to be worked on. */
async function frameItem(tx: Tx, site: SiteData, page: FramedPage, now: number): Promise<AddedContent | null> {
  const websiteId = site.website.id
  const collectionId = page.collection?.id ?? ''
  const [item, settings] = await Promise.all([
    findItem(tx, websiteId, page.id),
    readPageSettings(tx, websiteId, collectionId),
  ])
  if (item === null || settings === null) return null
  const collection = openCollection(site, { id: collectionId, settings }, page.isEditing)
  return showItem(tx, { collection, item, now, isTeaser: false, hasComments: false })
}
