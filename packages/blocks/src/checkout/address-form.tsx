import type { PostalAddress } from '@sitewright/model/commerce/addresses/address'
import { type AddressField, listAddressRows } from '@sitewright/model/commerce/addresses/address-fields'
import { type CountryCode, listCountries } from '@sitewright/model/reference/countries'
import { useEffect, useMemo } from 'react'
import type { Errors } from './draft'
import { describeError, FieldFrame, fieldId, TextField } from './field'
import type { AddressRules } from './use-address-rules'

interface AddressFormInput {
  readonly name: 'shippingAddress' | 'billingAddress'
  readonly address: PostalAddress
  readonly rules: AddressRules
  readonly locale: string
  readonly errors: Errors
  readonly onChange: (address: PostalAddress) => void
  readonly onLeave: (part: string) => void
}

/** The fields of an address as its country writes them. */
export function AddressForm({ name, address, rules, locale, errors, onChange, onLeave }: AddressFormInput) {
  const { country } = address
  const { find, hasFailed, load } = rules
  const rule = find(country)
  useEffect(() => {
    if (rule === null) load(country)
  }, [country, rule, load])
  const kind = name === 'shippingAddress' ? 'shipping' : 'billing'
  const change = (part: Partial<PostalAddress>) => onChange({ ...address, ...part })
  const rows = rule === null ? [] : listAddressRows(rule, locale)
  return (
    <div className="address" aria-busy={rule === null && !hasFailed}>
      <CountryField
        name={`${name}.country`}
        autoComplete={`${kind} country`}
        error={errors[name]}
        country={country}
        locale={locale}
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
              value={address[field.part]}
              error={errors[`${name}.${field.part}`]}
              onChange={(value) => change({ [field.part]: value })}
              onLeave={() => onLeave(`${name}.${field.part}`)}
            />
          ))}
        </div>
      ))}
      {rule === null && !hasFailed && <p className="checkout-note">Loading address fields…</p>}
      {hasFailed && (
        <p className="checkout-note" role="alert">
          The address fields could not be loaded.{' '}
          <button type="button" className="checkout-plain" onClick={() => load(country)}>
            Try again
          </button>
        </p>
      )}
      {rule !== null && (
        <TextField
          name={`${name}.phone`}
          label="Phone"
          type="tel"
          isOptional
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
  readonly onChange: (country: CountryCode) => void
}

function CountryField({ name, autoComplete, error, country, locale, onChange }: CountryInput) {
  const countries = useMemo(() => listCountries(locale), [locale])
  return (
    <FieldFrame name={name} label="Country/Region" error={error}>
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
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
  readonly onLeave: () => void
}

const maxLengths = { name: 100, company: 100, line1: 200, line2: 200, city: 100, region: 60, postalCode: 20, phone: 40 }

function PartField({ field, name, autoComplete, value, error, onChange, onLeave }: PartInput) {
  const { label, isRequired, regions, part } = field
  if (regions === null) {
    return (
      <TextField
        {...{ name, label, autoComplete, value, error, onChange }}
        isOptional={!isRequired}
        maxLength={maxLengths[part]}
        onBlur={onLeave}
      />
    )
  }
  return (
    <FieldFrame name={name} label={label} isOptional={!isRequired} error={error}>
      <select
        id={fieldId(name)}
        autoComplete={autoComplete}
        required={isRequired}
        value={regions.some((region) => region.value === value) ? value : ''}
        {...describeError(name, error)}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">Choose</option>
        {regions.map((region) => (
          <option key={region.value} value={region.value}>
            {region.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
