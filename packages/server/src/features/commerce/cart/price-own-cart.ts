import type { Cart } from '@sitewright/model/commerce/cart/cart'
import type { Clock } from '../../../ground/time-and-chance'
import type { Tx } from '../../../storage/database'
import { findMember } from '../../members/store/rows'
import type { CartChoices } from '../pricing/choice-rows'
import { describeTotals } from '../pricing/describe-totals'
import { type Pricing, priceCart } from '../pricing/price-cart'
import type { CartSite } from './cart-site'
import type { CartLine } from './offer-rows'

export interface OpenCart {
  readonly site: CartSite
  readonly memberId: string | null
  /** As its visitor gets it, but for what it costs. */
  readonly cart: Cart
  readonly lines: readonly CartLine[]
}

/** What a cart costs by its codes, its place and its delivery; other choices than the stored ones can be tried. */
export async function priceOwnCart(tx: Tx, clock: Clock, open: OpenCart, choices: CartChoices): Promise<Pricing> {
  const { site, memberId, cart, lines } = open
  const member = memberId === null ? null : await findMember(tx, { websiteId: site.websiteId, memberId })
  return priceCart(tx, {
    rules: site,
    choices,
    entries: cart.entries.filter(({ isAvailable }) => isAvailable),
    variants: lines.flatMap(({ offer }) => offer ?? []),
    customer: { email: member?.email ?? null, isMember: member !== null },
    now: clock.now(),
  })
}

export async function addTotals(tx: Tx, clock: Clock, open: OpenCart, choices: CartChoices): Promise<Cart> {
  const { totals, takesCodes } = await priceOwnCart(tx, clock, open, choices)
  return { ...open.cart, ...describeTotals(totals, choices), takesCodes }
}
