interface FingerUse {
  readonly mayStart: () => boolean
  /** How far the finger is from where it began; the answer is how far the slide went. */
  readonly move: (way: number) => number
  /** The slide's way, and the finger's speed in pixels a millisecond. */
  readonly release: (offset: number, velocity: number) => void
}

/** A finger that rested this long before it let go has thrown nothing. */
const restMs = 100
/** Less than this is a press, not a drag. */
const slackPx = 6

/** Tells how one finger drags and lets go; a mouse has the arrows. */
export function followFinger(box: HTMLElement, signal: AbortSignal, use: FingerUse) {
  let start: { x: number; pointer: number } | null = null
  let last = { x: 0, at: 0 }
  let offset = 0
  let velocity = 0
  let hasMoved = false

  function press(event: PointerEvent): void {
    hasMoved = false
    if (event.pointerType === 'mouse' || !event.isPrimary || !use.mayStart()) return
    start = { x: event.clientX, pointer: event.pointerId }
    last = { x: event.clientX, at: event.timeStamp }
    offset = 0
    velocity = 0
  }
  function move(event: PointerEvent): void {
    if (!start || event.pointerId !== start.pointer) return
    const way = event.clientX - start.x
    if (!hasMoved && Math.abs(way) < slackPx) return
    hasMoved = true
    velocity = (event.clientX - last.x) / Math.max(event.timeStamp - last.at, 1)
    last = { x: event.clientX, at: event.timeStamp }
    offset = use.move(way)
  }
  function release(event: PointerEvent): void {
    if (!start || event.pointerId !== start.pointer) return
    start = null
    const isAgainst = Math.sign(velocity) !== Math.sign(offset)
    if (isAgainst || event.timeStamp - last.at > restMs) velocity = 0
    if (offset !== 0) use.release(offset, velocity)
  }
  box.addEventListener('pointerdown', press, { signal })
  box.addEventListener('pointermove', move, { signal, passive: true })
  for (const name of ['pointerup', 'pointercancel'] as const) box.addEventListener(name, release, { signal })
  return { hasMoved: () => hasMoved }
}
