import { command, type Selection } from '../../page/command'
import { stepSection } from './reorder-sections'

export const moveSectionDown = command<Selection>({
  id: 'section.move-down',
  label: 'Move section down',
  keys: 'alt+ArrowDown',
  isEnabled: (page, { sectionId, blockId }) => blockId === null && stepSection(page, sectionId, 1) !== page,
  apply: (page, { sectionId }) => ({ page: stepSection(page, sectionId, 1) }),
})
