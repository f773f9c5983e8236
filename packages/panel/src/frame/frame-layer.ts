import type { Guide } from '../document/layout/guides'
import { type Handle, handles } from '../document/layout/resize-spot'
import { placeOfLine } from '../document/layout/snap'
import type { Box } from './box'
import type { Point } from './gesture'
import type { MeasuredGrid } from './measure-grid'

interface ShownOnLayer {
  /** Where blocks would be put down, in the frame's window. */
  readonly drop?: readonly Box[]
  /** What the rubber band covers. */
  readonly band?: Box
  readonly grid?: MeasuredGrid | null
  readonly guides?: readonly Guide[]
}

/** What the editor draws over the page inside its frame: handles, the grid, guides. It is no part of the page's content. */
export interface FrameLayer {
  showHandles: (box: Box | null) => void
  /** All of it at once, in place of what was shown before. */
  show: (shown: ShownOnLayer) => void
  clear: () => void
}

export function handleAt(target: EventTarget | null): Handle | null {
  const name = (target as HTMLElement | null)?.dataset?.canvasHandle
  return handles.find((it) => it === name) ?? null
}

export function createFrameLayer(frame: Document): FrameLayer {
  const layer = frame.createElement('div')
  layer.dataset.canvasLayer = ''
  layer.setAttribute('aria-hidden', 'true')
  const part = (kind: string) => {
    const element = frame.createElement('div')
    element.dataset.canvasPart = kind
    layer.append(element)
    return element
  }
  const grid = part('grid')
  const boxes = part('boxes')
  const guides = part('guides')
  const frameOfHandles = part('handles')
  frameOfHandles.hidden = true
  for (const name of handles) {
    const handle = frame.createElement('div')
    handle.dataset.canvasHandle = name
    frameOfHandles.append(handle)
  }
  frame.body.append(layer)

  const drawnAt = new WeakMap<HTMLElement, string>()
  /** Boxes are measured in the window and drawn on the page, so that they scroll with it. */
  function draw(element: HTMLElement, { left, top, width, height }: Box, scroll: Point) {
    const translate = `${left + scroll.x}px ${top + scroll.y}px`
    const at = `${translate} ${width} ${height}`
    // A grid has a hundred lines, and most steps of a drag leave all of them where they are.
    if (drawnAt.get(element) === at) return
    drawnAt.set(element, at)
    const style = element.style
    style.translate = translate
    style.width = `${width}px`
    style.height = `${height}px`
  }
  // Read before anything is written: a reading after it would make the browser lay the page out at once.
  const readScroll = (): Point => ({ x: frame.defaultView?.scrollX ?? 0, y: frame.defaultView?.scrollY ?? 0 })
  function fill(parent: HTMLElement, kind: string, drawn: readonly Box[], scroll: Point) {
    while (parent.childElementCount > drawn.length) parent.lastElementChild?.remove()
    while (parent.childElementCount < drawn.length) parent.append(frame.createElement('div'))
    for (const [index, box] of drawn.entries()) {
      const element = parent.children[index] as HTMLElement
      if (element.dataset.canvasDrawn !== kind) element.dataset.canvasDrawn = kind
      draw(element, box, scroll)
    }
  }
  return {
    showHandles: (box) => {
      const scroll = readScroll()
      if (frameOfHandles.hidden !== (box === null)) frameOfHandles.hidden = box === null
      if (box) draw(frameOfHandles, box, scroll)
    },
    show: ({ drop = [], band, grid: measured = null, guides: found = [] }) => {
      const scroll = readScroll()
      fill(boxes, band ? 'band' : 'drop', band ? [band] : drop, scroll)
      fill(grid, 'cell', measured ? listStripes(measured) : [], scroll)
      fill(guides, 'guide', measured ? found.map((guide) => boxOfGuide(guide, measured)) : [], scroll)
    },
    clear: () => {
      for (const element of [grid, boxes, guides]) element.replaceChildren()
    },
  }
}

/** Columns as stripes over the whole grid, rows as lines between them. */
function listStripes({ box, columns, rows, rowCount }: MeasuredGrid): Box[] {
  const { left, top, width, height } = box
  const stripe = (from: number, to: number): Box => ({ left: left + from, top, width: to - from, height })
  const inner = columns.starts.slice(1, -1).map((start, index) => stripe(start, columns.ends[index + 1] ?? start))
  const lines = rows.starts.slice(1, rowCount).map((start) => ({ left, top: top + start, width, height: 1 }))
  return [...inner, ...lines]
}

function boxOfGuide({ axis, at, from, to }: Guide, { box, columns, rows }: MeasuredGrid): Box {
  const x = (line: number) => box.left + placeOfLine(columns, line + 1)
  const y = (line: number) => box.top + placeOfLine(rows, line)
  if (axis === 'x') return { left: x(at), top: y(from), width: 1, height: y(to) - y(from) }
  return { left: x(from), top: y(at), width: x(to) - x(from), height: 1 }
}
