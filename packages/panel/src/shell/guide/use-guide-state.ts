import { usePages } from '../../data/queries'
import { useSiteDocument } from '../../data/site/site-documents'
import type { GuideState } from './guide-steps'

export function useGuideState(): GuideState | null {
  const pages = usePages().data
  const settings = useSiteDocument('settings').data?.body
  const stylesVersion = useSiteDocument('styles').data?.version
  return pages && settings && stylesVersion !== undefined ? { pages, settings, stylesVersion } : null
}
