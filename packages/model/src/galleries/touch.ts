export const swipeLimits = { minDistancePx: 50, maxDurationMs: 250 } as const

export function isSwipe(move: { distancePx: number; durationMs: number }): boolean {
  return Math.abs(move.distancePx) >= swipeLimits.minDistancePx && move.durationMs <= swipeLimits.maxDurationMs
}

/** Seconds. */
export const swipeAnimationSeconds = 0.28
export const newSwipeSeconds = { min: 0.2, max: 0.5 } as const

export const swipeBoundaries = ['none', 'hard', 'inertial'] as const

/** A snap point is a percentage such as `50%`, or `none`. */
export function isSnapPoint(value: unknown): boolean {
  return value === 'none' || (typeof value === 'string' && /^\d+(\.\d+)?%$/.test(value))
}

interface Release {
  /** How far the slide was dragged; to the left is negative. */
  offsetPx: number
  widthPx: number
  /** Pixels a millisecond in the direction of the drag. */
  velocity: number
}

/** Where a released slide goes: the neighbour the drag points to, or back. */
export function settleNewSwipe({ offsetPx, widthPx, velocity }: Release): 'previous' | 'next' | 'back' {
  const isFar = Math.abs(offsetPx) > widthPx / 2
  const isFast = Math.abs(velocity) > 1
  if (offsetPx === 0 || (!isFar && !isFast)) return 'back'
  return offsetPx < 0 ? 'next' : 'previous'
}

/** The transition takes as long as the rest of the way at the finger's speed, within its limits. */
export function newSwipeDuration(remainingPx: number, velocity: number): number {
  const seconds = Math.abs(remainingPx) / Math.max(Math.abs(velocity), 0.001) / 1000
  return Math.min(Math.max(seconds, newSwipeSeconds.min), newSwipeSeconds.max)
}
