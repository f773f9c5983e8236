import { isDeepStrictEqual } from 'node:util'
import type { PageSettings } from '@sitewright/model/pages/page-settings'
import { pageTag, sitemapTag } from '../../../content/cache-tags'
import { tagsOfPage } from '../store/page-context'
import type { PageRow } from '../store/rows'

/** What no longer holds once a page has these settings. Of an item, lists show less than its own page does. */
export function tagsOfChange(page: PageRow, settings: PageSettings): string[] {
  const isListedSame = settings.kind === 'item' && isDeepStrictEqual(inLists(page.settings), inLists(settings))
  return isListedSame ? [pageTag(page.id), sitemapTag] : tagsOfPage(page)
}

/** Whatever is not named here is shown in lists, feeds or blocks. */
function inLists(settings: PageSettings) {
  const { seoTitle, navigationTitle, socialImageId, noindex, codeInjection, layout, item, ...listed } = settings
  return { ...listed, item: item && { ...item, isInReview: false } }
}
