import { expect, test } from 'vitest'
import { waitForImage, waitForImages } from './wait-for-images'

const good = { src: '/a.jpg', decode: async () => {} }
const lost = { src: '/b.jpg', decode: () => Promise.reject(new Error('The source image cannot be decoded.')) }
const rootOf = (...images: (typeof good)[]) => ({ querySelectorAll: () => images })

test('[IMG-025] waiting for one image that is not there says so', async () => {
  await expect(waitForImage(null)).rejects.toThrow(/^No image$/)
  await expect(waitForImage(good)).resolves.toBeUndefined()
})

test('[IMG-026] [IMG-027] waiting for several says when there are none, and when there is no root', async () => {
  await expect(waitForImages(rootOf())).rejects.toThrow(/^No images$/)
  await expect(waitForImages(undefined)).rejects.toThrow(/^No root node$/)
  await expect(waitForImages(rootOf(good, good))).resolves.toBeUndefined()
})

test('an image that fails is named to whoever waits for it', async () => {
  await expect(waitForImages(rootOf(good, lost))).rejects.toThrow('/b.jpg not loaded')
})
