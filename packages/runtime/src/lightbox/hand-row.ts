interface RowInputs {
  readonly stage: HTMLElement
  readonly items: readonly HTMLElement[]
  readonly isStill: boolean
  readonly signal: AbortSignal
  /** Another item is the nearest now. */
  readonly show: (index: number) => void
}

interface HandRow {
  /** At once, without a way. */
  place(index: number): void
  glide(index: number): void
}

const restMs = 150

/**
 * The row that a finger scrolls. Browsers let a fast throw pass `scroll-snap-stop`; the row is therefore held by the
 * item where it rests and its two neighbors alone, so that one swipe is one picture.
 */
export function openHandRow({ stage, items, isStill, signal, show }: RowInputs): HandRow {
  let timer: ReturnType<typeof setTimeout> | undefined
  const nearest = () => Math.round(stage.scrollLeft / Math.max(stage.clientWidth, 1))

  function hold(index: number): void {
    for (const [place, item] of items.entries()) item.toggleAttribute('data-stop', Math.abs(place - index) <= 1)
  }
  const rest = () => hold(nearest())
  function scroll(): void {
    if (items[nearest()]) show(nearest())
    if ('onscrollend' in window) return
    clearTimeout(timer)
    timer = setTimeout(rest, restMs)
  }
  const options = { signal, passive: true }
  stage.addEventListener('scroll', scroll, options)
  stage.addEventListener('scrollend', rest, options)
  // A finger that catches the row on its way starts from there.
  stage.addEventListener('pointerdown', rest, options)
  signal.addEventListener('abort', () => clearTimeout(timer))
  return {
    place(index) {
      hold(index)
      stage.scrollLeft = index * stage.clientWidth
    },
    glide(index) {
      hold(index)
      items[index]?.scrollIntoView({ inline: 'center', block: 'nearest', behavior: isStill ? 'auto' : 'smooth' })
    },
  }
}
