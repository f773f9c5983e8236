import type { CheckoutDetails } from '@sitewright/model/commerce/checkout/checkout'
import type { CheckoutSettings } from '@sitewright/model/commerce/checkout/checkout-settings'
import type { Totals } from '@sitewright/model/commerce/money/totals'
import { type Failure, fail } from '@sitewright/model/failures/catalog'
import type { VisitorTexts } from '@sitewright/model/visitor-texts/visitor-texts'
import { checkAddresses } from '../orders/check-addresses'

interface Asking {
  readonly settings: CheckoutSettings
  readonly texts: Pick<VisitorTexts, 'addresses' | 'checkout'>
}

/** What is missing or wrong before somebody may pay, each at its field; null when nothing is. */
export function checkDetails(
  details: CheckoutDetails,
  totals: Totals,
  { settings: { requiresTerms, fields }, texts }: Asking,
): Failure | null {
  const { shippingAddress, billingAddress } = usedAddresses(details, totals)
  const { checks } = texts.checkout
  const errors = {
    ...(details.email === null ? { email: checks.emailMissing } : {}),
    ...(isAddressMissing(details, totals) ? { shippingAddress: checks.addressMissing } : {}),
    ...checkAddresses({ shippingAddress, billingAddress }, texts.addresses),
    ...(requiresTerms && !details.acceptsTerms ? { acceptsTerms: checks.termsMissing } : {}),
    ...Object.fromEntries(
      fields
        .filter(({ name, isRequired }) => isRequired && !details.fields[name])
        .map(({ name }) => [`fields.${name}`, checks.answerMissing]),
    ),
  }
  if (Object.keys(errors).length > 0) return fail('checkout.incomplete', { errors })
  return totals.needsDelivery && totals.chosenDelivery === null ? fail('checkout.no-delivery') : null
}

/** What was half written before the buyer chose to fetch the order, or took out what is sent, is not part of it. */
export function usedAddresses(
  { shippingAddress, billingAddress }: CheckoutDetails,
  { needsDelivery, chosenDelivery }: Totals,
): Pick<CheckoutDetails, 'shippingAddress' | 'billingAddress'> {
  const isUsed = needsDelivery
    ? chosenDelivery?.kind !== 'pickup'
    : Object.keys(checkAddresses({ shippingAddress })).length === 0
  return { shippingAddress: isUsed ? shippingAddress : null, billingAddress }
}

function isAddressMissing(details: CheckoutDetails, totals: Totals): boolean {
  const { shippingAddress, billingAddress } = usedAddresses(details, totals)
  if (totals.needsDelivery && totals.chosenDelivery?.kind !== 'pickup') return shippingAddress === null
  return totals.taxCents === null && shippingAddress === null && billingAddress === null
}
