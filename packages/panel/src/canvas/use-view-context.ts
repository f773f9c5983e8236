import { listUsedAssets } from '@sitewright/blocks/used-assets'
import type { NavigationLink, ViewContext } from '@sitewright/blocks/view-context'
import type { PageDocument } from '@sitewright/model/pages/document'
import { useMemo, useRef, useSyncExternalStore } from 'react'
import { useFoundAssets } from '../data/assets'
import { useSiteDocument } from '../data/site-documents'
import { useNavigationLinks } from '../data/use-navigation-links'
import type { PageSession } from '../document/page-session'

/** All that the views may know beside the page, the same object until something of it changes; null until all is there. */
export function useViewContext(session: PageSession): ViewContext | null {
  const usedIds = useUsedAssets(session)
  const { assets, isSettled } = useFoundAssets(usedIds)
  const settings = useSiteDocument('settings').data?.body
  // The first drawing waits for the pictures, or the page would flicker from full to empty to full.
  const isReady = useRef(false)
  isReady.current ||= isSettled
  const canDraw = isReady.current
  const navigation = useNavigation(session.pageId)
  return useMemo(
    () => (settings && canDraw ? { assets, navigation, settings, isEditing: true } : null),
    [assets, navigation, settings, canDraw],
  )
}

/** The same list while its links are the same, though pages are read anew after each save. */
function useNavigation(pageId: string): readonly NavigationLink[] {
  const links = useNavigationLinks(pageId)
  const last = useRef(links)
  if (JSON.stringify(links) !== JSON.stringify(last.current)) last.current = links
  return last.current
}

/** The same list while the page shows the same files. */
function useUsedAssets({ store }: PageSession): readonly string[] {
  const last = useRef<{ page: PageDocument | null; ids: readonly string[] }>({ page: null, ids: [] })
  return useSyncExternalStore(store.subscribe, () => {
    const { page } = store.read()
    const { ids } = last.current
    if (page === last.current.page) return ids
    const found = listUsedAssets(page)
    last.current = { page, ids: found.join(' ') === ids.join(' ') ? ids : found }
    return last.current.ids
  })
}
