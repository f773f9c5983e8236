import { command, type Selection } from '../command'
import { changeSectionOf, findBlock } from '../edit-page'
import { findNeighbour, swapRows } from './swap-rows'

export const moveBlockDown = command<Selection>({
  id: 'block.move-down',
  label: 'Move down',
  keys: 'alt+ArrowDown',
  isEnabled: (page, { blockId }) => {
    const found = findBlock(page, blockId)
    return found !== null && findNeighbour(found.section, found.block, 'down') !== null
  },
  apply: (page, { blockId }) => {
    const found = findBlock(page, blockId)
    const neighbour = found && findNeighbour(found.section, found.block, 'down')
    if (!found || !neighbour) return { page }
    return { page: changeSectionOf(page, found.section.id, (section) => swapRows(section, found.block, neighbour)) }
  },
})
