export const formFieldTypes = [
  'text',
  'textarea',
  'email',
  'number',
  'website',
  'currency',
  'password',
  'twitter',
  'date',
  'time',
  'name',
  'address',
  'phone',
  'section',
  'radio',
  'checkbox',
  'select',
  'likert',
  'hidden',
] as const
export type FormFieldType = (typeof formFieldTypes)[number]

/** Parts of a compound field, in the order of its value. */
export const subFields = {
  name: ['First', 'Last'],
  phone: ['Country', 'Areacode', 'Prefix', 'Line'],
  address: ['Line1', 'Line2', 'City', 'State', 'Zip', 'Country'],
  date: ['Month', 'Day', 'Year'],
  time: ['Hour', 'Minute', 'Second', 'Ampm'],
} as const satisfies Partial<Record<FormFieldType, readonly string[]>>
export type CompoundFieldType = keyof typeof subFields

export function isCompoundType(type: FormFieldType): type is CompoundFieldType {
  return Object.hasOwn(subFields, type)
}

export const likertScale = [
  { value: -2, name: 'stronglyDisagree' },
  { value: -1, name: 'disagree' },
  { value: 0, name: 'neutral' },
  { value: 1, name: 'agree' },
  { value: 2, name: 'stronglyAgree' },
] as const

/** Parts of a form's settings screen. */
export const formFieldsets = { build: 1, storage: 2, advanced: 3, captcha: 4, disclaimer: 5 } as const
