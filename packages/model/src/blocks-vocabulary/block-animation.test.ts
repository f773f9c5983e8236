import { expect, test } from 'vitest'
import { canAnimateBlocks, intersectionThresholds, shouldStartAnimation } from './block-animation'

const seen = {
  visibleRatio: 0.5,
  isIntersecting: true,
  blockHeight: 300,
  viewportHeight: 800,
  areImagesReady: true,
}

test('[BLOCK-045] half a block in view starts its animation', () => {
  expect(shouldStartAnimation(seen)).toBe(true)
})

test('[BLOCK-046] a block taller than the viewport starts when it touches it', () => {
  const tall = { ...seen, blockHeight: 801, visibleRatio: 0.01 }
  expect(shouldStartAnimation(tall)).toBe(true)
  expect(shouldStartAnimation({ ...tall, isIntersecting: false })).toBe(false)
})

test('[BLOCK-047] less than half of a block that would fit does not start it', () => {
  expect(shouldStartAnimation({ ...seen, visibleRatio: 0.49 })).toBe(false)
  expect(shouldStartAnimation({ ...seen, visibleRatio: 0.49, blockHeight: 800 })).toBe(false)
})

test('[BLOCK-048] a block waits for its images', () => {
  expect(shouldStartAnimation({ ...seen, areImagesReady: false })).toBe(false)
})

test('[BLOCK-049] nothing is animated while editing, or where less motion is asked for', () => {
  expect(canAnimateBlocks({ isEditing: false, prefersReducedMotion: false })).toBe(true)
  expect(canAnimateBlocks({ isEditing: true, prefersReducedMotion: false })).toBe(false)
  expect(canAnimateBlocks({ isEditing: false, prefersReducedMotion: true })).toBe(false)
})

test('[BLOCK-050] visibility is observed at five thresholds', () => {
  expect(intersectionThresholds).toEqual([0, 0.1, 0.25, 0.5, 1])
})
