import { listNavigationLinks } from '@sitewright/blocks/navigation/list-navigation-links'
import type { NavigationLink } from '@sitewright/blocks/view-context'
import { useMemo } from 'react'
import { usePages } from './queries'

/** The menu as visitors see it, for what the panel draws itself. */
export function useNavigationLinks(currentId: string | null): readonly NavigationLink[] {
  const pages = usePages().data
  return useMemo(() => {
    const published = (pages ?? []).filter((page) => page.publishedAt !== null)
    const homepageId = published.find((page) => page.isHomepage)?.id ?? null
    const placed = published.map((page, position) => ({ id: page.id, settings: page.settings, position }))
    return listNavigationLinks({ pages: placed, homepageId }, currentId)
  }, [pages, currentId])
}
