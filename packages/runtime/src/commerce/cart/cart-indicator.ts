import { badgeText, type CountTexts, spokenBadgeLabel } from '@sitewright/model/commerce/cart/cart-badge'

/**
 * Writes the number of items over every link to the cart. Until the first time nothing is said about it; on a page that lost its
 * context the words stay as the host wrote them.
 */
export function showCount(count: number, texts: CountTexts | undefined): void {
  for (const link of document.querySelectorAll<HTMLElement>('[data-cart-link]')) {
    link.dataset.cartLink = 'initialized'
    write(link, '[data-cart-badge]', badgeText(count))
    if (texts) write(link, '[data-cart-label]', spokenBadgeLabel(count, texts))
    write(link, '[data-cart-count]', `(${badgeText(count) || 0})`)
  }
}

function write(link: HTMLElement, selector: string, text: string): void {
  const place = link.querySelector(selector)
  if (place) place.textContent = text
}
