import type { Guide } from '../document/layout/guides'
import { type Handle, handles } from '../document/layout/resize-spot'
import { placeOfLine } from '../document/layout/snap'
import type { Box } from './box'
import type { MeasuredGrid } from './gestures/measure-grid'

/** What the editor draws over the page inside its frame: handles, the grid, guides. It is no part of the page's content. */
export interface FrameLayer {
  showHandles: (box: Box | null) => void
  showGrid: (grid: MeasuredGrid | null) => void
  showGuides: (grid: MeasuredGrid, guides: readonly Guide[]) => void
  /** Boxes in the frame's window: where blocks would be put down, or what the rubber band covers. */
  showBoxes: (kind: 'drop' | 'band', boxes: readonly Box[]) => void
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

  /** Boxes are measured in the window and drawn on the page, so that they scroll with it. */
  function draw(element: HTMLElement, { left, top, width, height }: Box) {
    const view = frame.defaultView
    const style = element.style
    style.translate = `${left + (view?.scrollX ?? 0)}px ${top + (view?.scrollY ?? 0)}px`
    style.width = `${width}px`
    style.height = `${height}px`
  }
  function fill(parent: HTMLElement, kind: string, drawn: readonly Box[]) {
    while (parent.childElementCount > drawn.length) parent.lastElementChild?.remove()
    while (parent.childElementCount < drawn.length) parent.append(frame.createElement('div'))
    for (const [index, box] of drawn.entries()) {
      const element = parent.children[index] as HTMLElement
      element.dataset.canvasDrawn = kind
      draw(element, box)
    }
  }
  return {
    showHandles: (box) => {
      frameOfHandles.hidden = box === null
      if (box) draw(frameOfHandles, box)
    },
    showGrid: (measured) => fill(grid, 'cell', measured ? listStripes(measured) : []),
    showGuides: (measured, found) => {
      const box = measured.element.getBoundingClientRect()
      fill(
        guides,
        'guide',
        found.map((guide) => boxOfGuide(guide, measured, box)),
      )
    },
    showBoxes: (kind, drawn) => fill(boxes, kind, drawn),
    clear: () => {
      for (const element of [grid, boxes, guides]) element.replaceChildren()
    },
  }
}

/** Columns as stripes over the whole grid, rows as lines between them. */
function listStripes({ element, columns, rows, rowCount }: MeasuredGrid): Box[] {
  const { left, top, width, height } = element.getBoundingClientRect()
  const stripe = (from: number, to: number): Box => ({ left: left + from, top, width: to - from, height })
  const inner = columns.starts.slice(1, -1).map((start, index) => stripe(start, columns.ends[index + 1] ?? start))
  const lines = rows.starts.slice(1, rowCount).map((start) => ({ left, top: top + start, width, height: 1 }))
  return [...inner, ...lines]
}

function boxOfGuide({ axis, at, from, to }: Guide, { columns, rows }: MeasuredGrid, box: DOMRect): Box {
  const x = (line: number) => box.left + placeOfLine(columns, line + 1)
  const y = (line: number) => box.top + placeOfLine(rows, line)
  if (axis === 'x') return { left: x(at), top: y(from), width: 1, height: y(to) - y(from) }
  return { left: x(from), top: y(at), width: x(to) - x(from), height: 1 }
}
