import { paths } from '../routes/paths'

export const checkoutPlaces = {
  cart: paths.gotoCheckout,
  subscribe: '/checkout/subscribe',
  donate: '/checkout/donate',
  giftCard: '/checkout/giftcard',
} as const

export type CheckoutDecision = { goTo: string } | { alert: string }

interface CheckoutVisit {
  readonly areCookiesOn: boolean
  readonly hasCartCookie: boolean
  /** What is said where it does not open. */
  readonly refusal: string
}

/** Without a readable cart cookie the checkout would open on nobody's cart. */
export function decideCheckout({ areCookiesOn, hasCartCookie, refusal }: CheckoutVisit): CheckoutDecision {
  return areCookiesOn && hasCartCookie ? { goTo: checkoutPlaces.cart } : { alert: refusal }
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
