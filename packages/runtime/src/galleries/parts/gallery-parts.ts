import { wrapIndex } from '@sitewright/model/galleries/index-rules'
import type { GalleryRun } from '@sitewright/model/galleries/read-block-json'
import { galleryErrors } from '@sitewright/model/galleries/refuse-gallery'
import { restorePicture } from '../../images/release-picture'
import type { GalleryMachine, MoveCause } from './gallery-machine'

/** A gallery on the page, taken apart. */
export interface GalleryParts {
  readonly root: HTMLElement
  readonly box: HTMLElement
  readonly slides: readonly HTMLElement[]
  readonly run: GalleryRun
  readonly machine: GalleryMachine
  /** Does what was pressed: at once, or as soon as the gallery has come to rest. */
  readonly press: (act: () => unknown) => void
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
  next(cause: MoveCause): unknown
  previous(cause: MoveCause): unknown
  controls(): ControlsState
  /** Whether a slide is the shown one, or one of the shown ones. */
  shows(index: number): boolean
  /** The window or the gallery has another size. */
  refresh(): void
  stop(): void
}

/** The slide before and the slide after are fetched ahead, so that a move shows them at once. */
export function preloadAround(slides: readonly HTMLElement[], index: number, preload: number): void {
  const near = new Set<HTMLElement>()
  for (let step = -preload; step <= preload; step++) {
    const slide = slides[wrapIndex(index + step, slides.length)]
    if (slide) near.add(slide)
  }
  const held = [...near].flatMap((slide) => [...slide.querySelectorAll('img')])
  held.forEach(restorePicture)
  const images = held.filter((image) => image.loading === 'lazy')
  if (images.length === 0) return
  import('../../images/page-images').then(
    ({ openImageLoader }) => {
      for (const image of images) void openImageLoader().load(image)
    },
    () => console.error(galleryErrors.noImageLoader),
  )
}
