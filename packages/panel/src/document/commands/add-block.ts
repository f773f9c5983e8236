import type { BlockDefinition } from '@sitewright/blocks/define-block'
import type { PageDocument, PlacedBlock } from '@sitewright/model/pages/document'
import { desktopPlacement, gridColumns, maxBlocksInSection } from '@sitewright/model/pages/grid'
import { command, selectBlocks } from '../command'
import { changeSectionOf, findSection, fitRows, nextFreeRow } from '../edit-page'
import { isFull, noRoom } from '../layout/refusals'
import { lastRow } from '../layout/spots'

interface BlockToAdd {
  readonly sectionId: string
  readonly block: Pick<BlockDefinition, 'type' | 'props' | 'starter' | 'size'>
}

/** Why the section takes no further block, in words; null when it does. */
function whyNot(page: PageDocument, { sectionId, block }: BlockToAdd): string | null {
  const section = findSection(page, sectionId)
  if (!section || section.blocks.length >= maxBlocksInSection) return isFull
  return nextFreeRow(section) + block.size.rows > lastRow ? noRoom : null
}

/** Adds a block under all others of its section, so that it never covers one. */
export const addBlock = command<BlockToAdd>({
  id: 'block.add',
  label: 'Add a block',
  isEnabled: (page, added) => whyNot(page, added) === null,
  whyNot,
  apply: (page, { sectionId, block }, { newId }) => {
    const blockId = newId()
    const edited = changeSectionOf(page, sectionId, (section) => {
      const top = nextFreeRow(section)
      const columns = Math.min(block.size.columns, gridColumns.desktop)
      const placed: PlacedBlock = {
        id: blockId,
        type: block.type,
        // With its defaults, as the host stores it: a step of undo must find the same block after a reload.
        props: block.props.parse(structuredClone(block.starter)),
        desktop: desktopPlacement.parse({ start: { x: 0, y: top }, end: { x: columns, y: top + block.size.rows } }),
      }
      return fitRows({ ...section, blocks: [...section.blocks, placed] })
    })
    return { page: edited, select: selectBlocks(sectionId, [blockId]) }
  },
})
