import type { Money } from '@sitewright/model/commerce/money/money'
import { cart } from '@sitewright/model/visitor-texts/english/cart'
import { expect, test } from 'vitest'
import { makeMoney } from '../money/money'
import { checkMinimumSubtotal as checkIn } from './minimum-subtotal'

const checkMinimumSubtotal = (subtotal: Money, minimum: Money | null) =>
  checkIn(subtotal, minimum, { text: cart.minimum })
const usd = (cents: number) => makeMoney(cents, 'USD')

test('[COM-072] a subtotal under the minimum is refused with the minimum', () => {
  expect(checkMinimumSubtotal(usd(1999), usd(2000))).toBe('To check out, your order subtotal must be $20.00 or more.')
})

test('[COM-073] a subtotal at or over the minimum may check out', () => {
  expect(checkMinimumSubtotal(usd(2000), usd(2000))).toBe(null)
  expect(checkMinimumSubtotal(usd(2001), usd(2000))).toBe(null)
  expect(checkMinimumSubtotal(usd(0), null)).toBe(null)
})
