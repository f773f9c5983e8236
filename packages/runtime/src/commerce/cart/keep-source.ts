import { trackingCookies } from '@sitewright/model/analytics/visitors/cookie-names'
import { readSource, sourceLifetimeSeconds } from '@sitewright/model/commerce/orders/order-source'
import { paths } from '@sitewright/model/routes/paths'
import { writeCookie } from '../../browser/cookies'
import type { SiteRuntime } from '../../site/site-runtime'

const draftFolder = paths.draftPreview.replace(':token', '')

/** Who looks at a draft works on the site: that is no visit. */
function isDraft(): boolean {
  return location.pathname.startsWith(draftFolder)
}

/** Remembers where this visitor came from, once they allow it; what they do on the site changes nothing of it. */
export function keepSource({ consent }: Pick<SiteRuntime, 'consent'>): () => void {
  const source = isDraft() ? null : readSource(new URL(location.href), document.referrer)
  function keep(): void {
    if (source !== null && consent.mayTrack) writeCookie(trackingCookies.source, source, sourceLifetimeSeconds)
  }
  keep()
  return consent.onChange(keep)
}
