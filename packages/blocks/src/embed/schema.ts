import { visitorBlockTypes } from '@sitewright/model/reference/block-types'
import { z } from 'zod'
import { type BlockProps, defineBlock } from '../define-block'

const embedRatios = ['16 / 9', '4 / 3', '1 / 1', '9 / 16', '21 / 9'] as const

export const embed = defineBlock({
  type: 'embed',
  number: visitorBlockTypes.embed,
  group: 'code',
  label: 'Embed',
  description: 'Content of another site by its address.',
  sign: 'M3 4.5h14v11H3zM7.5 8 5.5 10l2 2M12.5 8l2 2-2 2',
  props: z.strictObject({
    address: z
      .url({ protocol: /^https$/, error: 'Use an address that starts with https://.' })
      .max(2000)
      .or(z.literal(''))
      .default(''),
    /** What the content is, for people who cannot see it. */
    title: z.string().trim().min(1, 'Say what the content is.').max(200),
    aspectRatio: z.enum(embedRatios).default('16 / 9'),
  }),
  starter: { title: 'Embedded content' },
  size: { columns: 12, rows: 14 },
  isEmpty: (props) => props.address === '',
})
export type Embed = BlockProps<typeof embed>
