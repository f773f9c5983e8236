import { TextField } from '@sitewright/ui/controls/text-field'
import { BookingPart } from '../booking/panel-booking'
import type { BlockPanelInput } from '../ground/block-panel'
import type { Reservation } from './schema'

function ReservationContent({ props, errors, onChange }: BlockPanelInput<Reservation>) {
  return (
    <>
      <TextField
        label="OpenTable restaurant ID"
        hint="The number OpenTable gave your restaurant."
        placeholder="123456"
        value={props.restaurantId}
        error={errors.restaurantId}
        onChange={(restaurantId) => onChange({ restaurantId })}
      />
      <BookingPart provider="OpenTable" props={props} errors={errors} onChange={onChange} />
    </>
  )
}

export const reservationPanel = { content: ReservationContent }
