import { type Breakpoint, rowHeightVw } from '@sitewright/model/pages/grid'
import { nearestEdge, type Tracks, tracksOf } from '../document/layout/snap'
import { lastRow } from '../document/layout/spots'
import type { Box } from './box'

/** The grid of a section as it lies on the screen. Index 0 of the columns is the left bleed. */
export interface MeasuredGrid {
  readonly element: HTMLElement
  /** Where it lay in the frame's window when it was measured. */
  readonly box: Box
  readonly columns: Tracks
  readonly rows: Tracks
  /** Rows that the section has now; those after them are only possible. */
  readonly rowCount: number
}

export function measureGrid(section: HTMLElement, breakpoint: Breakpoint): MeasuredGrid | null {
  const element = section.querySelector<HTMLElement>(':scope > .grid')
  const view = section.ownerDocument.defaultView
  if (!element || !view) return null
  const style = view.getComputedStyle(element)
  const rowSizes = readSizes(style.gridTemplateRows)
  const rowPx = (rowHeightVw[breakpoint] * view.innerWidth) / 100
  const possible = [...rowSizes, ...new Array<number>(Math.max(0, lastRow - rowSizes.length)).fill(rowPx)]
  return {
    element,
    box: element.getBoundingClientRect(),
    columns: tracksOf(readSizes(style.gridTemplateColumns), Number.parseFloat(style.columnGap) || 0),
    rows: tracksOf(possible, Number.parseFloat(style.rowGap) || 0),
    rowCount: rowSizes.length,
  }
}

/** The browser answers with the used sizes: `12px 30px 30px`. */
function readSizes(text: string): number[] {
  return text.split(' ').flatMap((size) => {
    const px = Number.parseFloat(size)
    return Number.isFinite(px) ? [px] : []
  })
}

/** The cell whose upper left corner is nearest to a place on the screen. */
export function cellAt(grid: MeasuredGrid, point: { x: number; y: number }): { x: number; y: number } {
  const box = grid.element.getBoundingClientRect()
  return {
    x: nearestEdge(grid.columns.starts, point.x - box.left) - 1,
    y: nearestEdge(grid.rows.starts, point.y - box.top),
  }
}

/** The lines nearest to a place on the screen, for an edge that begins there (`starts`) or ends there (`ends`). */
export function lineAt(grid: MeasuredGrid, point: { x: number; y: number }, side: 'starts' | 'ends') {
  const box = grid.element.getBoundingClientRect()
  const past = side === 'ends' ? 1 : 0
  return {
    x: nearestEdge(grid.columns[side], point.x - box.left) - 1 + past,
    y: nearestEdge(grid.rows[side], point.y - box.top) + past,
  }
}
