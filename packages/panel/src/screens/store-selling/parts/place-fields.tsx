import { defaultLocale } from '@sitewright/model/commerce/money/currencies'
import { elsewhere, type Place } from '@sitewright/model/commerce/selling/delivery-places'
import { type CountryCode, listCountries } from '@sitewright/model/reference/countries'
import { Select } from '@sitewright/ui/controls/select'
import { WordsField } from './words-field'

const countries = listCountries(navigator.language || defaultLocale)
export const countryChoices = countries.map(({ code, name }) => ({ value: code, label: name }))
const placeChoices = [{ value: elsewhere, label: 'Everywhere else' } as const, ...countryChoices]

export function nameCountry(code: Place['country']): string {
  return placeChoices.find(({ value }) => value === code)?.label ?? code
}

interface PlaceFieldsProps {
  value: Place
  /** Path of its field → what is wrong with it. */
  errors: Readonly<Record<string, string>>
  path: string
  onChange: (place: Place) => void
}

/** A country, or some of its regions and postal codes. */
export function PlaceFields({ value, errors, path, onChange }: PlaceFieldsProps) {
  const hasParts = value.country !== elsewhere
  return (
    <>
      <Select
        label="Country"
        value={value.country}
        choices={placeChoices}
        onChange={(country) => onChange({ country, regions: [], postalPrefixes: [] })}
      />
      {hasParts ? (
        <>
          <WordsField
            label="States or regions"
            placeholder="Whole country"
            value={value.regions}
            error={errors[`${path}.regions`]}
            onChange={(regions) => onChange({ ...value, regions })}
          />
          <WordsField
            label="Postal code starts with"
            placeholder="Any"
            value={value.postalPrefixes}
            error={errors[`${path}.postalPrefixes`]}
            onChange={(postalPrefixes) => onChange({ ...value, postalPrefixes })}
          />
        </>
      ) : null}
    </>
  )
}

/** Where the browser says its owner is, to begin with. */
export function guessCountry(): CountryCode {
  const region = new Intl.Locale(navigator.language || defaultLocale).region
  return countries.find(({ code }) => code === region)?.code ?? 'US'
}
