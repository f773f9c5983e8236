import { type Breakpoint, gridColumns } from '@sitewright/model/pages/grid'
import { boundsOf, clamp, columnsOf, rowsOf, type Spot, type Spots, shiftSpot } from './spots'

export type Alignment = 'left' | 'center' | 'right' | 'top' | 'middle' | 'bottom'

/** Lines the blocks up with each other; a single block with the columns of the grid. */
export function alignSpots(spots: Spots, alignment: Alignment, breakpoint: Breakpoint): Map<string, Spot> {
  const bounds = boundsOf(spots.values())
  if (!bounds) return new Map()
  const columns = { start: 0, end: gridColumns[breakpoint] }
  const across = spots.size === 1 ? columns : { start: bounds.start.x, end: bounds.end.x }
  return new Map(
    [...spots].map(([id, spot]) => {
      const x = clamp(moveAcross(spot, alignment, across), 0, Math.max(0, columns.end - columnsOf(spot)))
      const y = moveDown(spot, alignment, bounds)
      const isWithin = columnsOf(spot) <= columns.end
      return [id, shiftSpot(spot, isWithin ? x - spot.start.x : 0, y - spot.start.y)]
    }),
  )
}

function moveAcross(spot: Spot, alignment: Alignment, { start, end }: { start: number; end: number }): number {
  if (alignment === 'left') return start
  if (alignment === 'right') return end - columnsOf(spot)
  if (alignment === 'center') return Math.round((start + end - columnsOf(spot)) / 2)
  return spot.start.x
}

function moveDown(spot: Spot, alignment: Alignment, bounds: Spot): number {
  if (alignment === 'top') return bounds.start.y
  if (alignment === 'bottom') return bounds.end.y - rowsOf(spot)
  if (alignment === 'middle') return Math.round((bounds.start.y + bounds.end.y - rowsOf(spot)) / 2)
  return spot.start.y
}

/** Equal room between three or more blocks; the two outermost stay. */
export function distributeSpots(spots: Spots, axis: 'x' | 'y'): Map<string, Spot> {
  const inOrder = [...spots].sort(([, a], [, b]) => a.start[axis] - b.start[axis] || a.end[axis] - b.end[axis])
  const bounds = boundsOf(spots.values())
  if (!bounds || inOrder.length < 3) return new Map(spots)
  const sizes = inOrder.map(([, spot]) => spot.end[axis] - spot.start[axis])
  const free = bounds.end[axis] - bounds.start[axis] - sizes.reduce((sum, size) => sum + size, 0)
  let taken = 0
  return new Map(
    inOrder.map(([id, spot], index) => {
      const isOuter = index === 0 || index === inOrder.length - 1
      const start = bounds.start[axis] + taken + Math.round((free * index) / (inOrder.length - 1))
      taken += sizes[index] ?? 0
      const step = isOuter ? 0 : Math.max(bounds.start[axis], start) - spot.start[axis]
      return [id, axis === 'x' ? shiftSpot(spot, step, 0) : shiftSpot(spot, 0, step)]
    }),
  )
}
