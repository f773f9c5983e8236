import { z } from 'zod'
import { autoplayTimeoutMs } from './autoplay'
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
