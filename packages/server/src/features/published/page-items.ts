import { listPageItems } from '@sitewright/blocks/gallery/list-page-items'
import { type CacheBudget, cacheBytes } from '../../cache/cache-budget'
import { createTaggedCache } from '../../cache/tagged-cache'
import { pageTag } from '../../content/cache-tags'
import { readPublishedDocument } from '../../content/site-rows'
import type { Services } from '../../services/services'

export interface PageItems {
  /** Whether the page itself is shown at this name below its address. */
  has(websiteId: string, pageId: string, name: string): Promise<boolean>
}

/** Read once for each page and kept: made-up addresses below a page ask the database nothing. */
export function createPageItems({
  database,
  settings,
}: {
  readonly database: Services['database']
  readonly settings: CacheBudget
}): PageItems {
  const cache = createTaggedCache<Set<string>>(cacheBytes(settings, 'pageItems'))
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
