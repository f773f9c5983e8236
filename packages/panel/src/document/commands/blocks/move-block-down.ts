import { command, type Selection } from '../../page/command'
import { canSwap, swapRows } from './swap-rows'

export const moveBlockDown = command<Selection>({
  id: 'block.move-down',
  label: 'Move down',
  keys: 'alt+ArrowDown',
  isEnabled: (page, selection, breakpoint) => canSwap(page, selection, 'down', breakpoint),
  apply: (page, selection, { breakpoint }) => ({ page: swapRows(page, selection, 'down', breakpoint) }),
})
