import { expect, test } from 'vitest'
import { chooseKeyGallery, decideGalleryKey, galleryKeys } from './keyboard'

const ready = {
  keyCode: 39,
  keys: galleryKeys,
  keyboard: true,
  isInViewport: true,
  inMotion: false,
  isFocusEditable: false,
}

test('[GAL-043] the keys are left 37 and right 39', () => {
  expect(galleryKeys).toEqual({ previous: 37, next: 39 })
})

test('[GAL-070] left goes to the previous slide and right to the next', () => {
  expect(decideGalleryKey(ready)).toBe('next')
  expect(decideGalleryKey({ ...ready, keyCode: 37 })).toBe('previous')
  expect(decideGalleryKey({ ...ready, keyCode: 38 })).toBe(null)
  expect(decideGalleryKey({ ...ready, keyboard: false })).toBe(null)
})

test('[GAL-071] keys do nothing to a gallery outside the viewport', () => {
  expect(decideGalleryKey({ ...ready, isInViewport: false })).toBe(null)
})

test('[GAL-072] keys do nothing to a gallery in motion', () => {
  expect(decideGalleryKey({ ...ready, inMotion: true })).toBe(null)
})

test('[GAL-073] keys do nothing while something editable has the focus', () => {
  expect(decideGalleryKey({ ...ready, isFocusEditable: true })).toBe(null)
})

test('of several galleries the one with the focus is moved, else the one most in view', () => {
  const [little, much, focused] = [
    { hasFocus: false, seenArea: 10 },
    { hasFocus: false, seenArea: 90 },
    { hasFocus: true, seenArea: 1 },
  ]
  expect(chooseKeyGallery([little, much])).toBe(1)
  expect(chooseKeyGallery([little, much, focused])).toBe(2)
  expect(chooseKeyGallery([{ hasFocus: false, seenArea: 0 }])).toBe(-1)
  expect(chooseKeyGallery([])).toBe(-1)
})
