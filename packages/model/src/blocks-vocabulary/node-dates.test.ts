import { expect, test } from 'vitest'
import { invalidDateWarning, readNodeDate } from './node-dates'

test('[BLOCK-071] a date on a node is numeric', () => {
  expect(readNodeDate('1700000000000')).toBe(1_700_000_000_000)
  expect(readNodeDate(' 5 ')).toBe(5)
  for (const wrong of ['', 'today', '2026-01-01', '1e5', null]) expect(readNodeDate(wrong)).toBe(null)
})

test('the warning is as stated', () => {
  expect(invalidDateWarning).toBe('Invalid date on node')
})
