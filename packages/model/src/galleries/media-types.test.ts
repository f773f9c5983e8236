import { expect, test } from 'vitest'
import { galleryMediaTypes, listMediaTypes } from './media-types'

test('[GAL-033] there are six gallery media types', () => {
  expect(galleryMediaTypes).toEqual(['imageEmpty', 'imageFile', 'imageLicensed', 'imageReused', 'assetReused', 'video'])
})

test('what stands on a slide is told: a video, a picture, one shown before, or nothing yet', () => {
  const slides = [
    { hasVideo: false, assetId: 'a' },
    { hasVideo: true, assetId: 'b' },
    { hasVideo: false, assetId: 'a' },
    { hasVideo: false, assetId: null },
  ]
  expect(listMediaTypes(slides)).toEqual(['imageFile', 'video', 'imageReused', 'imageEmpty'])
})
