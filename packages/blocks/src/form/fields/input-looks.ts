import type { CompoundFieldType, FormFieldType } from '@sitewright/model/forms/field-types'
import type { ComponentProps } from 'react'

/** The kind of an input, its keyboard and what a browser may fill in. */
export type InputLook = Pick<
  ComponentProps<'input'>,
  'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'autoCapitalize' | 'spellCheck'
>

const literal = { autoCapitalize: 'none', spellCheck: false } as const

/** Addresses of the web are typed without their scheme; a browser's own check would refuse that. */
export const singleLooks: Partial<Record<FormFieldType, InputLook>> = {
  text: { type: 'text' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email', ...literal },
  number: { type: 'text', inputMode: 'decimal' },
  website: { type: 'text', autoComplete: 'url', inputMode: 'url', ...literal },
  currency: { type: 'text', inputMode: 'decimal' },
  password: { type: 'password', autoComplete: 'new-password' },
  twitter: { type: 'text', autoComplete: 'off', ...literal },
}

interface PartLook extends InputLook {
  readonly label: string
}

/** By the part's place in `subFields`. */
export const partLooks: Record<CompoundFieldType, readonly PartLook[]> = {
  name: [
    { label: 'First name', autoComplete: 'given-name' },
    { label: 'Last name', autoComplete: 'family-name' },
  ],
  phone: [
    { label: 'Country', autoComplete: 'tel-country-code', inputMode: 'tel', maxLength: 5 },
    { label: 'Area code', autoComplete: 'tel-area-code', inputMode: 'tel', maxLength: 8 },
    { label: 'Prefix', autoComplete: 'tel-local-prefix', inputMode: 'tel', maxLength: 8 },
    { label: 'Line', autoComplete: 'tel-local-suffix', inputMode: 'tel', maxLength: 12 },
  ],
  address: [
    { label: 'Address 1', autoComplete: 'address-line1' },
    { label: 'Address 2', autoComplete: 'address-line2' },
    { label: 'City', autoComplete: 'address-level2' },
    { label: 'State or region', autoComplete: 'address-level1' },
    { label: 'ZIP or postal code', autoComplete: 'postal-code' },
    { label: 'Country', autoComplete: 'country-name' },
  ],
  date: [
    { label: 'Month', inputMode: 'numeric', maxLength: 2 },
    { label: 'Day', inputMode: 'numeric', maxLength: 2 },
    { label: 'Year', inputMode: 'numeric', maxLength: 4 },
  ],
  time: [
    { label: 'Hour', inputMode: 'numeric', maxLength: 2 },
    { label: 'Minute', inputMode: 'numeric', maxLength: 2 },
    { label: 'Second', inputMode: 'numeric', maxLength: 2 },
    { label: 'AM or PM' },
  ],
}
