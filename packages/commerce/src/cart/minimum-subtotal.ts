import { formatMoney, type MoneyFormat } from '../money/format'
import { compareMoney, type Money } from '../money/money'

/** Why the cart may not go to checkout yet, or null when it may. Discounts are not subtracted from the subtotal. */
export function checkMinimumSubtotal(subtotal: Money, minimum: Money | null, format: MoneyFormat = {}): string | null {
  if (minimum === null || compareMoney(subtotal, minimum) >= 0) return null
  return `To check out, your order subtotal must be ${formatMoney(minimum, format)} or more.`
}
