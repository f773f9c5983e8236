import { wrapIndex } from '@sitewright/model/galleries/index-rules'
import { newSwipeDuration, newSwipeSeconds, settleNewSwipe } from '@sitewright/model/galleries/touch'
import type { GalleryParts } from '../gallery-parts'
import { slideOver, type Transition } from './move'

export const newSwipe: Transition = (move) => slideOver({ ...move, axis: 'horizontal' }, newSwipeSeconds.max)

/** Beyond the ends a slide follows only this share of the finger's way. */
const endResistance = 0.3
/** A finger that rested this long before it let go has thrown nothing. */
const restMs = 100
/** Less than this is a press, not a drag. */
const slackPx = 6

interface Drag {
  /** The drag has moved the slides itself: no transition is wanted. */
  takesOver(): boolean
  hasMoved(): boolean
  /** A released slide is still on its way. */
  isBusy(): boolean
}

/** The slides follow the finger; released, the nearer one wins, or the one that was thrown. */
export function watchDrag({ box, slides, machine, run }: GalleryParts, signal: AbortSignal): Drag {
  let start: { x: number; at: number; pointer: number } | null = null
  let offset = 0
  let lastX = 0
  let lastAt = 0
  let velocity = 0
  let isCommitting = false
  let hasMoved = false
  let isSettling = false

  const neighbourOf = (way: number) => {
    const { currentIndex, numberOfSlides } = machine.motion()
    const index = currentIndex + (way < 0 ? 1 : -1)
    if (!run.loop && (index < 0 || index >= numberOfSlides)) return undefined
    return slides[wrapIndex(index, numberOfSlides)]
  }
  const current = () => slides[machine.motion().currentIndex]

  function place(slide: HTMLElement | undefined, x: number): void {
    if (slide) slide.style.translate = `${x}px 0`
  }
  function clear(): void {
    for (const slide of slides) {
      slide.style.translate = ''
      slide.removeAttribute('data-moving')
    }
  }
  async function settle(): Promise<void> {
    const width = box.clientWidth
    const from = current()
    const neighbour = neighbourOf(offset)
    const wanted = neighbour ? settleNewSwipe({ offsetPx: offset, widthPx: width, velocity }) : 'back'
    const goal = wanted === 'back' ? 0 : Math.sign(offset) * width
    const timing = { duration: newSwipeDuration(goal - offset, velocity) * 1000, easing: 'ease-out' }
    const way = offset < 0 ? width : -width
    const animations = [
      from?.animate({ translate: [`${offset}px 0`, `${goal}px 0`] }, timing).finished,
      neighbour?.animate({ translate: [`${offset + way}px 0`, `${goal + way}px 0`] }, timing).finished,
    ]
    isSettling = true
    await Promise.all(animations).catch(() => undefined)
    isSettling = false
    clear()
    if (wanted === 'back') return
    isCommitting = true
    machine[wanted]('visitor')
    isCommitting = false
  }
  box.addEventListener(
    'pointerdown',
    (event) => {
      hasMoved = false
      if (event.pointerType === 'mouse' || isSettling || machine.motion().inMotion || !event.isPrimary) return
      start = { x: event.clientX, at: event.timeStamp, pointer: event.pointerId }
      offset = 0
      velocity = 0
      lastX = event.clientX
      lastAt = event.timeStamp
    },
    { signal },
  )
  box.addEventListener(
    'pointermove',
    (event) => {
      if (!start || event.pointerId !== start.pointer) return
      const way = event.clientX - start.x
      if (!hasMoved && Math.abs(way) < slackPx) return
      hasMoved = true
      const neighbour = neighbourOf(way)
      offset = neighbour ? way : way * endResistance
      velocity = (event.clientX - lastX) / Math.max(event.timeStamp - lastAt, 1)
      lastX = event.clientX
      lastAt = event.timeStamp
      clear()
      place(current(), offset)
      neighbour?.toggleAttribute('data-moving', true)
      place(neighbour, offset + (way < 0 ? box.clientWidth : -box.clientWidth))
    },
    { signal, passive: true },
  )
  const release = (event: PointerEvent) => {
    if (!start || event.pointerId !== start.pointer) return
    start = null
    const isAgainst = Math.sign(velocity) !== Math.sign(offset)
    if (isAgainst || event.timeStamp - lastAt > restMs) velocity = 0
    if (offset !== 0) void settle()
  }
  box.addEventListener('pointerup', release, { signal })
  box.addEventListener('pointercancel', release, { signal })
  return { takesOver: () => isCommitting, hasMoved: () => hasMoved, isBusy: () => isSettling }
}
