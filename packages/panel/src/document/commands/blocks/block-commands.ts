import type { SelectionCommand } from '../../page/command'
import { alignCommands } from './align-blocks'
import { deleteBlock } from './delete-block'
import { duplicateBlock } from './duplicate-block'
import { moveBlockDown } from './move-block-down'
import { moveBlockUp } from './move-block-up'
import { orderCommands } from './order-blocks'
import {
  hideOnDesktop,
  hideOnPhone,
  resetBlocksOnPhone,
  resetPageOnPhone,
  resetSectionOnPhone,
  showHiddenBlocks,
} from './phone-layout'

/** Everything that can be done with the selected blocks and needs no further word: keys, menus and palette read this list. */
export const blockCommands: readonly SelectionCommand[] = [
  duplicateBlock,
  deleteBlock,
  moveBlockUp,
  moveBlockDown,
  ...alignCommands,
  ...orderCommands,
  hideOnPhone,
  hideOnDesktop,
  showHiddenBlocks,
  resetBlocksOnPhone,
  resetSectionOnPhone,
  resetPageOnPhone,
]
