import { command, type Selection } from '../../page/command'
import { stepSection } from './reorder-sections'

export const moveSectionUp = command<Selection>({
  id: 'section.move-up',
  label: 'Move section up',
  keys: 'alt+ArrowUp',
  isEnabled: (page, { sectionId, blockId }) => blockId === null && stepSection(page, sectionId, -1) !== page,
  apply: (page, { sectionId }) => ({ page: stepSection(page, sectionId, -1) }),
})
