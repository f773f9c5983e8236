import { type CurrencyCode, getCurrency } from '@sitewright/model/commerce/money/currencies'
import type { Money } from '@sitewright/model/commerce/money/money'
import { makeMoney } from './money'

/** `numerator / denominator` to the nearest whole number, halves away from zero. Exact at any size. */
function divideRounded(numerator: bigint, denominator: bigint): bigint {
  const isNegative = numerator < 0n !== denominator < 0n
  const top = numerator < 0n ? -numerator : numerator
  const bottom = denominator < 0n ? -denominator : denominator
  const rounded = (top * 2n + bottom) / (bottom * 2n)
  return isNegative ? -rounded : rounded
}

/** The smallest amount the currency shows, in hundredths: whole yen are steps of 100. */
function stepOf(currency: CurrencyCode): number {
  return 10 ** (2 - getCurrency(currency).fractionDigits)
}

export function roundToCurrency(amount: Money): Money {
  const step = stepOf(amount.currency)
  return makeMoney(Number(divideRounded(BigInt(amount.cents), BigInt(step))) * step, amount.currency)
}

/** A part of an amount, such as a tax of 8.875 percent: `takePortion(amount, 8875, 100_000)`. Rounded once. */
export function takePortion(amount: Money, numerator: number, denominator: number): Money {
  const step = stepOf(amount.currency)
  const steps = divideRounded(BigInt(amount.cents) * BigInt(numerator), BigInt(denominator) * BigInt(step))
  return makeMoney(Number(steps) * step, amount.currency)
}

/**
 * Splits by weights, in steps of the currency, so that the parts add up to the whole: what rounding leaves goes to the parts
 * that lost the most by it, of equal ones to the first.
 */
export function splitMoney(amount: Money, weights: readonly number[]): Money[] {
  const total = BigInt(weights.reduce((sum, weight) => sum + weight, 0))
  if (total <= 0n) throw new RangeError('A split needs at least one weight above 0')
  const step = stepOf(amount.currency)
  if (amount.cents % step !== 0)
    throw new RangeError(`A split needs an amount in steps of ${step}, got ${amount.cents}`)
  const steps = BigInt(Math.abs(amount.cents) / step)
  const shares = weights.map((weight) => Number((steps * BigInt(weight)) / total))
  const lost = weights.map((weight) => (steps * BigInt(weight)) % total)
  const left = Number(steps) - shares.reduce((sum, share) => sum + share, 0)
  for (const place of rankLargest(lost).slice(0, left)) shares[place] = (shares[place] ?? 0) + 1
  return shares.map((share) => makeMoney(Math.sign(amount.cents) * share * step, amount.currency))
}

/** The places of the values, the largest first; of equal ones the first comes first. */
function rankLargest(values: readonly bigint[]): number[] {
  const compare = (a: bigint, b: bigint) => (a === b ? 0 : a > b ? -1 : 1)
  return values.map((_, place) => place).sort((a, b) => compare(values[a] ?? 0n, values[b] ?? 0n))
}
