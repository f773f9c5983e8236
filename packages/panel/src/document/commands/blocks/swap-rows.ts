import type { PageDocument } from '@sitewright/model/pages/document'
import type { Breakpoint } from '@sitewright/model/pages/grid'
import { placementsOf, putBlocks } from '../../layout/place-blocks'
import { rowsOf, type Spot, shiftSpot } from '../../layout/spots'
import type { Selection } from '../../page/command'
import { changeSectionOf, findBlock } from '../../page/edit-page'

type Direction = 'up' | 'down'
type Entry = readonly [string, Spot]

interface Pair {
  readonly sectionId: string
  readonly upper: Entry
  readonly lower: Entry
}

/** The block and the nearest one over (or under) it that shares a column with it; null when there is none. */
function findPair(page: PageDocument, selection: Selection, direction: Direction, breakpoint: Breakpoint): Pair | null {
  const found = selection.blockIds.length === 1 ? findBlock(page, selection.blockId) : null
  const layout = found && placementsOf(found.section, breakpoint)
  const own = layout?.get(found?.block.id ?? '')
  if (!found || !layout || !own) return null
  const inWay = [...layout].filter(
    ([id, { start, end, visible }]) =>
      id !== found.block.id &&
      visible &&
      start.x < own.end.x &&
      own.start.x < end.x &&
      (direction === 'up' ? start.y < own.start.y : start.y > own.start.y),
  )
  const nearest = inWay.sort(([, a], [, b]) => (direction === 'up' ? b.start.y - a.start.y : a.start.y - b.start.y))[0]
  const self: Entry = [found.block.id, own]
  const sectionId = found.section.id
  if (!nearest) return null
  return direction === 'up' ? { sectionId, upper: nearest, lower: self } : { sectionId, upper: self, lower: nearest }
}

export function canSwap(page: PageDocument, selection: Selection, direction: Direction, breakpoint?: Breakpoint) {
  return findPair(page, selection, direction, breakpoint ?? 'desktop') !== null
}

/** Exchanges two blocks that stand over each other; the rows between them stay between them. */
export function swapRows(
  page: PageDocument,
  selection: Selection,
  direction: Direction,
  breakpoint: Breakpoint,
): PageDocument {
  const pair = findPair(page, selection, direction, breakpoint)
  if (!pair) return page
  const [upperId, upper] = pair.upper
  const [lowerId, lower] = pair.lower
  const gap = Math.max(0, lower.start.y - upper.end.y)
  const raised = shiftSpot(lower, 0, upper.start.y - lower.start.y)
  const lowered = shiftSpot(upper, 0, rowsOf(lower) + gap)
  const spots = new Map([
    [lowerId, raised],
    [upperId, lowered],
  ])
  return changeSectionOf(page, pair.sectionId, (section) => putBlocks(section, breakpoint, spots))
}
