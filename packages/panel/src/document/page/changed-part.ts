import type { PageDocument, Section } from '@sitewright/model/pages/document'
import { type Selection, selectBlocks, selectSection } from './command'

/** Where a page differs from what it was: the blocks of the first section that does, or what stands where a section was. */
export function findChangedPart(before: PageDocument, after: PageDocument): Selection | null {
  const old = new Map(before.sections.map((section) => [section.id, section]))
  const changed = after.sections.find((section) => old.get(section.id) !== section)
  if (changed) return selectChange(old.get(changed.id), changed)
  const kept = new Set(after.sections.map((section) => section.id))
  const goneAt = before.sections.findIndex((section) => !kept.has(section.id))
  const movedAt = after.sections.findIndex((section, index) => section !== before.sections[index])
  const at = goneAt < 0 ? movedAt : Math.min(goneAt, after.sections.length - 1)
  return at < 0 ? null : selectSection(after.sections[at]?.id ?? null)
}

function selectChange(before: Section | undefined, after: Section): Selection {
  const old = new Set(before?.blocks)
  const blocks = before ? after.blocks.filter((block) => !old.has(block)) : []
  return blocks.length > 0
    ? selectBlocks(
        after.id,
        blocks.map((block) => block.id),
      )
    : selectSection(after.id)
}
