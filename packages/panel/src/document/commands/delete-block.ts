import { command, type Selection, selectSection } from '../command'
import { changeSectionOf, findBlock } from '../edit-page'

export const deleteBlock = command<Selection>({
  id: 'block.delete',
  label: 'Delete',
  keys: 'Delete',
  isEnabled: (page, { blockId }) => findBlock(page, blockId) !== null,
  apply: (page, { blockId }) => {
    const found = findBlock(page, blockId)
    if (!found) return { page }
    const edited = changeSectionOf(page, found.section.id, (section) => ({
      ...section,
      blocks: section.blocks.filter((block) => block.id !== blockId),
    }))
    return { page: edited, select: selectSection(found.section.id) }
  },
})
