import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  findSwipeBoundary,
  isSnapPoint,
  isSwipe,
  newSwipeDuration,
  resistAtEnd,
  settleNewSwipe,
  swipeAnimationSeconds,
  swipeBoundaries,
} from './touch'

test('[GAL-099] a swipe is 50 pixels or more within 250 ms', () => {
  expect(isSwipe({ distancePx: 50, durationMs: 250 })).toBe(true)
  expect(isSwipe({ distancePx: -120, durationMs: 100 })).toBe(true)
})

test('[GAL-100] a shorter or slower move is no swipe', () => {
  expect(isSwipe({ distancePx: 49, durationMs: 100 })).toBe(false)
  expect(isSwipe({ distancePx: 80, durationMs: 251 })).toBe(false)
})

const release = { offsetPx: -10, widthPx: 400, velocity: 0.2 }

test('[GAL-101] a release beyond half the width goes to the neighbor', () => {
  expect(settleNewSwipe({ ...release, offsetPx: -201 })).toBe('next')
  expect(settleNewSwipe({ ...release, offsetPx: 201 })).toBe('previous')
})

test('[GAL-102] a release faster than 1 goes to the neighbor', () => {
  expect(settleNewSwipe({ ...release, velocity: 1.1 })).toBe('next')
  expect(settleNewSwipe({ ...release, offsetPx: 10, velocity: -1.1 })).toBe('previous')
})

test('[GAL-103] any other release goes back', () => {
  expect(settleNewSwipe({ ...release, offsetPx: -200, velocity: 1 })).toBe('back')
})

test('[GAL-104] a new-swipe transition takes 0.2 to 0.5 seconds', () => {
  expect(newSwipeDuration(300, 1)).toBeCloseTo(0.3)
  fc.assert(
    fc.property(
      fc.integer({ min: -5000, max: 5000 }),
      fc.double({ min: -20, max: 20, noNaN: true }),
      (px, velocity) => {
        const seconds = newSwipeDuration(px, velocity)
        expect(seconds >= 0.2 && seconds <= 0.5).toBe(true)
      },
    ),
    { numRuns: 100 },
  )
})

test('[GAL-105] the swipe animation takes 0.28 seconds', () => {
  expect(swipeAnimationSeconds).toBe(0.28)
})

test('[GAL-115] a boundary is none, hard or inertial: beyond the ends a slide follows wholly, not at all or a little', () => {
  expect(swipeBoundaries).toEqual(['none', 'hard', 'inertial'])
  expect(swipeBoundaries.map((boundary) => resistAtEnd(100, boundary))).toEqual([100, 0, 30])
  expect(['hard', 'soft', undefined].map(findSwipeBoundary)).toEqual(['hard', 'inertial', 'inertial'])
})

test('[GAL-116] a snap point is a percentage or none', () => {
  for (const good of ['none', '50%', '33.3%']) expect(isSnapPoint(good)).toBe(true)
  for (const bad of ['50', 50, '%', '', null, 'half']) expect(isSnapPoint(bad)).toBe(false)
  const slow = { offsetPx: -110, widthPx: 400, velocity: 0.1 }
  expect(['25%', '50%', 'none'].map((snapPoint) => settleNewSwipe({ ...slow, snapPoint }))).toEqual([
    ...['next', 'back', 'back'],
  ])
  expect(settleNewSwipe({ ...slow, velocity: 2, snapPoint: 'none' })).toBe('next')
})
