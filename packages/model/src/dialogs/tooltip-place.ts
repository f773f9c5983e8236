export const tooltipDelayMs = 1200
const tooltipOffsetPx = 15
const tooltipMarginPx = 20

interface Size {
  width: number
  height: number
}

/** Beside the point, and never nearer to the window's edges than the margin. */
export function placeTooltip(point: { x: number; y: number }, tip: Size, view: Size): { left: number; top: number } {
  const below = point.y + tooltipOffsetPx
  const fitsBelow = below + tip.height + tooltipMarginPx <= view.height
  return {
    left: clamp(point.x + tooltipOffsetPx, view.width - tip.width - tooltipMarginPx),
    top: clamp(fitsBelow ? below : point.y - tooltipOffsetPx - tip.height, view.height - tip.height - tooltipMarginPx),
  }
}

function clamp(value: number, max: number): number {
  return Math.max(tooltipMarginPx, Math.min(value, max))
}
