import { expect, test } from 'vitest'
import { hasResized, readResizeOptions } from './resize-rule'

test('[UTIL-013] the threshold must be a number', () => {
  expect(readResizeOptions({ axis: 'x', threshold: 10 })).toEqual({ axis: 'x', threshold: 10 })
  expect(() => readResizeOptions({ axis: 'x', threshold: '10' })).toThrow('The threshold must be a number.')
  expect(() => readResizeOptions({ axis: 'x', threshold: Number.NaN })).toThrow('The threshold must be a number.')
})

test('[UTIL-014] the axis must be x or y', () => {
  expect(readResizeOptions({ axis: 'y' })).toEqual({ axis: 'y', threshold: 0 })
  expect(() => readResizeOptions({ axis: 'z' })).toThrow('The axis must be x or y.')
  expect(() => readResizeOptions({ axis: undefined })).toThrow('The axis must be x or y.')
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
  const options = readResizeOptions({ axis: 'y' })
  expect(hasResized(last, { width: 100, height: 101 }, options)).toBe(true)
  expect(hasResized(last, { width: 300, height: 100 }, options)).toBe(false)
})
