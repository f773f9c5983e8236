import { marqueeProps } from '@sitewright/model/blocks-vocabulary/marquee'
import { visitorBlockTypes } from '@sitewright/model/reference/block-types'
import { z } from 'zod'
import { type BlockProps, defineBlock } from '../ground/define-block'

export const marquee = defineBlock({
  type: 'marquee',
  number: visitorBlockTypes.marquee,
  group: 'essentials',
  label: 'Marquee',
  description: 'Scrolling text.',
  sign: 'M2.5 10h12M11 6.5 14.5 10 11 13.5M4 6h3M4 14h3',
  props: z.strictObject({
    items: z.array(z.string().trim().min(1).max(120)).min(1, 'Enter some text.').max(20),
    textSize: z.enum(['h1', 'h2', 'h3', 'h4']).default('h2'),
    ...marqueeProps.shape,
  }),
  starter: { items: ['Made by hand', 'Fired twice', 'Meant to be used'] },
  size: { columns: 24, rows: 3 },
})
export type Marquee = BlockProps<typeof marquee>
