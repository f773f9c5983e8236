import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decideSlideClick, formatDimensions, formatFocalPoint, parseFocalPoint, videoThumbnailWidth } from './slides'

test('[GAL-037] dimensions are written WxH', () => {
  expect(formatDimensions({ width: 1500, height: 1000 })).toBe('1500x1000')
})

test('[GAL-038] a focal point is written as two fractions', () => {
  expect(formatFocalPoint({ x: 0.25, y: 0.75 })).toBe('0.25,0.75')
  expect(parseFocalPoint('0.25,.75')).toEqual({ x: 0.25, y: 0.75 })
})

test('a focal point is always inside the image', () => {
  for (const wrong of ['', '0.5', 'a,b', null]) expect(parseFocalPoint(wrong)).toEqual({ x: 0.5, y: 0.5 })
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.tuple(fc.nat(), fc.nat()).map(String)), (text) => {
      const { x, y } = parseFocalPoint(text)
      expect(x >= 0 && x <= 1 && y >= 0 && y <= 1).toBe(true)
    }),
    { numRuns: 150 },
  )
})

test('[GAL-098] a video thumbnail without an image is 16:9', () => {
  expect(videoThumbnailWidth(90)).toBe(160)
})

test('the lightbox wins over an address', () => {
  expect(decideSlideClick({ clickThroughUrl: '/a' }, { lightbox: true })).toBe('lightbox')
  expect(decideSlideClick({ clickThroughUrl: '/a' }, { lightbox: false })).toBe('follow')
  expect(decideSlideClick({ clickThroughUrl: '' }, { lightbox: false })).toBe('none')
})
