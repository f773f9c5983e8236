import fc from 'fast-check'
import { expect, test } from 'vitest'
import { holdInBounds, unzoomed, zoomAt } from './zoom'

const bounds = { pictureWidth: 300, pictureHeight: 200, stageWidth: 400, stageHeight: 800 }

test('the spot under the fingers stays under them while a picture is zoomed', () => {
  expect(zoomAt(unzoomed, 2, { x: 50, y: -30 })).toEqual({ scale: 2, x: -50, y: 30 })
  const numbers = { min: -500, max: 500, noNaN: true }
  fc.assert(
    fc.property(fc.double(numbers), fc.double(numbers), fc.double({ min: 1, max: 5, noNaN: true }), (x, y, scale) => {
      const first = zoomAt(unzoomed, 1.7, { x: 20, y: 10 })
      const then = zoomAt(first, scale, { x, y })
      expect((x - then.x) / then.scale).toBeCloseTo((x - first.x) / first.scale)
      expect((y - then.y) / then.scale).toBeCloseTo((y - first.y) / first.scale)
    }),
    { numRuns: 100 },
  )
})

test('a picture is zoomed neither below its own size nor beyond five times it', () => {
  expect(zoomAt(unzoomed, 0.2, { x: 0, y: 0 }).scale).toBe(1)
  expect(zoomAt(unzoomed, 9, { x: 0, y: 0 }).scale).toBe(5)
})

test('a zoomed picture is moved to its edges and no further, and stays in the middle where it fits', () => {
  expect(holdInBounds({ scale: 2, x: 900, y: 900 }, bounds)).toEqual({ scale: 2, x: 100, y: 0 })
  expect(holdInBounds({ scale: 2, x: -900, y: 3 }, bounds)).toEqual({ scale: 2, x: -100, y: 0 })
  expect(holdInBounds(unzoomed, bounds)).toEqual(unzoomed)
})
