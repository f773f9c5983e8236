import { id } from '@sitewright/model/id'
import { visitorBlockTypes } from '@sitewright/model/reference/block-types'
import { videoModes } from '@sitewright/model/video/wrapper'
import { z } from 'zod'
import { type BlockProps, defineBlock } from '../ground/define-block'

export const videoRatios = ['16 / 9', '4 / 3', '1 / 1', '9 / 16', '21 / 9'] as const

export const video = defineBlock({
  type: 'video',
  number: visitorBlockTypes.video,
  group: 'essentials',
  label: 'Video',
  description: 'Your video, or one from a provider.',
  sign: 'M3 4h14v12H3zM8.5 7.5v5l4-2.5z',
  props: z.strictObject({
    source: z.enum(['provider', 'upload']).default('provider'),
    /** Address or pasted embed code of Vimeo, YouTube, Wistia or Animoto. */
    code: z.string().max(20_000).default(''),
    /** An uploaded video. */
    assetId: id.nullable().default(null),
    /** A WebVTT file with the words that are spoken. */
    captionsId: id.nullable().default(null),
    /** The picture before it plays. */
    pictureId: id.nullable().default(null),
    title: z.string().trim().min(1, 'Enter a title.').max(200),
    caption: z.string().max(400).default(''),
    mode: z.enum(videoModes).nullable().default('fit'),
    aspectRatio: z.enum(videoRatios).default('16 / 9'),
  }),
  starter: { title: 'Video' },
  size: { columns: 12, rows: 8 },
  fillsRows: true,
  listAssets: (props) => [props.assetId, props.captionsId, props.pictureId],
  files: { kind: 'video', room: () => 1, take: (_, [assetId = null]) => ({ source: 'upload' as const, assetId }) },
  isEmpty: ({ source, assetId, code }, hasAsset = (it) => it !== null) =>
    source === 'upload' ? !hasAsset(assetId) : code.trim() === '',
  missing: 'video',
  isWordless: ({ caption }) => caption === '',
  listGrounds: () => [{ assetId: null }],
})
export type Video = BlockProps<typeof video>
