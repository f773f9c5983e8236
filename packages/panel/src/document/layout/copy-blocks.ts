import type { PlacedBlock } from '@sitewright/model/pages/document'
import { boundsOf, shiftSpot } from './spots'

/** Copies with ids of their own, arranged as the originals are, from this row on. A place chosen for phones stays with the original. */
export function copyBlocks(blocks: readonly PlacedBlock[], row: number, newId: () => string): PlacedBlock[] {
  const top = boundsOf(blocks.map((block) => block.desktop))?.start.y ?? 0
  return blocks.map((block) => {
    const { mobile: _, ...copy } = structuredClone(block)
    return { ...copy, id: newId(), desktop: { ...copy.desktop, ...shiftSpot(copy.desktop, 0, row - top) } }
  })
}
