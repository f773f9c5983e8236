export interface Zoom {
  readonly scale: number
  /** How far the picture's middle is from where it rests, in pixels. */
  readonly x: number
  readonly y: number
}

interface ZoomBounds {
  readonly pictureWidth: number
  readonly pictureHeight: number
  readonly stageWidth: number
  readonly stageHeight: number
}

export const unzoomed: Zoom = { scale: 1, x: 0, y: 0 }
export const doubleTapScale = 2.5
const maxScale = 5

/** Another scale, with the spot of the picture under `point` (measured from where its middle rests) staying there. */
export function zoomAt(zoom: Zoom, wantedScale: number, point: { x: number; y: number }): Zoom {
  const scale = Math.min(Math.max(wantedScale, 1), maxScale)
  const growth = scale / zoom.scale
  return { scale, x: point.x - (point.x - zoom.x) * growth, y: point.y - (point.y - zoom.y) * growth }
}

/** A picture is moved no further than to its edges, and one that fits stays in the middle. */
export function holdInBounds({ scale, x, y }: Zoom, bounds: ZoomBounds): Zoom {
  return {
    scale,
    x: hold(x, bounds.pictureWidth * scale - bounds.stageWidth),
    y: hold(y, bounds.pictureHeight * scale - bounds.stageHeight),
  }
}

function hold(shift: number, overhang: number): number {
  const limit = Math.max(overhang, 0) / 2
  return Math.min(Math.max(shift, -limit), limit)
}
