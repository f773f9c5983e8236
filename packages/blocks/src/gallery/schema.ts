import { galleryBlockData } from '@sitewright/model/galleries/block-data'
import { scrollDirections, slideTransitions } from '@sitewright/model/galleries/designs'
import { defaultSnapPoint, isSnapPoint, swipeBoundaries } from '@sitewright/model/galleries/touch'
import { id } from '@sitewright/model/id'
import { linkTarget } from '@sitewright/model/link-targets/link-target'
import { visitorBlockTypes } from '@sitewright/model/reference/block-types'
import { z } from 'zod'
import { type BlockProps, defineBlock } from '../ground/define-block'

const share = z.number().min(0).max(1).default(0.5)
export const maxSlides = 500

export const gallerySlide = z.strictObject({
  /** The picture, or the still picture of a video. */
  assetId: id.nullable().default(null),
  title: z.string().max(200).default(''),
  description: z.string().max(1000).default(''),
  /** Absent means the words kept with the file; an empty text marks a picture that only decorates. */
  altText: z.string().max(400).optional(),
  focalPoint: z.strictObject({ x: share, y: share }).default({ x: 0.5, y: 0.5 }),
  href: linkTarget.or(z.literal('')).default(''),
  /** Its name in the page's address, such as winter-house. */
  url: z
    .string()
    .max(80)
    .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, 'Use lowercase letters, digits and dashes, such as winter-house.')
    .default(''),
  /** Address or embed code of a video; only its id is ever used. */
  video: z.string().max(2000).default(''),
})
export type GallerySlide = z.infer<typeof gallerySlide>

export const gallery = defineBlock({
  type: 'gallery',
  number: visitorBlockTypes.gallery,
  group: 'essentials',
  label: 'Gallery',
  description: 'Images and videos in nine layouts.',
  sign: 'M3 3.5h6v6H3zM11.5 3.5H17v6h-5.5zM3 12h6v5H3zM11.5 12H17v5h-5.5z',
  props: z.strictObject({
    slides: z.array(gallerySlide).max(maxSlides, `A gallery holds at most ${maxSlides} slides.`).default([]),
    ...galleryBlockData.shape,
    transition: z.enum(slideTransitions).default('fade'),
    scrollDirection: z.enum(scrollDirections).default('horizontal'),
    /** How the first and last slide give way to a finger where there is no going on. */
    boundaries: z.enum(swipeBoundaries).default('inertial'),
    /** The share of its width that a slide is dragged before it goes on by itself. */
    snapPoints: z
      .string()
      .max(12)
      .refine(isSnapPoint, 'Enter a percentage such as 50%, or none.')
      .default(defaultSnapPoint),
    loop: z.boolean().default(true),
    randomize: z.boolean().default(false),
    /** Height of the rows of autorows in pixels. */
    rowHeight: z.number().int().min(60).max(1000).optional(),
    /** The slide that is shown stands in the page's address. */
    historyHash: z.boolean().default(false),
    /** What it shows, for people who cannot see it. */
    label: z.string().trim().min(1, 'Enter a description.').max(120).default('Gallery'),
  }),
  starter: { design: 'grid', slidesPerRow: 3, lightbox: true },
  size: { columns: 24, rows: 16 },
  fillsRows: true,
  words: { autoplay: 'Autoplay' },
  listAssets: (props) => props.slides.map((slide) => slide.assetId),
  isEmpty: ({ slides }, hasAsset = (assetId) => assetId !== null) =>
    slides.every((slide) => !hasAsset(slide.assetId) && slide.video === ''),
  missing: 'picture',
  listGrounds: ({ slides }) => slides.slice(0, 1).map(() => ({ assetId: null })),
  files: {
    kind: 'image',
    room: ({ slides }) => maxSlides - slides.length,
    take: ({ slides }, assetIds) => ({
      slides: [...slides, ...assetIds.map((assetId) => gallerySlide.parse({ assetId }))],
    }),
  },
})
export type Gallery = BlockProps<typeof gallery>
