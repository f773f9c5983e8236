import { expect, test } from 'vitest'
import { cropModes, fitAlignment, fitAlignmentWords, imageConfig, placeImage } from './config'

const defaults = imageConfig.parse({})

test('[IMG-002] an image config has these fields', () => {
  expect(Object.keys(imageConfig.shape)).toEqual([
    ...['dimensions', 'fixedRatio', 'focalPoint', 'load', 'forceImageUpdate', 'cropMode', 'sizeAdjustment'],
    ...['sizeFormat', 'source', 'stretch', 'useBgImage', 'useAdvancedPositioning', 'allowSaveData'],
    ...['dprMin', 'dprMax', 'fitAlignment'],
  ])
})

test('[IMG-003] [IMG-004] the focal point is the center unless told', () => {
  expect(defaults.focalPoint).toEqual({ x: 0.5, y: 0.5 })
  expect(imageConfig.parse({ focalPoint: { x: 0.2 } }).focalPoint).toEqual({ x: 0.2, y: 0.5 })
  expect(imageConfig.parse({ focalPoint: { y: 0.2 } }).focalPoint).toEqual({ x: 0.5, y: 0.2 })
})

test('[IMG-005] a crop mode is cover, contain or none', () => {
  expect(cropModes).toEqual(['cover', 'contain', 'none'])
  expect(imageConfig.safeParse({ cropMode: 'fill' }).success).toBe(false)
})

test('[IMG-007] the size adjustment is 1 unless told', () => {
  expect(defaults.sizeAdjustment).toBe(1)
  expect(imageConfig.parse({ sizeAdjustment: 2 }).sizeAdjustment).toBe(2)
  expect(imageConfig.parse({ sizeAdjustment: -2 }).sizeAdjustment).toBe(1)
})

test('[IMG-009] an alignment is made of top, left, center, right and bottom', () => {
  expect(fitAlignmentWords).toEqual(['top', 'left', 'center', 'right', 'bottom'])
  for (const good of [...fitAlignmentWords, 'top left', 'center center', 'bottom right']) {
    expect(fitAlignment.safeParse(good).success).toBe(true)
  }
  for (const bad of ['', 'middle', 'left top', 'top bottom', 'top left right']) {
    expect(fitAlignment.safeParse(bad).success).toBe(false)
  }
})

test('[IMG-010] a contained image without alignment is in the center', () => {
  expect(placeImage({ ...defaults, cropMode: 'contain' })).toEqual({ objectFit: 'contain', objectPosition: 'center' })
  expect(placeImage({ ...defaults, cropMode: 'contain', fitAlignment: 'top left' }).objectPosition).toBe('top left')
})

test('a covering image is cropped around its focal point', () => {
  expect(placeImage({ ...defaults, cropMode: 'cover', focalPoint: { x: 0.25, y: 1 } })).toEqual({
    objectFit: 'cover',
    objectPosition: '25% 100%',
  })
})
