import { clampScrollDurationMs, computeScrollTopPx } from '@sitewright/model/timing/scrolling'
import { createTween } from '@sitewright/model/timing/tween'
import { easeInOut, runTween } from './run-tween'

const pxPerMs = 3
const longestMs = 800

/** Brings the element below the header. It is found anew with each frame, since what opens above it moves it. */
export function scrollPageTo(element: Element): void {
  const header = document.querySelector('.site-header[data-sticky]')
  const findTop = () =>
    computeScrollTopPx(scrollY + element.getBoundingClientRect().top - (header?.getBoundingClientRect().height ?? 0))
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    scrollTo({ top: findTop(), behavior: 'instant' })
    return
  }
  const from = scrollY
  const durationMs = clampScrollDurationMs(Math.min(Math.abs(findTop() - from) / pxPerMs, longestMs))
  const moveTo = (share: number) => scrollTo({ top: from + (findTop() - from) * share, behavior: 'instant' })
  const stop = runTween(createTween({ durationMs, run: (progress) => moveTo(easeInOut(progress)) }))
  // A visitor who scrolls knows better.
  for (const kind of ['wheel', 'touchstart', 'keydown'] as const)
    addEventListener(kind, stop, { once: true, passive: true })
}
