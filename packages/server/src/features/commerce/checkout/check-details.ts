import type { CheckoutDetails } from '@sitewright/model/commerce/checkout/checkout'
import type { CheckoutSettings } from '@sitewright/model/commerce/checkout/checkout-settings'
import type { Totals } from '@sitewright/model/commerce/money/totals'
import { type Failure, fail } from '@sitewright/model/failures/catalog'
import { checkAddresses } from '../orders/check-addresses'

/** What is missing or wrong before somebody may pay, each at its field; null when nothing is. */
export function checkDetails(
  details: CheckoutDetails,
  totals: Totals,
  { requiresTerms, fields }: CheckoutSettings,
): Failure | null {
  const { shippingAddress, billingAddress } = usedAddresses(details, totals)
  const errors = {
    ...(details.email === null ? { email: 'Enter your email.' } : {}),
    ...(isAddressMissing(details, totals) ? { shippingAddress: 'Enter your address.' } : {}),
    ...checkAddresses({ shippingAddress, billingAddress }),
    ...(requiresTerms && !details.acceptsTerms ? { acceptsTerms: 'Accept the terms to order.' } : {}),
    ...Object.fromEntries(
      fields
        .filter(({ name, isRequired }) => isRequired && !details.fields[name])
        .map(({ name }) => [`fields.${name}`, 'Fill in this field.']),
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
