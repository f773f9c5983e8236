import { gridColumns, maxRows, type Placement } from '@sitewright/model/pages/grid'

interface Wish {
  x?: number
  y?: number
  columns?: number
  rows?: number
}

/** The placement nearest to the wish that keeps the block on the grid. */
export function resizeTo(placement: Placement, wish: Wish): Placement {
  const { start, end } = placement
  const columns = clamp(Math.round(wish.columns ?? end.x - start.x), 1, gridColumns.desktop)
  const rows = clamp(Math.round(wish.rows ?? end.y - start.y), 1, maxRows)
  const x = clamp(Math.round(wish.x ?? start.x), 0, gridColumns.desktop - columns)
  const y = clamp(Math.round(wish.y ?? start.y), 0, maxRows - rows)
  return { ...placement, start: { x, y }, end: { x: x + columns, y: y + rows } }
}

function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(value, max))
}
