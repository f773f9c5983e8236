import { stackedDefaults } from '@sitewright/model/galleries/design-defaults'
import { chooseTransition, findTransition, type SlideTransition } from '@sitewright/model/galleries/designs'
import { waitForImages } from '../../images/wait-for-images'
import type { GalleryEvent } from '../parts/gallery-machine'
import { type GalleryParts, preloadAround, type RunningDesign } from '../parts/gallery-parts'
import { limitWords } from '../parts/limit-words'
import { watchSwipe } from '../parts/watch-swipe'
import type { Move } from '../transitions/move'
import { watchDrag } from '../transitions/new-swipe'
import { transitions } from '../transitions/transitions'

const patienceMs = 2000
/** What is pressed here has an answer of its own. */
const pressable = 'a, button, video, iframe, [data-video]'

/** One slide visible, the others upon the same place: base and slideshow. */
export function runStacked(parts: GalleryParts): RunningDesign {
  const { root, box, slides, machine, press, run, isStill } = parts
  const name = readTransition(run.designOptions.transition)
  const ended = new AbortController()
  const drag = name === 'new-swipe' ? watchDrag(parts, ended.signal) : null
  if (!drag) watchSwipe(box, ended.signal, (step) => press(() => machine[step]('visitor')))
  const current = () => machine.motion().currentIndex

  const forget = machine.listen((event) => {
    if (event.kind !== 'changed') return
    const move = describeMove(parts, event)
    if (move && !isStill && !drag?.takesOver()) return carryOut(parts, name, move, event.to)
    showSlide(slides, event.to)
    machine.settle()
  })
  box.addEventListener(
    'click',
    (event) => {
      if (drag?.isBusy() || drag?.hasMoved() || (event.target as Element).closest(pressable)) return
      press(() => machine.next('visitor'))
    },
    { signal: ended.signal },
  )
  root.toggleAttribute('data-running', true)
  box.scrollTo(0, 0)
  showSlide(slides, current())
  return {
    next: (cause) => drag?.isBusy() || machine.next(cause),
    previous: (cause) => drag?.isBusy() || machine.previous(cause),
    controls: () => ({ isHidden: slides.length < 2, ...machine.controls() }),
    shows: (index) => index === current(),
    refresh: () => limitWords(slides[current()]),
    stop() {
      ended.abort()
      forget()
      root.removeAttribute('data-running')
      for (const slide of slides) slide.inert = false
    },
  }
}

function readTransition(wanted: string): SlideTransition {
  const found = findTransition(wanted)
  if (found instanceof Error) console.error(found.message)
  const name = found instanceof Error ? 'fade' : found
  return chooseTransition(name, { hasTransforms: CSS.supports('transform', 'scale(1)') })
}

function showSlide(slides: readonly HTMLElement[], index: number): void {
  for (const [place, slide] of slides.entries()) {
    slide.toggleAttribute('data-active', place === index)
    slide.inert = place !== index
  }
  preloadAround(slides, index, stackedDefaults.preload)
  limitWords(slides[index])
}

/** By itself a change takes no more than half of the time that a slide is shown. */
function describeMove({ slides, run }: GalleryParts, event: GalleryEvent & { kind: 'changed' }): Move | null {
  const [from, to] = [slides[event.from], slides[event.to]]
  if (!from || !to) return null
  const longest = event.cause === 'autoplay' ? run.autoplayOptions.timeout / 2000 : stackedDefaults.speedSeconds
  const speedSeconds = Math.min(stackedDefaults.speedSeconds, longest)
  return { from, to, direction: event.direction, speedSeconds, axis: run.designOptions.scrollDirection }
}

function carryOut({ slides, machine }: GalleryParts, name: SlideTransition, move: Move, index: number): void {
  preloadAround(slides, index, 0)
  whenShown(move.to, () => {
    move.from.toggleAttribute('data-moving', true)
    showSlide(slides, index)
    transitions[name](move)
      // An animation that is taken away has ended too.
      .catch(() => undefined)
      .then(() => {
        move.from.removeAttribute('data-moving')
        machine.settle()
      })
  })
}

/** A slide comes when its picture can be seen; one that is lost or late is not waited for. */
function whenShown(slide: HTMLElement, then: () => void): void {
  const images = [...slide.querySelectorAll('img')]
  if (images.every((image) => image.complete)) {
    then()
    return
  }
  const late = new Promise((resolve) => setTimeout(resolve, patienceMs))
  Promise.race([waitForImages(slide), late]).then(then, then)
}
