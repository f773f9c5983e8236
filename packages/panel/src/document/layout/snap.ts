/** Where the tracks of one axis begin and end on the screen, from the grid's own edge; index 0 is the left bleed for columns. */
export interface Tracks {
  readonly starts: readonly number[]
  readonly ends: readonly number[]
}

/** Tracks of these sizes with the gap between them. */
export function tracksOf(sizes: readonly number[], gap: number): Tracks {
  const starts: number[] = []
  const ends: number[] = []
  let at = 0
  for (const size of sizes) {
    starts.push(at)
    ends.push(at + size)
    at += size + gap
  }
  return { starts, ends }
}

/** The index of the edge nearest to a place; of edges at the same place the later one. */
export function nearestEdge(edges: readonly number[], place: number): number {
  let best = 0
  for (const [index, edge] of edges.entries()) {
    if (Math.abs(edge - place) <= Math.abs((edges[best] ?? 0) - place)) best = index
  }
  return best
}

/** Where a line of the grid is drawn: between two tracks, or in the middle of one when it ends in a half. */
export function placeOfLine({ starts, ends }: Tracks, line: number): number {
  const whole = Math.floor(line)
  if (whole !== line) return ((starts[whole] ?? 0) + (ends[whole] ?? 0)) / 2
  const before = ends[whole - 1] ?? starts[whole] ?? 0
  return (before + (starts[whole] ?? before)) / 2
}
