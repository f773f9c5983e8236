import { startUpTexts } from '@sitewright/model/lifecycle/page-chunks'
import type { FeatureLoader } from './load-feature'

/** What sells something says so when it cannot come: its links and forms work without it. */
export async function loadCommerce<T>(
  { loadFeature }: { readonly loadFeature: FeatureLoader },
  feature: { readonly trigger: string; readonly load: () => Promise<T> },
): Promise<T | undefined> {
  const loaded = await loadFeature(feature)
  if (loaded === undefined) console.warn(startUpTexts.commerceNotLoaded)
  return loaded
}
