import { visitorBlockTypes } from '@sitewright/model/reference/block-types'
import { z } from 'zod'
import { type BlockProps, defineBlock } from '../ground/define-block'

const embedRatios = ['16 / 9', '4 / 3', '1 / 1', '9 / 16', '21 / 9'] as const

export const embed = defineBlock({
  type: 'embed',
  number: visitorBlockTypes.embed,
  group: 'code',
  label: 'Embed',
  description: 'Content from another site, by URL.',
  sign: 'M3 4.5h14v11H3zM7.5 8 5.5 10l2 2M12.5 8l2 2-2 2',
  props: z.strictObject({
    address: z
      .url({ protocol: /^https$/, error: 'Enter a URL that starts with https://.' })
      .max(2000)
      .or(z.literal(''))
      .default(''),
    /** What the content is, for people who cannot see it. */
    title: z.string().trim().min(1, 'Enter a title.').max(200),
    aspectRatio: z.enum(embedRatios).default('16 / 9'),
  }),
  starter: { title: 'Embedded content' },
  hasIsland: true,
  size: { columns: 12, rows: 14 },
  isEmpty: (props) => props.address === '',
})
export type Embed = BlockProps<typeof embed>
