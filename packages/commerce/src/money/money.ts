import { type CurrencyCode, isCurrencyCode } from '@sitewright/model/commerce/money/currencies'
import type { Money } from '@sitewright/model/commerce/money/money'

/** Without its schema: pages that write amounts load this. */
export function isMoney(value: unknown): value is Money {
  if (typeof value !== 'object' || value === null) return false
  const { cents, currency } = value as Record<string, unknown>
  return Number.isSafeInteger(cents) && isCurrencyCode(currency)
}

/** A fraction of a cent is a programming error: round first, in `rounding`. */
export function makeMoney(cents: number, currency: CurrencyCode): Money {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Money needs whole cents, got ${cents}`)
  return { cents: cents + 0, currency }
}

export function zeroMoney(currency: CurrencyCode): Money {
  return { cents: 0, currency }
}

function requireSameCurrency(a: Money, b: Money): void {
  if (a.currency !== b.currency) throw new TypeError(`Cannot mix ${a.currency} with ${b.currency}`)
}

export function addMoney(a: Money, b: Money): Money {
  requireSameCurrency(a, b)
  return makeMoney(a.cents + b.cents, a.currency)
}

export function subtractMoney(a: Money, b: Money): Money {
  requireSameCurrency(a, b)
  return makeMoney(a.cents - b.cents, a.currency)
}

export function multiplyMoney(amount: Money, count: number): Money {
  return makeMoney(amount.cents * count, amount.currency)
}

export function compareMoney(a: Money, b: Money): number {
  requireSameCurrency(a, b)
  return a.cents - b.cents
}

export function sumMoney(amounts: readonly Money[], currency: CurrencyCode): Money {
  return amounts.reduce(addMoney, zeroMoney(currency))
}
