import { visitorBlockTypes } from '@sitewright/model/reference/block-types'
import { z } from 'zod'
import { type BlockProps, defineBlock } from '../ground/define-block'

export const line = defineBlock({
  type: 'line',
  number: visitorBlockTypes.horizontalRule,
  group: 'essentials',
  label: 'Line',
  description: 'A divider between content.',
  sign: 'M3 10h14',
  props: z.strictObject({
    style: z.enum(['solid', 'dashed', 'dotted']).default('solid'),
    thicknessPx: z.number().int().min(1).max(20).default(1),
    lengthPercent: z.number().min(1).max(100).default(100),
    alignment: z.enum(['left', 'center', 'right']).default('center'),
    color: z.enum(['line', 'text', 'link']).default('line'),
  }),
  starter: {},
  size: { columns: 24, rows: 1 },
  isWordless: () => true,
})
export type Line = BlockProps<typeof line>
