import { type PostalAddress, postalAddress } from '@sitewright/model/commerce/addresses/address'
import { maxLengthOf } from '@sitewright/model/documents/schema-limits'
import { Select } from '@sitewright/ui/controls/select'
import { TextField } from '@sitewright/ui/controls/text-field'
import { countryChoices, guessCountry } from '../../store-selling/parts/place-fields'

interface AddressFieldsProps {
  value: PostalAddress
  errors: Readonly<Record<string, string>>
  onChange: (address: PostalAddress) => void
}

const fields = [
  ['name', 'Name'],
  ['company', 'Company'],
  ['line1', 'Address'],
  ['line2', 'Apartment, suite or similar'],
  ['city', 'City'],
  ['region', 'State or region'],
  ['postalCode', 'Postal code'],
  ['phone', 'Phone'],
] as const

export const emptyAddress: PostalAddress = {
  ...{ name: '', company: '', line1: '', line2: '', city: '', region: '', postalCode: '', phone: '' },
  country: guessCountry(),
}

export function AddressFields({ value, errors, onChange }: AddressFieldsProps) {
  return (
    <>
      <Select
        label="Country"
        value={value.country}
        choices={countryChoices}
        onChange={(country) => onChange({ ...value, country })}
      />
      {fields.map(([field, label]) => (
        <TextField
          key={field}
          label={label}
          maxLength={maxLengthOf(postalAddress.shape[field])}
          value={value[field]}
          error={errors[field]}
          onChange={(text) => onChange({ ...value, [field]: text })}
        />
      ))}
    </>
  )
}
