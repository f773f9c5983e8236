import { id } from '@sitewright/model/id'
import { cropModes, fitAlignment } from '@sitewright/model/images/config'
import { crop } from '@sitewright/model/images/crop'
import { linkTarget } from '@sitewright/model/link-targets/link-target'
import { visitorBlockTypes } from '@sitewright/model/reference/block-types'
import { z } from 'zod'
import { type BlockProps, defineBlock } from '../ground/define-block'
import { placeholderNames } from './placeholder-names'

const share = z.number().min(0).max(1).default(0.5)

/** Where the words of a picture stand: below it, over it, beside it, or partly over its edge. */
const imageLayouts = ['inline', 'poster', 'card', 'overlap', 'collage', 'stack'] as const

/** What it does under the pointer: as all pictures of the site, or on its own. */
const hoverEffects = ['site', 'none', 'zoom', 'fade', 'lift', 'color'] as const
/** What it does while it is scrolled into sight. */
const scrollEffects = ['none', 'fade', 'slide', 'zoom', 'parallax'] as const

export const image = defineBlock({
  type: 'image',
  number: visitorBlockTypes.image,
  group: 'essentials',
  label: 'Image',
  description: 'An image with crop, mask and effects.',
  sign: 'M3 4h14v12H3zM3 13.5l4-4 3.5 3.5 2.5-2.5 4 4M12.7 7.3h.01',
  props: z.strictObject({
    assetId: id.nullable().default(null),
    /** Absent means the words kept with the file; an empty text marks a picture that only decorates. */
    altText: z.string().max(400).optional(),
    layout: z.enum(imageLayouts).default('inline'),
    /** Of an inline picture; the other layouts have a title, words and a button. */
    caption: z.string().max(400).default(''),
    title: z.string().max(200).default(''),
    text: z.string().max(800).default(''),
    button: z
      .strictObject({
        label: z.string().trim().min(1, 'Enter a button label.').max(80),
        href: linkTarget,
        newWindow: z.boolean().default(false),
      })
      .nullable()
      .default(null),
    /** The part that is shown; null shows the whole picture. */
    crop: crop.nullable().default(null),
    focalPoint: z.strictObject({ x: share, y: share }).default({ x: 0.5, y: 0.5 }),
    cropMode: z.enum(cropModes).default('cover'),
    /** Where a contained picture lies in its box; the middle when absent. */
    fitAlignment: fitAlignment.optional(),
    /** Name of a mask shape; an unknown one is drawn unmasked. */
    shape: z.string().max(40).default('none'),
    rounded: z.boolean().default(false),
    hoverEffect: z.enum(hoverEffects).default('site'),
    scrollEffect: z.enum(scrollEffects).default('none'),
    /** Drawn for the owner while there is no picture. */
    placeholder: z.enum(placeholderNames).optional(),
    link: z
      .strictObject({ href: linkTarget, newWindow: z.boolean().default(false) })
      .nullable()
      .default(null),
  }),
  starter: {},
  size: { columns: 8, rows: 12 },
  fillsRows: true,
  words: { cropMode: 'Fit' },
  texts: [
    { prop: 'caption', element: 'figcaption', byPressOnly: true },
    { prop: 'title', element: '.image-title', byPressOnly: true },
    { prop: 'text', element: '.image-text', byPressOnly: true },
  ],
  listAssets: (props) => [props.assetId],
  isEmpty: (props, hasAsset = (assetId) => assetId !== null) => !hasAsset(props.assetId),
  missing: 'picture',
  isWordless: ({ layout, caption, title, text, button }) =>
    layout === 'inline' ? caption === '' : title === '' && text === '' && button === null,
  hasUnlinkedButton: ({ layout, button }) => layout !== 'inline' && button?.href === '',
  listGrounds: (props) => [{ assetId: props.assetId }],
  files: { kind: 'image', room: () => 1, take: (_, [assetId = null]) => ({ assetId, crop: null }) },
})
export type Image = BlockProps<typeof image>
