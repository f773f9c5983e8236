import { isSiteSections, type SiteSectionsId } from '@sitewright/model/header-footer/site-sections'
import type { PageSummary } from '@sitewright/model/pages/page-answers'
import { useEffect, useState } from 'react'
import { usePageSummary, usePages } from '../data/queries'
import type { PageSession } from '../document/sessions/page-session'
import { usePageSession } from '../editor/use-page-session'
import { useSiteSections } from '../editor/use-site-sections'
import type { Route } from '../ground/router'

/** What is edited in the frame: a page, or sections of every page. */
export interface Opened {
  readonly pageId: string | null
  /** Whose frame is shown: sections of every page are edited around the page that was open before. */
  readonly framePageId: string | null
  /** The open page where it is an item of a collection. */
  readonly itemId: string | null
  /** Null while a page is edited. */
  readonly sectionsId: SiteSectionsId | null
  /** All pages of the site. */
  readonly pages: readonly PageSummary[]
  readonly page: PageSummary | null
  /** Null while it loads. */
  readonly session: PageSession | null
  /** That of the page in the frame. */
  readonly pageSession: PageSession | null
  readonly pageQuery: ReturnType<typeof usePageSession>['query']
  readonly sectionsError: Error | null
}

export function useOpened(route: Route, startPageId: string | null): Opened {
  const pages = usePages().data ?? []
  const { pageId, behindId } = useOpenPageId(route, startPageId)
  const sectionsId = isSiteSections(pageId) ? pageId : null
  const shownId = sectionsId ? behindId : pageId
  const { session: pageSession, query: pageQuery } = usePageSession(shownId)
  const sections = useSiteSections(sectionsId)
  const itemId = pageQuery.data?.settings.kind === 'item' ? pageQuery.data.id : null
  const isItem = pageSession !== null && !pages.some((it) => it.id === shownId)
  const item = usePageSummary(isItem ? shownId : null).data
  const shown = pages.find((it) => it.id === shownId) ?? item ?? null
  // A cover page has no header and no footer.
  const isInPage = shown !== null && shown.settings.layout !== 'cover' && !pageQuery.isError
  return {
    ...{ pageId, itemId, sectionsId, pages, pageSession, pageQuery },
    framePageId: sectionsId && !isInPage ? sectionsId : shownId,
    page: sectionsId ? null : shown,
    // The page in the frame stays while they load.
    session: sectionsId ? (sections.session ?? (isInPage ? pageSession : null)) : pageSession,
    sectionsError: sectionsId ? sections.loadError : null,
  }
}

/** The last opened page stays open behind the other screens; sections of every page are left with theirs. */
function useOpenPageId(route: Route, startPageId: string | null) {
  const [lastPageId, setLastPageId] = useState<string | null>(null)
  const asked = route.screen === 'pages' ? route.part : null
  useEffect(() => {
    if (asked && !isSiteSections(asked)) setLastPageId(asked)
  }, [asked])
  const behindId = lastPageId ?? startPageId
  return { pageId: asked ?? behindId, behindId }
}
