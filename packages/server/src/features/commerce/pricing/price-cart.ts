import { asksForCategories } from '@sitewright/commerce/totals/asks-for-categories'
import { computeTotals } from '@sitewright/commerce/totals/compute-totals'
import { findDiscountState } from '@sitewright/commerce/totals/discount-state'
import type { JudgedDiscount, TotalsEntry, TotalsInput } from '@sitewright/commerce/totals/totals-input'
import type { CartEntry } from '@sitewright/model/commerce/cart/cart'
import type { Totals } from '@sitewright/model/commerce/money/totals'
import { productTypes } from '@sitewright/model/reference/products'
import type { Tx } from '../../../storage/database'
import { listOffered } from '../discounts/rows'
import { countUsesByPerson } from '../discounts/use-rows'
import type { CartChoices } from './choice-rows'
import { codeLocation } from './region-codes'
import { listCategoriesOf } from './rows'

/** What delivery and taxes ask about something that is sold. */
interface SoldVariant {
  readonly variantId: string
  readonly productType: number
  readonly weightGrams: number
}

/** By which rules a site sells. */
export interface SellingRules extends Pick<TotalsInput, 'currency' | 'delivery' | 'tax' | 'words'> {
  readonly websiteId: string
}

export interface PricedCart {
  readonly rules: SellingRules
  /** Those that can be bought. */
  readonly entries: readonly CartEntry[]
  readonly variants: readonly SoldVariant[]
  readonly choices: CartChoices
  readonly customer: TotalsInput['customer']
  /** Null or absent: those that the store offers. */
  readonly discounts?: readonly JudgedDiscount[] | null
  readonly now: number
}

export interface Pricing {
  readonly totals: Totals
  /** Whether a buyer could have a code at all. */
  readonly takesCodes: boolean
}

/** The totals of a cart by the discounts, delivery and taxes of today. */
export async function priceCart(tx: Tx, cart: PricedCart): Promise<Pricing> {
  const { currency, delivery, tax, words, websiteId } = cart.rules
  const { discounts, takesCodes } = cart.discounts
    ? { discounts: cart.discounts, takesCodes: false }
    : await judgeOffered(tx, cart)
  const productIds = asksForCategories({ discounts, tax }) ? cart.entries.map(({ itemId }) => itemId) : []
  const categories = await listCategoriesOf(tx, websiteId, [...new Set(productIds)])
  const totals = computeTotals({
    ...{ currency, delivery, tax, discounts, words },
    ...cart.choices,
    location: cart.choices.location && codeLocation(cart.choices.location),
    customer: cart.customer,
    entries: describeGoods(cart, categories),
  })
  return { totals, takesCodes }
}

function describeGoods({ entries, variants }: PricedCart, categories: ReadonlyMap<string, string[]>): TotalsEntry[] {
  const sold = new Map(variants.map((variant) => [variant.variantId, variant]))
  return entries.map(({ id, itemId, variantId, title, unitPriceCents, quantity, requiresShipping }) => ({
    entryId: id,
    title,
    productId: itemId,
    categoryIds: categories.get(itemId) ?? [],
    unitPriceCents,
    quantity,
    weightGrams: sold.get(variantId)?.weightGrams ?? 0,
    requiresDelivery: requiresShipping,
    isGiftCard: sold.get(variantId)?.productType === productTypes.giftCard,
  }))
}

async function judgeOffered(tx: Tx, { rules, choices, customer, now }: PricedCart) {
  const { websiteId } = rules
  const { offered, takesCodes } = await listOffered(tx, websiteId, choices.codes)
  const email = offered.some(({ oncePerCustomer }) => oncePerCustomer) ? customer.email : null
  const uses =
    email === null ? new Map<string, number>() : await countUsesByPerson(tx, { websiteId, email: email.toLowerCase() })
  const discounts = offered.map((discount) => ({
    ...discount,
    state: findDiscountState(discount, now),
    usesByCustomer: uses.get(discount.id) ?? 0,
  }))
  return { discounts, takesCodes }
}
