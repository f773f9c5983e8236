import { command, type Selection } from '../command'
import { changeSectionOf, findBlock } from '../edit-page'
import { findNeighbour, swapRows } from './swap-rows'

export const moveBlockUp = command<Selection>({
  id: 'block.move-up',
  label: 'Move up',
  keys: 'alt+ArrowUp',
  isEnabled: (page, { blockId }) => {
    const found = findBlock(page, blockId)
    return found !== null && findNeighbour(found.section, found.block, 'up') !== null
  },
  apply: (page, { blockId }) => {
    const found = findBlock(page, blockId)
    const neighbour = found && findNeighbour(found.section, found.block, 'up')
    if (!found || !neighbour) return { page }
    return { page: changeSectionOf(page, found.section.id, (section) => swapRows(section, neighbour, found.block)) }
  },
})
