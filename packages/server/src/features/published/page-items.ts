import { listPageItems } from '@sitewright/blocks/gallery/list-page-items'
import { createTaggedCache } from '../../cache/tagged-cache'
import { readPublishedDocument } from '../../render/site-rows'
import type { Services } from '../../services'
import { pageTag } from '../pages/page-context'

export interface PageItems {
  /** Whether the page itself is shown at this name below its address. */
  has(websiteId: string, pageId: string, name: string): Promise<boolean>
}

const maxBytes = 8 * 1024 * 1024

/** Read once for each page and kept: made-up addresses below a page ask the database nothing. */
export function createPageItems(database: Services['database']): PageItems {
  const cache = createTaggedCache<Set<string>>(maxBytes)
  database.onChange(cache.drop)
  database.onMissedChanges(cache.dropAll)
  return {
    async has(websiteId, pageId, name) {
      const items = await cache.load(websiteId, pageId, async () => {
        const document = await database.site(websiteId, (tx) => readPublishedDocument(tx, websiteId, pageId))
        const value = document ? listPageItems(document) : new Set<string>()
        return { value, tags: [pageTag(pageId)], bytes: 200 + value.size * 80 }
      })
      return items.has(name)
    },
  }
}
