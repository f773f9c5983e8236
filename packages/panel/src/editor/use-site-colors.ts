import type { SiteColors } from '@sitewright/blocks/ground/view-context'
import { useMemo } from 'react'
import { useSiteDocument } from '../data/site/site-documents'
import { useLiveStyles } from './use-live-site'

/** The colors of the site as they are now, the same object until one of them changes; null until they are there. */
export function useSiteColors(): SiteColors | null {
  const stored = useSiteDocument('styles').data?.body
  const { palette, themes } = useLiveStyles() ?? stored ?? {}
  return useMemo(() => (palette && themes ? { palette, themes } : null), [palette, themes])
}
