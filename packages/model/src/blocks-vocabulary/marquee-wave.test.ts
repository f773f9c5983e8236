import fc from 'fast-check'
import { expect, test } from 'vitest'
import { waveLiftEm, wavePeriod } from './marquee-wave'

test('[BLOCK-021] the wave period runs evenly from 1000 down to 250', () => {
  expect([0, 5, 10].map(wavePeriod)).toEqual([1000, 625, 250])
  fc.assert(
    fc.property(fc.double({ min: -100, max: 100, noNaN: true }), (frequency) => {
      expect(wavePeriod(frequency)).toBeGreaterThanOrEqual(250)
      expect(wavePeriod(frequency)).toBeLessThanOrEqual(1000)
    }),
    { numRuns: 100 },
  )
})

test('a wave lifts letters by its intensity, starts level and repeats after its period', () => {
  const wave = { frequency: 10, intensity: 2 }
  expect([0, 62.5, 187.5, 312.5].map((wayPx) => waveLiftEm(wayPx, wave))).toEqual([0, 0.4, -0.4, 0.4])
})
