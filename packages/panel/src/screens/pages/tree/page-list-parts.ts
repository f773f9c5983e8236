import type { PageSummary, SiteNavigation } from '@sitewright/model/pages/page-answers'
import type { TreePlace } from './arrange-pages'
import type { PageRequest } from './page-actions'
import type { TreeStep } from './tree-steps'

/** What every row of the page list needs to know and do. */
export interface PageListParts {
  openPageId: string | null
  navigation: SiteNavigation
  folders: readonly PageSummary[]
  folderIds: ReadonlySet<string>
  run: (request: PageRequest) => void
  place: (pageId: string, place: TreePlace) => void
  step: (pageId: string, step: TreeStep) => void
  unpublish: (page: PageSummary) => void
  openSettings: (page: PageSummary) => void
}
