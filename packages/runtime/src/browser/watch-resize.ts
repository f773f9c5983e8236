import { hasResized, readResizeOptions } from '@sitewright/model/timing/resize-rule'

/** Tells when an element has grown or shrunk along one axis, by no less than the threshold. The answer ends it. */
export function watchResize(
  element: Element,
  asked: { readonly axis: 'x' | 'y'; readonly threshold?: number },
  onResize: () => void,
): () => void {
  const options = readResizeOptions(asked)
  let last = element.getBoundingClientRect()
  const observer = new ResizeObserver(() => {
    const size = element.getBoundingClientRect()
    if (!hasResized(last, size, options)) return
    last = size
    onResize()
  })
  observer.observe(element)
  return () => observer.disconnect()
}
