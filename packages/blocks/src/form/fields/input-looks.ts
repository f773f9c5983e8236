import { type CompoundFieldType, type FormFieldType, subFields } from '@sitewright/model/forms/fields/field-types'
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

/** Something for each part of each such field. */
type ByPart<Value> = {
  readonly [Type in CompoundFieldType]: Readonly<Record<(typeof subFields)[Type][number], Value>>
}

const partLooks: ByPart<InputLook> = {
  name: { First: { autoComplete: 'given-name' }, Last: { autoComplete: 'family-name' } },
  phone: {
    Country: { autoComplete: 'tel-country-code', inputMode: 'tel', maxLength: 5 },
    Areacode: { autoComplete: 'tel-area-code', inputMode: 'tel', maxLength: 8 },
    Prefix: { autoComplete: 'tel-local-prefix', inputMode: 'tel', maxLength: 8 },
    Line: { autoComplete: 'tel-local-suffix', inputMode: 'tel', maxLength: 12 },
  },
  address: {
    Line1: { autoComplete: 'address-line1' },
    Line2: { autoComplete: 'address-line2' },
    City: { autoComplete: 'address-level2' },
    State: { autoComplete: 'address-level1' },
    Zip: { autoComplete: 'postal-code' },
    Country: { autoComplete: 'country-name' },
  },
  date: {
    Month: { inputMode: 'numeric', maxLength: 2 },
    Day: { inputMode: 'numeric', maxLength: 2 },
    Year: { inputMode: 'numeric', maxLength: 4 },
  },
  time: {
    Hour: { inputMode: 'numeric', maxLength: 2 },
    Minute: { inputMode: 'numeric', maxLength: 2 },
    Second: { inputMode: 'numeric', maxLength: 2 },
    Ampm: {},
  },
}

interface Part {
  readonly name: string
  readonly label: string
  readonly look: InputLook
}

/** In the order of `subFields`. */
export function listParts(type: CompoundFieldType, parts: ByPart<string>): Part[] {
  const labels: Readonly<Record<string, string>> = parts[type]
  const looks: Readonly<Record<string, InputLook>> = partLooks[type]
  return subFields[type].map((name) => ({ name, label: labels[name] ?? name, look: looks[name] ?? {} }))
}
