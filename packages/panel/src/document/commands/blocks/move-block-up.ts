import { command, type Selection } from '../../page/command'
import { canSwap, swapRows } from './swap-rows'

export const moveBlockUp = command<Selection>({
  id: 'block.move-up',
  label: 'Move up',
  keys: 'alt+ArrowUp',
  isEnabled: (page, selection, breakpoint) => canSwap(page, selection, 'up', breakpoint),
  apply: (page, selection, { breakpoint }) => ({ page: swapRows(page, selection, 'up', breakpoint) }),
})
