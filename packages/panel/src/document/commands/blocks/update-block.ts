import { command } from '../../page/command'
import { changeBlockOf } from '../../page/edit-page'

interface BlockUpdate {
  blockId: string
  change: Readonly<Record<string, unknown>>
  /** What of the block is changed, where its props are too coarse to tell one step of undo from another. */
  part?: string | undefined
}

export const updateBlock = command<BlockUpdate>({
  id: 'block.update',
  label: 'Change',
  mergeKey: ({ blockId, change, part }) => `${blockId} ${part ?? Object.keys(change).join(' ')}`,
  apply: (page, { blockId, change }) => ({
    page: changeBlockOf(page, blockId, (block) => ({ ...block, props: { ...block.props, ...change } })),
  }),
})
