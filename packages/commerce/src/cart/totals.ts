import type { Cart, CartEntry } from '@sitewright/model/commerce/cart/cart'
import type { CurrencyCode } from '@sitewright/model/commerce/money/currencies'
import { makeMoney, multiplyMoney, sumMoney } from '../money/money'

type EntryTotals = Pick<
  Cart,
  'subtotalCents' | 'subtotalAmount' | 'totalQuantity' | 'hasDigital' | 'purelyDigital' | 'requiresShipping'
>

type CountedEntry = Pick<CartEntry, 'quantity' | 'unitPriceCents' | 'isDigital' | 'requiresShipping'>

/** What follows from a cart's entries alone. */
export function totalEntries(entries: readonly CountedEntry[], currency: CurrencyCode): EntryTotals {
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
