import type { PlacedBlock } from '../document'
import { maxRows, type Placement } from '../grid'

type Layout = 'desktop' | 'mobile'

/** Blocks that were put on the same place by two people are moved apart: the lower one goes further down. */
export function separateBlocks(
  merged: readonly PlacedBlock[],
  sides: readonly (readonly PlacedBlock[])[],
): readonly PlacedBlock[] {
  return separateOn('mobile', separateOn('desktop', merged, sides), sides)
}

/** Only pairs that lie over each other on neither side are moved: an overlap that somebody made is wanted. */
function separateOn(
  layout: Layout,
  merged: readonly PlacedBlock[],
  sides: readonly (readonly PlacedBlock[])[],
): readonly PlacedBlock[] {
  const wanted = new Set(sides.flatMap((blocks) => [...eachOverlap(blocks, layout)].map((pair) => pairKey(...pair))))
  let blocks = merged
  // Each turn moves one block below another; the number of turns is bounded by the rows there are.
  for (let turn = 0; turn < maxRows; turn++) {
    const pair = findNewOverlap(blocks, layout, wanted)
    if (!pair) return blocks
    const [upper, lower] = pair
    const moved = moveBelow(lower, upper, layout)
    if (!moved) return blocks
    blocks = blocks.map((block) => (block.id === lower.id ? moved : block))
  }
  return blocks
}

/** Pairs with the upper block first, looked for only as far as they are asked for. */
function* eachOverlap(blocks: readonly PlacedBlock[], layout: Layout): Generator<[PlacedBlock, PlacedBlock]> {
  const placed = blocks.filter((block) => block[layout]).toSorted((a, b) => compare(a, b, layout))
  for (const [index, upper] of placed.entries()) {
    for (let below = index + 1; below < placed.length; below++) {
      const lower = placed[below] as PlacedBlock
      if (overlaps(upper[layout] as Placement, lower[layout] as Placement)) yield [upper, lower]
    }
  }
}

function findNewOverlap(blocks: readonly PlacedBlock[], layout: Layout, wanted: ReadonlySet<string>) {
  for (const pair of eachOverlap(blocks, layout)) if (!wanted.has(pairKey(...pair))) return pair
  return null
}

function overlaps(a: Placement, b: Placement): boolean {
  if (!a.visible || !b.visible) return false
  return a.start.x < b.end.x && b.start.x < a.end.x && a.start.y < b.end.y && b.start.y < a.end.y
}

function compare(a: PlacedBlock, b: PlacedBlock, layout: Layout): number {
  const [one, other] = [a[layout] as Placement, b[layout] as Placement]
  return one.start.y - other.start.y || one.start.x - other.start.x || (a.id < b.id ? -1 : 1)
}

/** Null at the end of the grid: better over each other than gone. */
function moveBelow(lower: PlacedBlock, upper: PlacedBlock, layout: Layout): PlacedBlock | null {
  const [from, above] = [lower[layout], upper[layout]]
  if (!from || !above) return null
  const shift = above.end.y - from.start.y
  if (shift <= 0 || from.end.y + shift > maxRows) return null
  const placement = {
    ...from,
    start: { ...from.start, y: from.start.y + shift },
    end: { ...from.end, y: from.end.y + shift },
  }
  return { ...lower, [layout]: placement }
}

function pairKey(a: PlacedBlock, b: PlacedBlock): string {
  return [a.id, b.id].toSorted().join(' ')
}
