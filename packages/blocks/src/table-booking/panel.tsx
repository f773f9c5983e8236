import { TextField } from '@sitewright/ui/controls/text-field'
import { BookingPart } from '../booking/panel-booking'
import type { BlockPanelInput } from '../ground/block-panel'
import type { TableBooking } from './schema'

function TableBookingContent({ props, errors, onChange }: BlockPanelInput<TableBooking>) {
  return (
    <>
      <TextField
        label="Tock restaurant name"
        hint="The last part of your Tock URL: exploretock.com/your-restaurant"
        placeholder="your-restaurant"
        value={props.slug}
        error={errors.slug}
        onChange={(slug) => onChange({ slug })}
      />
      <BookingPart provider="Tock" props={props} errors={errors} onChange={onChange} />
    </>
  )
}

export const tableBookingPanel = { content: TableBookingContent }
