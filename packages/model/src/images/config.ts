import { z } from 'zod'
import { imageSizeFormats } from './address'
import { defaultPixelRatioMax, defaultPixelRatioMin, defaultSizeAdjustment, readSizeAdjustment } from './sizes'

export const cropModes = ['cover', 'contain', 'none'] as const

export const fitAlignmentWords = ['top', 'left', 'center', 'right', 'bottom'] as const
const [top, left, center, right, bottom] = fitAlignmentWords
const verticalWords: readonly string[] = [top, center, bottom]
const horizontalWords: readonly string[] = [left, center, right]

/** One word, or one vertical and one horizontal word such as `top left`. */
export const fitAlignment = z.string().refine((text) => {
  const words = text.split(' ')
  const [first = '', second] = words
  if (second === undefined) return verticalWords.includes(first) || horizontalWords.includes(first)
  return words.length === 2 && verticalWords.includes(first) && horizontalWords.includes(second)
})

const fraction = z.number().min(0).max(1).default(0.5)

export const imageLoadModes = ['lazy', 'eager'] as const

export const imageConfig = z.object({
  dimensions: z.object({ width: z.number().positive(), height: z.number().positive() }).optional(),
  /** Keeps the box at the image's own ratio. */
  fixedRatio: z.boolean().default(false),
  focalPoint: z.object({ x: fraction, y: fraction }).default({ x: 0.5, y: 0.5 }),
  load: z.enum(imageLoadModes).default('lazy'),
  /** Loads again even when the size has not changed. */
  forceImageUpdate: z.boolean().default(false),
  cropMode: z.enum(cropModes).default('none'),
  sizeAdjustment: z.unknown().transform(readSizeAdjustment).default(defaultSizeAdjustment),
  sizeFormat: z.enum(imageSizeFormats).default('queryString'),
  source: z.string().default(''),
  /** Lets an image grow past its natural size. */
  stretch: z.boolean().default(false),
  useBgImage: z.boolean().default(false),
  /** Places by object-fit and object-position. */
  useAdvancedPositioning: z.boolean().default(false),
  allowSaveData: z.boolean().default(true),
  dprMin: z.number().positive().default(defaultPixelRatioMin),
  dprMax: z.number().positive().default(defaultPixelRatioMax),
  fitAlignment: fitAlignment.optional(),
})
export type ImageConfig = z.infer<typeof imageConfig>

/** How an image lies in its box, as CSS values. */
export function placeImage(config: Pick<ImageConfig, 'cropMode' | 'focalPoint' | 'fitAlignment'>) {
  if (config.cropMode === 'cover') {
    const { x, y } = config.focalPoint
    return { objectFit: 'cover', objectPosition: `${x * 100}% ${y * 100}%` } as const
  }
  if (config.cropMode === 'contain') {
    return { objectFit: 'contain', objectPosition: config.fitAlignment ?? 'center' } as const
  }
  return { objectFit: 'fill', objectPosition: 'center' } as const
}
