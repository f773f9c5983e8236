import { expect, test } from 'vitest'
import { makeMoney } from '../money/money'
import { checkMinimumSubtotal } from './minimum-subtotal'

const usd = (cents: number) => makeMoney(cents, 'USD')

test('[COM-072] a subtotal under the minimum is refused with the minimum', () => {
  expect(checkMinimumSubtotal(usd(1999), usd(2000))).toBe('To check out, your order subtotal must be $20.00 or more.')
})

test('[COM-073] a subtotal at or over the minimum may check out', () => {
  expect(checkMinimumSubtotal(usd(2000), usd(2000))).toBe(null)
  expect(checkMinimumSubtotal(usd(2001), usd(2000))).toBe(null)
  expect(checkMinimumSubtotal(usd(0), null)).toBe(null)
})
