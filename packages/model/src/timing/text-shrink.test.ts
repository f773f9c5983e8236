import { expect, test } from 'vitest'
import { findShrunkFontSizePx } from './text-shrink'

test('[UTIL-016] text shrinks until it fits, and never below a font size of 11', () => {
  expect(findShrunkFontSizePx(40, () => true)).toBe(40)
  expect(findShrunkFontSizePx(40, (size) => size <= 24)).toBe(24)
  expect(findShrunkFontSizePx(40, () => false)).toBe(11)
  expect(findShrunkFontSizePx(11.5, () => false)).toBe(11)
})

test('[UTIL-016] text that is already smaller than the least size is left alone', () => {
  expect(findShrunkFontSizePx(9, () => false)).toBe(9)
})
