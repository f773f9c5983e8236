import type { AddressRule } from '@sitewright/model/commerce/addresses/address-rule'
import type { Checkout } from '@sitewright/model/commerce/checkout/checkout'
import type { CountryCode } from '@sitewright/model/reference/countries'
import type { VisitorTexts } from '@sitewright/model/visitor-texts/visitor-texts'

export const checkoutElementId = 'checkout'
export const checkoutDataElementId = 'checkout-data'

export type CheckoutTexts = VisitorTexts['checkout'] & Pick<VisitorTexts, 'addresses'>

/** What the host writes beside the page of a checkout. */
export interface CheckoutData {
  readonly checkout: Checkout
  readonly locale: string
  readonly texts: CheckoutTexts
  /** Where to write to the shop; null where it names no way. */
  readonly contactAddress: string | null
  readonly termsAddress: string | null
  readonly defaultCountry: CountryCode
  /** How addresses of the countries are written that the page begins with. */
  readonly rules: Readonly<Partial<Record<CountryCode, AddressRule>>>
}
