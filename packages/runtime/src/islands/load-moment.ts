/** How far outside the window an island may be when its code is fetched. */
const visibleMarginPx = 200

/** Calls back once, at the moment that the island asked for; the answer takes the waiting back. */
export function whenToLoad(element: Element, moment: string, load: () => void): () => void {
  if (moment === 'visible') return whenVisible(element, load)
  if (moment === 'interaction') return whenUsed(element, load)
  if (moment === 'idle') return whenIdle(load)
  load()
  return () => {}
}

function whenVisible(element: Element, load: () => void): () => void {
  if (typeof IntersectionObserver !== 'function') return whenIdle(load)
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      load()
    },
    { rootMargin: `${visibleMarginPx}px` },
  )
  observer.observe(element)
  return () => observer.disconnect()
}

function whenIdle(load: () => void): () => void {
  // Safari has no idle callback; a short rest after the first paint serves there.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(load, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(load, { timeout: 2000 })
  return () => cancelIdleCallback(handle)
}

function whenUsed(element: Element, load: () => void): () => void {
  const events = ['pointerenter', 'pointerdown', 'focusin', 'touchstart'] as const
  const stop = () => {
    for (const name of events) element.removeEventListener(name, used)
  }
  const used = () => {
    stop()
    load()
  }
  for (const name of events) element.addEventListener(name, used, { passive: true })
  return stop
}
