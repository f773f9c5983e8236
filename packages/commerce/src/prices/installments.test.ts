import { expect, test } from 'vitest'
import { makeMoney } from '../money/money'
import { describeInstallments } from './installments'

const usd = (cents: number) => makeMoney(cents, 'USD')
const limits = { over: usd(3500), upTo: usd(100_000) }

test('[COM-036] an order below the lower limit is told where it begins', () => {
  expect(describeInstallments(usd(3499), limits)).toBe('available for orders over $35')
  expect(describeInstallments(usd(3499), { upTo: limits.upTo })).toBe(null)
})

test('[COM-037] an order above the upper limit is told where it ends', () => {
  expect(describeInstallments(usd(100_001), limits)).toBe('available for orders up to $1,000')
  expect(describeInstallments(usd(100_001), { over: limits.over })).toBe(null)
})

test('between the limits nothing needs saying', () => {
  expect(describeInstallments(usd(3500), limits)).toBe(null)
  expect(describeInstallments(usd(100_000), limits)).toBe(null)
})
