const scrollMinDurationMs = 50
/** Left free above the target. */
const scrollDefaultOffsetPx = 30

export function clampScrollDurationMs(durationMs: number): number {
  return Math.max(scrollMinDurationMs, durationMs)
}

/** The page's scroll position that brings `targetTopPx` into view; never above the page's start. */
export function computeScrollTopPx(targetTopPx: number, offsetPx = scrollDefaultOffsetPx): number {
  return Math.max(0, targetTopPx - offsetPx)
}
