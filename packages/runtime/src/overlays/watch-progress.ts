import type { PageProgress, PopupTrigger } from '@sitewright/model/overlays/popup/popup-trigger'
import { throttle } from '../browser/throttle'

type Progress = Omit<PageProgress, 'hasShownPopup'>

/** Tells how far the visitor has come, at the moments that matter to the trigger. */
export function watchProgress(trigger: PopupTrigger, tell: (progress: Progress) => void): () => void {
  if (trigger.kind === 'delay') {
    const { seconds } = trigger
    const timer = setTimeout(() => tell({ secondsOnPage: seconds, scrolledPercent: 0 }), seconds * 1000)
    return () => clearTimeout(timer)
  }
  const measuring = throttle(() => tell({ secondsOnPage: 0, scrolledPercent: measureScroll() }))
  window.addEventListener('scroll', measuring.ask, { passive: true })
  // A page too short to scroll, or one reached in its middle, has its depth from the start.
  measuring.ask()
  return () => {
    measuring.stop()
    window.removeEventListener('scroll', measuring.ask)
  }
}

function measureScroll(): number {
  const { scrollHeight, clientHeight } = document.documentElement
  const way = scrollHeight - clientHeight
  // Positions may be fractions of a pixel, and the end of the page a little less than all of it.
  return way <= 0 ? 100 : Math.round((window.scrollY / way) * 100)
}
