import { command, type Selection } from '../command'
import { moveSection } from './reorder-sections'

export const moveSectionUp = command<Selection>({
  id: 'section.move-up',
  label: 'Move section up',
  isEnabled: (page, { sectionId }) => moveSection(page, sectionId, -1) !== page,
  apply: (page, { sectionId }) => ({ page: moveSection(page, sectionId, -1) }),
})
