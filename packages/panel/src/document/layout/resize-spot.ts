import { type Breakpoint, gridColumns } from '@sitewright/model/pages/grid'
import { clamp, lastRow, type Spot } from './spots'

/** The eight handles: which edges each of them moves. */
export const handles = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const
export type Handle = (typeof handles)[number]

/** Moves the edges of a handle to a line of the grid, the bleed included; a block keeps at least one cell. */
export function resizeSpot(spot: Spot, handle: Handle, line: { x: number; y: number }, breakpoint: Breakpoint): Spot {
  const start = { ...spot.start }
  const end = { ...spot.end }
  if (handle.includes('w')) start.x = clamp(line.x, -1, spot.end.x - 1)
  if (handle.includes('e')) end.x = clamp(line.x, spot.start.x + 1, gridColumns[breakpoint] + 1)
  if (handle.startsWith('n')) start.y = clamp(line.y, 0, spot.end.y - 1)
  if (handle.startsWith('s')) end.y = clamp(line.y, spot.start.y + 1, lastRow)
  return { start, end }
}
