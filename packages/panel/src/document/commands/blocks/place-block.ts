import type { Placement } from '@sitewright/model/pages/grid'
import { command } from '../../page/command'
import { changeBlockOf } from '../../page/edit-page'

/** Puts a block on other cells of the desktop grid. */
export const placeBlock = command<{ blockId: string; desktop: Placement }>({
  id: 'block.place',
  label: 'Place',
  mergeKey: ({ blockId }) => blockId,
  apply: (page, { blockId, desktop }) => ({ page: changeBlockOf(page, blockId, (block) => ({ ...block, desktop })) }),
})
