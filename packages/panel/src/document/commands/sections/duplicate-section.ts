import { copySection } from '@sitewright/blocks/presets/make-section'
import { command, type Selection, selectSection } from '../../page/command'
import { findSection } from '../../page/edit-page'

export const duplicateSection = command<Selection>({
  id: 'section.duplicate',
  label: 'Duplicate section',
  keys: 'mod+d',
  isEnabled: (page, { sectionId, blockId }) => blockId === null && findSection(page, sectionId) !== null,
  apply: (page, { sectionId }, { newId }) => {
    const original = findSection(page, sectionId)
    if (!original) return { page }
    const copy = copySection(original, newId)
    const place = page.sections.indexOf(original) + 1
    return {
      page: { ...page, sections: page.sections.toSpliced(place, 0, copy) },
      select: selectSection(copy.id),
    }
  },
})
