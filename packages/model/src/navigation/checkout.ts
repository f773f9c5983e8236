export const checkoutPlaces = {
  cart: '/commerce/goto-checkout',
  subscribe: '/checkout/subscribe',
  donate: '/checkout/donate',
  giftCard: '/checkout/giftcard',
} as const

export const checkoutRefusedText =
  'Either your session has expired or you do not have cookies enabled. We cannot continue to checkout.'

export type CheckoutDecision = { goTo: string } | { alert: string }

/** Without a readable cart cookie the checkout would open on nobody's cart. */
export function decideCheckout(visit: { areCookiesOn: boolean; hasCartCookie: boolean }): CheckoutDecision {
  return visit.areCookiesOn && visit.hasCartCookie ? { goTo: checkoutPlaces.cart } : { alert: checkoutRefusedText }
}

export function buildSubscribeAddress(cartToken: string): string {
  return addQuery(checkoutPlaces.subscribe, { cartToken })
}

export function buildDonateAddress(donatePageId: string): string {
  return addQuery(checkoutPlaces.donate, { donatePageId })
}

interface GiftCardChoice {
  websiteId: string
  giftCardProductId: string
  sku?: string
}

export function buildGiftCardAddress({ websiteId, giftCardProductId, sku }: GiftCardChoice): string {
  return addQuery(checkoutPlaces.giftCard, { websiteId, giftCardProductId, ...(sku ? { sku } : {}) })
}

function addQuery(place: string, values: Record<string, string>): string {
  return `${place}?${new URLSearchParams(values)}`
}
