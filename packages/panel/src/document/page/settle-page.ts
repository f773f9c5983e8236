import { findBlock } from '@sitewright/blocks/registry/schemas'
import { isSameJson } from '@sitewright/model/documents/same-json'
import type { PageDocument, PlacedBlock, Section } from '@sitewright/model/pages/document'

/**
 * The page as the host keeps it: texts without spaces at their ends, defaults filled in. While a word is being typed the page
 * on the screen has more; a step of undo that remembered that would not fit the page after a reload.
 */
export const settlePage = settleOnce((page: PageDocument): PageDocument => {
  const sections = page.sections.map(settleSection)
  return isUnchanged(page.sections, sections) ? page : { ...page, sections }
})

const settleSection = settleOnce((section: Section): Section => {
  const blocks = section.blocks.map(settleBlock)
  return isUnchanged(section.blocks, blocks) ? section : { ...section, blocks }
})

const settleBlock = settleOnce((block: PlacedBlock): PlacedBlock => {
  const props = findBlock(block.type)?.props.safeParse(block.props)
  return props?.success && !isSameJson(props.data, block.props) ? { ...block, props: props.data } : block
})

/** Parts that did not change are the same objects, and are looked at once. */
function settleOnce<Part extends object>(settle: (part: Part) => Part): (part: Part) => Part {
  const known = new WeakMap<Part, Part>()
  return (part) => {
    const settled = known.get(part) ?? settle(part)
    known.set(part, settled)
    return settled
  }
}

function isUnchanged(before: readonly unknown[], after: readonly unknown[]): boolean {
  return after.every((part, index) => part === before[index])
}
