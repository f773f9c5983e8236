import { expect, test } from 'vitest'
import { describeGallery } from './gallery'
import { readBlockJson } from './read-block-json'
import { galleryErrors, refuseGallery } from './refuse-gallery'

const settings = readBlockJson('{"design":"base","lightbox":true}').data
const standing = { currentIndex: 2, inMotion: false, numberOfSlides: 5, linkedGalleries: ['thumbnails'] }

test('[GAL-039] a running gallery has these attributes and no others', () => {
  expect(Object.keys(settings ? describeGallery(settings, standing) : {})).toEqual([
    ...['autoplay', 'autoplayOptions', 'currentIndex', 'design', 'designOptions', 'keyboard', 'keys', 'lazyLoad'],
    ...['linkedGalleries', 'loop', 'inMotion', 'historyHash', 'numberOfSlides', 'refreshOnResize'],
    'refreshOnOrientationChange',
  ])
})

test('[GAL-040] [GAL-041] autoplay options are randomize, timeout and pauseOnMouseover', () => {
  expect(settings?.autoplayOptions).toEqual({
    randomize: false,
    timeout: 5000,
    pauseOnMouseover: ['gallery', 'controls'],
  })
})

test('[GAL-043] the keys are those of the arrows unless the block says others', () => {
  expect(settings?.keys).toEqual({ previous: 37, next: 39 })
  expect(readBlockJson('{"keys":{"next":40}}').data?.keys).toEqual({ previous: 37, next: 40 })
})

test('a block may switch off keys, resizing and waiting for slides', () => {
  const off = { keyboard: false, refreshOnResize: false, refreshOnOrientationChange: false, lazyLoad: false }
  expect(readBlockJson(JSON.stringify({ ...off, pauseOnMouseover: ['controls', 'moon'] })).data).toMatchObject({
    ...off,
    autoplayOptions: { pauseOnMouseover: ['controls'] },
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
