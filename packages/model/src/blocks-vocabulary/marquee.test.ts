import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isMarqueeMoving, marqueeProps, marqueeWidth, wavePeriod } from './marquee'

const defaults = marqueeProps.parse({})

test('[BLOCK-012] waveFrequency is 1 unless told', () => {
  expect(defaults.waveFrequency).toBe(1)
})

test('[BLOCK-013] waveIntensity is 0 unless told', () => {
  expect(defaults.waveIntensity).toBe(0)
})

test('[BLOCK-014] animationDirection is left unless told', () => {
  expect(defaults.animationDirection).toBe('left')
})

test('[BLOCK-015] animationSpeed is 1 unless told', () => {
  expect(defaults.animationSpeed).toBe(1)
})

test('[BLOCK-016] pausedOnHover is false unless told', () => {
  expect(defaults.pausedOnHover).toBe(false)
})

test('[BLOCK-019] a marquee is at least 50 wide', () => {
  expect([10, 50, 400].map(marqueeWidth)).toEqual([50, 50, 400])
})

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

test('a pointer stops a marquee that pauses on hover, and reduced motion stops every one', () => {
  const hovered = { isHovered: true, prefersReducedMotion: false }
  expect(isMarqueeMoving({ pausedOnHover: true }, hovered)).toBe(false)
  expect(isMarqueeMoving({ pausedOnHover: false }, hovered)).toBe(true)
  expect(isMarqueeMoving({ pausedOnHover: true }, { ...hovered, isHovered: false })).toBe(true)
  expect(isMarqueeMoving({ pausedOnHover: false }, { isHovered: false, prefersReducedMotion: true })).toBe(false)
})
