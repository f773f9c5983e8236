import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeTooltip } from './tooltip-place'

const view = { width: 1000, height: 700 }
const tip = { width: 250, height: 40 }

test('[DLG-025] a tooltip is 15 px away from the mouse', () => {
  expect(placeTooltip({ x: 300, y: 200 }, tip, view)).toEqual({ left: 315, top: 215 })
})

test('[DLG-027] a tooltip keeps 20 px from every edge of the window, wherever the mouse is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 0, max: 700 }), (x, y) => {
      const place = placeTooltip({ x, y }, tip, view)
      expect(place.left).toBeGreaterThanOrEqual(20)
      expect(place.top).toBeGreaterThanOrEqual(20)
      expect(place.left + tip.width).toBeLessThanOrEqual(980)
      expect(place.top + tip.height).toBeLessThanOrEqual(680)
    }),
    { numRuns: 200 },
  )
})

test('near the lower edge the tooltip goes above the mouse instead of under it', () => {
  expect(placeTooltip({ x: 300, y: 690 }, tip, view).top).toBe(635)
})
