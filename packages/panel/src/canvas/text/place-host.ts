/** An element that stands in for a text of the page while it is written, in the same place and under the same styles. */
export interface TextHost {
  readonly element: HTMLElement
  readonly remove: () => void
}

/**
 * The drawn element stays React's own and is only hidden: React would stumble over nodes that an editor put into it.
 * It may come and go while the text is written (an empty caption is not drawn), so it is looked for after each drawing.
 */
export function placeHost(source: HTMLElement, element: HTMLElement): TextHost {
  const parent = source.parentElement
  const tag = source.tagName
  function hideSource(): void {
    for (const child of parent?.children ?? []) {
      const isSource = child !== element && child.tagName === tag && child.className === source.className
      if (isSource && !child.hasAttribute('data-text-source')) child.setAttribute('data-text-source', '')
    }
  }
  // A folded part shows its text while it is written; blocks say by this attribute what is folded.
  const folded = source.closest('[data-is-open="false"]')
  folded?.setAttribute('data-is-open', 'true')
  source.after(element)
  hideSource()
  const observer = new MutationObserver(hideSource)
  if (parent) observer.observe(parent, { childList: true })
  return {
    element,
    remove: () => {
      observer.disconnect()
      element.remove()
      folded?.setAttribute('data-is-open', 'false')
      for (const child of parent?.children ?? []) child.removeAttribute('data-text-source')
    },
  }
}
