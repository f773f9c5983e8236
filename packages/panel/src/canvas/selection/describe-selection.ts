import type { PageDocument } from '@sitewright/model/pages/document'
import type { Breakpoint } from '@sitewright/model/pages/grid'
import { columnsOf, rowsOf, type Spot } from '../../document/layout/spots'
import type { Selection } from '../../document/page/command'
import { findSelected, spotsOf } from '../../document/selection/selected-blocks'
import { nameOfBlock, nameOfSection } from '../../frame/mark-parts'

export interface Said {
  readonly text: string
  readonly name: string
  /** The block that was spoken of, and where it stood. */
  readonly blockId: string | null
  readonly spot: Spot | null
}

export const nothingSaid: Said = { text: '', name: '', blockId: null, spot: null }

/** What people who do not see the page hear when another part is selected, or the same one moves or grows. */
export function describeSelection(page: PageDocument, selection: Selection, breakpoint: Breakpoint, last: Said): Said {
  const found = findSelected(page, selection)
  const { blockId, blockIds, sectionId } = selection
  if (!found || !blockId) {
    const index = page.sections.findIndex((section) => section.id === sectionId)
    const section = page.sections[index]
    const text = section ? `${nameOfSection(section, index)}, ${index + 1} of ${page.sections.length}` : ''
    return { text, name: text, blockId: null, spot: null }
  }
  const block = found.blocks.find((it) => it.id === blockId)
  const spot = spotsOf(found.section, [blockId], breakpoint).get(blockId)
  if (!block || !spot) return last
  const name = blockIds.length > 1 ? `${blockIds.length} blocks` : nameOfBlock(block)
  const column = spot.start.x < 0 ? 'left edge' : `column ${spot.start.x + 1}`
  const hasGrown = last.blockId === blockId && last.spot !== null && !isSameSize(last.spot, spot)
  const size = `${columnsOf(spot)} columns wide, ${rowsOf(spot)} rows high`
  const text = `${name}, ${hasGrown ? size : `${column}, row ${spot.start.y + 1}`}`
  // A change that leaves everything in its place, such as a typed letter, is not worth hearing the place again.
  const isHeard = last.blockId === blockId && last.name === name && last.spot !== null && isSameSpot(last.spot, spot)
  return isHeard ? last : { text, name, blockId, spot }
}

function isSameSize(a: Spot, b: Spot): boolean {
  return columnsOf(a) === columnsOf(b) && rowsOf(a) === rowsOf(b)
}

function isSameSpot(a: Spot, b: Spot): boolean {
  return isSameSize(a, b) && a.start.x === b.start.x && a.start.y === b.start.y
}
