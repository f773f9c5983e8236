import type { PageDocument } from '@sitewright/model/pages/document'
import { maxBlocksInSection } from '@sitewright/model/pages/grid'
import { command, type Selection, selectBlocks } from '../command'
import { changeSectionOf } from '../edit-page'
import { copyBlocks } from '../layout/copy-blocks'
import { receiveBlocks } from '../layout/place-blocks'
import { isFull } from '../layout/refusals'
import { boundsOf } from '../layout/spots'
import { findSelected } from '../selected-blocks'

/** The copies stand right under the originals; what is there makes room. */
export const duplicateBlock = command<Selection>({
  id: 'block.duplicate',
  label: 'Duplicate',
  keys: 'mod+d',
  isEnabled: (page, selection) => findSelected(page, selection) !== null && !isTooMuch(page, selection),
  whyNot: (page, selection) => (isTooMuch(page, selection) ? isFull : null),
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

function isTooMuch(page: PageDocument, selection: Selection): boolean {
  const found = findSelected(page, selection)
  return found !== null && found.section.blocks.length + found.blocks.length > maxBlocksInSection
}
