import { identityCookies } from '@sitewright/model/accounts/identity-cookies'
import { addToCartAttribute } from '@sitewright/model/commerce/cart/cart-form'
import { api } from '@sitewright/model/routes/api'
import { readCookie } from '../../browser/cookies'
import { ownAddress } from '../../browser/own-address'
import { readTexts } from '../../context/read-texts'
import { loadCommerce } from '../../features/load-commerce'
import type { SiteRuntime } from '../../site/site-runtime'
import { showCount } from './cart-indicator'
import { guardCheckout } from './go-to-checkout'
import { keepSource } from './keep-source'

/** The number in the header, and the forms of products, wherever on the page they come to stand. */
export function startCart(site: SiteRuntime): () => void {
  const ended = new AbortController()
  const { signal } = ended
  signal.addEventListener('abort', keepSource(site))
  syncCount(site)
  document.addEventListener('submit', (event) => takeOver(event, site), { signal })
  document.addEventListener('click', (event) => guardCheckout(event, site), { signal })
  // A page that the browser kept whole shows an old number.
  window.addEventListener('pageshow', ({ persisted }) => persisted && syncCount(site), { signal })
  return () => ended.abort()
}

/** Without the cookie there is no cart, and nobody need ask. */
async function syncCount({ context }: SiteRuntime): Promise<void> {
  const texts = readTexts(context, 'cart')
  if (readCookie(identityCookies.hasCart) === undefined) return showCount(0, texts)
  try {
    const answer = await fetch(ownAddress(api.cartSummary))
    const { itemsCount } = (await answer.json()) as { itemsCount?: unknown }
    if (typeof itemsCount === 'number') showCount(itemsCount, texts)
  } catch {
    // Without the number the link leads to the cart as before.
  }
}

async function takeOver(event: SubmitEvent, site: SiteRuntime): Promise<void> {
  const { target: form, submitter } = event
  if (!(form instanceof HTMLFormElement) || !form.hasAttribute(addToCartAttribute)) return
  // A button that leads elsewhere does not add.
  if (submitter?.hasAttribute('formaction')) return
  event.preventDefault()
  const feature = await loadCommerce(site, { trigger: 'add to cart', load: () => import('./add-to-cart') })
  if (feature) return feature.addToCart(form, submitter, site)
  // As without scripts. A field may have the name of this method.
  HTMLFormElement.prototype.submit.call(form)
}
