import { lazyLoadMarginPx } from '@sitewright/model/images/loading'
import { openImageLoader } from './page-images'

/** Pictures that the owner's own code puts on the page by `data-src`: fetched when they come near, or at once. */
export function startImages(root: ParentNode): () => void {
  const loader = openImageLoader()
  const load = (element: Element) => void loader.load(element)
  const waiting = [...root.querySelectorAll<HTMLElement>('[data-src]')]
  if (!('IntersectionObserver' in window)) {
    waiting.forEach(load)
    return () => {}
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        load(target)
      }
    },
    { rootMargin: `${lazyLoadMarginPx}px` },
  )
  for (const element of waiting) {
    if (element.dataset.load === 'eager') load(element)
    else observer.observe(element)
  }
  return () => observer.disconnect()
}
