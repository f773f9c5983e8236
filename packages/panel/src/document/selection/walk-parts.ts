import type { PageDocument, Section } from '@sitewright/model/pages/document'
import type { Breakpoint } from '@sitewright/model/pages/grid'
import { inReadingOrder } from '@sitewright/model/pages/layout/reading-order'
import { placementsOf } from '../layout/place-blocks'
import { nothingSelected, type Selection, selectBlocks, selectSection } from '../page/command'

/** The blocks that a layout shows, in the order in which people read them there. */
export function listShownBlocks(section: Section, breakpoint: Breakpoint): string[] {
  const layout = placementsOf(section, breakpoint)
  const ids = inReadingOrder(section.blocks).map((block) => block.id)
  const shown = ids.filter((id) => layout.get(id)?.visible)
  if (breakpoint === 'desktop') return shown
  const place = (id: string) => layout.get(id)?.start ?? { x: 0, y: 0 }
  return shown.sort((a, b) => place(a).y - place(b).y || place(a).x - place(b).x)
}

/** The part before or after what is selected: each section, then its blocks. Null past the first and the last. */
export function stepToPart(page: PageDocument, selection: Selection, breakpoint: Breakpoint, step: 1 | -1) {
  const parts = page.sections.flatMap((section) => [
    selectSection(section.id),
    ...listShownBlocks(section, breakpoint).map((id) => selectBlocks(section.id, [id])),
  ])
  const current = parts.findIndex(
    (part) => part.sectionId === selection.sectionId && part.blockId === selection.blockId,
  )
  if (current < 0) return null
  return parts[current + step] ?? null
}

export function selectAllIn(page: PageDocument, { sectionId }: Selection, breakpoint: Breakpoint): Selection | null {
  const section = page.sections.find((it) => it.id === sectionId)
  const ids = section ? listShownBlocks(section, breakpoint) : []
  return ids.length > 0 ? selectBlocks(sectionId, ids) : null
}

/** From the blocks to their section, from the section to nothing. */
export function selectOuter({ sectionId, blockIds }: Selection): Selection | null {
  if (blockIds.length > 0) return selectSection(sectionId)
  return sectionId ? nothingSelected : null
}

/** A block with the shift key held joins what is selected, or leaves it. Blocks of another section start anew. */
export function toggleSelected(selection: Selection, picked: Selection): Selection {
  const { blockId, sectionId } = picked
  if (!blockId || selection.blockIds.length === 0 || sectionId !== selection.sectionId) return picked
  const others = selection.blockIds.filter((id) => id !== blockId)
  return selectBlocks(sectionId, others.length < selection.blockIds.length ? others : [...others, blockId])
}
