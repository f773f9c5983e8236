import type { PlacedBlock } from '../document'

/**
 * The order in which people read a section: bands from the top, within a band columns from the left. Blocks that touch
 * stay together, so that a picture keeps the caption right below it.
 */
export function inReadingOrder(blocks: readonly PlacedBlock[]): PlacedBlock[] {
  if (blocks.length < 2) return [...blocks]
  const parts = cuts.map((cut) => splitAt(blocks, cut)).find((it) => it.length > 1)
  if (parts) return parts.flatMap(inReadingOrder)
  return blocks.toSorted((a, b) => a.desktop.start.y - b.desktop.start.y || a.desktop.start.x - b.desktop.start.x)
}

interface Cut {
  readonly axis: 'x' | 'y'
  /** Free rows or columns that a cut needs; 0 cuts between blocks that touch. */
  readonly room: number
}

const cuts: readonly Cut[] = [
  { axis: 'y', room: 1 },
  { axis: 'x', room: 0 },
  { axis: 'y', room: 0 },
]

/** Groups of blocks with a straight cut between each two, from the start of the axis to its end. */
function splitAt(blocks: readonly PlacedBlock[], { axis, room }: Cut): PlacedBlock[][] {
  const groups: PlacedBlock[][] = []
  let reach = Number.NEGATIVE_INFINITY
  for (const block of blocks.toSorted((a, b) => a.desktop.start[axis] - b.desktop.start[axis])) {
    const group = groups.at(-1)
    if (group === undefined || block.desktop.start[axis] >= reach + room) groups.push([block])
    else group.push(block)
    reach = Math.max(reach, block.desktop.end[axis])
  }
  return groups
}
