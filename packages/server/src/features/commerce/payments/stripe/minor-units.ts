import { getCurrency } from '@sitewright/model/commerce/money/currencies'
import type { Money } from '@sitewright/model/commerce/money/money'

/**
 * An amount as Stripe counts it: in the smallest unit of its currency. Of those that stores sell in, only yen has no smaller one;
 * the others have hundredths at Stripe, also where prices are written without them.
 */
export function toMinorUnits({ cents, currency }: Money): number {
  return getCurrency(currency).fractionDigits === 0 ? cents / 100 : cents
}
