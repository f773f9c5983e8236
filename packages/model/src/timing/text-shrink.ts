export const shrunkTextMinFontSizePx = 11
/** Text is measured again this long after the last resize. */
export const shrunkTextResizeDebounceMs = 100

/**
 * The largest font size, in whole steps down from `fullSizePx`, at which the text fits.
 * Text that never fits keeps the smallest readable size and overflows.
 */
export function findShrunkFontSizePx(fullSizePx: number, fits: (sizePx: number) => boolean): number {
  let sizePx = fullSizePx
  while (sizePx > shrunkTextMinFontSizePx && !fits(sizePx)) {
    sizePx = Math.max(shrunkTextMinFontSizePx, sizePx - 1)
  }
  return sizePx
}
