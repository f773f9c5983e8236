import { expect, test } from 'vitest'
import {
  countStartable,
  describeNotLoaded,
  imagesReadyErrors,
  imageWarnings,
  isImageDue,
  mayStartLoad,
} from './loading'

const lazy = { load: 'lazy', distancePx: 201, hasObserver: true } as const

test('[IMG-016] [IMG-017] a lazy image loads within 200 pixels of the viewport and not beyond', () => {
  expect(isImageDue({ ...lazy, distancePx: 200 })).toBe(true)
  expect(isImageDue(lazy)).toBe(false)
  expect(isImageDue({ ...lazy, load: 'eager' })).toBe(true)
})

test('[IMG-018] without an observer a lazy image loads at once', () => {
  expect(isImageDue({ ...lazy, hasObserver: false })).toBe(true)
})

test('[IMG-019] [IMG-020] an image that is loading is loaded again only with concurrent loads', () => {
  expect(mayStartLoad({ isLoading: false, allowsConcurrentLoads: false })).toBe(true)
  expect(mayStartLoad({ isLoading: true, allowsConcurrentLoads: false })).toBe(false)
  expect(mayStartLoad({ isLoading: true, allowsConcurrentLoads: true })).toBe(true)
})

test('[IMG-021] at most sixteen images load at once', () => {
  expect(countStartable({ waiting: 40, loading: 0 }, false)).toBe(16)
  expect(countStartable({ waiting: 40, loading: 15 }, false)).toBe(1)
  expect(countStartable({ waiting: 40, loading: 16 }, false)).toBe(0)
  expect(countStartable({ waiting: 2, loading: 3 }, false)).toBe(2)
})

test('[IMG-022] handheld devices load one image at a time', () => {
  expect(countStartable({ waiting: 40, loading: 0 }, true)).toBe(1)
  expect(countStartable({ waiting: 40, loading: 1 }, true)).toBe(0)
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
