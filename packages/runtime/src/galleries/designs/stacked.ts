import { limitMetaHeight, stackedDefaults } from '@sitewright/model/galleries/design-defaults'
import { chooseTransition, findTransition } from '@sitewright/model/galleries/designs'
import { waitForImages } from '../../images/wait-for-images'
import { type GalleryParts, preloadAround, type RunningDesign } from '../gallery-parts'
import { watchDrag } from '../transitions/new-swipe'
import { transitions } from '../transitions/transitions'
import { watchSwipe } from '../watch-swipe'

const patienceMs = 2000

/** One slide visible, the others upon the same place: base and slideshow. */
export function runStacked(parts: GalleryParts): RunningDesign {
  const { root, box, slides, machine, run, isStill } = parts
  const found = findTransition(run.transition)
  if (found instanceof Error) console.error(found.message)
  const name = chooseTransition(found instanceof Error ? 'fade' : found, {
    hasTransforms: CSS.supports('transform', 'scale(1)'),
  })
  const ended = new AbortController()
  const drag = name === 'new-swipe' ? watchDrag(parts, ended.signal) : null
  if (!drag) watchSwipe(box, ended.signal, (step) => machine[step]('visitor'))

  function show(index: number): void {
    for (const [place, slide] of slides.entries()) {
      slide.toggleAttribute('data-active', place === index)
      slide.inert = place !== index
    }
    preloadAround(slides, index, stackedDefaults.preload)
    limitWords(slides[index])
  }
  const forget = machine.listen((event) => {
    if (event.kind !== 'changed') return
    const [from, to] = [slides[event.from], slides[event.to]]
    if (!from || !to || isStill || drag?.takesOver()) {
      show(event.to)
      machine.settle()
      return
    }
    const move = {
      from,
      to,
      direction: event.direction,
      speedSeconds: stackedDefaults.speedSeconds,
      axis: run.scrollDirection,
    }
    preloadAround(slides, event.to, 0)
    whenShown(to, () => {
      from.toggleAttribute('data-moving', true)
      show(event.to)
      transitions[name](move)
        // An animation that is taken away has ended too.
        .catch(() => undefined)
        .then(() => {
          from.removeAttribute('data-moving')
          machine.settle()
        })
    })
  })
  box.addEventListener(
    'click',
    (event) => {
      if (drag?.isBusy() || drag?.hasMoved() || (event.target as Element).closest('a, button, video, iframe')) return
      machine.next('visitor')
    },
    { signal: ended.signal },
  )
  root.toggleAttribute('data-running', true)
  box.scrollTo(0, 0)
  show(machine.motion().currentIndex)
  return {
    next: (cause) => drag?.isBusy() || machine.next(cause),
    previous: (cause) => drag?.isBusy() || machine.previous(cause),
    controls: () => ({ isHidden: slides.length < 2, ...machine.controls() }),
    refresh: () => limitWords(slides[machine.motion().currentIndex]),
    stop() {
      ended.abort()
      forget()
      root.removeAttribute('data-running')
      for (const slide of slides) slide.inert = false
    },
  }
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

/** Words that would cover the picture get less room, and scroll. */
function limitWords(slide: HTMLElement | undefined): void {
  const words = slide?.querySelector<HTMLElement>('.slide-meta')
  if (!slide || !words) return
  words.style.maxHeight = ''
  const limit = limitMetaHeight(words.scrollHeight, slide.clientHeight)
  words.style.maxHeight = limit === null ? '' : `${limit}px`
  // What scrolls must be reachable by keyboard.
  if (limit === null) words.removeAttribute('tabindex')
  else words.tabIndex = 0
}
