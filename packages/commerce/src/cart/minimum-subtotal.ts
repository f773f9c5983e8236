import type { Money } from '@sitewright/model/commerce/money/money'
import { fillWords } from '@sitewright/model/strings/fill-words'
import { formatMoney, type MoneyFormat } from '../money/format'
import { compareMoney } from '../money/money'

/** Why the cart may not go to checkout yet, or null when it may. Discounts are not subtracted from the subtotal. */
export function checkMinimumSubtotal(
  subtotal: Money,
  minimum: Money | null,
  { text, format = {} }: { readonly text: string; readonly format?: MoneyFormat },
): string | null {
  if (minimum === null || compareMoney(subtotal, minimum) >= 0) return null
  return fillWords(text, { minimum: formatMoney(minimum, format) })
}
