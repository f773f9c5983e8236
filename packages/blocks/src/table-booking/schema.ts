import { visitorBlockTypes } from '@sitewright/model/reference/block-types'
import { z } from 'zod'
import { needsOfBooking, tableProps } from '../booking/booking-props'
import { type BlockProps, defineBlock } from '../ground/define-block'

export const tableBooking = defineBlock({
  type: 'table-booking',
  number: visitorBlockTypes.tock,
  group: 'integrations',
  label: 'Table booking',
  description: 'Let visitors book a table with Tock.',
  sign: 'M3 7h14M5 7v9M15 7v9M7.5 3.5h5',
  props: z.strictObject({
    /** The name of the restaurant in its address at the provider. */
    slug: z.string().trim().max(100).default(''),
    ...tableProps,
  }),
  starter: { title: 'Book a table' },
  size: { columns: 24, rows: 6 },
  findNeeds: (props) => needsOfBooking('table-booking', props),
  isEmpty: (props) => props.slug === '',
})
export type TableBooking = BlockProps<typeof tableBooking>
