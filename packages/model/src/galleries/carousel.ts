export const carouselDefaults = { slidesPerRow: 3, gutterPercent: 1 } as const

/** Narrow containers show fewer slides at once; a smaller number is never raised. */
export function slidesPerRowAt(containerWidth: number, slidesPerRow: number): number {
  if (containerWidth < 480) return Math.min(slidesPerRow, 2)
  if (containerWidth < 724) return Math.min(slidesPerRow, 3)
  return slidesPerRow
}

export interface CarouselPlace {
  /** Index of the leftmost slide. */
  start: number
  numberOfSlides: number
  slidesPerRow: number
}

/** The carousel moves by whole groups, and stops so that the last group is full. */
export function moveCarousel({ start, numberOfSlides, slidesPerRow }: CarouselPlace, direction: 1 | -1): number {
  const last = Math.max(numberOfSlides - slidesPerRow, 0)
  return Math.min(Math.max(start + direction * slidesPerRow, 0), last)
}

export function describeCarouselControls({ start, numberOfSlides, slidesPerRow }: CarouselPlace) {
  return {
    isHidden: numberOfSlides <= slidesPerRow,
    isPreviousDisabled: start <= 0,
    isNextDisabled: start + slidesPerRow >= numberOfSlides,
  }
}
