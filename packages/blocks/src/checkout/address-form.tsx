import type { PostalAddress } from '@sitewright/model/commerce/addresses/address'
import { type AddressField, listAddressRows } from '@sitewright/model/commerce/addresses/address-fields'
import { type CountryCode, listCountries } from '@sitewright/model/reference/countries'
import { useEffect, useMemo } from 'react'
import type { CheckoutTexts } from './checkout-data'
import type { Errors } from './draft'
import { describeError, FieldFrame, fieldId, TextField } from './field'
import type { AddressRules } from './use-address-rules'

interface AddressFormInput {
  readonly name: 'shippingAddress' | 'billingAddress'
  readonly address: PostalAddress
  readonly rules: AddressRules
  readonly locale: string
  readonly texts: CheckoutTexts
  readonly errors: Errors
  readonly onChange: (address: PostalAddress) => void
  readonly onLeave: (part: string) => void
}

/** The fields of an address as its country writes them. */
export function AddressForm({ name, address, rules, locale, texts, errors, onChange, onLeave }: AddressFormInput) {
  const { addresses } = texts
  const { country } = address
  const { find, hasFailed, load } = rules
  const rule = find(country)
  useEffect(() => {
    if (rule === null) load(country)
  }, [country, rule, load])
  const kind = name === 'shippingAddress' ? 'shipping' : 'billing'
  const change = (part: Partial<PostalAddress>) => onChange({ ...address, ...part })
  const rows = rule === null ? [] : listAddressRows(rule, { locale, texts: addresses })
  return (
    <div className="address" aria-busy={rule === null && !hasFailed}>
      <CountryField
        name={`${name}.country`}
        autoComplete={`${kind} country`}
        error={errors[name]}
        country={country}
        locale={locale}
        label={addresses.country}
        onChange={(next) => change({ country: next, region: '' })}
      />
      {rows.map((row) => (
        <div key={row.map(({ part }) => part).join()} className="field-row">
          {row.map((field) => (
            <PartField
              key={field.part}
              field={field}
              name={`${name}.${field.part}`}
              autoComplete={`${kind} ${field.autoComplete}`}
              texts={texts}
              value={address[field.part]}
              error={errors[`${name}.${field.part}`]}
              onChange={(value) => change({ [field.part]: value })}
              onLeave={() => onLeave(`${name}.${field.part}`)}
            />
          ))}
        </div>
      ))}
      {rule === null && !hasFailed && <p className="checkout-note">{addresses.loading}</p>}
      {hasFailed && (
        <p className="checkout-note" role="alert">
          {addresses.notLoaded}{' '}
          <button type="button" className="checkout-plain" onClick={() => load(country)}>
            {addresses.tryAgain}
          </button>
        </p>
      )}
      {rule !== null && (
        <TextField
          name={`${name}.phone`}
          label={addresses.phone}
          type="tel"
          optional={texts.optional}
          autoComplete={`${kind} tel`}
          maxLength={40}
          value={address.phone}
          error={errors[`${name}.phone`]}
          onChange={(phone) => change({ phone })}
        />
      )}
    </div>
  )
}

interface CountryInput {
  readonly name: string
  readonly autoComplete: string
  readonly error: string | undefined
  readonly country: CountryCode
  readonly locale: string
  readonly label: string
  readonly onChange: (country: CountryCode) => void
}

function CountryField({ name, autoComplete, error, country, locale, label, onChange }: CountryInput) {
  const countries = useMemo(() => listCountries(locale), [locale])
  return (
    <FieldFrame name={name} label={label} error={error}>
      <select
        id={fieldId(name)}
        autoComplete={autoComplete}
        required
        value={country}
        {...describeError(name, error)}
        onChange={(event) => onChange(event.target.value as CountryCode)}
      >
        {countries.map((it) => (
          <option key={it.code} value={it.code}>
            {it.name}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}

interface PartInput {
  readonly field: AddressField
  readonly name: string
  readonly autoComplete: string
  readonly texts: CheckoutTexts
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
  readonly onLeave: () => void
}

const maxLengths = { name: 100, company: 100, line1: 200, line2: 200, city: 100, region: 60, postalCode: 20, phone: 40 }

function PartField({ field, name, autoComplete, texts, value, error, onChange, onLeave }: PartInput) {
  const { label, isRequired, regions, part } = field
  const optional = isRequired ? undefined : texts.optional
  if (regions === null) {
    return (
      <TextField
        {...{ name, label, optional, autoComplete, value, error, onChange }}
        maxLength={maxLengths[part]}
        onBlur={onLeave}
      />
    )
  }
  return (
    <FieldFrame name={name} label={label} optional={optional} error={error}>
      <select
        id={fieldId(name)}
        autoComplete={autoComplete}
        required={isRequired}
        value={regions.some((region) => region.value === value) ? value : ''}
        {...describeError(name, error)}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{texts.addresses.choose}</option>
        {regions.map((region) => (
          <option key={region.value} value={region.value}>
            {region.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
