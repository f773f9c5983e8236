import { expect, test } from 'vitest'
import { search } from '../visitor-texts/english/search'
import { buildSearchAddress, isPreviewWorthwhile, readSearchWords } from './search-rules'

test('[SRCH-005] results that cannot be loaded read "Unable to load results"', () => {
  expect(search.cannotLoad).toBe('Unable to load results')
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
