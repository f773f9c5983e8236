import { expect, test } from 'vitest'
import { placeOfDrop } from './place-of-drop'

test('a dragged row stands where the line was shown, whether it came from above or below', () => {
  expect(placeOfDrop(0, { index: 2, isAfter: true })).toBe(2)
  expect(placeOfDrop(0, { index: 2, isAfter: false })).toBe(1)
  expect(placeOfDrop(3, { index: 1, isAfter: false })).toBe(1)
  expect(placeOfDrop(3, { index: 1, isAfter: true })).toBe(2)
  expect(placeOfDrop(1, { index: 1, isAfter: true })).toBe(1)
  expect(placeOfDrop(1, { index: 1, isAfter: false })).toBe(1)
})
