import { maxBlocksInSection } from '@sitewright/model/pages/grid'

/** Why a section does not take a block, as the owner reads it. */
export const noRoom = 'There is no room for it here.'
export const isFull = `A section holds at most ${maxBlocksInSection} blocks.`
