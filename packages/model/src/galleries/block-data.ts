import { z } from 'zod'
import { gridPositions } from '../reference/style-options'
import { maxStripPadding } from './design-defaults'
import { galleryDesigns } from './designs'

export const lightboxThemes = ['light', 'dark'] as const
export const listImageSizes = ['small', 'medium', 'large'] as const
export const blockAlignments = ['left', 'center', 'right'] as const

const size = z.number().min(0).max(10_000)
const seconds = z.number().positive().max(3600)

/** A gallery block's settings as stored. Absent ones take the default of their design. */
export const galleryBlockData = z.object({
  design: z.enum(galleryDesigns).default('grid'),
  /** Width divided by height, or each image's own. */
  imageAspectRatio: z.union([z.number().positive(), z.literal('Auto')]).optional(),
  slidesPerRow: z.int().min(1).max(12).optional(),
  lightbox: z.boolean().default(false),
  lightboxTheme: z.enum(lightboxThemes).default('dark'),
  /** Pages and videos may stand among the images. */
  mixedContent: z.boolean().default(false),
  columnWidth: z.union([z.number(), z.string()]).optional(),
  gutter: size.optional(),
  listImageSize: z.enum(listImageSizes).default('medium'),
  /** Height of a strip, as a step. */
  vSize: z.int().min(1).max(20).optional(),
  /** Where the current slide of a strip stands: left, center or right; any other value is the middle. */
  'active-alignment': z.string().default('center'),
  'thumbnails-per-row': z.int().min(1).max(24).optional(),
  'thumbnail-strip-height': size.optional(),
  'thumbnail-strip-margin': size.optional(),
  thumbnails: z.boolean().default(true),
  'square-thumbs': z.boolean().default(false),
  /** Fills each cell and crops around the focal point. */
  'auto-crop': z.boolean().default(true),
  autoplay: z.boolean().default(false),
  'autoplay-duration': seconds.optional(),
  /** Gap in pixels. */
  padding: size.optional(),
  'meta-position': z.union([z.enum(gridPositions), z.literal('hidden')]).default('bottom-left'),
})

/** What a drawer offers of numbers that a stored block may go beyond. */
export const offeredMeasures = z.object({
  columnWidth: z.number().min(80).max(1200),
  gapPx: size.max(200),
  gapPercent: size.max(maxStripPadding),
  'thumbnail-strip-height': size.min(24).max(300),
  'thumbnail-strip-margin': size.max(80),
  'autoplay-duration': seconds.min(1),
})
