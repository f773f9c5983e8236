import { BookingForm } from '../booking/booking-form'
import type { BlockViewInput } from '../ground/define-block'
import { EditingNote } from '../ground/editing-note'
import type { Reservation } from './schema'

export function ReservationView({ props: { restaurantId, ...props }, context }: BlockViewInput<Reservation>) {
  if (restaurantId === '')
    return context.isEditing ? <EditingNote>Add your OpenTable restaurant ID.</EditingNote> : null
  return <BookingForm kind="reservation" account={restaurantId} context={context} {...props} />
}
