import type { PageDocument, Section } from '@sitewright/model/pages/document'
import type { Breakpoint } from '@sitewright/model/pages/grid'
import { refuseMore } from '@sitewright/model/pages/limits'
import { findSection, nextFreeRow } from '../page/edit-page'
import { placeBlocks, putBlocks, receiveBlocks } from './place-blocks'
import { noRoom } from './refusals'
import { boundsOf, type Spots, shiftSpot } from './spots'

export interface Drop {
  readonly fromId: string
  readonly toId: string
  readonly breakpoint: Breakpoint
  /** Where the dragged blocks are put down. */
  readonly spots: Spots
  /** Neighbors stay, and the blocks lie over them. */
  readonly isLaidOver: boolean
}

export type Dropped = { readonly sections: readonly Section[] } | { readonly refused: string }

/** The sections as they are after blocks were put down, in their own section or in another. */
export function dropBlocks(page: PageDocument, drop: Drop): Dropped {
  const from = findSection(page, drop.fromId)
  const to = findSection(page, drop.toId)
  if (!from || !to) return { refused: noRoom }
  if (from === to) {
    const place = drop.isLaidOver ? putBlocks : placeBlocks
    const placed = place(from, drop.breakpoint, drop.spots)
    return placed ? { sections: [placed] } : { refused: noRoom }
  }
  const isFull = refuseMore('sectionBlocks', to.blocks.length, drop.spots.size)
  if (isFull) return { refused: isFull }
  const left = { ...from, blocks: from.blocks.filter((block) => !drop.spots.has(block.id)) }
  const received = drop.breakpoint === 'mobile' ? receiveOnPhone(from, to, drop) : receiveOnDesktop(from, to, drop)
  return received ? { sections: [left, received] } : { refused: noRoom }
}

/** A place chosen for phones belongs to the section that was left. */
function receiveOnDesktop(from: Section, to: Section, { spots, isLaidOver }: Drop): Section | null {
  const arriving = from.blocks.flatMap(({ mobile: _, ...block }) => {
    const spot = spots.get(block.id)
    return spot ? [{ ...block, desktop: { ...block.desktop, ...spot } }] : []
  })
  if (isLaidOver) return putBlocks({ ...to, blocks: [...to.blocks, ...arriving] }, 'desktop', new Map())
  return receiveBlocks(to, arriving)
}

/** On the desktop the blocks go below all others, arranged as they were. */
function receiveOnPhone(from: Section, to: Section, { spots, isLaidOver }: Drop): Section | null {
  const leaving = from.blocks.filter((block) => spots.has(block.id))
  const top = boundsOf(leaving.map((block) => block.desktop))?.start.y ?? 0
  const down = nextFreeRow(to) - top
  const arriving = leaving.map(({ mobile: _, ...block }) => ({
    ...block,
    desktop: { ...block.desktop, ...shiftSpot(block.desktop, 0, down) },
  }))
  const received = receiveBlocks(to, arriving)
  return received && (isLaidOver ? putBlocks : placeBlocks)(received, 'mobile', spots)
}
