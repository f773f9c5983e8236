import { visitorBlockTypes } from '@sitewright/model/reference/block-types'
import { z } from 'zod'
import { type BlockProps, defineBlock } from '../ground/define-block'

export const quote = defineBlock({
  type: 'quote',
  number: visitorBlockTypes.quote,
  group: 'display',
  label: 'Quote',
  description: 'A large quote.',
  sign: 'M4 12.5c0-3.5 1.2-6 4-7M4 12.5a2 2 0 1 0 4 0 2 2 0 0 0-4 0zM11.5 12.5c0-3.5 1.2-6 4-7M11.5 12.5a2 2 0 1 0 4 0 2 2 0 0 0-4 0z',
  props: z.strictObject({
    quote: z.string().trim().min(1, 'Enter a quote.').max(2000),
    source: z.string().max(200).default(''),
    alignment: z.enum(['left', 'center', 'right']).default('left'),
  }),
  starter: { quote: 'The bowl we reach for every morning.', source: 'A happy customer' },
  size: { columns: 12, rows: 6 },
  texts: [
    { prop: 'quote', element: 'blockquote > p' },
    { prop: 'source', element: 'figcaption', byPressOnly: true },
  ],
})
export type Quote = BlockProps<typeof quote>
