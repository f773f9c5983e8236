import { visitorBlockTypes } from '@sitewright/model/reference/block-types'
import { z } from 'zod'
import { defineBlock } from '../ground/define-block'

/** Its height is its rows on the grid. */
export const spacer = defineBlock({
  type: 'spacer',
  number: visitorBlockTypes.spacer,
  group: 'essentials',
  label: 'Spacer',
  description: 'Empty space between blocks.',
  sign: 'M10 3.5v13M7.5 6 10 3.5 12.5 6M7.5 14l2.5 2.5 2.5-2.5',
  props: z.strictObject({}),
  starter: {},
  size: { columns: 24, rows: 2 },
  fillsRows: true,
  isWordless: () => true,
})
