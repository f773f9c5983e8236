import { command, nothingSelected, type Selection } from '../../page/command'
import { findSection } from '../../page/edit-page'

export const deleteSection = command<Selection>({
  id: 'section.delete',
  label: 'Delete section',
  keys: 'Delete',
  isEnabled: (page, { sectionId, blockId }) => blockId === null && findSection(page, sectionId) !== null,
  apply: (page, { sectionId }) => ({
    page: { ...page, sections: page.sections.filter((section) => section.id !== sectionId) },
    select: nothingSelected,
  }),
})
