import { readScale, toPanel } from '../../frame/coordinates'
import type { Gesture, Point } from '../../frame/gesture'
import { scrollStep } from './edge-scroll'

interface FollowInput {
  readonly frame: Document
  readonly view: Window
  readonly pressed: PointerEvent
  /** Called once the pointer has moved far enough to mean it; null: there is nothing to do. */
  readonly begin: (point: Point) => { gesture: Gesture; scrolls: boolean } | null
  readonly onEnd: (hasBegun: boolean) => void
}

const slackPx = 4

/** One press of the pointer from its start to its end: moves, scrolling at the edges, Escape. */
export function followPointer({ frame, view, pressed, begin, onEnd }: FollowInput): void {
  const ended = new AbortController()
  const options = { signal: ended.signal, capture: true }
  const from = { x: pressed.clientX, y: pressed.clientY }
  const scale = readScale(frame)
  const height = view.innerHeight
  let last = { point: from, isAlone: false }
  let running: ReturnType<FollowInput['begin']> = null
  let hasBegun = false
  let isScrolling = false

  function end(how: 'finish' | 'cancel') {
    if (ended.signal.aborted) return
    ended.abort()
    delete frame.documentElement.dataset.canvasGesture
    running?.gesture[how]()
    onEnd(hasBegun)
  }
  /** Frame by frame while the pointer is at an edge; away from it no frame is asked for. */
  function scroll() {
    const at = toPanel({ y: last.point.y, height }, scale)
    const step = ended.signal.aborted ? 0 : scrollStep(at.y, at.height)
    isScrolling = step !== 0
    if (!isScrolling) return
    const before = view.scrollY
    view.scrollBy({ top: step, behavior: 'instant' })
    if (view.scrollY !== before) running?.gesture.move(last.point, last.isAlone)
    view.requestAnimationFrame(scroll)
  }
  function start() {
    hasBegun = true
    running = begin(from)
    if (!running) return end('cancel')
    // Captured, the pointer may leave the frame without getting lost.
    frame.documentElement.setPointerCapture(pressed.pointerId)
    frame.documentElement.dataset.canvasGesture = ''
  }
  frame.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerId !== pressed.pointerId) return
      last = { point: { x: event.clientX, y: event.clientY }, isAlone: event.altKey }
      if (!hasBegun && Math.hypot(last.point.x - from.x, last.point.y - from.y) * scale > slackPx) start()
      running?.gesture.move(last.point, last.isAlone)
      if (running?.scrolls && !isScrolling) scroll()
    },
    options,
  )
  frame.addEventListener('pointerup', (event) => event.pointerId === pressed.pointerId && end('finish'), options)
  frame.addEventListener('pointercancel', () => end('cancel'), options)
  // What a finger pressed upon loses the pointer as soon as the page takes it; only the page's own loss ends the gesture.
  frame.addEventListener(
    'lostpointercapture',
    (event) => event.target === frame.documentElement && end('cancel'),
    options,
  )
  for (const target of [view, window]) {
    target.addEventListener(
      'keydown',
      (event) => {
        if ((event as KeyboardEvent).key !== 'Escape' || !hasBegun) return
        event.preventDefault()
        event.stopImmediatePropagation()
        end('cancel')
      },
      options,
    )
  }
}
