import { command } from '../command'
import { changeBlockOf } from '../edit-page'

export const updateBlock = command<{ blockId: string; change: Readonly<Record<string, unknown>> }>({
  id: 'block.update',
  label: 'Change',
  mergeKey: ({ blockId, change }) => `${blockId} ${Object.keys(change).join(' ')}`,
  apply: (page, { blockId, change }) => ({
    page: changeBlockOf(page, blockId, (block) => ({ ...block, props: { ...block.props, ...change } })),
  }),
})
