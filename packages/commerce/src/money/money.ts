import { type CurrencyCode, currencyCodes } from '@sitewright/model/commerce/currencies'
import { z } from 'zod'

/** An amount in hundredths of its currency, whatever the currency shows: 100000 in JPY is 1,000 yen. */
export const money = z.object({ cents: z.int(), currency: z.enum(currencyCodes) })
export type Money = Readonly<z.infer<typeof money>>

export function isMoney(value: unknown): value is Money {
  return money.safeParse(value).success
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
