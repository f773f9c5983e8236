import { expect, test } from 'vitest'
import { imageMaskHeights, isImageMask } from './mask-shapes'

test('[BLOCK-041] each mask has a height of 100, 150 or 67 for a width of 100', () => {
  expect(new Set(Object.values(imageMaskHeights))).toEqual(new Set([100, 150, 67]))
  expect(imageMaskHeights.circle).toBe(100)
  expect(imageMaskHeights.egg).toBe(150)
  expect(imageMaskHeights.tv).toBe(67)
})

test('[BLOCK-042] there are 32 masks, the eight named ones among them', () => {
  expect(Object.keys(imageMaskHeights)).toHaveLength(32)
  expect(Object.keys(imageMaskHeights)).toEqual(
    expect.arrayContaining(['circle', 'diamond', 'egg', 'flower', 'gear', 'octagon', 'tv', 'arched-window']),
  )
})

test('any other name is no mask', () => {
  expect(isImageMask('none')).toBe(false)
  expect(isImageMask('constructor')).toBe(false)
})
