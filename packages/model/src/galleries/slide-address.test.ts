import { expect, test } from 'vitest'
import { chooseItemOwner, decideHistoryEntry, findSlideIndex, readItemSegment, slidePath } from './slide-address'

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

test('a slide is named by its id or its url, and by nothing else', () => {
  expect([findSlideIndex(slides, 'b2'), findSlideIndex(slides, 'harbour')]).toEqual([1, 1])
  for (const itemId of ['nothing', '', null]) expect(findSlideIndex(slides, itemId)).toBe(-1)
})

test('only a segment after the collection names an item', () => {
  expect(readItemSegment('/work/harbour', '/work')).toBe('harbour')
  expect(readItemSegment('/work/harbour/', '/work/')).toBe('harbour')
  for (const path of ['/work', '/work/', '/workshop', '/work/a/b', '/other/work']) {
    expect(readItemSegment(path, '/work')).toBe(null)
  }
})

test('of galleries that share a name one is meant: the one that wrote the entry, else the first', () => {
  const galleries = [[], slides, [{ id: 'x' }], slides]
  expect(chooseItemOwner(galleries, 'harbour', undefined)).toBe(1)
  expect(chooseItemOwner(galleries, 'harbour', 3)).toBe(3)
  for (const stale of [2, 9, -1, 0.5, 'a', null]) expect(chooseItemOwner(galleries, 'harbour', stale)).toBe(1)
  expect(chooseItemOwner(galleries, 'nothing', 1)).toBe(-1)
})
