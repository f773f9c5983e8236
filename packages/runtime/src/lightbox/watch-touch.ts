interface TouchInputs {
  readonly stage: HTMLElement
  readonly overlay: HTMLElement
  readonly signal: AbortSignal
  readonly close: () => void
  readonly currentImage: () => HTMLImageElement | null | undefined
}

interface Point {
  x: number
  y: number
}

const doubleTapMs = 300
const zoomedScale = 2.5
const maxScale = 5
/** Dragged down this far, the picture lets go and the viewer closes. */
const closeDragPx = 110

/** Pinch and double tap zoom, a drag pans what is zoomed, and a drag down closes what is not. */
export function watchTouch({ stage, overlay, signal, close, currentImage }: TouchInputs): { tookClick(): boolean } {
  const pointers = new Map<number, Point>()
  let scale = 1
  let shift: Point = { x: 0, y: 0 }
  let lastTap = { at: 0, x: 0, y: 0 }
  let pinch: { distance: number; scale: number } | null = null
  let dragStart: Point | null = null
  let hasMoved = false

  function draw(): void {
    const image = currentImage()
    if (!image) return
    image.style.scale = scale === 1 ? '' : String(scale)
    image.style.translate = shift.x === 0 && shift.y === 0 ? '' : `${shift.x}px ${shift.y}px`
    // A zoomed picture is panned; the row behind it must not move along.
    stage.style.overflowX = scale > 1 ? 'hidden' : ''
  }
  function reset(): void {
    scale = 1
    shift = { x: 0, y: 0 }
    overlay.style.opacity = ''
    draw()
  }
  stage.addEventListener(
    'pointerdown',
    (event) => {
      if (event.pointerType === 'mouse') return
      hasMoved = false
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
      dragStart = { x: event.clientX - shift.x, y: event.clientY - shift.y }
      if (pointers.size === 2) pinch = { distance: distanceOf(pointers), scale }
    },
    { signal },
  )
  stage.addEventListener(
    'pointermove',
    (event) => {
      if (!pointers.has(event.pointerId)) return
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
      if (pinch && pointers.size === 2) {
        hasMoved = true
        scale = Math.min(Math.max((pinch.scale * distanceOf(pointers)) / pinch.distance, 1), maxScale)
        draw()
        return
      }
      if (!dragStart) return
      const moved = { x: event.clientX - dragStart.x, y: event.clientY - dragStart.y }
      if (scale > 1) {
        hasMoved = true
        shift = moved
      } else if (moved.y > 12 && moved.y > Math.abs(moved.x) * 1.5) {
        hasMoved = true
        shift = { x: 0, y: moved.y }
        overlay.style.opacity = String(Math.max(0.3, 0.95 - moved.y / 500))
      }
      draw()
    },
    { signal, passive: true },
  )
  function release(event: PointerEvent): void {
    if (!pointers.delete(event.pointerId)) return
    if (pointers.size < 2) pinch = null
    if (pointers.size > 0) return
    dragStart = null
    if (scale === 1 && shift.y > closeDragPx) {
      close()
      return
    }
    if (scale <= 1) reset()
    if (!hasMoved && event.type === 'pointerup') tap(event)
  }
  function tap(event: PointerEvent): void {
    const isDouble =
      event.timeStamp - lastTap.at < doubleTapMs &&
      Math.hypot(event.clientX - lastTap.x, event.clientY - lastTap.y) < 30
    lastTap = { at: isDouble ? 0 : event.timeStamp, x: event.clientX, y: event.clientY }
    if (!isDouble) return
    if (scale > 1) {
      reset()
      return
    }
    const box = currentImage()?.getBoundingClientRect()
    scale = zoomedScale
    if (box) {
      // The point under the finger stays under it.
      shift = {
        x: (box.left + box.width / 2 - event.clientX) * (scale - 1),
        y: (box.top + box.height / 2 - event.clientY) * (scale - 1),
      }
    }
    draw()
  }
  stage.addEventListener('pointerup', release, { signal })
  stage.addEventListener('pointercancel', release, { signal })
  stage.addEventListener('scroll', () => scale === 1 || reset(), { signal, passive: true })
  return { tookClick: () => hasMoved || scale > 1 }
}

function distanceOf(pointers: ReadonlyMap<number, Point>): number {
  const [first, second] = [...pointers.values()]
  return first && second ? Math.max(Math.hypot(first.x - second.x, first.y - second.y), 1) : 1
}
