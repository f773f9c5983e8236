import type { PageSummary } from '@sitewright/model/pages/page-answers'
import { EmptyState } from '@sitewright/ui/feedback/empty-state'
import { navigationOf, treeOf } from './arrange-pages'
import type { PageListParts } from './page-list-parts'
import { PageRow } from './page-row'

/** Pages whose title or address holds every typed word. */
function searchPages(pages: readonly PageSummary[], text: string): PageSummary[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return pages.filter(({ path, settings }) =>
    words.every((word) => `${settings.title} ${path}`.toLowerCase().includes(word)),
  )
}

type PageSearchProps = Pick<PageListParts, 'openPageId' | 'run' | 'unpublish' | 'openSettings'> & {
  pages: readonly PageSummary[]
  text: string
}

/** What was found, as a plain list: a place in it means nothing, so nothing is moved here. */
export function PageSearch({ pages, text, openPageId, run, unpublish, openSettings }: PageSearchProps) {
  const found = searchPages(pages, text)
  if (found.length === 0)
    return (
      <EmptyState icon="search" title="No pages found">
        Try another search, or part of the URL.
      </EmptyState>
    )
  const parts: PageListParts = {
    openPageId,
    run,
    unpublish,
    openSettings,
    navigation: navigationOf(treeOf([])),
    folders: [],
    folderIds: new Set(),
    place: () => undefined,
    step: () => undefined,
  }
  return (
    <ul className="page-found" aria-label="Search results">
      {found.map((page, position) => (
        <li key={page.id} className="page-row">
          <PageRow page={{ ...page, position }} parts={parts} />
        </li>
      ))}
    </ul>
  )
}
