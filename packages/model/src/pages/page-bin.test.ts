import { expect, test } from 'vitest'
import { binMs, daysLeftInBin } from './page-bin'

test('days in the bin are counted up, from 30 to none', () => {
  expect(daysLeftInBin(0, 0)).toBe(30)
  expect(daysLeftInBin(0, 1)).toBe(30)
  expect(daysLeftInBin(0, binMs - 1)).toBe(1)
  expect(daysLeftInBin(0, binMs + 5)).toBe(0)
})
