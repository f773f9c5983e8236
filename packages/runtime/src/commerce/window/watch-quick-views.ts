import { identityCookies } from '@sitewright/model/accounts/identity-cookies'
import { censusTimeoutMs } from '@sitewright/model/analytics/pages/census-timeout'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { storefrontAddresses } from '@sitewright/model/routes/storefront-addresses'
import { readCookie } from '../../browser/cookies'
import { ownAddress } from '../../browser/own-address'
import type { SiteRuntime } from '../../site/site-runtime'

/** A press on 'Quick View' opens the product over the list; without scripts, or when that fails, it leads to its page. */
export function watchQuickViews(list: HTMLElement, site: SiteRuntime, signal: AbortSignal): void {
  list.addEventListener(
    'click',
    async (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('[data-quick-view]')
      const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0
      if (!link || !isPlain || link.ariaBusy === 'true') return
      event.preventDefault()
      link.ariaBusy = 'true'
      const view = await site.loadFeature({ trigger: 'quick view', load: () => import('./quick-view') })
      const isShown = (await view?.openQuickView(link, site, signal)) ?? false
      link.ariaBusy = null
      if (signal.aborted) return
      if (isShown) tellQuickView(link.dataset.quickView ?? '')
      else location.assign(link.href)
    },
    { signal },
  )
}

/** What becomes of it changes nothing for the visitor. */
function tellQuickView(productId: string): void {
  fetch(ownAddress(fillPath(storefrontAddresses.quickView, { productId })), {
    method: 'POST',
    headers: { 'X-CSRF-Token': readCookie(identityCookies.crumb) ?? '' },
    keepalive: true,
    signal: AbortSignal.timeout(censusTimeoutMs),
  }).catch(() => {})
}
