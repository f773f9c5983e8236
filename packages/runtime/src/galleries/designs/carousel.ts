import {
  carouselDefaults,
  describeCarouselControls,
  moveCarousel,
  slidesPerRowAt,
} from '@sitewright/model/galleries/carousel'
import { stripDefaults } from '@sitewright/model/galleries/design-defaults'
import type { MoveCause } from '../parts/gallery-machine'
import { type GalleryParts, preloadAround, type RunningDesign } from '../parts/gallery-parts'
import { glideTo } from '../parts/glide-to'

/** Moves by whole groups; its place is the leftmost slide. */
export function runCarousel({ root, box, slides, machine, run, isStill }: GalleryParts): RunningDesign {
  const ended = new AbortController()
  let stopGlide = () => {}
  const perRow = () => slidesPerRowAt(root.clientWidth, run.designOptions.slidesPerRow ?? carouselDefaults.slidesPerRow)
  const place = () => ({
    start: machine.motion().currentIndex,
    numberOfSlides: slides.length,
    slidesPerRow: perRow(),
  })
  const leftOf = (index: number) => (slides[index]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0)

  function move(direction: 1 | -1, cause: MoveCause): void {
    const at = place()
    const next = moveCarousel(at, direction)
    const isAtEnd = next === at.start
    const last = Math.max(at.numberOfSlides - at.slidesPerRow, 0)
    if (!isAtEnd) machine.go(next, cause, direction)
    // By itself it starts again; by hand it stays, and its button says so.
    else if (cause === 'autoplay' && run.loop) machine.go(direction === 1 ? 0 : last, cause, direction)
  }
  const forget = machine.listen((event) => {
    if (event.kind !== 'changed') return
    preloadAround(slides, event.to, perRow())
    if (event.cause === 'scroll') return
    stopGlide()
    stopGlide = glideTo(box, leftOf(event.to), isStill ? 0 : stripDefaults.speedSeconds, () => machine.settle())
  })
  box.addEventListener(
    'scroll',
    () => {
      if (machine.motion().inMotion) return
      const distances = slides.map((_, index) => Math.abs(leftOf(index) - box.scrollLeft))
      machine.go(distances.indexOf(Math.min(...distances)), 'scroll')
    },
    { signal: ended.signal, passive: true },
  )
  root.toggleAttribute('data-running', true)
  return {
    next: (cause) => move(1, cause),
    previous: (cause) => move(-1, cause),
    controls: () => describeCarouselControls(place()),
    shows: (index) => index >= place().start && index < place().start + perRow(),
    refresh: () => box.scrollTo({ left: leftOf(machine.motion().currentIndex), behavior: 'instant' }),
    stop() {
      ended.abort()
      stopGlide()
      forget()
      root.removeAttribute('data-running')
    },
  }
}
