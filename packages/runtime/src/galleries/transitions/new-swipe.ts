import { wrapIndex } from '@sitewright/model/galleries/index-rules'
import { newSwipeDuration, newSwipeSeconds, resistAtEnd, settleNewSwipe } from '@sitewright/model/galleries/touch'
import type { GalleryParts } from '../parts/gallery-parts'
import { followFinger } from './follow-finger'
import { slideOver, type Transition } from './move'

export const newSwipe: Transition = (move) => slideOver({ ...move, axis: 'horizontal' }, newSwipeSeconds.max)

interface Drag {
  /** The drag has moved the slides itself: no transition is wanted. */
  takesOver(): boolean
  hasMoved(): boolean
  /** A released slide is still on its way. */
  isBusy(): boolean
}

/** The slides follow the finger; released, the nearer one wins, or the one that was thrown. */
export function watchDrag(parts: GalleryParts, signal: AbortSignal): Drag {
  const { box, machine, run } = parts
  let isCommitting = false
  let isSettling = false
  const drawn = drawDrag(parts)

  async function settle(offset: number, velocity: number): Promise<void> {
    const { snapPoints: snapPoint } = run.designOptions
    const widthPx = box.clientWidth
    const wanted = drawn.neighborOf(offset)
      ? settleNewSwipe({ offsetPx: offset, widthPx, velocity, snapPoint })
      : 'back'
    isSettling = true
    await drawn.glide(offset, wanted === 'back' ? 0 : Math.sign(offset) * widthPx, velocity)
    isSettling = false
    drawn.clear()
    if (wanted === 'back') return
    isCommitting = true
    machine[wanted]('visitor')
    isCommitting = false
  }
  const finger = followFinger(box, signal, {
    mayStart: () => !isSettling && !machine.motion().inMotion,
    move(way) {
      const offset = drawn.neighborOf(way) ? way : resistAtEnd(way, run.designOptions.boundaries)
      drawn.follow(offset, way)
      return offset
    },
    release: (offset, velocity) => void settle(offset, velocity),
  })
  return { takesOver: () => isCommitting, hasMoved: finger.hasMoved, isBusy: () => isSettling }
}

/** Where the dragged slide and the one beside it are drawn. */
function drawDrag({ box, slides, machine, run }: GalleryParts) {
  const current = () => slides[machine.motion().currentIndex]
  function neighborOf(way: number): HTMLElement | undefined {
    const { currentIndex, numberOfSlides } = machine.motion()
    const index = currentIndex + (way < 0 ? 1 : -1)
    if (!run.loop && (index < 0 || index >= numberOfSlides)) return undefined
    return slides[wrapIndex(index, numberOfSlides)]
  }
  /** Where the neighbor lies beside the dragged slide. */
  const sideOf = (way: number) => (way < 0 ? box.clientWidth : -box.clientWidth)
  function place(slide: HTMLElement | undefined, x: number): void {
    if (slide) slide.style.translate = `${x}px 0`
  }
  function clear(): void {
    for (const slide of slides) {
      slide.style.translate = ''
      slide.removeAttribute('data-moving')
    }
  }
  return {
    neighborOf,
    clear,
    follow(offset: number, way: number): void {
      const neighbor = neighborOf(way)
      clear()
      place(current(), offset)
      neighbor?.toggleAttribute('data-moving', true)
      place(neighbor, offset + sideOf(way))
    },
    async glide(offset: number, goal: number, velocity: number): Promise<void> {
      const timing = { duration: newSwipeDuration(goal - offset, velocity) * 1000, easing: 'ease-out' }
      const side = sideOf(offset)
      const run = (slide: HTMLElement | undefined, from: number, to: number) =>
        slide?.animate({ translate: [`${from}px 0`, `${to}px 0`] }, timing).finished
      const ways = [run(current(), offset, goal), run(neighborOf(offset), offset + side, goal + side)]
      await Promise.all(ways).catch(() => undefined)
    },
  }
}
