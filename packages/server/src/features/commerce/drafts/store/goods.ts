import type { JudgedDiscount } from '@sitewright/commerce/totals/totals-input'
import type { CartEntry } from '@sitewright/model/commerce/cart/cart'
import type { Offer } from '../../cart/offer-rows'
import type { CartChoices } from '../../pricing/choice-rows'

/** What of a cart or a draft can be bought now, by the stock of the server. */
export interface Goods {
  readonly entries: readonly CartEntry[]
  readonly offers: readonly Offer[]
  /** All that are in it. */
  readonly variantIds: readonly string[]
  /** Names of what is in it and cannot be bought. */
  readonly missing: readonly string[]
  readonly isEmpty: boolean
  /** Whether it is bought altogether or not at all. */
  readonly isWhole: boolean
  /** Why it is not sold yet, in words. */
  readonly refusal: string | null
  readonly choices: CartChoices
  /** What is taken off; null: whatever the store offers. */
  readonly discounts: readonly JudgedDiscount[] | null
}
