import type { PlacedBlock, Section } from '../document'
import { gridColumns, type Placement } from '../grid'
import { inReadingOrder } from './reading-order'

type Rows = { readonly start: number; readonly end: number }

/**
 * Where each block stands on a phone. What the owner moved stays where it was put; the others follow in reading order,
 * over the full width, in the rows that are left. `fillsRows` tells which types of blocks are as tall as their rows; all
 * others grow with their content, and rows beyond it would be empty space.
 */
export function mobileLayout(
  section: Pick<Section, 'blocks'>,
  fillsRows: (type: string) => boolean,
): Map<string, Placement> {
  const taken = section.blocks.flatMap((block) => (block.mobile?.visible ? [rowsOf(block.mobile)] : []))
  const layout = new Map<string, Placement>()
  let nextRow = 0
  for (const block of inReadingOrder(section.blocks)) {
    if (block.mobile) {
      layout.set(block.id, block.mobile)
      continue
    }
    const rows = firstFreeRows(nextRow, fillsRows(block.type) ? rowsInProportion(block) : 1, taken)
    layout.set(block.id, followDesktop(block.desktop, rows))
    if (block.desktop.visible) nextRow = rows.end
  }
  return layout
}

/**
 * The rows that a phone needs to show the section: those the owner gave it, or more when its blocks reach further down.
 * While every block follows the desktop only the blocks count: rows below them would be empty space.
 */
export function mobileRowCount(
  section: Pick<Section, 'blocks' | 'rows'>,
  layout: ReadonlyMap<string, Placement>,
): number {
  const followsDesktop = section.blocks.length > 0 && section.blocks.every((block) => block.mobile === undefined)
  let last = followsDesktop ? 1 : section.rows.mobile
  for (const placement of layout.values()) if (placement.visible) last = Math.max(last, placement.end.y)
  return last
}

/** About the block's desktop proportions over the width of a phone, and never more rows than it has on the desktop. */
function rowsInProportion({ desktop: { start, end } }: PlacedBlock): number {
  const rows = end.y - start.y
  const inProportion = Math.round((rows * gridColumns.mobile) / (end.x - start.x))
  return Math.max(1, Math.min(rows, inProportion))
}

function firstFreeRows(from: number, count: number, taken: readonly Rows[]): Rows {
  let start = from
  for (;;) {
    const hit = taken.find((rows) => start < rows.end && rows.start < start + count)
    if (!hit) return { start, end: start + count }
    start = hit.end
  }
}

function followDesktop(desktop: Placement, rows: Rows): Placement {
  return {
    ...desktop,
    start: { x: 0, y: rows.start },
    end: { x: gridColumns.mobile, y: rows.end },
    stickyScroll: false,
  }
}

function rowsOf(placement: Placement): Rows {
  return { start: placement.start.y, end: placement.end.y }
}
