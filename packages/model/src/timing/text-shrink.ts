export const shrunkTextMinFontSizePx = 11
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

interface ShrinkTimers {
  /** Answers with what takes the timer back. */
  readonly setTimer: (run: () => void, delayMs: number) => () => void
}

/** Runs `shrink` now, and again when resizing has paused; `stop` ends it. */
export function shrinkAfterResizes(shrink: () => void, { setTimer }: ShrinkTimers) {
  let cancel = () => {}
  shrink()
  return {
    noteResize() {
      cancel()
      cancel = setTimer(shrink, shrunkTextResizeDebounceMs)
    },
    stop: () => cancel(),
  }
}
