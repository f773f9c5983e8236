import type { NavigationLink } from '@sitewright/blocks/ground/view-context'
import { listNavigationLinks } from '@sitewright/blocks/links/list-navigation-links'
import { isSpecialPage } from '@sitewright/model/site/special-pages'
import { useMemo } from 'react'
import { usePages } from '../queries'
import { useSiteDocument } from './site-documents'

/** The menu as visitors see it, for what the panel draws itself. */
export function useNavigationLinks(currentId: string | null): readonly NavigationLink[] {
  const pages = usePages().data
  const settings = useSiteDocument('settings').data?.body
  return useMemo(() => {
    const isShown = (id: string) => settings === undefined || !isSpecialPage(settings, id)
    const published = (pages ?? []).filter((page) => page.publishedAt !== null && isShown(page.id))
    const homepageId = published.find((page) => page.isHomepage)?.id ?? null
    const placed = published.map((page, position) => ({ id: page.id, settings: page.settings, position }))
    return listNavigationLinks({ pages: placed, homepageId }, currentId)
  }, [pages, settings, currentId])
}
