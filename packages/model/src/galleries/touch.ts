export const swipeLimits = { minDistancePx: 50, maxDurationMs: 250 } as const

export function isSwipe(move: { distancePx: number; durationMs: number }): boolean {
  return Math.abs(move.distancePx) >= swipeLimits.minDistancePx && move.durationMs <= swipeLimits.maxDurationMs
}

/** Seconds. */
export const swipeAnimationSeconds = 0.28
export const newSwipeSeconds = { min: 0.2, max: 0.5 } as const

/** How a slide that is dragged beyond the first or last one gives way: as far as the finger, not at all, or less and less. */
export const swipeBoundaries = ['none', 'hard', 'inertial'] as const
export type SwipeBoundary = (typeof swipeBoundaries)[number]

const boundaryShares: Readonly<Record<SwipeBoundary, number>> = { none: 1, hard: 0, inertial: 0.3 }

export function findSwipeBoundary(value: unknown): SwipeBoundary {
  return swipeBoundaries.find((boundary) => boundary === value) ?? 'inertial'
}

/** How far a slide follows a finger beyond the ends. */
export function resistAtEnd(offsetPx: number, boundary: SwipeBoundary): number {
  return offsetPx * boundaryShares[boundary]
}

export const defaultSnapPoint = '50%'

/** A snap point is a percentage such as `50%`, or `none`. */
export function isSnapPoint(value: unknown): value is string {
  return value === 'none' || (typeof value === 'string' && /^\d+(\.\d+)?%$/.test(value))
}

/** The share of the width beyond which a slow release goes on; without a snap point only a throw does. */
function snapShare(snapPoint: string): number {
  return snapPoint === 'none' ? Number.POSITIVE_INFINITY : Number.parseFloat(snapPoint) / 100
}

interface Release {
  /** How far the slide was dragged; to the left is negative. */
  offsetPx: number
  widthPx: number
  /** Pixels a millisecond in the direction of the drag. */
  velocity: number
  snapPoint?: string | undefined
}

/** Where a released slide goes: the neighbor the drag points to, or back. */
export function settleNewSwipe(release: Release): 'previous' | 'next' | 'back' {
  const { offsetPx, widthPx, velocity, snapPoint = defaultSnapPoint } = release
  const isFar = Math.abs(offsetPx) > widthPx * snapShare(snapPoint)
  const isFast = Math.abs(velocity) > 1
  if (offsetPx === 0 || (!isFar && !isFast)) return 'back'
  return offsetPx < 0 ? 'next' : 'previous'
}

/** The transition takes as long as the rest of the way at the finger's speed, within its limits. */
export function newSwipeDuration(remainingPx: number, velocity: number): number {
  const seconds = Math.abs(remainingPx) / Math.max(Math.abs(velocity), 0.001) / 1000
  return Math.min(Math.max(seconds, newSwipeSeconds.min), newSwipeSeconds.max)
}
