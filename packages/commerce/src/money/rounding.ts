import { getCurrency } from '@sitewright/model/commerce/currencies'
import { type Money, makeMoney } from './money'

/** `numerator / denominator` to the nearest whole number, halves away from zero. Exact at any size. */
function divideRounded(numerator: bigint, denominator: bigint): bigint {
  const isNegative = numerator < 0n !== denominator < 0n
  const top = numerator < 0n ? -numerator : numerator
  const bottom = denominator < 0n ? -denominator : denominator
  const rounded = (top * 2n + bottom) / (bottom * 2n)
  return isNegative ? -rounded : rounded
}

/** Cents to the smallest step the currency shows: whole yen are steps of 100. */
export function roundToCurrency(amount: Money): Money {
  const step = 10 ** (2 - getCurrency(amount.currency).fractionDigits)
  return makeMoney(Number(divideRounded(BigInt(amount.cents), BigInt(step))) * step, amount.currency)
}

/** A part of an amount, such as a tax of 8.875 percent: `takePortion(amount, 8875, 100_000)`. */
export function takePortion(amount: Money, numerator: number, denominator: number): Money {
  const cents = divideRounded(BigInt(amount.cents) * BigInt(numerator), BigInt(denominator))
  return roundToCurrency(makeMoney(Number(cents), amount.currency))
}

/** Splits by weights so that the parts add up to the whole; what rounding leaves goes to the first weighted parts. */
export function splitMoney(amount: Money, weights: readonly number[]): Money[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (total <= 0) throw new RangeError('A split needs at least one weight above 0')
  const shares = weights.map((weight) => Number((BigInt(amount.cents) * BigInt(weight)) / BigInt(total)))
  let left = amount.cents - shares.reduce((sum, share) => sum + share, 0)
  const unit = Math.sign(left)
  return shares.map((share, place) => {
    const takes = left !== 0 && (weights[place] ?? 0) > 0
    if (takes) left -= unit
    return makeMoney(takes ? share + unit : share, amount.currency)
  })
}
