import { isSwipe } from '@sitewright/model/galleries/touch'

/** Tells of a swipe by touch or pen; a mouse has the arrows. */
export function watchSwipe(box: HTMLElement, signal: AbortSignal, swiped: (step: 'next' | 'previous') => void): void {
  let start: { x: number; at: number } | null = null
  box.addEventListener(
    'pointerdown',
    (event) => {
      start = event.pointerType === 'mouse' ? null : { x: event.clientX, at: event.timeStamp }
    },
    { signal },
  )
  box.addEventListener(
    'pointerup',
    (event) => {
      if (!start) return
      const distancePx = event.clientX - start.x
      if (isSwipe({ distancePx, durationMs: event.timeStamp - start.at })) swiped(distancePx < 0 ? 'next' : 'previous')
      start = null
    },
    { signal },
  )
}
