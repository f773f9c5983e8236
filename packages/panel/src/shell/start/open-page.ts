import { readFrameUrl } from '@sitewright/model/navigation/panel-address'
import type { PageSummary } from '@sitewright/model/pages/page-answers'
import { hasContent } from '@sitewright/model/pages/page-settings'

/** The page that the panel opens on: the one in `frameUrl`, else the home page, else the first with content. */
export function pickStartPage(pages: readonly PageSummary[], queryString: string): PageSummary | null {
  const content = pages.filter((page) => hasContent(page.settings))
  const [path] = readFrameUrl(queryString).split(/[?#]/)
  return content.find((page) => page.path === path) ?? content.find((page) => page.isHomepage) ?? content[0] ?? null
}

/** The page that a link inside the frame leads to, if it is one of the site. */
export function findPageByPath(pages: readonly PageSummary[], path: string): PageSummary | null {
  return pages.find((page) => hasContent(page.settings) && page.path === path) ?? null
}
