import { expect, test } from 'vitest'
import { formatDimensions, formatLength, formatWeight } from './measurements'

test('[COM-026] imperial weights are in lbs', () => {
  expect(formatWeight(2.5, 1)).toBe('2.5 lbs')
})

test('[COM-027] imperial lengths have inch marks', () => {
  expect(formatLength(12, 1)).toBe('12″')
  expect(formatDimensions([1, 2, 3], 1)).toBe('1″ × 2″ × 3″')
})

test('[COM-028] every other standard is in kg and cm', () => {
  for (const standard of [2, undefined, 9]) {
    expect([formatWeight(2.5, standard), formatLength(12, standard)]).toEqual(['2.5 kg', '12 cm'])
  }
})
