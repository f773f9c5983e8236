import { isNarrowImageBlock, isSmallNewsletterBlock } from '@sitewright/model/blocks-vocabulary/block-widths'
import { watchResize } from '../browser/watch-resize'

const marks = [
  { selector: '.image', attribute: 'data-narrow', isMarked: isNarrowImageBlock },
  { selector: '.newsletter', attribute: 'data-small', isMarked: isSmallNewsletterBlock },
] as const

/** Blocks that differ by their own width: their marks are kept true while it changes with the window. */
export function markWidths(root: ParentNode): () => void {
  const endings = marks.flatMap(({ selector, attribute, isMarked }) =>
    Array.from(root.querySelectorAll(selector), (block) => {
      const mark = () => block.toggleAttribute(attribute, isMarked(block.getBoundingClientRect().width))
      mark()
      return watchResize(block, { axis: 'x' }, mark)
    }),
  )
  return () => {
    for (const end of endings) end()
  }
}
