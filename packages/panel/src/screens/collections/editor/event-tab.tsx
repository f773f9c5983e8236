import { type EventTimes, type ItemLocation, itemLocation } from '@sitewright/model/collections/item'
import { Switch } from '@sitewright/ui/controls/switch'
import { TextField } from '@sitewright/ui/controls/text-field'
import { useState } from 'react'
import { LinkField } from '../../../fields/links/link-field'
import { TimeZoneField } from '../../settings/time-zone-field'
import { MomentField } from '../fields/moment-field'
import { firstTimes, moveStart, setAllDay, setTimeZone } from '../parts/event-times'
import type { ItemTabProps } from './item-tab'

const noPlace = itemLocation.parse({})

/** When and where an event takes place. */
export function EventTab({ edited: { value, change, errors }, timeZone }: ItemTabProps) {
  const event = value.event ?? firstTimes(timeZone, Date.now())
  const put = (next: EventTimes, label = 'Change the time') => change({ event: next }, label)
  const place = value.location ?? noPlace
  const putPlace = (part: Partial<ItemLocation>) => {
    const next = { ...place, ...part }
    const isEmpty = next.name === '' && next.address === '' && next.latitude === null && next.longitude === null
    change({ location: isEmpty ? null : next }, 'Change the place')
  }
  return (
    <>
      <MomentField
        label="Starts"
        isDay={event.isAllDay}
        value={event.startsAt}
        timeZone={event.timeZone}
        error={errors['event.startsAt']}
        onChange={(startsAt) => startsAt !== null && put(moveStart(event, Date.parse(startsAt)))}
      />
      <MomentField
        label="Ends"
        isDay={event.isAllDay}
        value={event.endsAt}
        timeZone={event.timeZone}
        error={errors['event.endsAt']}
        onChange={(endsAt) => endsAt !== null && put({ ...event, endsAt })}
      />
      <Switch label="All day" checked={event.isAllDay} onChange={(isAllDay) => put(setAllDay(event, isAllDay))} />
      <TimeZoneField
        value={event.timeZone}
        error={errors['event.timeZone']}
        onChange={(zone) => put(setTimeZone(event, zone), 'Change the time zone')}
      />
      <TextField
        label="Place"
        placeholder="Such as Harbor Hall"
        value={place.name}
        error={errors['location.name']}
        onChange={(text) => putPlace({ name: text })}
      />
      <TextField
        label="Address"
        hint="Visitors can open it on a map."
        value={place.address}
        error={errors['location.address']}
        onChange={(address) => putPlace({ address })}
      />
      <div className="sw-pair">
        <CoordinateField
          label="Latitude"
          max={90}
          value={place.latitude}
          error={errors['location.latitude']}
          onChange={(latitude) => putPlace({ latitude })}
        />
        <CoordinateField
          label="Longitude"
          max={180}
          value={place.longitude}
          error={errors['location.longitude']}
          onChange={(longitude) => putPlace({ longitude })}
        />
      </div>
      <LinkField
        label="Tickets"
        hint="Where visitors can book or buy."
        value={event.ticketsUrl}
        error={errors['event.ticketsUrl']}
        onChange={(ticketsUrl) => put({ ...event, ticketsUrl }, 'Change the tickets')}
      />
    </>
  )
}

interface CoordinateFieldProps {
  label: string
  max: number
  value: number | null
  error: string | undefined
  onChange: (value: number | null) => void
}

/** May be left empty; what is no number in range stays in the field. */
function CoordinateField({ label, max, value, error, onChange }: CoordinateFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const read = (text: string) => (text.trim() === '' ? null : Number(text.replace(',', '.')))
  const isWrong = (number: number | null) => number !== null && !(Math.abs(number) <= max)
  const problem = typed !== null && isWrong(read(typed)) ? `Between -${max} and ${max}.` : undefined
  return (
    <TextField
      label={label}
      inputMode="decimal"
      value={typed ?? (value === null ? '' : String(value))}
      error={problem ?? error}
      onChange={(text) => {
        setTyped(text)
        if (!isWrong(read(text))) onChange(read(text))
      }}
      onBlur={() => problem === undefined && setTyped(null)}
    />
  )
}
