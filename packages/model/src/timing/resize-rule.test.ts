import { expect, test } from 'vitest'
import { hasResized, resizeOptions } from './resize-rule'

test('[UTIL-013] the threshold must be a number', () => {
  expect(resizeOptions.safeParse({ axis: 'x', threshold: 10 }).success).toBe(true)
  expect(resizeOptions.safeParse({ axis: 'x', threshold: '10' }).success).toBe(false)
  expect(resizeOptions.safeParse({ axis: 'x', threshold: Number.NaN }).success).toBe(false)
})

test('[UTIL-014] the axis must be x or y', () => {
  expect(resizeOptions.safeParse({ axis: 'y' }).success).toBe(true)
  expect(resizeOptions.safeParse({ axis: 'z' }).success).toBe(false)
  expect(resizeOptions.safeParse({}).success).toBe(false)
})

test('[UTIL-015] a resize fires only when the size along its axis changes by at least the threshold', () => {
  const last = { width: 100, height: 100 }
  const options = { axis: 'x', threshold: 10 } as const
  expect(hasResized(last, { width: 109, height: 300 }, options)).toBe(false)
  expect(hasResized(last, { width: 110, height: 100 }, options)).toBe(true)
  expect(hasResized(last, { width: 90, height: 100 }, options)).toBe(true)
  expect(hasResized(last, { width: 300, height: 109 }, { axis: 'y', threshold: 10 })).toBe(false)
})

test('[UTIL-015] without a threshold every change along the axis fires, and no change fires nothing', () => {
  const last = { width: 100, height: 100 }
  const options = resizeOptions.parse({ axis: 'y' })
  expect(hasResized(last, { width: 100, height: 101 }, options)).toBe(true)
  expect(hasResized(last, { width: 300, height: 100 }, options)).toBe(false)
})
