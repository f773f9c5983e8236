import type { SelectionCommand } from '../document/command'
import { blockCommands } from '../document/commands/block-commands'
import { deleteSection } from '../document/commands/delete-section'
import { duplicateSection } from '../document/commands/duplicate-section'
import { moveSectionDown } from '../document/commands/move-section-down'
import { moveSectionUp } from '../document/commands/move-section-up'

/** What can be done with the selected part of the page. Keys, palette and the sheet of shortcuts all read this list. */
export const pageCommands: readonly SelectionCommand[] = [
  ...blockCommands,
  moveSectionUp,
  moveSectionDown,
  duplicateSection,
  deleteSection,
]
