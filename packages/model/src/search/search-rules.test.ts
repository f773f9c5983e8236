import { expect, test } from 'vitest'
import { buildSearchAddress, isPreviewWorthwhile, readSearchWords, searchTexts } from './search-rules'

test('[SRCH-005] results that cannot be loaded read "Unable to load results"', () => {
  expect(searchTexts.cannotLoad).toBe('Unable to load results')
})

test('the search address carries the words, and they are read back', () => {
  expect(buildSearchAddress('tea & cake')).toBe('/search?q=tea+%26+cake')
  expect(readSearchWords('?q=+tea+%26+cake+')).toBe('tea & cake')
  expect(readSearchWords('')).toBe('')
})

test('the preview starts at three characters', () => {
  expect(isPreviewWorthwhile('te ')).toBe(false)
  expect(isPreviewWorthwhile('tea')).toBe(true)
  expect(isPreviewWorthwhile('😀😀')).toBe(false)
})
