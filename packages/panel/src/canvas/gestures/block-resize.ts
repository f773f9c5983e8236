import type { Section } from '@sitewright/model/pages/document'
import type { Breakpoint } from '@sitewright/model/pages/grid'
import { findGuides, type Guide } from '../../document/layout/guides'
import { placeBlocks, placementsOf, putBlocks } from '../../document/layout/place-blocks'
import { type Handle, resizeSpot } from '../../document/layout/resize-spot'
import type { Spot } from '../../document/layout/spots'
import type { FrameLayer } from '../../frame/frame-layer'
import type { Gesture, Point } from '../../frame/gesture'
import type { PartMarks } from '../../frame/mark-parts'
import { lineAt, measureGrid } from '../../frame/measure-grid'
import { previewLayout } from './preview-layout'

interface ResizeInput {
  readonly marks: PartMarks
  readonly layer: FrameLayer
  readonly section: Section
  readonly blockId: string
  readonly spot: Spot
  readonly handle: Handle
  readonly breakpoint: Breakpoint
  readonly onResized: (section: Section | null) => void
  /** The block has another size on the screen. */
  readonly onShown: () => void
}

/** An edge or a corner follows the pointer from line to line. */
export function resizeBlock(input: ResizeInput): Gesture {
  const { marks, layer, section, blockId, handle, breakpoint } = input
  const preview = previewLayout(marks, breakpoint)
  const element = marks.find(section.id)
  const grid = element && measureGrid(element, breakpoint)
  let spot = input.spot
  let isLaidOver = false

  const result = () => (isLaidOver ? putBlocks : placeBlocks)(section, breakpoint, new Map([[blockId, spot]]))
  function show() {
    const after = result()
    preview.show(after ? [after] : [], new Set())
    const now = element && measureGrid(element, breakpoint)
    layer.show({ grid: now, guides: after ? listGuides(after) : [] })
    input.onShown()
  }
  function listGuides(after: Section): Guide[] {
    const others = [...placementsOf(after, breakpoint)].filter(([id, it]) => it.visible && id !== blockId)
    const neighbors = others.map(([, it]) => it)
    return findGuides(spot, neighbors, breakpoint)
  }
  function end() {
    preview.restore()
    layer.clear()
  }
  return {
    move: (point: Point, isAlone) => {
      if (!grid) return
      const begins = lineAt(grid, point, 'starts')
      const ends = lineAt(grid, point, 'ends')
      const line = { x: handle.includes('w') ? begins.x : ends.x, y: handle.startsWith('n') ? begins.y : ends.y }
      const next = resizeSpot(input.spot, handle, line, breakpoint)
      const isSame = isAlone === isLaidOver && JSON.stringify(next) === JSON.stringify(spot)
      spot = next
      isLaidOver = isAlone
      if (!isSame) show()
    },
    finish: () => {
      end()
      input.onResized(result())
    },
    cancel: () => {
      end()
      input.onShown()
    },
  }
}
