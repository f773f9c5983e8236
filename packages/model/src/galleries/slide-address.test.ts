import { expect, test } from 'vitest'
import { chooseFirstIndex, decideHistoryEntry, findSlideIndex, readItemSegment, slidePath } from './slide-address'

const slides = [{ id: 'a1' }, { id: 'b2', url: 'harbour' }]
const change = { isHistoryEnabled: true, isBackend: false, isByVisitor: true }

test('[GAL-020] a slide is at its collection, a slash, and its url or id', () => {
  expect(slidePath('/work', { id: 'a1' })).toBe('/work/a1')
  expect(slidePath('/work/', { id: 'b2', url: 'harbour' })).toBe('/work/harbour')
})

test('[GAL-018] [GAL-019] without history, or in the backend, nothing is written', () => {
  expect(decideHistoryEntry({ ...change, isHistoryEnabled: false })).toBe(null)
  expect(decideHistoryEntry({ ...change, isBackend: true })).toBe(null)
})

test('a visitor pushes history, autoplay replaces it', () => {
  expect(decideHistoryEntry(change)).toBe('push')
  expect(decideHistoryEntry({ ...change, isByVisitor: false })).toBe('replace')
})

test('[GAL-021] an address that names a slide selects it', () => {
  expect(chooseFirstIndex(slides, 'b2')).toBe(1)
  expect(chooseFirstIndex(slides, 'harbour')).toBe(1)
})

test('[GAL-022] any other address selects the first slide', () => {
  for (const itemId of ['nothing', '', null]) expect(chooseFirstIndex(slides, itemId)).toBe(0)
  expect(findSlideIndex(slides, 'nothing')).toBe(-1)
})

test('only a segment after the collection names an item', () => {
  expect(readItemSegment('/work/harbour', '/work')).toBe('harbour')
  expect(readItemSegment('/work/harbour/', '/work/')).toBe('harbour')
  for (const path of ['/work', '/work/', '/workshop', '/work/a/b', '/other/work']) {
    expect(readItemSegment(path, '/work')).toBe(null)
  }
})
