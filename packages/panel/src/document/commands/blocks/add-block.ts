import type { BlockDefinition } from '@sitewright/blocks/ground/define-block'
import type { PageDocument, PlacedBlock } from '@sitewright/model/pages/document'
import { desktopPlacement, gridColumns } from '@sitewright/model/pages/grid'
import { refuseMore } from '@sitewright/model/pages/limits'
import { receiveBlocks } from '../../layout/place-blocks'
import { noRoom } from '../../layout/refusals'
import { lastRow } from '../../layout/spots'
import { command, selectBlocks } from '../../page/command'
import { changeSectionOf, findSection, fitRows, nextFreeRow } from '../../page/edit-page'

interface BlockToAdd {
  readonly sectionId: string
  readonly block: Pick<BlockDefinition, 'type' | 'props' | 'starter' | 'size'>
  /** Its cell on the desktop, where neighbors make room; without one it goes under all others. */
  readonly at?: { readonly x: number; readonly y: number } | null
}

/** Why the section takes no further block, in words; null when it does. */
function whyNot(page: PageDocument, { sectionId, block, at }: BlockToAdd): string | null {
  const section = findSection(page, sectionId)
  if (!section) return noRoom
  const isFull = refuseMore('sectionBlocks', section.blocks.length)
  if (isFull) return isFull
  if (at) return receiveBlocks(section, [placeNew(block, at, 'tried')]) ? null : noRoom
  return nextFreeRow(section) + block.size.rows > lastRow ? noRoom : null
}

function placeNew({ type, props, starter, size }: BlockToAdd['block'], at: { x: number; y: number }, id: string) {
  const end = { x: at.x + Math.min(size.columns, gridColumns.desktop), y: at.y + size.rows }
  const placed: PlacedBlock = {
    id,
    type,
    // With its defaults, as the host stores it: a step of undo must find the same block after a reload.
    props: props.parse(structuredClone(starter)),
    desktop: desktopPlacement.parse({ start: at, end }),
  }
  return placed
}

/** Adds a block where it covers no other one of its section. */
export const addBlock = command<BlockToAdd>({
  id: 'block.add',
  label: 'Add block',
  isEnabled: (page, added) => whyNot(page, added) === null,
  whyNot,
  apply: (page, { sectionId, block, at }, { newId }) => {
    const blockId = newId()
    const edited = changeSectionOf(page, sectionId, (section) => {
      if (at) return receiveBlocks(section, [placeNew(block, at, blockId)]) ?? section
      const placed = placeNew(block, { x: 0, y: nextFreeRow(section) }, blockId)
      return fitRows({ ...section, blocks: [...section.blocks, placed] })
    })
    return { page: edited, select: selectBlocks(sectionId, [blockId]) }
  },
})
