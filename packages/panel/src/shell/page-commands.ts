import type { SelectionCommand } from '../document/command'
import { deleteBlock } from '../document/commands/delete-block'
import { deleteSection } from '../document/commands/delete-section'
import { duplicateBlock } from '../document/commands/duplicate-block'
import { duplicateSection } from '../document/commands/duplicate-section'
import { moveBlockDown } from '../document/commands/move-block-down'
import { moveBlockUp } from '../document/commands/move-block-up'
import { moveSectionDown } from '../document/commands/move-section-down'
import { moveSectionUp } from '../document/commands/move-section-up'

/** What can be done with the selected part of the page. Keys, palette and the sheet of shortcuts all read this list. */
export const pageCommands: readonly SelectionCommand[] = [
  moveBlockUp,
  moveBlockDown,
  duplicateBlock,
  deleteBlock,
  moveSectionUp,
  moveSectionDown,
  duplicateSection,
  deleteSection,
]
