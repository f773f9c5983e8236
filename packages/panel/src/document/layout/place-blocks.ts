import { mobilePlacements } from '@sitewright/blocks/page/mobile-placements'
import type { PlacedBlock, Section } from '@sitewright/model/pages/document'
import type { Breakpoint, Placement } from '@sitewright/model/pages/grid'
import { fitRows } from '../page/edit-page'
import { makeRoom } from './make-room'
import type { Spot, Spots } from './spots'

/** Where each block of the section stands in a layout. */
export function placementsOf(section: Pick<Section, 'blocks'>, breakpoint: Breakpoint): Map<string, Placement> {
  if (breakpoint === 'mobile') return mobilePlacements(section)
  return new Map(section.blocks.map((block) => [block.id, block.desktop]))
}

/**
 * Puts blocks on other cells of one layout, and neighbors make room. On the phone those that follow the desktop go
 * round what was moved by themselves, so only what the owner placed there has to be moved. Null when there is no room.
 */
export function placeBlocks(section: Section, breakpoint: Breakpoint, moved: Spots): Section | null {
  const after = makeRoom(listObstacles(section, breakpoint, moved), moved)
  return after && putBlocks(section, breakpoint, after)
}

/** Puts blocks on cells as they are, over whatever is there. */
export function putBlocks(section: Section, breakpoint: Breakpoint, spots: Spots): Section {
  const layout = placementsOf(section, breakpoint)
  const blocks = section.blocks.map((block) => {
    const spot = spots.get(block.id)
    const placement = layout.get(block.id)
    return spot && placement && isElsewhere(spot, placement) ? putBlock(block, breakpoint, placement, spot) : block
  })
  return fitRows({ ...section, blocks })
}

/** Takes blocks of elsewhere in at these cells of the desktop; what is there makes room. */
export function receiveBlocks(section: Section, blocks: readonly PlacedBlock[]): Section | null {
  const spots = new Map(blocks.map((block) => [block.id, block.desktop]))
  const after = makeRoom(listObstacles(section, 'desktop', new Map()), spots)
  return after && putBlocks({ ...section, blocks: [...section.blocks, ...blocks] }, 'desktop', after)
}

/** What stands in the way in a layout: what is hidden there does not, nor what goes round by itself. */
function listObstacles(section: Section, breakpoint: Breakpoint, moved: Spots): Map<string, Placement> {
  const layout = placementsOf(section, breakpoint)
  for (const block of section.blocks) {
    const isFixed = breakpoint === 'desktop' || block.mobile !== undefined
    if (moved.has(block.id) || (isFixed && layout.get(block.id)?.visible)) continue
    layout.delete(block.id)
  }
  return layout
}

function putBlock(block: PlacedBlock, breakpoint: Breakpoint, placement: Placement, spot: Spot): PlacedBlock {
  const next = { ...placement, start: spot.start, end: spot.end }
  return breakpoint === 'mobile' ? { ...block, mobile: next } : { ...block, desktop: next }
}

function isElsewhere(a: Spot, b: Spot): boolean {
  return a.start.x !== b.start.x || a.start.y !== b.start.y || a.end.x !== b.end.x || a.end.y !== b.end.y
}
