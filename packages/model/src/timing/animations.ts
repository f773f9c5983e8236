export const animationDefaultSeconds = 0.3

const scaleHideFactor = 0.94

/** Hiding by scale goes from full size to 0.94 while fading out. */
export function computeScaleHide(progress: number): { scale: number; opacity: number } {
  return { scale: 1 - (1 - scaleHideFactor) * progress, opacity: 1 - progress }
}
