const edgePx = 56
const maxPxAFrame = 18

/** How far the page scrolls in one frame while the pointer is this near to an edge. */
export function scrollStep(y: number, height: number): number {
  if (y < edgePx) return -stepFor(edgePx - y)
  if (y > height - edgePx) return stepFor(y - (height - edgePx))
  return 0
}

function stepFor(depth: number): number {
  return Math.ceil((Math.min(depth, edgePx) / edgePx) * maxPxAFrame)
}
