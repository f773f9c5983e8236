import type { BlockDefinition } from '@sitewright/blocks/define-block'
import type { PlacedBlock } from '@sitewright/model/pages/document'
import { desktopPlacement, gridColumns, maxBlocksInSection } from '@sitewright/model/pages/grid'
import { command, selectBlocks } from '../command'
import { changeSectionOf, findSection, fitRows, nextFreeRow } from '../edit-page'

type NewBlock = Pick<BlockDefinition, 'type' | 'props' | 'starter' | 'size'>

/** Adds a block under all others of its section, so that it never covers one. */
export const addBlock = command<{ sectionId: string; block: NewBlock }>({
  id: 'block.add',
  label: 'Add a block',
  isEnabled: (page, { sectionId }) =>
    (findSection(page, sectionId)?.blocks.length ?? maxBlocksInSection) < maxBlocksInSection,
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
