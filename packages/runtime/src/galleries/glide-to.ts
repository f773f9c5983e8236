/** Scrolls within a set time, which the browser's own smooth scrolling does not promise. The answer stops it. */
export function glideTo(box: HTMLElement, wanted: number, seconds: number, done: () => void): () => void {
  const from = box.scrollLeft
  const to = Math.min(Math.max(wanted, 0), box.scrollWidth - box.clientWidth)
  let frame = 0
  let startedAt: number | null = null
  // Snapping would pull against every single step.
  box.style.scrollSnapType = 'none'
  function end(): void {
    cancelAnimationFrame(frame)
    box.style.scrollSnapType = ''
  }
  function step(now: number): void {
    startedAt ??= now
    const share = seconds === 0 ? 1 : Math.min((now - startedAt) / (seconds * 1000), 1)
    box.scrollLeft = from + (to - from) * easeInOut(share)
    if (share < 1) {
      frame = requestAnimationFrame(step)
      return
    }
    end()
    // The scroll event of the last step comes a frame later: until then the gallery counts as moving.
    frame = requestAnimationFrame(() => requestAnimationFrame(done))
  }
  frame = requestAnimationFrame(step)
  return end
}

function easeInOut(share: number): number {
  return share < 0.5 ? 2 * share * share : 1 - (2 - 2 * share) ** 2 / 2
}
