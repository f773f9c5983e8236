import type { SiteRuntime } from '../../site/site-runtime'
import { runCart } from './run-cart'

/** The page of the cart, in place; without this its forms load it anew. */
export function startCartPage(site: SiteRuntime): () => void {
  const ended = new AbortController()
  const place = document.querySelector<HTMLElement>('[data-cart-place]')
  if (place) runCart(place, { view: 'page', site, signal: ended.signal })
  return () => ended.abort()
}
