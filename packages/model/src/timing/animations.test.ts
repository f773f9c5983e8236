import { expect, test } from 'vitest'
import { animationDefaultSeconds, computeScaleHide } from './animations'

test('[UTIL-009] animations take 0.3 s by default', () => {
  expect(animationDefaultSeconds).toBe(0.3)
})

test('[UTIL-010] hiding by scale ends at a factor of 0.94, faded out', () => {
  expect(computeScaleHide(0)).toEqual({ scale: 1, opacity: 1 })
  expect(computeScaleHide(1).scale).toBeCloseTo(0.94, 10)
  expect(computeScaleHide(1).opacity).toBe(0)
})
