import { type PageDocument, type Section, section as sectionSchema } from '@sitewright/model/pages/document'
import { refuseMore } from '@sitewright/model/pages/limits'
import type { Clip } from '../clipboard/clip'
import { copyBlocks } from '../layout/copy-blocks'
import { receiveBlocks } from '../layout/place-blocks'
import { noRoom } from '../layout/refusals'
import { boundsOf } from '../layout/spots'
import { command, type Selection, selectBlocks, selectSection } from '../page/command'
import { changeSectionOf, findTarget, nextFreeRow } from '../page/edit-page'
import { findSelected } from '../selection/selected-blocks'
import { maxSections } from './sections/add-section'

interface Paste {
  readonly clip: Clip
  readonly selection: Selection
}

/** Why the clip cannot be pasted, in words; null when it can. */
export function whyNotPaste(page: PageDocument, { clip, selection }: Paste): string | null {
  const target = findTarget(page, selection.sectionId)
  if (clip.kind === 'section' || !target) {
    return page.sections.length < maxSections ? null : `A page holds at most ${maxSections} sections.`
  }
  const count = clip.section.blocks.length
  const isFull = refuseMore('sectionBlocks', target.blocks.length, count)
  if (isFull) return `${isFull} This one has ${target.blocks.length}, and ${count} were copied.`
  let tried = 0
  const copies = copiesFor(target, { clip, selection }, page, () => `tried ${++tried}`)
  return receiveBlocks(target, copies) ? null : noRoom
}

/** Under what is selected, or under everything. */
function copiesFor(target: Section, { clip, selection }: Paste, page: PageDocument, newId: () => string) {
  const above = findSelected(page, selection)?.blocks.map((block) => block.desktop) ?? []
  return copyBlocks(clip.section.blocks, boundsOf(above)?.end.y ?? nextFreeRow(target), newId)
}

export const pasteClip = command<Paste>({
  id: 'clip.paste',
  label: 'Paste',
  isEnabled: (page, paste) => whyNotPaste(page, paste) === null,
  apply: (page, paste, { newId }) => {
    const { clip, selection } = paste
    const target = findTarget(page, selection.sectionId)
    if (clip.kind === 'section' || !target) {
      const blank = clip.kind === 'section' ? clip.section : sectionSchema.parse({ id: newId(), blocks: [] })
      const blocks = clip.section.blocks.map((block) => ({ ...structuredClone(block), id: newId() }))
      const added = { ...blank, id: newId(), rows: clip.section.rows, blocks }
      const after = target ? page.sections.indexOf(target) + 1 : 0
      return { page: { ...page, sections: page.sections.toSpliced(after, 0, added) }, select: selectSection(added.id) }
    }
    const copies = copiesFor(target, paste, page, newId)
    const grown = receiveBlocks(target, copies)
    if (!grown) return { page }
    const ids = copies.map((copy) => copy.id)
    return { page: changeSectionOf(page, target.id, () => grown), select: selectBlocks(target.id, ids) }
  },
})
