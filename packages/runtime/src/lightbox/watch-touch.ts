import { type Zoom, zoomAt } from './zoom'
import type { Point, ZoomPicture } from './zoom-picture'

interface TouchInputs {
  readonly stage: HTMLElement
  readonly picture: ZoomPicture
  readonly signal: AbortSignal
  readonly close: () => void
}

const doubleTapMs = 300
const tapSlackPx = 30
/** Dragged down this far, the picture lets go and the viewer closes. */
const closeDragPx = 110

interface Touch {
  /** What is pressed was zoomed, panned or dragged: it is no click. */
  tookClick(): boolean
}

type Pointers = ReadonlyMap<number, Point>

/** Pinch and double tap zoom, a drag pans what is zoomed (by mouse, too), and a drag down closes what is not. */
export function watchTouch({ stage, picture, signal, close }: TouchInputs): Touch {
  const tap = watchTaps(picture)
  const pointers = new Map<number, Point>()
  let held: Held | null = null
  let hasMoved = false
  /** What is pressed was zoomed before, or is moved: no click. */
  let isTaken = false
  const hold = () => ({ zoom: picture.zoom(), middle: middleOf(pointers), distance: distanceOf(pointers) })

  function press(event: PointerEvent): void {
    if (pointers.size === 0) {
      hasMoved = false
      isTaken = picture.isZoomed()
    }
    if (event.pointerType === 'mouse') {
      if (!picture.isZoomed() || event.button !== 0) return
      // Let go above a button, the picture is let go all the same.
      stage.setPointerCapture(event.pointerId)
    }
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    held = hold()
  }
  function move(event: PointerEvent): void {
    if (!held || !pointers.has(event.pointerId)) return
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (followFingers(picture, held, pointers)) hasMoved = isTaken = true
  }
  function release(event: PointerEvent): void {
    if (!pointers.delete(event.pointerId)) return
    held = pointers.size > 0 ? hold() : null
    if (held) return
    const isLifted = event.type === 'pointerup'
    if (picture.dragY() > closeDragPx && isLifted) {
      close()
      return
    }
    picture.pullDown(0)
    if (!hasMoved && isLifted) tap(event)
  }
  stage.addEventListener('pointerdown', press, { signal })
  stage.addEventListener('pointermove', move, { signal, passive: true })
  for (const name of ['pointerup', 'pointercancel'] as const) stage.addEventListener(name, release, { signal })
  // Once it scrolled, the browser would take the fingers away from us.
  stage.addEventListener(
    'touchmove',
    (event) => {
      if (event.cancelable && (event.touches.length > 1 || picture.isZoomed())) event.preventDefault()
    },
    { signal, passive: false },
  )
  return { tookClick: () => isTaken || picture.isZoomed() }
}

/** Where fingers were put down, and what the picture was like then. */
interface Held {
  readonly zoom: Zoom
  readonly middle: Point
  readonly distance: number
}

/** False while it may still be a press, or the browser's own scrolling. */
function followFingers(picture: ZoomPicture, held: Held, pointers: Pointers): boolean {
  const middle = middleOf(pointers)
  const moved = { x: middle.x - held.middle.x, y: middle.y - held.middle.y }
  const isDown = moved.y > 12 && moved.y > Math.abs(moved.x) * 1.5
  if (pointers.size === 2) {
    const scale = (held.zoom.scale * distanceOf(pointers)) / held.distance
    const pinched = zoomAt(held.zoom, scale, picture.toPicture(held.middle))
    picture.change({ ...pinched, x: pinched.x + moved.x, y: pinched.y + moved.y })
  } else if (picture.isZoomed()) {
    picture.change({ ...held.zoom, x: held.zoom.x + moved.x, y: held.zoom.y + moved.y })
  } else if (picture.dragY() > 0 || isDown) picture.pullDown(moved.y)
  else return false
  return true
}

/** Two taps at one place, one soon after the other, zoom in or out. */
function watchTaps(picture: ZoomPicture): (event: PointerEvent) => void {
  let last = { at: Number.NEGATIVE_INFINITY, x: 0, y: 0 }
  return (event) => {
    const { clientX: x, clientY: y, timeStamp: at } = event
    const isDouble = at - last.at < doubleTapMs && Math.hypot(x - last.x, y - last.y) < tapSlackPx
    last = { at: isDouble ? Number.NEGATIVE_INFINITY : at, x, y }
    if (!isDouble) return
    picture.toggle(picture.toPicture({ x, y }))
  }
}

function middleOf(pointers: Pointers): Point {
  const points = [...pointers.values()]
  const sum = (name: 'x' | 'y') => points.reduce((total, point) => total + point[name], 0) / points.length
  return { x: sum('x'), y: sum('y') }
}

function distanceOf(pointers: Pointers): number {
  const [first, second] = [...pointers.values()]
  return first && second ? Math.max(Math.hypot(first.x - second.x, first.y - second.y), 1) : 1
}
