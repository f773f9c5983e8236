import { isImageDue, lazyLoadMarginPx } from '@sitewright/model/images/loading'
import { openImageLoader } from './page-images'

/** Pictures that the owner's own code puts on the page by `data-src`: fetched when they come near, or at once. */
export function startImages(root: ParentNode): () => void {
  const loader = openImageLoader()
  const hasObserver = 'IntersectionObserver' in window
  const near = hasObserver ? new IntersectionObserver(look, { rootMargin: `${lazyLoadMarginPx}px` }) : null
  const load = (image: HTMLElement) =>
    void loader.load(image, { allowsConcurrentLoads: image.dataset.allowConcurrentLoads !== undefined })

  function look(entries: readonly IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting, boundingClientRect } of entries)
      if (isIntersecting && target instanceof HTMLElement) ask(target, boundingClientRect)
  }
  function ask(image: HTMLElement, place?: DOMRect): void {
    const wish = image.dataset.load === 'eager' ? 'eager' : 'lazy'
    // Until the observer has told its place, nobody has to measure it.
    const distancePx = place ? measureDistance(place) : Number.POSITIVE_INFINITY
    if (!isImageDue({ load: wish, distancePx, hasObserver })) {
      near?.observe(image)
      return
    }
    near?.unobserve(image)
    load(image)
  }

  // Their code may also give one another source, or ask for it again.
  const asked = new MutationObserver((changes) => {
    for (const { target } of changes) if (target instanceof HTMLElement) ask(target)
  })
  for (const image of root.querySelectorAll<HTMLElement>('[data-src]')) {
    ask(image)
    asked.observe(image, { attributeFilter: ['data-src'] })
  }
  return () => {
    near?.disconnect()
    asked.disconnect()
  }
}

/** Whole pixels: the observer and the page round differently. */
function measureDistance({ top, bottom, left, right }: DOMRect): number {
  return Math.floor(Math.max(0, top - innerHeight, -bottom, left - innerWidth, -right))
}
