import type { Tween } from '@sitewright/model/timing/tween'

/** Moves a tween on with each frame until it ends. The answer stops it where it is. */
export function runTween(tween: Tween): () => void {
  let frame = requestAnimationFrame(begin)
  function begin(now: number): void {
    tween.start(now)
    step(now)
  }
  function step(now: number): void {
    tween.advance(now)
    if (tween.state === 'running') frame = requestAnimationFrame(step)
  }
  return () => {
    cancelAnimationFrame(frame)
    tween.pause(performance.now())
  }
}

export function easeInOut(share: number): number {
  return share < 0.5 ? 2 * share * share : 1 - (2 - 2 * share) ** 2 / 2
}
