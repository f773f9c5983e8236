import type { NavigationLink, ViewContext } from '@sitewright/blocks/ground/view-context'
import { listUsedAssets } from '@sitewright/blocks/page/used-assets'
import { listUsedItemShelves } from '@sitewright/blocks/page/used-item-shelves'
import { listUsedShelves } from '@sitewright/blocks/page/used-shelves'
import type { PageDocument } from '@sitewright/model/pages/document'
import { useMemo, useRef, useSyncExternalStore } from 'react'
import { useItemShelves } from '../../data/collections/item-shelves'
import { useFoundAssets } from '../../data/files/assets'
import { usePages } from '../../data/queries'
import { useSiteDocument } from '../../data/site/site-documents'
import { useNavigationLinks } from '../../data/site/use-navigation-links'
import { useVisitorTexts } from '../../data/site/use-visitor-texts'
import { listShelfPictures, useShelves } from '../../data/store/shelves'
import { useSiteColors } from '../../editor/use-site-colors'
import type { DrawnStore } from './frame-page'

/** All that the views may know beside the page, the same object until something of it changes; null until all is there. */
export function useViewContext(pageId: string, store: DrawnStore): ViewContext | null {
  const usedIds = useUsed(store, listUsedAssets)
  const shelf = useShelves(useUsed(store, listUsedShelves))
  const listed = useItemShelves(useUsed(store, listUsedItemShelves))
  const assetIds = useMemo(() => [...new Set([...usedIds, ...listShelfPictures(shelf.shelves)])], [usedIds, shelf])
  const { assets, isSettled } = useFoundAssets(assetIds)
  const { shelves } = shelf
  const { itemShelves } = listed
  const settings = useSiteDocument('settings').data?.body
  const texts = useVisitorTexts(settings?.language)
  const colors = useSiteColors()
  const hasStore = usePages().data?.some((page) => page.settings.kind === 'store' && page.state !== 'draft') ?? false
  // The first drawing waits for pictures and products, or the page would flicker from full to empty to full.
  const isReady = useRef(false)
  isReady.current ||= isSettled && shelf.isSettled && listed.isSettled
  const canDraw = isReady.current
  const navigation = useNavigation(pageId)
  return useMemo(
    () =>
      settings && texts && colors && canDraw
        ? { assets, shelves, itemShelves, hasStore, navigation, settings, texts, colors, isEditing: true }
        : null,
    [assets, shelves, itemShelves, hasStore, navigation, settings, texts, colors, canDraw],
  )
}

/** The same list while its links are the same, though pages are read anew after each save. */
function useNavigation(pageId: string): readonly NavigationLink[] {
  const links = useNavigationLinks(pageId)
  const last = useRef(links)
  if (JSON.stringify(links) !== JSON.stringify(last.current)) last.current = links
  return last.current
}

/** The same list while the page shows the same. */
function useUsed<Used>(store: DrawnStore, list: (page: PageDocument) => readonly Used[]): readonly Used[] {
  const last = useRef<{ page: PageDocument | null; used: readonly Used[] }>({ page: null, used: [] })
  return useSyncExternalStore(store.subscribe, () => {
    const { page } = store.read()
    const { used } = last.current
    if (page === last.current.page) return used
    const found = list(page)
    last.current = { page, used: JSON.stringify(found) === JSON.stringify(used) ? used : found }
    return last.current.used
  })
}
