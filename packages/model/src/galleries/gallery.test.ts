import { expect, test } from 'vitest'
import { autoplayOptions, galleryAttributes } from './gallery'
import { galleryErrors, refuseGallery } from './refuse-gallery'

test('[GAL-039] a gallery has these attributes', () => {
  expect(Object.keys(galleryAttributes.shape)).toEqual([
    ...['autoplay', 'autoplayOptions', 'currentIndex', 'design', 'designOptions', 'keyboard', 'keys', 'lazyLoad'],
    ...['linkedGalleries', 'loop', 'inMotion', 'historyHash', 'numberOfSlides', 'refreshOnResize'],
    'refreshOnOrientationChange',
  ])
  expect(galleryAttributes.parse({}).keys).toEqual({ previous: 37, next: 39 })
})

test('[GAL-040] autoplay options are randomize, timeout and pauseOnMouseover', () => {
  expect(autoplayOptions.parse({})).toEqual({
    randomize: false,
    timeout: 5000,
    pauseOnMouseover: ['gallery', 'controls'],
  })
})

const request = { hasContainer: true, isAttached: false, numberOfSlides: 3, design: 'grid' }

test('[GAL-106] without its container a gallery is refused', () => {
  expect(refuseGallery(request)).toBe(null)
  expect(refuseGallery({ ...request, hasContainer: false })).toEqual(['No container found for gallery'])
})

test('[GAL-107] without slides a gallery is refused', () => {
  expect(refuseGallery({ ...request, numberOfSlides: 0 })).toEqual([])
})

test('[GAL-108] [GAL-117] a design that is not registered is refused by name, with those that are', () => {
  expect(refuseGallery({ ...request, design: 'spiral' }, ['grid', 'list'])).toEqual([
    'These are not the gallery designs you are looking for. spiral',
    'Design spiral not found. Loaded designs: grid, list',
  ])
})

test('[GAL-109] a container takes one gallery', () => {
  expect(refuseGallery({ ...request, isAttached: true })).toEqual([])
})

test('the other gallery errors are as stated', () => {
  expect(galleryErrors).toMatchObject({
    noVideoLoader: 'VideoLoader not found',
    noImageLoader: 'Loader2 not found',
    noLightbox: 'lightboxify is not available in this tier!',
    noElement: 'Error: No valid HTMLElement node was supplied!',
  })
})
