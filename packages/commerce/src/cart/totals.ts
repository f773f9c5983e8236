import type { CurrencyCode } from '@sitewright/model/commerce/currencies'
import { makeMoney, multiplyMoney, sumMoney } from '../money/money'
import type { Cart, CartEntry } from './cart'

type EntryTotals = Pick<
  Cart,
  'subtotalCents' | 'subtotalAmount' | 'totalQuantity' | 'hasDigital' | 'purelyDigital' | 'requiresShipping'
>

/** What follows from a cart's entries alone. */
export function totalEntries(entries: readonly CartEntry[], currency: CurrencyCode): EntryTotals {
  const lines = entries.map((entry) => multiplyMoney(makeMoney(entry.unitPriceCents, currency), entry.quantity))
  const subtotalAmount = sumMoney(lines, currency)
  return {
    subtotalCents: subtotalAmount.cents,
    subtotalAmount,
    totalQuantity: entries.reduce((sum, entry) => sum + entry.quantity, 0),
    hasDigital: entries.some((entry) => entry.isDigital),
    purelyDigital: entries.length > 0 && entries.every((entry) => entry.isDigital),
    requiresShipping: entries.some((entry) => entry.requiresShipping),
  }
}
