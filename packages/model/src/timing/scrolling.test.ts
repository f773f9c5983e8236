import { expect, test } from 'vitest'
import { clampScrollDurationMs, computeScrollTopPx } from './scrolling'

test('[UTIL-011] a scroll never takes less than 50 ms', () => {
  expect([0, 49, 50, 400].map(clampScrollDurationMs)).toEqual([50, 50, 50, 400])
})

test('[UTIL-012] a scroll leaves 30 px free above its target unless told otherwise', () => {
  expect(computeScrollTopPx(500)).toBe(470)
  expect(computeScrollTopPx(500, 80)).toBe(420)
  expect(computeScrollTopPx(10)).toBe(0)
})
