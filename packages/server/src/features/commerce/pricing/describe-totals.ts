import type { Cart } from '@sitewright/model/commerce/cart/cart'
import type { Totals } from '@sitewright/model/commerce/money/totals'
import type { CartChoices } from './choice-rows'

/** What a cart says of its totals, in the names of its answer. */
export function describeTotals(totals: Totals, choices: CartChoices): Partial<Cart> {
  const taxes = totals.lines.filter(({ kind }) => kind === 'tax')
  return {
    shippingOptions: totals.deliveryOptions,
    ...(totals.chosenDelivery === null ? {} : { selectedShippingOption: totals.chosenDelivery }),
    ...(choices.location === null ? {} : { shippingLocation: choices.location }),
    applicableTaxRules: taxes.map(({ rule, rate }) => ({ ...rule, rate: rate ?? 0 })),
    coupons: choices.codes.map((code) => ({ code })),
    validCoupons: totals.discounts.filter(({ code }) => code !== null),
    invalidCoupons: totals.refusedCodes,
    discounts: totals.discounts,
    lines: totals.lines,
    subtotalCents: totals.subtotalCents,
    subtotalAmount: { cents: totals.subtotalCents, currency: totals.currency },
    discountCents: totals.discountCents,
    shippingCostCents: totals.deliveryCents ?? 0,
    isShippingKnown: totals.deliveryCents !== null,
    taxCents: totals.taxCents ?? 0,
    isTaxKnown: totals.taxCents !== null,
    isTaxIncluded: totals.isTaxIncluded,
    grandTotalCents: totals.totalCents,
  }
}
