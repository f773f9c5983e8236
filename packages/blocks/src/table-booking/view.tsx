import { BookingForm } from '../booking/booking-form'
import type { BlockViewInput } from '../ground/define-block'
import { EditingNote } from '../ground/editing-note'
import type { TableBooking } from './schema'

export function TableBookingView({ props: { slug, ...props }, context }: BlockViewInput<TableBooking>) {
  if (slug === '') return context.isEditing ? <EditingNote>Add your Tock restaurant name.</EditingNote> : null
  return <BookingForm kind="table-booking" account={slug} context={context} {...props} />
}
