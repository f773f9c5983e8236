import type { SelectionCommand } from '../page/command'
import { blockCommands } from './blocks/block-commands'
import { deleteSection } from './sections/delete-section'
import { duplicateSection } from './sections/duplicate-section'
import { moveSectionDown } from './sections/move-section-down'
import { moveSectionUp } from './sections/move-section-up'

/** What can be done with the selected part of the page. Keys, palette and the sheet of shortcuts all read this list. */
export const pageCommands: readonly SelectionCommand[] = [
  ...blockCommands,
  moveSectionUp,
  moveSectionDown,
  duplicateSection,
  deleteSection,
]
