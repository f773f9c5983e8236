import { doubleTapScale, holdInBounds, unzoomed, type Zoom, zoomAt } from './zoom'

interface TouchInputs {
  readonly stage: HTMLElement
  readonly overlay: HTMLElement
  readonly signal: AbortSignal
  readonly close: () => void
  readonly currentImage: () => HTMLImageElement | null | undefined
}

interface Point {
  readonly x: number
  readonly y: number
}

const doubleTapMs = 300
const tapSlackPx = 30
/** Dragged down this far, the picture lets go and the viewer closes. */
const closeDragPx = 110

interface Touch {
  /** What is pressed was zoomed, panned or dragged: it is no click. */
  tookClick(): boolean
  /** To be called before another picture comes. */
  reset(): void
}

/** Pinch and double tap zoom, a drag pans what is zoomed, and a drag down closes what is not. */
export function watchTouch({ stage, overlay, signal, close, currentImage }: TouchInputs): Touch {
  const pointers = new Map<number, Point>()
  let zoom: Zoom = unzoomed
  let dragY = 0
  let lastTap = { at: Number.NEGATIVE_INFINITY, x: 0, y: 0 }
  let held: { zoom: Zoom; middle: Point; distance: number } | null = null
  let hasMoved = false

  function draw(): void {
    const image = currentImage()
    if (!image) return
    image.style.scale = zoom.scale === 1 ? '' : String(zoom.scale)
    image.style.translate = zoom.x === 0 && zoom.y + dragY === 0 ? '' : `${zoom.x}px ${zoom.y + dragY}px`
    // A zoomed picture is panned; the row behind it must not move along.
    stage.toggleAttribute('data-zoomed', zoom.scale > 1)
    overlay.style.opacity = dragY === 0 ? '' : String(Math.max(0.3, 0.95 - dragY / 500))
  }
  function change(next: Zoom): void {
    const image = currentImage()
    zoom = image
      ? holdInBounds(next, {
          pictureWidth: image.offsetWidth,
          pictureHeight: image.offsetHeight,
          stageWidth: stage.clientWidth,
          stageHeight: stage.clientHeight,
        })
      : unzoomed
    draw()
  }
  /** From where the picture's middle rests. */
  function toPicture({ x, y }: Point): Point {
    const box = currentImage()?.getBoundingClientRect()
    if (!box) return { x: 0, y: 0 }
    return { x: x - (box.left + box.width / 2 - zoom.x), y: y - (box.top + box.height / 2 - zoom.y - dragY) }
  }
  function hold(): void {
    held = { zoom, middle: middleOf(pointers), distance: distanceOf(pointers) }
  }
  stage.addEventListener(
    'pointerdown',
    (event) => {
      if (event.pointerType === 'mouse') return
      if (pointers.size === 0) hasMoved = false
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
      hold()
    },
    { signal },
  )
  stage.addEventListener(
    'pointermove',
    (event) => {
      if (!held || !pointers.has(event.pointerId)) return
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
      const middle = middleOf(pointers)
      const moved = { x: middle.x - held.middle.x, y: middle.y - held.middle.y }
      if (pointers.size === 2) {
        hasMoved = true
        const scale = (held.zoom.scale * distanceOf(pointers)) / held.distance
        const pinched = zoomAt(held.zoom, scale, toPicture(held.middle))
        change({ ...pinched, x: pinched.x + moved.x, y: pinched.y + moved.y })
      } else if (zoom.scale > 1) {
        hasMoved = true
        change({ ...held.zoom, x: held.zoom.x + moved.x, y: held.zoom.y + moved.y })
      } else if (dragY > 0 || (moved.y > 12 && moved.y > Math.abs(moved.x) * 1.5)) {
        hasMoved = true
        dragY = Math.max(moved.y, 0)
        draw()
      }
    },
    { signal, passive: true },
  )
  // Once it scrolled, the browser would take the fingers away from us.
  stage.addEventListener(
    'touchmove',
    (event) => {
      if (event.cancelable && (event.touches.length > 1 || zoom.scale > 1)) event.preventDefault()
    },
    { signal, passive: false },
  )
  function release(event: PointerEvent): void {
    if (!pointers.delete(event.pointerId)) return
    if (pointers.size > 0) {
      hold()
      return
    }
    held = null
    if (dragY > closeDragPx && event.type === 'pointerup') {
      close()
      return
    }
    dragY = 0
    draw()
    if (!hasMoved && event.type === 'pointerup') tap(event)
  }
  function tap(event: PointerEvent): void {
    const isDouble =
      event.timeStamp - lastTap.at < doubleTapMs &&
      Math.hypot(event.clientX - lastTap.x, event.clientY - lastTap.y) < tapSlackPx
    lastTap = { at: isDouble ? Number.NEGATIVE_INFINITY : event.timeStamp, x: event.clientX, y: event.clientY }
    if (!isDouble) return
    const point = toPicture({ x: event.clientX, y: event.clientY })
    change(zoom.scale > 1 ? unzoomed : zoomAt(zoom, doubleTapScale, point))
  }
  stage.addEventListener('pointerup', release, { signal })
  stage.addEventListener('pointercancel', release, { signal })
  return { tookClick: () => hasMoved || zoom.scale > 1, reset: () => change(unzoomed) }
}

function middleOf(pointers: ReadonlyMap<number, Point>): Point {
  const points = [...pointers.values()]
  const sum = (name: 'x' | 'y') => points.reduce((total, point) => total + point[name], 0) / points.length
  return { x: sum('x'), y: sum('y') }
}

function distanceOf(pointers: ReadonlyMap<number, Point>): number {
  const [first, second] = [...pointers.values()]
  return first && second ? Math.max(Math.hypot(first.x - second.x, first.y - second.y), 1) : 1
}
