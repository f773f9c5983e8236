import { expect, test } from 'vitest'
import {
  fontSizesPx,
  fontWeights,
  paletteColours,
  radii,
  spacingsPx,
  spinnerDefaults,
  spinnerSizesPx,
  timeStepsMs,
  zIndexBase,
} from './design-tokens'

function expectRisingBetween(steps: readonly number[], first: number, last: number) {
  expect(steps.at(0)).toBe(first)
  expect(steps.at(-1)).toBe(last)
  expect([...steps].sort((a, b) => a - b)).toEqual(steps)
}

test('[REF-032] font sizes run from 9.75 to 28', () => {
  expectRisingBetween(fontSizesPx, 9.75, 28)
})

test('[REF-033] font weights are 400, 500 and 600', () => {
  expect(fontWeights).toEqual([400, 500, 600])
})

test('[REF-034] radii are 0, 4, 8 and circle', () => {
  expect(radii).toEqual([0, 4, 8, 'circle'])
})

test('[REF-035] spacings run from 0 to 55', () => {
  expectRisingBetween(spacingsPx, 0, 55)
})

test('[REF-036] time steps run from 0 to 600 ms', () => {
  expectRisingBetween(timeStepsMs, 0, 600)
})

test('[REF-037] the palette has blue, green, red, pink, orange and gray', () => {
  expect(paletteColours).toEqual(['blue', 'green', 'red', 'pink', 'orange', 'gray'])
})

test('[REF-038] the z-index base is 30000', () => {
  expect(zIndexBase).toBe(30000)
})

test('[REF-039] the spinner is light unless told otherwise', () => {
  expect(spinnerDefaults.colour).toBe('light')
})

test('[REF-040] the spinner has the default size, 24 px, unless told otherwise', () => {
  expect(spinnerDefaults.size).toBe('default')
  expect(spinnerSizesPx[spinnerDefaults.size]).toBe(24)
})
