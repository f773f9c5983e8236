import { isNarrowImageBlock } from '@sitewright/model/blocks-vocabulary/block-widths'

/** Keeps the mark of image blocks true while their width changes with the window. */
export function markNarrowImages(root: ParentNode): () => void {
  const observer = new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) {
      target.toggleAttribute('data-narrow', isNarrowImageBlock(contentRect.width))
    }
  })
  for (const image of root.querySelectorAll('.image')) observer.observe(image)
  return () => observer.disconnect()
}
