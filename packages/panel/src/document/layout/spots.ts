import { type Breakpoint, gridColumns, type Placement } from '@sitewright/model/pages/grid'

/** The cells that a block covers; `end` is not part of it. */
export type Spot = Pick<Placement, 'start' | 'end'>
export type Spots = ReadonlyMap<string, Spot>

export const lastRow = 500

export function columnsOf(spot: Spot): number {
  return spot.end.x - spot.start.x
}

export function rowsOf(spot: Spot): number {
  return spot.end.y - spot.start.y
}

export function isOverlapping(a: Spot, b: Spot): boolean {
  return a.start.x < b.end.x && b.start.x < a.end.x && a.start.y < b.end.y && b.start.y < a.end.y
}

export function shiftSpot({ start, end }: Spot, columns: number, rows: number): Spot {
  return { start: { x: start.x + columns, y: start.y + rows }, end: { x: end.x + columns, y: end.y + rows } }
}

/** The smallest spot that holds all of them. */
export function boundsOf(spots: Iterable<Spot>): Spot | null {
  const all = [...spots]
  if (all.length === 0) return null
  return {
    start: { x: Math.min(...all.map((it) => it.start.x)), y: Math.min(...all.map((it) => it.start.y)) },
    end: { x: Math.max(...all.map((it) => it.end.x)), y: Math.max(...all.map((it) => it.end.y)) },
  }
}

/** Moves all of them alike, as far as the first of them reaches the edge of the grid. A block in the bleed may stay there. */
export function shiftWithin(spots: Spots, columns: number, rows: number, breakpoint: Breakpoint): Map<string, Spot> {
  const bounds = boundsOf(spots.values())
  if (!bounds) return new Map()
  const min = Math.min(0, bounds.start.x)
  const max = Math.max(gridColumns[breakpoint], bounds.end.x)
  const across = clamp(columns, min - bounds.start.x, max - bounds.end.x)
  const down = clamp(rows, -bounds.start.y, lastRow - bounds.end.y)
  return new Map([...spots].map(([id, spot]) => [id, shiftSpot(spot, across, down)]))
}

export function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(value, max))
}
