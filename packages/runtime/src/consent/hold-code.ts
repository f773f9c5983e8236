import { consentAttribute } from '@sitewright/model/overlays/consent/consent-category'
import type { FeatureLoader } from '../features/load-feature'
import type { SiteConsent } from './create-consent'

/** Code that waits for consent runs as soon as it is given, without a reload; taken back, the page starts anew without it. */
export function holdCode(consent: SiteConsent, loadFeature: FeatureLoader): () => void {
  let hasRun = false
  function follow(): void {
    if (consent.mayTrack && !hasRun && document.querySelector(`[${consentAttribute}]`)) {
      hasRun = true
      loadFeature({ trigger: 'consent', load: async () => (await import('./release-code')).releaseCode(document) })
    }
    // What runs cannot be stopped: only a new page is free of it.
    if (!consent.mayTrack && hasRun) location.reload()
  }
  follow()
  return consent.onChange(follow)
}
