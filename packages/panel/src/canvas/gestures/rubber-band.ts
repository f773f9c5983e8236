import type { Box } from '../../frame/box'
import type { FrameLayer } from '../../frame/frame-layer'
import type { Gesture, Point } from '../../frame/gesture'
import type { PartMarks } from '../../frame/mark-parts'

interface BandInput {
  readonly marks: PartMarks
  readonly layer: FrameLayer
  /** The shown blocks of the section in which the band began. */
  readonly blockIds: readonly string[]
  readonly point: Point
  readonly onSelect: (blockIds: readonly string[]) => void
}

/** Selects every block that a rectangle touches, drawn from an empty place. */
export function stretchBand({ marks, layer, blockIds, point: from, onSelect }: BandInput): Gesture {
  const boxes = blockIds.flatMap((id) => {
    const box = marks.find(id)?.getBoundingClientRect()
    return box ? [[id, box] as const] : []
  })
  return {
    move: (point) => {
      const band = boxBetween(from, point)
      layer.show({ band })
      onSelect(boxes.filter(([, box]) => isTouching(box, band)).map(([id]) => id))
    },
    finish: layer.clear,
    cancel: () => {
      layer.clear()
      onSelect([])
    },
  }
}

function boxBetween(a: Point, b: Point): Box {
  return {
    left: Math.min(a.x, b.x),
    top: Math.min(a.y, b.y),
    width: Math.abs(a.x - b.x),
    height: Math.abs(a.y - b.y),
  }
}

function isTouching(a: Box, b: Box): boolean {
  return a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height
}
