import type { PageDocument, PlacedBlock, Section } from '@sitewright/model/pages/document'
import type { Breakpoint } from '@sitewright/model/pages/grid'
import { placementsOf } from '../layout/place-blocks'
import type { Spot } from '../layout/spots'
import type { Selection } from '../page/command'
import { findBlock } from '../page/edit-page'

interface SelectedBlocks {
  readonly section: Section
  /** In the order of the section, from the lowest layer to the highest. */
  readonly blocks: readonly PlacedBlock[]
}

/** The selected blocks and the section that holds them; null when no block is selected. */
export function findSelected(page: PageDocument, { blockId, blockIds }: Selection): SelectedBlocks | null {
  const section = findBlock(page, blockId)?.section
  return section ? { section, blocks: section.blocks.filter((block) => blockIds.includes(block.id)) } : null
}

/** Where these blocks stand in a layout. */
export function spotsOf(section: Section, ids: readonly string[], breakpoint: Breakpoint): Map<string, Spot> {
  return new Map([...placementsOf(section, breakpoint)].filter(([id]) => ids.includes(id)))
}
