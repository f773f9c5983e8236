import type { PlacedBlock, Section } from '@sitewright/model/pages/document'
import type { Placement } from '@sitewright/model/pages/grid'
import { fitRows } from '../edit-page'

/** The nearest block over (or under) this one that shares a column with it. */
export function findNeighbour(section: Section, block: PlacedBlock, direction: 'up' | 'down'): PlacedBlock | null {
  const own = block.desktop
  const inWay = section.blocks.filter(
    ({ id, desktop }) =>
      id !== block.id &&
      desktop.start.x < own.end.x &&
      own.start.x < desktop.end.x &&
      (direction === 'up' ? desktop.start.y < own.start.y : desktop.start.y > own.start.y),
  )
  const nearest = (a: PlacedBlock, b: PlacedBlock) =>
    direction === 'up' ? b.desktop.start.y - a.desktop.start.y : a.desktop.start.y - b.desktop.start.y
  return inWay.sort(nearest)[0] ?? null
}

/** Exchanges two blocks that stand over each other; the rows between them stay between them. */
export function swapRows(section: Section, upper: PlacedBlock, lower: PlacedBlock): Section {
  const gap = Math.max(0, lower.desktop.start.y - upper.desktop.end.y)
  const raised = moveToRow(lower.desktop, upper.desktop.start.y)
  const lowered = moveToRow(upper.desktop, raised.end.y + gap)
  const blocks = section.blocks.map((block) => {
    if (block.id === lower.id) return { ...block, desktop: raised }
    return block.id === upper.id ? { ...block, desktop: lowered } : block
  })
  return fitRows({ ...section, blocks })
}

function moveToRow(placement: Placement, row: number): Placement {
  const rows = placement.end.y - placement.start.y
  return { ...placement, start: { ...placement.start, y: row }, end: { ...placement.end, y: row + rows } }
}
