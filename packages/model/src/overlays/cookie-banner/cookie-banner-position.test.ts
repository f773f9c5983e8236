import fc from 'fast-check'
import { expect, test } from 'vitest'
import { barPositions, chooseBannerPosition, popupPositions } from './cookie-banner-position'

test('[OVER-022] a bar is at the top or the bottom', () => {
  expect(barPositions).toEqual(['top', 'bottom'])
  for (const position of barPositions) expect(chooseBannerPosition('bar', position)).toBe(position)
})

test('[OVER-023] a bar without a valid position is at the bottom', () => {
  for (const stored of [undefined, null, 'left', 3, 'bottom-left', 'bottom-right', 'toString']) {
    expect(chooseBannerPosition('bar', stored)).toBe('bottom')
  }
})

test('[OVER-024] [OVER-025] a bar stored at a top corner is at the top', () => {
  expect(chooseBannerPosition('bar', 'top-left')).toBe('top')
  expect(chooseBannerPosition('bar', 'top-right')).toBe('top')
})

test('[OVER-026] a popup is in one of the four corners', () => {
  expect(popupPositions).toEqual(['top-left', 'top-right', 'bottom-left', 'bottom-right'])
  for (const position of popupPositions) expect(chooseBannerPosition('popup', position)).toBe(position)
})

test('[OVER-027] a popup without a valid position is at the bottom left', () => {
  for (const stored of [undefined, null, 'center', {}]) {
    expect(chooseBannerPosition('popup', stored)).toBe('bottom-left')
  }
})

test('[OVER-028] [OVER-029] a popup stored as a bar takes the left corner of that edge', () => {
  expect(chooseBannerPosition('popup', 'top')).toBe('top-left')
  expect(chooseBannerPosition('popup', 'bottom')).toBe('bottom-left')
})

test('whatever is stored, the position belongs to its variant', () => {
  fc.assert(
    fc.property(fc.anything(), (stored) => {
      expect(barPositions).toContain(chooseBannerPosition('bar', stored))
      expect(popupPositions).toContain(chooseBannerPosition('popup', stored))
    }),
    { numRuns: 100 },
  )
})
