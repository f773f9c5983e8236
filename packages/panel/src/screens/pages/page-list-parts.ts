import type { PageSummary, SiteNavigation } from '@sitewright/model/pages/page-answers'
import type { PageTree } from '@sitewright/model/pages/page-tree'
import type { TreePage } from './arrange-pages'
import type { PageRequest } from './page-actions'

/** What every row of the page list needs to know and do. */
export interface PageListParts {
  openPageId: string | null
  tree: PageTree<TreePage>
  navigation: SiteNavigation
  run: (request: PageRequest) => void
  openSettings: (page: PageSummary) => void
}
