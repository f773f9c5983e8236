import { maxBlocksInSection } from '@sitewright/model/pages/grid'
import { command, type Selection, selectBlocks } from '../command'
import { changeSectionOf, findBlock, fitRows, nextFreeRow } from '../edit-page'

export const duplicateBlock = command<Selection>({
  id: 'block.duplicate',
  label: 'Duplicate',
  keys: 'mod+d',
  isEnabled: (page, { blockId }) =>
    (findBlock(page, blockId)?.section.blocks.length ?? maxBlocksInSection) < maxBlocksInSection,
  apply: (page, { blockId }, { newId }) => {
    const found = findBlock(page, blockId)
    if (!found) return { page }
    const copyId = newId()
    const edited = changeSectionOf(page, found.section.id, (section) => {
      // A place that the owner chose for phones belongs to the original alone.
      const { mobile: _, ...copy } = structuredClone(found.block)
      const { start, end } = copy.desktop
      const top = nextFreeRow(section)
      const desktop = { ...copy.desktop, start: { ...start, y: top }, end: { ...end, y: top + end.y - start.y } }
      return fitRows({ ...section, blocks: [...section.blocks, { ...copy, id: copyId, desktop }] })
    })
    return { page: edited, select: selectBlocks(found.section.id, [copyId]) }
  },
})
