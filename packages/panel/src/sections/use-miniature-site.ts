import { listUsedAssets } from '@sitewright/blocks/used-assets'
import type { ViewContext } from '@sitewright/blocks/view-context'
import { pageFormat, type Section } from '@sitewright/model/pages/document'
import type { SiteStyles } from '@sitewright/model/site/styles'
import { useMemo, useRef } from 'react'
import { useAssetMap } from '../data/assets'
import { usePages } from '../data/queries'
import { useSiteDocument } from '../data/site-documents'
import { useLiveStyles } from '../shell/use-live-site'

/** What miniatures need to know of the site; null while it loads. */
export function useMiniatureSite(sections: readonly Section[]): { styles: SiteStyles; context: ViewContext } | null {
  const settings = useSiteDocument('settings').data?.body
  const stored = useSiteDocument('styles').data?.body
  const styles = useLiveStyles() ?? stored
  const pages = usePages().data
  const usedIds = useMemo(() => listUsedAssets({ format: pageFormat, sections: [...sections] }), [sections])
  const assets = useSameMap(useAssetMap(usedIds))
  return useMemo(() => {
    if (!settings || !styles) return null
    const navigation = (pages ?? [])
      .filter((page) => page.settings.kind === 'page' && page.settings.inNavigation)
      .slice(0, 5)
      .map((page) => ({ title: page.settings.title, href: page.path, isCurrent: false, children: [] }))
    return { styles, context: { assets, navigation, settings, isEditing: true } }
  }, [settings, styles, pages, assets])
}

/** The map before while it holds the same: a new one would draw every miniature anew. */
function useSameMap<Value>(next: ReadonlyMap<string, Value>): ReadonlyMap<string, Value> {
  const kept = useRef(next)
  const isSame = kept.current.size === next.size && [...next].every(([key, value]) => kept.current.get(key) === value)
  if (!isSame) kept.current = next
  return kept.current
}
