import { z } from 'zod'
import { autoplayTimeoutMs } from './autoplay'
import { galleryDesigns } from './designs'
import { galleryKeys } from './keyboard'

/** Parts of a gallery over which a pointer pauses autoplay. */
export const pauseTargets = ['gallery', 'controls'] as const

export const autoplayOptions = z.object({
  randomize: z.boolean().default(false),
  /** Milliseconds. */
  timeout: z.number().positive().default(autoplayTimeoutMs.design),
  pauseOnMouseover: z.array(z.enum(pauseTargets)).default([...pauseTargets]),
})

/** A running gallery's attributes. */
export const galleryAttributes = z.object({
  autoplay: z.boolean().default(false),
  autoplayOptions: autoplayOptions.default(autoplayOptions.parse({})),
  currentIndex: z.int().default(0),
  design: z.string().default('base'),
  designOptions: z.record(z.string(), z.unknown()).default({}),
  keyboard: z.boolean().default(true),
  keys: z.object({ previous: z.int(), next: z.int() }).default(galleryKeys),
  lazyLoad: z.boolean().default(true),
  linkedGalleries: z.array(z.string()).default([]),
  loop: z.boolean().default(true),
  inMotion: z.boolean().default(false),
  historyHash: z.boolean().default(false),
  numberOfSlides: z.int().min(0).default(0),
  refreshOnResize: z.boolean().default(true),
  refreshOnOrientationChange: z.boolean().default(true),
})
export type GalleryAttributes = z.infer<typeof galleryAttributes>

export const galleryErrors = {
  noContainer: 'No container found for gallery',
  noVideoLoader: 'VideoLoader not found',
  noImageLoader: 'Loader2 not found',
  noLightbox: 'lightboxify is not available in this tier!',
  noElement: 'Error: No valid HTMLElement node was supplied!',
} as const

export function describeUnknownDesign(design: string): string {
  return `These are not the gallery designs you are looking for. ${design}`
}

export function describeMissingDesign(design: string, loaded: readonly string[] = galleryDesigns): string {
  return `Design ${design} not found. Loaded designs: ${loaded.join(', ')}`
}

export interface GalleryRequest {
  hasContainer: boolean
  isAttached: boolean
  numberOfSlides: number
  design: string
}

/** Why a gallery may not be made: null when it may, an empty list when there is silently nothing to do. */
export function refuseGallery(request: GalleryRequest, loaded: readonly string[] = galleryDesigns): string[] | null {
  if (!request.hasContainer) return [galleryErrors.noContainer]
  if (request.isAttached || request.numberOfSlides === 0) return []
  if (!loaded.includes(request.design)) {
    return [describeUnknownDesign(request.design), describeMissingDesign(request.design, loaded)]
  }
  return null
}
