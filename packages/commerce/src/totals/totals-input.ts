import type { CurrencyCode } from '@sitewright/model/commerce/money/currencies'
import type { DeliverySettings } from '@sitewright/model/commerce/selling/delivery'
import type { BuyerLocation } from '@sitewright/model/commerce/selling/delivery-places'
import type { Discount } from '@sitewright/model/commerce/selling/discounts'
import type { TaxSettings } from '@sitewright/model/commerce/selling/tax'
import type { RefusalWords } from './refusal-words'

/** An entry of a cart, with what the rules ask about it. */
export interface TotalsEntry {
  readonly entryId: string
  readonly title: string
  readonly productId: string
  /** Those above them are among them. */
  readonly categoryIds: readonly string[]
  readonly unitPriceCents: number
  readonly quantity: number
  /** Of one. */
  readonly weightGrams: number
  readonly requiresDelivery: boolean
  readonly isGiftCard: boolean
}

export interface JudgedDiscount extends Discount {
  readonly usesByCustomer: number
}

export interface TotalsInput {
  readonly currency: CurrencyCode
  readonly entries: readonly TotalsEntry[]
  /** All that could apply: those without a code, and those of `codes`. */
  readonly discounts: readonly JudgedDiscount[]
  /** As they were entered, in upper case. */
  readonly codes: readonly string[]
  readonly customer: { readonly email: string | null; readonly isMember: boolean }
  readonly delivery: DeliverySettings
  readonly tax: TaxSettings
  readonly location: BuyerLocation | null
  /** The way of delivery that the buyer chose. */
  readonly deliveryId: string | null
  /** In which language codes are refused. */
  readonly words: RefusalWords
}
