export interface ResizeOptions {
  readonly axis: 'x' | 'y'
  readonly threshold: number
}

/** Checked where it is asked for: a wrong axis would never fire, and nobody would know why. */
export function readResizeOptions({ axis, threshold = 0 }: { axis: unknown; threshold?: unknown }): ResizeOptions {
  if (axis !== 'x' && axis !== 'y') throw new TypeError('The axis must be x or y.')
  if (typeof threshold !== 'number' || Number.isNaN(threshold)) throw new TypeError('The threshold must be a number.')
  return { axis, threshold }
}

interface Size {
  readonly width: number
  readonly height: number
}

/**
 * `lastFired` is the size at the last firing: slow growth in small steps adds up until it fires. Without a threshold
 * every change fires.
 */
export function hasResized(lastFired: Size, size: Size, { axis, threshold }: ResizeOptions): boolean {
  const change = Math.abs(axis === 'x' ? size.width - lastFired.width : size.height - lastFired.height)
  return change > 0 && change >= threshold
}
