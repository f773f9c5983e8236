import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseImageWidth, choosePixelRatio, imageWidths, listOfferedWidths, readSizeAdjustment } from './sizes'

test('[IMG-014] the image sizes are exactly the seven named', () => {
  expect(imageWidths).toEqual([2500, 1500, 1000, 750, 500, 300, 100])
})

test('[IMG-015] the size follows shown width times pixel ratio times adjustment', () => {
  expect(chooseImageWidth({ shownWidth: 300 })).toBe(300)
  expect(chooseImageWidth({ shownWidth: 301 })).toBe(500)
  expect(chooseImageWidth({ shownWidth: 300, pixelRatio: 2 })).toBe(750)
  expect(chooseImageWidth({ shownWidth: 300, pixelRatio: 2, sizeAdjustment: 0.5 })).toBe(300)
  expect(chooseImageWidth({ shownWidth: 2000, pixelRatio: 3 })).toBe(2500)
})

test('[IMG-015] no size beyond the original is chosen', () => {
  expect(chooseImageWidth({ shownWidth: 1200, originalWidth: 600 })).toBe(750)
  expect(listOfferedWidths(600)).toEqual([100, 300, 500, 750])
  expect(listOfferedWidths()).toEqual([100, 300, 500, 750, 1000, 1500, 2500])
})

test('[IMG-006] a negative size adjustment is refused and the default stands in', () => {
  expect(readSizeAdjustment(-1)).toBe(1)
  expect(readSizeAdjustment(Number.NaN)).toBe(1)
  expect(readSizeAdjustment('2')).toBe(1)
  expect(chooseImageWidth({ shownWidth: 1000, sizeAdjustment: 0 })).toBe(100)
})

test('[IMG-012] the pixel ratio stays between the smallest and largest allowed', () => {
  expect(choosePixelRatio({ pixelRatio: 4, dprMax: 2 })).toBe(2)
  expect(choosePixelRatio({ pixelRatio: 1, dprMin: 1.5 })).toBe(1.5)
  expect(choosePixelRatio({ pixelRatio: 1.7, dprMin: 1, dprMax: 2 })).toBe(1.7)
  expect(choosePixelRatio({ pixelRatio: 8 })).toBe(3)
  expect(choosePixelRatio({ pixelRatio: 0.5 })).toBe(1)
})

test('[IMG-013] saving data chooses a smaller size on a dense screen', () => {
  expect(chooseImageWidth({ shownWidth: 500, pixelRatio: 3 })).toBe(1500)
  expect(chooseImageWidth({ shownWidth: 500, pixelRatio: 3, savesData: true })).toBe(500)
})

test('the chosen size always covers what is needed, unless it is the largest', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 6000, noNaN: true }), (shownWidth) => {
      const width = chooseImageWidth({ shownWidth })
      expect(width === 2500 || width >= shownWidth).toBe(true)
      expect(imageWidths.filter((other) => other >= shownWidth && other < width)).toEqual([])
    }),
    { numRuns: 200 },
  )
})
