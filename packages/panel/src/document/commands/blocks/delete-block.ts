import { command, type Selection, selectSection } from '../../page/command'
import { changeSectionOf } from '../../page/edit-page'
import { findSelected } from '../../selection/selected-blocks'

export const deleteBlock = command<Selection>({
  id: 'block.delete',
  label: 'Delete',
  keys: 'Delete',
  isEnabled: (page, selection) => findSelected(page, selection) !== null,
  apply: (page, selection) => {
    const found = findSelected(page, selection)
    if (!found) return { page }
    const edited = changeSectionOf(page, found.section.id, (section) => ({
      ...section,
      blocks: section.blocks.filter((block) => !selection.blockIds.includes(block.id)),
    }))
    return { page: edited, select: selectSection(found.section.id) }
  },
})
