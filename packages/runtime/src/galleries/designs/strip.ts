import { stripDefaults } from '@sitewright/model/galleries/design-defaults'
import { type GalleryParts, preloadAround, type RunningDesign } from '../parts/gallery-parts'
import { glideTo } from '../parts/glide-to'
import { limitWords } from '../parts/limit-words'

/** The filmstrip: the browser scrolls and snaps, the script names the current slide and moves to it. */
export function runStrip({ root, box, slides, machine, isStill }: GalleryParts): RunningDesign {
  const ended = new AbortController()
  let stopGlide = () => {}

  function placeOf(index: number): number {
    const slide = slides[index]
    if (!slide) return 0
    const align = getComputedStyle(slide).scrollSnapAlign
    const spare = box.clientWidth - slide.offsetWidth
    const share = align.includes('center') ? 0.5 : align.includes('end') ? 1 : 0
    return slide.offsetLeft - box.offsetLeft - spare * share
  }
  function show(index: number): void {
    for (const [place, slide] of slides.entries()) slide.toggleAttribute('data-active', place === index)
    preloadAround(slides, index, stripDefaults.preload)
    limitWords(slides[index])
  }
  function followHand(): void {
    if (machine.motion().inMotion) return
    const distances = slides.map((_, index) => Math.abs(placeOf(index) - box.scrollLeft))
    machine.go(distances.indexOf(Math.min(...distances)), 'scroll')
  }
  function arrive(index: number): void {
    machine.settle()
    const place = Math.min(Math.max(placeOf(index), 0), box.scrollWidth - box.clientWidth)
    // Somebody scrolled on in the last moment of the motion, when it was not listened to.
    if (Math.abs(box.scrollLeft - place) > box.clientWidth / 4) followHand()
  }
  const forget = machine.listen((event) => {
    if (event.kind !== 'changed') return
    show(event.to)
    if (event.cause === 'scroll') return
    stopGlide()
    stopGlide = glideTo(box, placeOf(event.to), isStill ? 0 : stripDefaults.speedSeconds, () => arrive(event.to))
  })
  box.addEventListener('scroll', followHand, { signal: ended.signal, passive: true })
  root.toggleAttribute('data-running', true)
  show(machine.motion().currentIndex)
  const refresh = () => box.scrollTo({ left: placeOf(machine.motion().currentIndex), behavior: 'instant' })
  refresh()
  return {
    next: (cause) => machine.next(cause),
    previous: (cause) => machine.previous(cause),
    controls: () => ({ isHidden: slides.length < 2, ...machine.controls() }),
    shows: (index) => index === machine.motion().currentIndex,
    refresh() {
      refresh()
      limitWords(slides[machine.motion().currentIndex])
    },
    stop() {
      ended.abort()
      stopGlide()
      forget()
      root.removeAttribute('data-running')
    },
  }
}
