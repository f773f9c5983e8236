import { command, type Selection } from '../command'
import { moveSection } from './reorder-sections'

export const moveSectionDown = command<Selection>({
  id: 'section.move-down',
  label: 'Move section down',
  isEnabled: (page, { sectionId }) => moveSection(page, sectionId, 1) !== page,
  apply: (page, { sectionId }) => ({ page: moveSection(page, sectionId, 1) }),
})
