/** A block's look at its own width in pixels, whatever the width of the window. */
export function isNarrowImageBlock(width: number): boolean {
  return width < 415
}

export function isSmallNewsletterBlock(width: number): boolean {
  return width < 320
}

export function isWideTableBooking(width: number): boolean {
  return width > 850
}

export function isReservationInColumn(width: number): boolean {
  return width <= 750
}

export const scaledTextDebounceMs = 100
