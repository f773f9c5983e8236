import { expect, test } from 'vitest'
import { galleryBlockData } from './block-data'
import { areWordsOver, designFields, type FieldQuestion, isFieldHeeded, isMovingDesign } from './design-fields'
import { galleryDesigns } from './designs'

const plain: FieldQuestion = {
  design: 'slideshow',
  autoplay: false,
  lightbox: false,
  loop: true,
  thumbnails: true,
  transition: 'fade',
  'square-thumbs': false,
}

test('every setting of a gallery block is heeded by a layout', () => {
  const named = new Set<string>(Object.values(designFields).flat())
  expect(Object.keys(galleryBlockData.shape).filter((field) => !named.has(field))).toEqual([])
})

test('a setting counts where its layout names it and nothing makes it idle', () => {
  expect(isFieldHeeded(plain, 'slidesPerRow')).toBe(false)
  expect(isFieldHeeded(plain, 'autoplay-duration')).toBe(false)
  expect(isFieldHeeded({ ...plain, autoplay: true }, 'autoplay-duration')).toBe(true)
  expect(isFieldHeeded({ ...plain, thumbnails: false }, 'square-thumbs')).toBe(false)
  expect(isFieldHeeded({ ...plain, design: 'grid', thumbnails: false }, 'square-thumbs')).toBe(true)
  expect(isFieldHeeded({ ...plain, design: 'grid', 'square-thumbs': true }, 'imageAspectRatio')).toBe(false)
  expect(isFieldHeeded({ ...plain, 'square-thumbs': true }, 'imageAspectRatio')).toBe(true)
  expect(isFieldHeeded({ ...plain, design: 'autorows' }, 'auto-crop')).toBe(false)
  expect(isFieldHeeded({ ...plain, design: 'autorows', imageAspectRatio: 1 }, 'auto-crop')).toBe(true)
})

test('four layouts move, and three of them have words over their pictures while these are high enough', () => {
  expect(galleryDesigns.filter(isMovingDesign)).toEqual(['base', 'slider', 'slideshow', 'carousel'])
  expect(galleryDesigns.filter((design) => areWordsOver({ design }))).toEqual(['base', 'slider', 'slideshow'])
  expect([4, 5].map((vSize) => areWordsOver({ design: 'slider', vSize }))).toEqual([false, true])
})
