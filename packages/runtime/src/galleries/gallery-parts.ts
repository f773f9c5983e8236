import type { GalleryRun } from '@sitewright/model/galleries/read-block-json'
import type { GalleryMachine, MoveCause } from './gallery-machine'

/** A gallery on the page, taken apart. */
export interface GalleryParts {
  readonly root: HTMLElement
  readonly box: HTMLElement
  readonly slides: readonly HTMLElement[]
  readonly run: GalleryRun
  readonly machine: GalleryMachine
  /** Nothing moves by itself and nothing slides: the visitor or the address asked for rest. */
  readonly isStill: boolean
}

interface ControlsState {
  readonly isHidden: boolean
  readonly isPreviousDisabled: boolean
  readonly isNextDisabled: boolean
}

/** What a design does beyond its styles. */
export interface RunningDesign {
  next(cause: MoveCause): void
  previous(cause: MoveCause): void
  controls(): ControlsState
  /** The window or the gallery has another size. */
  refresh(): void
  stop(): void
}

/** The slide before and the slide after are fetched ahead, so that a move shows them at once. */
export function preloadAround(slides: readonly HTMLElement[], index: number, preload: number): void {
  for (let step = -preload; step <= preload; step++) {
    const slide = slides[(index + step + slides.length) % slides.length]
    for (const image of slide?.querySelectorAll<HTMLImageElement>('img[loading="lazy"]') ?? []) image.loading = 'eager'
  }
}
