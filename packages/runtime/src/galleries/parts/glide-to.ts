import { createTween } from '@sitewright/model/timing/tween'
import { easeInOut, runTween } from '../../browser/run-tween'

/** Scrolls within a set time, which the browser's own smooth scrolling does not promise. The answer stops it. */
export function glideTo(box: HTMLElement, wanted: number, seconds: number, done: () => void): () => void {
  const from = box.scrollLeft
  const to = Math.min(Math.max(wanted, 0), box.scrollWidth - box.clientWidth)
  let frame = 0
  // Snapping would pull against every single step.
  box.style.scrollSnapType = 'none'
  const stop = runTween(
    createTween({
      durationMs: seconds * 1000,
      run(progress) {
        box.scrollLeft = from + (to - from) * easeInOut(progress)
      },
      onEnd() {
        box.style.scrollSnapType = ''
        // The scroll event of the last step comes a frame later: until then the gallery counts as moving.
        frame = requestAnimationFrame(() => {
          frame = requestAnimationFrame(done)
        })
      },
    }),
  )
  return () => {
    stop()
    cancelAnimationFrame(frame)
    box.style.scrollSnapType = ''
  }
}
