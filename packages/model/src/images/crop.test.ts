import fc from 'fast-check'
import { expect, test } from 'vitest'
import { crop, cropCorners, cropEdges, cropRatios, dragCrop, fitCrop, isWholePicture, wholePicture } from './crop'

const middle = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 }

test('a crop lies in its picture', () => {
  expect(crop.safeParse(middle).success).toBe(true)
  for (const wrong of [{ x: 0.6 }, { width: 0 }, { y: -0.1 }, { height: Number.NaN }, { extra: 1 }]) {
    expect(crop.safeParse({ ...middle, ...wrong }).success).toBe(false)
  }
})

test('its edges and corners follow the hand, and the whole of it moves, up to the sides of the picture', () => {
  expect(dragCrop(middle, 'e', { x: 0.1, y: 0.3 }, null)).toEqual({ ...middle, width: 0.6 })
  expect(dragCrop(middle, 'nw', { x: -0.1, y: 0.1 }, null)).toEqual({ x: 0.15, y: 0.35, width: 0.6, height: 0.4 })
  expect(dragCrop(middle, 's', { x: 0, y: 9 }, null)).toEqual({ ...middle, height: 0.75 })
  expect(dragCrop(middle, 'move', { x: 9, y: -9 }, null)).toEqual({ ...middle, x: 0.5, y: 0 })
})

test('a ratio is kept by the corners', () => {
  expect(dragCrop(middle, 'se', { x: 0.2, y: 0 }, 1)).toEqual({ ...middle, width: 0.7, height: 0.7 })
  expect(dragCrop(middle, 'nw', { x: -0.9, y: 0 }, 2)).toEqual({ x: 0, y: 0.375, width: 0.75, height: 0.375 })
})

test('a chosen ratio takes as much of the picture as there is', () => {
  expect(fitCrop(wholePicture, 0.5)).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 })
  expect(fitCrop({ x: 0.8, y: 0.8, width: 0.2, height: 0.2 }, 2)).toEqual({ x: 0, y: 0.5, width: 1, height: 0.5 })
  expect([isWholePicture(wholePicture), isWholePicture(middle)]).toEqual([true, false])
})

test('whatever is dragged, the crop can be stored and has its ratio', () => {
  const number = fc.double({ min: -2, max: 2, noNaN: true })
  const ratio = fc.option(fc.constantFrom(...Object.values(cropRatios)), { nil: null })
  const handle = fc.constantFrom(...cropCorners, ...cropEdges, 'move' as const)
  const drags = fc.array(fc.record({ handle, x: number, y: number }), { maxLength: 8 })
  fc.assert(
    fc.property(drags, ratio, (steps, wanted) => {
      let now = wanted === null ? middle : fitCrop(middle, wanted)
      for (const { handle: by, x, y } of steps) {
        now = dragCrop(now, by, { x, y }, wanted)
        expect(crop.safeParse(now).success).toBe(true)
        if (wanted !== null) expect(Math.abs(now.width / now.height / wanted - 1)).toBeLessThan(0.02)
      }
    }),
    { numRuns: 200 },
  )
})
