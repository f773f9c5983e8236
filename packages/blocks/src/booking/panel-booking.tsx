import { rangeOf } from '@sitewright/model/documents/schema-limits'
import { NumberField } from '@sitewright/ui/controls/number-field'
import { Switch } from '@sitewright/ui/controls/switch'
import { TextField } from '@sitewright/ui/controls/text-field'
import { tableProps } from './booking-props'

interface BookingProps {
  readonly title: string
  readonly buttonText: string
  readonly maxParty: number
  readonly usesWidget: boolean
}

interface BookingPartInput {
  readonly provider: string
  readonly props: BookingProps
  readonly errors: Readonly<Record<string, string>>
  onChange(change: Partial<BookingProps>): void
}

/** What all booking blocks can be told beside whose tables they book. */
export function BookingPart({ provider, props, errors, onChange }: BookingPartInput) {
  return (
    <>
      <TextField label="Title" value={props.title} error={errors.title} onChange={(title) => onChange({ title })} />
      <TextField
        label="Button label"
        value={props.buttonText}
        error={errors.buttonText}
        onChange={(buttonText) => onChange({ buttonText })}
      />
      <NumberField
        label="Largest party"
        value={props.maxParty}
        error={errors.maxParty}
        {...rangeOf(tableProps.maxParty)}
        onChange={(people) => onChange({ maxParty: people })}
      />
      <Switch
        label={`Use ${provider}'s widget`}
        hint={`Loads a script from ${provider}. If your site asks for consent, visitors see the form until they accept.`}
        checked={props.usesWidget}
        onChange={(usesWidget) => onChange({ usesWidget })}
      />
    </>
  )
}
