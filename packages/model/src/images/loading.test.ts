import { expect, test } from 'vitest'
import { describeNotLoaded, imageQueueSize, imagesReadyErrors, imageWarnings, shouldLoadImage } from './loading'

const lazy = {
  load: 'lazy',
  distancePx: 201,
  hasObserver: true,
  isLoading: false,
  allowsConcurrentLoads: false,
} as const

test('[IMG-016] [IMG-017] a lazy image loads within 200 pixels of the viewport and not beyond', () => {
  expect(shouldLoadImage({ ...lazy, distancePx: 200 })).toBe(true)
  expect(shouldLoadImage(lazy)).toBe(false)
  expect(shouldLoadImage({ ...lazy, load: 'eager' })).toBe(true)
})

test('[IMG-018] without an observer a lazy image loads at once', () => {
  expect(shouldLoadImage({ ...lazy, hasObserver: false })).toBe(true)
})

test('[IMG-019] [IMG-020] an image that is loading is loaded again only with concurrent loads', () => {
  const loading = { ...lazy, distancePx: 0, isLoading: true }
  expect(shouldLoadImage(loading)).toBe(false)
  expect(shouldLoadImage({ ...loading, allowsConcurrentLoads: true })).toBe(true)
})

test('sixteen images load at once, one on handheld devices', () => {
  expect([imageQueueSize(false), imageQueueSize(true)]).toEqual([16, 1])
})

test('[IMG-028] an image that fails is named', () => {
  expect(describeNotLoaded('/a.jpg')).toBe('/a.jpg not loaded')
})

test('the image texts are as stated', () => {
  expect({ ...imageWarnings, ...imagesReadyErrors }).toEqual({
    invalidElement: 'Element is not a valid image element.',
    noSource: 'Invalid or missing image source.',
    noImage: 'No image',
    noImages: 'No images',
    noRoot: 'No root node',
  })
})
