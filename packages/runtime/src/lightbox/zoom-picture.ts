import type { LightboxTexts } from './build-lightbox'
import { doubleTapScale, holdInBounds, unzoomed, type Zoom, zoomAt } from './zoom'

export interface Point {
  readonly x: number
  readonly y: number
}

interface ZoomPictureInputs {
  readonly stage: HTMLElement
  readonly overlay: HTMLElement
  /** Says what it would do. */
  readonly button: HTMLElement
  readonly texts: Pick<LightboxTexts, 'zoomIn' | 'zoomOut'>
  readonly currentImage: () => HTMLImageElement | null | undefined
}

/** The shown picture as it is zoomed, panned and pulled down. */
export function openZoomPicture({ stage, overlay, button, texts, currentImage }: ZoomPictureInputs) {
  let zoom: Zoom = unzoomed
  let dragY = 0

  function draw(): void {
    const image = currentImage()
    if (!image) return
    image.style.scale = zoom.scale === 1 ? '' : String(zoom.scale)
    image.style.translate = zoom.x === 0 && zoom.y + dragY === 0 ? '' : `${zoom.x}px ${zoom.y + dragY}px`
    // A zoomed picture is panned; the row behind it must not move along.
    stage.toggleAttribute('data-zoomed', zoom.scale > 1)
    button.setAttribute('aria-label', zoom.scale > 1 ? texts.zoomOut : texts.zoomIn)
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
  return {
    zoom: () => zoom,
    dragY: () => dragY,
    isZoomed: () => zoom.scale > 1,
    change,
    /** In at a spot of the picture, and out again. */
    toggle(spot: Point): void {
      change(zoom.scale > 1 ? unzoomed : zoomAt(zoom, doubleTapScale, spot))
    },
    pan(way: Point): void {
      change({ ...zoom, x: zoom.x + way.x, y: zoom.y + way.y })
    },
    pullDown(way: number): void {
      dragY = Math.max(way, 0)
      draw()
    },
    /** From where the picture's middle rests. */
    toPicture({ x, y }: Point): Point {
      const box = currentImage()?.getBoundingClientRect()
      if (!box) return { x: 0, y: 0 }
      return { x: x - (box.left + box.width / 2 - zoom.x), y: y - (box.top + box.height / 2 - zoom.y - dragY) }
    },
  }
}
export type ZoomPicture = ReturnType<typeof openZoomPicture>
