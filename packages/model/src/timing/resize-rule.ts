import { z } from 'zod'

export const resizeOptions = z.object({
  axis: z.enum(['x', 'y']),
  /** Without a threshold every change fires. */
  threshold: z.number().default(0),
})
export type ResizeOptions = z.infer<typeof resizeOptions>

interface Size {
  width: number
  height: number
}

/** `lastFired` is the size at the last firing: slow growth in small steps adds up until it fires. */
export function hasResized(lastFired: Size, size: Size, { axis, threshold }: ResizeOptions): boolean {
  const change = Math.abs(axis === 'x' ? size.width - lastFired.width : size.height - lastFired.height)
  return change > 0 && change >= threshold
}
