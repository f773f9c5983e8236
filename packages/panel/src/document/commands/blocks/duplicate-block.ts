import type { PageDocument } from '@sitewright/model/pages/document'
import { refuseMore } from '@sitewright/model/pages/limits'
import { copyBlocks } from '../../layout/copy-blocks'
import { receiveBlocks } from '../../layout/place-blocks'
import { boundsOf } from '../../layout/spots'
import { command, type Selection, selectBlocks } from '../../page/command'
import { changeSectionOf } from '../../page/edit-page'
import { findSelected } from '../../selection/selected-blocks'

/** The copies stand right under the originals; what is there makes room. */
export const duplicateBlock = command<Selection>({
  id: 'block.duplicate',
  label: 'Duplicate',
  keys: 'mod+d',
  isEnabled: (page, selection) => findSelected(page, selection) !== null && whyNot(page, selection) === null,
  whyNot,
  apply: (page, selection, { newId }) => {
    const found = findSelected(page, selection)
    const bounds = found && boundsOf(found.blocks.map((block) => block.desktop))
    if (!found || !bounds) return { page }
    const copies = copyBlocks(found.blocks, bounds.end.y, newId)
    const grown = receiveBlocks(found.section, copies)
    if (!grown) return { page }
    const select = selectBlocks(
      found.section.id,
      copies.map((copy) => copy.id),
    )
    return { page: changeSectionOf(page, found.section.id, () => grown), select }
  },
})

function whyNot(page: PageDocument, selection: Selection): string | null {
  const found = findSelected(page, selection)
  if (!found) return null
  return refuseMore('sectionBlocks', found.section.blocks.length, found.blocks.length) ?? null
}
