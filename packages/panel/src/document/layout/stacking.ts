import type { PlacedBlock } from '@sitewright/model/pages/document'

export type StackMove = 'front' | 'forward' | 'backward' | 'back'

/** From the lowest to the highest. The chosen ones keep their order among themselves. */
export function restack(blocks: readonly PlacedBlock[], chosen: ReadonlySet<string>, move: StackMove): PlacedBlock[] {
  const isChosen = (block: PlacedBlock) => chosen.has(block.id)
  const stacked = stackByOrder(blocks)
  const picked = stacked.filter(isChosen)
  const others = stacked.filter((block) => !isChosen(block))
  if (move === 'front') return [...others, ...picked]
  if (move === 'back') return [...picked, ...others]
  return move === 'forward' ? stepForward(stacked, isChosen) : stepForward(stacked.toReversed(), isChosen).toReversed()
}

/** Later blocks of a section lie above earlier ones, but a z-index of their own goes first: their order takes its place. */
function stackByOrder(blocks: readonly PlacedBlock[]): PlacedBlock[] {
  return blocks.toSorted((a, b) => a.desktop.zIndex - b.desktop.zIndex).map(layFlat)
}

function layFlat(block: PlacedBlock): PlacedBlock {
  const { desktop, mobile } = block
  if (desktop.zIndex === 0 && (mobile?.zIndex ?? 0) === 0) return block
  return { ...block, desktop: { ...desktop, zIndex: 0 }, ...(mobile ? { mobile: { ...mobile, zIndex: 0 } } : {}) }
}

function stepForward(blocks: readonly PlacedBlock[], isChosen: (block: PlacedBlock) => boolean): PlacedBlock[] {
  const next = [...blocks]
  for (let index = next.length - 2; index >= 0; index--) {
    const [block, above] = [next[index], next[index + 1]]
    if (block && above && isChosen(block) && !isChosen(above)) next.splice(index, 2, above, block)
  }
  return next
}
