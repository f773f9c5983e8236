import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rangeOf } from '../documents/schema-limits'
import { galleryBlockData, offeredMeasures } from './block-data'
import { readBlockJson } from './read-block-json'

const parses = (data: object) => galleryBlockData.safeParse(data).success

test('[GAL-027] gallery block data has these fields', () => {
  expect(Object.keys(galleryBlockData.shape)).toEqual([
    ...['design', 'imageAspectRatio', 'slidesPerRow', 'lightbox', 'lightboxTheme', 'mixedContent', 'columnWidth'],
    ...['gutter', 'listImageSize', 'vSize', 'active-alignment', 'thumbnails-per-row', 'thumbnail-strip-height'],
    ...['thumbnail-strip-margin', 'thumbnails', 'square-thumbs', 'auto-crop', 'autoplay', 'autoplay-duration'],
    ...['padding', 'meta-position'],
  ])
})

test('[GAL-028] an aspect ratio is a number or Auto', () => {
  expect([1.5, 'Auto'].map((imageAspectRatio) => parses({ imageAspectRatio }))).toEqual([true, true])
  expect(['auto', '1.5', 0].map((imageAspectRatio) => parses({ imageAspectRatio }))).toEqual([false, false, false])
})

test('[GAL-029] a lightbox is light or dark', () => {
  expect(['light', 'dark', 'blue'].map((lightboxTheme) => parses({ lightboxTheme }))).toEqual([true, true, false])
})

test('[GAL-030] thumbnails are on or off', () => {
  expect([true, false, 'true', 1].map((thumbnails) => parses({ thumbnails }))).toEqual([true, true, false, false])
})

test('[GAL-025] [GAL-026] the data is in the attribute, else in what is stored', () => {
  expect(readBlockJson('{"design":"list"}', { design: 'slider' }).data?.design).toBe('list')
  expect(readBlockJson(null, { design: 'slider' }).data?.design).toBe('slider')
})

test('unreadable and missing data are told apart', () => {
  expect(readBlockJson('{design').error).toBe('Error decoding gallery block data.')
  expect(readBlockJson(null).error).toBe('Error evaluating gallery block data.')
  expect(readBlockJson('null').error).toBe('Error evaluating gallery block data.')
})

test('whatever the attribute holds, there is data or an error', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (attribute) => {
      const { data, error } = readBlockJson(attribute)
      expect((data === null) === (error !== null)).toBe(true)
    }),
    { numRuns: 150 },
  )
})

test('both ends of what a drawer offers can be stored', () => {
  const { gapPx, gapPercent, ...named } = offeredMeasures.shape
  const offered = [...Object.entries(named), ['padding', gapPx], ['gutter', gapPx], ['padding', gapPercent]] as const
  for (const [field, schema] of offered)
    for (const value of Object.values(rangeOf(schema)))
      expect([field, value, galleryBlockData.safeParse({ [field]: value }).success]).toEqual([field, value, true])
})
