import type { LightboxParts } from './build-lightbox'
import type { Point, ZoomPicture } from './zoom-picture'

const keyStepPx = 80
/** Where the picture goes so that what lies in the arrow's direction comes into view. */
const ways: Readonly<Record<string, Point>> = {
  ArrowRight: { x: -keyStepPx, y: 0 },
  ArrowLeft: { x: keyStepPx, y: 0 },
  ArrowDown: { x: 0, y: -keyStepPx },
  ArrowUp: { x: 0, y: keyStepPx },
}

interface ZoomInputs {
  readonly parts: LightboxParts
  readonly picture: ZoomPicture
  readonly signal: AbortSignal
}

/** The button zooms in and out; while a picture is zoomed the arrow keys pan it and do not move on. */
export function watchZoom({ parts: { dialog, zoom }, picture, signal }: ZoomInputs): void {
  zoom.addEventListener('click', () => picture.toggle({ x: 0, y: 0 }), { signal })
  dialog.addEventListener(
    'keydown',
    (event) => {
      const way = Object.hasOwn(ways, event.key) ? ways[event.key] : undefined
      if (!way || !picture.isZoomed()) return
      event.preventDefault()
      event.stopImmediatePropagation()
      picture.pan(way)
    },
    { signal },
  )
}
