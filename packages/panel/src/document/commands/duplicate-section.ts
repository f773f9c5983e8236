import { command, type Selection, selectSection } from '../command'
import { findSection } from '../edit-page'

export const duplicateSection = command<Selection>({
  id: 'section.duplicate',
  label: 'Duplicate section',
  isEnabled: (page, { sectionId }) => findSection(page, sectionId) !== null,
  apply: (page, { sectionId }, { newId }) => {
    const original = findSection(page, sectionId)
    if (!original) return { page }
    const clone = structuredClone(original)
    const copy = { ...clone, id: newId(), blocks: clone.blocks.map((block) => ({ ...block, id: newId() })) }
    const place = page.sections.indexOf(original) + 1
    return {
      page: { ...page, sections: page.sections.toSpliced(place, 0, copy) },
      select: selectSection(copy.id),
    }
  },
})
