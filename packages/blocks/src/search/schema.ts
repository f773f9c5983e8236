import { visitorBlockTypes } from '@sitewright/model/reference/block-types'
import { z } from 'zod'
import { type BlockProps, defineBlock } from '../ground/define-block'

export const search = defineBlock({
  type: 'search',
  number: visitorBlockTypes.search,
  group: 'essentials',
  label: 'Search',
  description: 'A field that finds pages, posts, events and products.',
  sign: 'M8.500 14a5.500 5.500 0 1 0 0-11 5.500 5.500 0 0 0 0 11zM12.500 12.500l4.500 4.500',
  props: z.strictObject({
    placeholder: z.string().max(120).default(''),
    size: z.enum(['small', 'medium', 'large']).default('medium'),
    look: z.enum(['outline', 'filled', 'underline']).default('outline'),
    button: z.enum(['text', 'icon']).default('text'),
    /** Results below the field while somebody types. */
    showPreview: z.boolean().default(true),
  }),
  starter: { placeholder: 'What are you looking for?' },
  hasIsland: true,
  size: { columns: 12, rows: 2 },
  words: { showPreview: 'Show results while typing' },
})
export type Search = BlockProps<typeof search>
