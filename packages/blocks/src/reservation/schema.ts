import { visitorBlockTypes } from '@sitewright/model/reference/block-types'
import { z } from 'zod'
import { needsOfBooking, tableProps } from '../booking/booking-props'
import { type BlockProps, defineBlock } from '../ground/define-block'

export const reservation = defineBlock({
  type: 'reservation',
  number: visitorBlockTypes.opentableV2,
  group: 'integrations',
  label: 'Reservations',
  description: 'Let visitors reserve a table with OpenTable.',
  sign: 'M4 4.5h12v12H4zM4 8h12M7.5 3v3M12.5 3v3M8 12l1.5 1.5L12.5 10.5',
  props: z.strictObject({
    /** The number of the restaurant at the provider. */
    restaurantId: z
      .string()
      .regex(/^\d{0,12}$/, 'Use digits only.')
      .default(''),
    ...tableProps,
  }),
  starter: { title: 'Book a table' },
  size: { columns: 24, rows: 6 },
  findNeeds: (props) => needsOfBooking('reservation', props),
  isEmpty: (props) => props.restaurantId === '',
})
export type Reservation = BlockProps<typeof reservation>
