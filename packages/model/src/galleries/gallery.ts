import type { SwipeBoundary } from './touch'

/** Parts of a gallery over which a pointer pauses autoplay; the strip of small pictures is one of its controls. */
export const pauseTargets = ['gallery', 'controls'] as const
export type PauseTarget = (typeof pauseTargets)[number]

export interface AutoplayOptions {
  readonly randomize: boolean
  /** Milliseconds from slide to slide. */
  readonly timeout: number
  readonly pauseOnMouseover: readonly PauseTarget[]
}

export interface DesignOptions {
  readonly transition: string
  readonly scrollDirection: 'horizontal' | 'vertical'
  readonly slidesPerRow: number | undefined
  readonly boundaries: SwipeBoundary
  readonly snapPoints: string
}

/** What a gallery on a page is run by; a page says it in the block's data. */
export interface GallerySettings {
  readonly autoplay: boolean
  readonly autoplayOptions: AutoplayOptions
  /** Any name: an unknown one is told to the console when the gallery is made. */
  readonly design: string
  readonly designOptions: DesignOptions
  readonly keyboard: boolean
  /** Codes of the keys. */
  readonly keys: { readonly previous: number; readonly next: number }
  /** Slides are fetched when they come near, not all at once. */
  readonly lazyLoad: boolean
  readonly loop: boolean
  readonly historyHash: boolean
  readonly refreshOnResize: boolean
  readonly refreshOnOrientationChange: boolean
}

/** A running gallery's attributes: its settings and where it stands. Scripts of the owner get them with its events. */
export interface GalleryAttributes extends GallerySettings {
  readonly currentIndex: number
  readonly inMotion: boolean
  readonly numberOfSlides: number
  /** What goes along with it, such as its strip of small pictures. */
  readonly linkedGalleries: readonly string[]
}

/** The attributes in one object, without what else the page needs to know. */
export function describeGallery(
  settings: GallerySettings,
  standing: Omit<GalleryAttributes, keyof GallerySettings>,
): GalleryAttributes {
  const { autoplay, autoplayOptions, design, designOptions, keyboard, keys } = settings
  const { lazyLoad, loop, historyHash, refreshOnResize, refreshOnOrientationChange } = settings
  const { currentIndex, linkedGalleries, inMotion, numberOfSlides } = standing
  return {
    ...{ autoplay, autoplayOptions, currentIndex, design, designOptions, keyboard, keys, lazyLoad, linkedGalleries },
    ...{ loop, inMotion, historyHash, numberOfSlides, refreshOnResize, refreshOnOrientationChange },
  }
}
