import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pauseAfter } from './backoff'

const rule = { maxAttempts: 10, firstPauseMs: 1_000, longestPauseMs: 60_000 }

test('pauses double up to the longest, less up to a third by chance', () => {
  const always = (byte: number) => () => Uint8Array.of(byte)
  expect([1, 2, 3, 7, 50].map((attempt) => pauseAfter(attempt, rule, always(0)))).toEqual([
    1_000, 2_000, 4_000, 60_000, 60_000,
  ])
  expect([1, 50].map((attempt) => pauseAfter(attempt, rule, always(255)))).toEqual([667, 40_000])
})

test('every pause is a time ahead and no longer than the longest', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: 0, max: 255 }), (attempt, byte) => {
      const pause = pauseAfter(attempt, rule, () => Uint8Array.of(byte))
      expect(pause).toBeGreaterThan(0)
      expect(pause).toBeLessThanOrEqual(60_000)
    }),
  )
})
