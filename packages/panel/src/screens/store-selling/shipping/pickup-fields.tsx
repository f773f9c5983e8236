import type { PickupPlace } from '@sitewright/model/commerce/selling/delivery'
import { Select } from '@sitewright/ui/controls/select'
import { TextArea, TextField } from '@sitewright/ui/controls/text-field'
import { countryChoices } from '../parts/place-fields'

interface PickupFieldsProps {
  pickup: PickupPlace
  path: string
  errors: Readonly<Record<string, string>>
  onChange: (pickup: PickupPlace) => void
}

export function PickupFields({ pickup, path, errors, onChange }: PickupFieldsProps) {
  const { location } = pickup
  const move = (part: Partial<PickupPlace['location']>) => onChange({ ...pickup, location: { ...location, ...part } })
  return (
    <>
      <TextField
        label="Name"
        value={pickup.name}
        error={errors[`${path}.name`]}
        onChange={(name) => onChange({ ...pickup, name })}
      />
      <TextArea
        label="Instructions"
        hint="Address and opening hours, for customers."
        maxLength={500}
        value={pickup.instructions}
        error={errors[`${path}.instructions`]}
        onChange={(instructions) => onChange({ ...pickup, instructions })}
      />
      <p className="sw-field-hint">Tax is charged for this location:</p>
      <div className="selling-row">
        <Select
          label="Country"
          value={location.country}
          choices={countryChoices}
          onChange={(country) => move({ country })}
        />
        <TextField
          label="State or region"
          maxLength={60}
          value={location.region}
          onChange={(region) => move({ region })}
        />
        <TextField
          label="Postal code"
          maxLength={20}
          value={location.postalCode}
          onChange={(postalCode) => move({ postalCode })}
        />
      </div>
    </>
  )
}
