import { expect, test } from 'vitest'
import { marqueeProps } from './marquee'

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
