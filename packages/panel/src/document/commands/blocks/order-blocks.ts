import { restack, type StackMove } from '../../layout/stacking'
import { command, type Selection, type SelectionCommand } from '../../page/command'
import { changeSectionOf } from '../../page/edit-page'
import { findSelected } from '../../selection/selected-blocks'

function ordering(move: StackMove, label: string, keys: string): SelectionCommand {
  return command<Selection>({
    id: `blocks.order-${move}`,
    label,
    keys,
    isEnabled: (page, selection) => findSelected(page, selection) !== null,
    apply: (page, selection) => {
      const found = findSelected(page, selection)
      if (!found) return { page }
      const blocks = restack(found.section.blocks, new Set(selection.blockIds), move)
      const isSame = blocks.every((block, index) => block === found.section.blocks[index])
      return { page: isSame ? page : changeSectionOf(page, found.section.id, (section) => ({ ...section, blocks })) }
    },
  })
}

export const orderCommands: readonly SelectionCommand[] = [
  ordering('front', 'Bring to front', 'mod+shift+}'),
  ordering('forward', 'Bring forward', 'mod+]'),
  ordering('backward', 'Send backward', 'mod+['),
  ordering('back', 'Send to back', 'mod+shift+{'),
]
