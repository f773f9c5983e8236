import type { WheelEvent } from 'react'
import { toFrame } from './coordinates'

/** What the wheel tells where it does not count in pixels. */
const linePx = 16

/** The wheel over a toolbar or a plus scrolls the page below it, as it does beside it. What opens over the page keeps it. */
export function passWheel(event: WheelEvent, frame: Document | null, scale: number): void {
  const isZoom = event.ctrlKey || event.metaKey
  if (isZoom || (event.target as Element).closest('[popover], dialog, textarea')) return
  const stepPx = event.deltaMode === 0 ? 1 : linePx
  const turned = toFrame({ top: event.deltaY * stepPx, left: event.deltaX * stepPx }, scale)
  frame?.defaultView?.scrollBy({ ...turned, behavior: 'instant' })
}
