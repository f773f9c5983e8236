import { visitorBlockTypes } from '@sitewright/model/reference/block-types'
import { z } from 'zod'
import { type BlockProps, defineBlock } from '../ground/define-block'

export const code = defineBlock({
  type: 'code',
  number: visitorBlockTypes.code,
  group: 'code',
  label: 'Code',
  description: 'Show source code, or run it in a frame.',
  sign: 'M7 6l-4 4 4 4M13 6l4 4-4 4',
  props: z.strictObject({
    source: z.string().max(100_000).default(''),
    /** 'source' shows the code as text; 'html' runs it in a frame that cannot reach the page. */
    display: z.enum(['source', 'html']).default('source'),
    title: z.string().trim().min(1).max(120).default('Embedded code'),
    heightPx: z.number().int().min(40).max(4000).default(320),
  }),
  starter: { source: '<p>Hello</p>' },
  size: { columns: 12, rows: 8 },
  // A frame made of markup stands under the policy of the page around it.
  findNeeds: ({ display }) => ({ runsCode: display === 'html' }),
})
export type Code = BlockProps<typeof code>
