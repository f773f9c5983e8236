import { expect, test } from 'vitest'
import { carouselDefaults, describeCarouselControls, moveCarousel, slidesPerRowAt } from './carousel'

test('[GAL-076] [GAL-081] three slides a row with a gutter of 1 percent', () => {
  expect(carouselDefaults).toEqual({ slidesPerRow: 3, gutterPercent: 1 })
})

test('[GAL-077] [GAL-078] below 480 pixels at most two slides, and one stays one', () => {
  expect([1, 2, 3, 6].map((count) => slidesPerRowAt(479, count))).toEqual([1, 2, 2, 2])
})

test('[GAL-079] [GAL-080] below 724 pixels at most three slides, and fewer stay', () => {
  for (const width of [480, 723]) {
    expect([1, 2, 3, 4, 6].map((count) => slidesPerRowAt(width, count))).toEqual([1, 2, 3, 3, 3])
  }
  expect(slidesPerRowAt(724, 6)).toBe(6)
})

test('[GAL-074] the controls are hidden when all slides fit', () => {
  expect(describeCarouselControls({ start: 0, numberOfSlides: 3, slidesPerRow: 3 }).isHidden).toBe(true)
  expect(describeCarouselControls({ start: 0, numberOfSlides: 4, slidesPerRow: 3 }).isHidden).toBe(false)
})

test('[GAL-075] previous is disabled at the start and next at the end', () => {
  const seven = { numberOfSlides: 7, slidesPerRow: 3 }
  expect(describeCarouselControls({ ...seven, start: 0 })).toMatchObject({
    isPreviousDisabled: true,
    isNextDisabled: false,
  })
  expect(describeCarouselControls({ ...seven, start: 4 })).toMatchObject({
    isPreviousDisabled: false,
    isNextDisabled: true,
  })
})

test('a move is by a group and stops at a full last group', () => {
  const seven = { numberOfSlides: 7, slidesPerRow: 3 }
  expect(moveCarousel({ ...seven, start: 0 }, 1)).toBe(3)
  expect(moveCarousel({ ...seven, start: 3 }, 1)).toBe(4)
  expect(moveCarousel({ ...seven, start: 1 }, -1)).toBe(0)
})
