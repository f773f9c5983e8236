import { isFramed } from '../browser/is-framed'
import { releasePicture, restorePicture } from '../images/release-picture'
import type { GalleryParts } from './parts/gallery-parts'

/** Galleries with fewer slides keep all that they have shown. */
const fewestSlides = 30
/** Two windows, or two widths of a strip, on each side. */
const nearMargin = '200%'
/** So few that not even slides as high as the window leave one between the firsts of two groups unseen. */
const groupSize = 4
/** Of slides that lie upon each other: so many on each side of the shown one. */
const nearSlides = 2

/** Pictures of a long gallery that have been seen and lie far away leave the memory; they are back before they are near. */
export function releaseFar({ root, box, slides, run, machine }: GalleryParts): () => void {
  // In the editor the markup belongs to the panel.
  if (slides.length < fewestSlides || isFramed()) return () => {}
  const ended = new AbortController()
  const all = [...root.querySelectorAll('img')]
  window.addEventListener('beforeprint', () => all.forEach(restorePicture), { signal: ended.signal })
  const strip = root.querySelector('[data-thumbs]')
  if (strip) watchScroller(strip.querySelectorAll('[data-thumb]'), strip, ended.signal)
  if (run.design === 'base' || run.design === 'slideshow') {
    // All lie within the window: left alone, the browser would fetch every one of them.
    keepAround(slides, machine.motion().currentIndex)
    ended.signal.addEventListener(
      'abort',
      machine.listen((event) => {
        // Not before: a slide that leaves is seen until then.
        if (event.kind === 'settled') keepAround(slides, machine.motion().currentIndex)
      }),
    )
  } else {
    const isStrip = run.design === 'slider' || run.design === 'carousel'
    watchScroller(slides, isStrip ? box : null, ended.signal)
  }
  return () => {
    ended.abort()
    all.forEach(restorePicture)
  }
}

/**
 * The window when there is no scroller. What has not been near yet waits as it is: the browser has fetched nothing for it.
 * Only the first of each few is watched: with every scroll the browser measures all that are.
 */
function watchScroller(holders: Iterable<Element>, scroller: Element | null, signal: AbortSignal): void {
  const all = [...holders]
  const groups = Array.from({ length: Math.ceil(all.length / groupSize) }, (_, index) =>
    all.slice(index * groupSize, (index + 1) * groupSize),
  )
  const placeOf = new Map(groups.map(([first], index) => [first, index]))
  const nearPlaces = new Set<number>()
  const held = new Set<number>()
  function settle(place: number): void {
    // A group reaches as far as the first of the next one.
    const isNear = nearPlaces.has(place) || nearPlaces.has(place + 1)
    if (isNear === held.has(place)) return
    if (isNear) held.add(place)
    else held.delete(place)
    for (const holder of groups[place] ?? [])
      holder.querySelectorAll('img').forEach(isNear ? restorePicture : releasePicture)
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const place = placeOf.get(target) ?? 0
        if (isIntersecting) nearPlaces.add(place)
        else nearPlaces.delete(place)
        settle(place)
        settle(place - 1)
      }
    },
    { root: scroller, rootMargin: nearMargin },
  )
  for (const first of placeOf.keys()) if (first) observer.observe(first)
  signal.addEventListener('abort', () => observer.disconnect())
}

function keepAround(slides: readonly HTMLElement[], index: number): void {
  for (const [place, slide] of slides.entries()) {
    const way = Math.abs(place - index)
    const isNear = Math.min(way, slides.length - way) <= nearSlides
    slide.querySelectorAll('img').forEach(isNear ? restorePicture : releasePicture)
  }
}
