/** A block's look at its own width in pixels, whatever the width of the window. */
export function isNarrowImageBlock(width: number): boolean {
  return width < 415
}

export function isSmallNewsletterBlock(width: number): boolean {
  return width < 320
}
