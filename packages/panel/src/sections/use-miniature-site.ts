import type { ViewContext } from '@sitewright/blocks/ground/view-context'
import { listUsedAssets } from '@sitewright/blocks/page/used-assets'
import { listUsedItemShelves } from '@sitewright/blocks/page/used-item-shelves'
import { listUsedShelves } from '@sitewright/blocks/page/used-shelves'
import { type PageDocument, pageFormat, type Section } from '@sitewright/model/pages/document'
import { hasContent } from '@sitewright/model/pages/page-settings'
import type { SiteStyles } from '@sitewright/model/site/styles'
import { useMemo, useRef } from 'react'
import { useItemShelves } from '../data/collections/item-shelves'
import { useAssetMap } from '../data/files/assets'
import { usePages } from '../data/queries'
import { useSiteDocument } from '../data/site/site-documents'
import { useVisitorTexts } from '../data/site/use-visitor-texts'
import { listShelfPictures, useShelves } from '../data/store/shelves'
import { useLiveStyles } from '../editor/use-live-site'

/** What miniatures need to know of the site; null while it loads. */
export function useMiniatureSite(sections: readonly Section[]): { styles: SiteStyles; context: ViewContext } | null {
  const settings = useSiteDocument('settings').data?.body
  const stored = useSiteDocument('styles').data?.body
  const styles = useLiveStyles() ?? stored
  const texts = useVisitorTexts(settings?.language)
  const pages = usePages().data
  const used = useMemo((): PageDocument => ({ format: pageFormat, sections: [...sections] }), [sections])
  const { shelves } = useShelves(useMemo(() => listUsedShelves(used), [used]))
  const { itemShelves } = useItemShelves(useMemo(() => listUsedItemShelves(used), [used]))
  const usedIds = useMemo(() => [...new Set([...listUsedAssets(used), ...listShelfPictures(shelves)])], [used, shelves])
  const assets = useSameMap(useAssetMap(usedIds))
  return useMemo(() => {
    if (!settings || !texts || !styles) return null
    const navigation = (pages ?? [])
      .filter((page) => hasContent(page.settings) && page.settings.inNavigation)
      .slice(0, 5)
      .map((page) => ({ title: page.settings.title, href: page.path, isCurrent: false, children: [] }))
    return {
      styles,
      context: { assets, shelves, itemShelves, navigation, settings, texts, colors: styles, isEditing: true },
    }
  }, [settings, texts, styles, pages, assets, shelves, itemShelves])
}

/** The map before while it holds the same: a new one would draw every miniature anew. */
function useSameMap<Value>(next: ReadonlyMap<string, Value>): ReadonlyMap<string, Value> {
  const kept = useRef(next)
  const isSame = kept.current.size === next.size && [...next].every(([key, value]) => kept.current.get(key) === value)
  if (!isSame) kept.current = next
  return kept.current
}
