import { visitorBlockTypes } from '@sitewright/model/reference/block-types'
import { z } from 'zod'
import { defineBlock } from '../define-block'

/** Its height is its rows on the grid. */
export const spacer = defineBlock({
  type: 'spacer',
  number: visitorBlockTypes.spacer,
  group: 'essentials',
  label: 'Spacer',
  props: z.strictObject({}),
  starter: {},
  size: { columns: 24, rows: 2 },
})
