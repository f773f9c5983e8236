import type { BlockDefinition } from '@sitewright/blocks/ground/define-block'
import { gridColumns } from '@sitewright/model/pages/grid'
import { toasts } from '@sitewright/ui/floating/toast-store'
import { addBlock } from '../../document/commands/blocks/add-block'
import { findBlock } from '../../document/page/edit-page'
import type { PageSession } from '../../document/sessions/page-session'

const emptyText = { text: { type: 'doc', content: [{ type: 'paragraph' }] } }

/** Adds a block below the one that is written, in line with it; its id, or null where there is no room. */
export function addBelow(
  { store }: Pick<PageSession, 'store'>,
  writtenId: string,
  block: BlockDefinition,
): string | null {
  const { page } = store.read()
  const written = findBlock(page, writtenId)
  if (!written) return null
  const { start, end } = written.block.desktop
  const isText = block.type === 'text'
  const columns = isText ? end.x - start.x : Math.min(block.size.columns, gridColumns.desktop)
  const added = {
    sectionId: written.section.id,
    // Whoever asked for a text wants to write on, not to remove an example.
    block: {
      ...block,
      ...(isText ? { starter: { ...block.starter, ...emptyText } } : {}),
      size: { ...block.size, columns },
    },
    at: { x: Math.min(start.x, gridColumns.desktop - columns), y: end.y },
  }
  const refused = addBlock.whyNot?.(page, added)
  if (refused) {
    toasts.show({ kind: 'error', text: refused })
    return null
  }
  store.run(addBlock, added)
  return store.read().selection.blockId
}
