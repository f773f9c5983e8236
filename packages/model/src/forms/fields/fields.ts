import { z } from 'zod'
import type { FormFieldType } from './field-types'

const description = z.string().max(2000).default('')
const placeholder = z.string().max(500).default('')
const required = z.boolean().default(false)
const currencySymbol = z.string().max(8).default('$')
const value = z.string().max(2000).default('')
const maxLength = z.number().int().positive().max(100_000)
const option = z.string().min(1).max(500)
const options = z.array(option).max(200).default([])

const typed = { description, placeholder, required }
const compound = { description, required }
const chosen = { description, options, required }

/** What every field has beside the settings of its type. */
const common = { id: z.string().min(1).max(60), title: z.string().max(500).default('') }

/** What is written in a drawer, with its limits. */
export const fieldTexts = {
  ...{ title: common.title, description, placeholder, currencySymbol, value, maxLength },
  ...{ option, options },
} as const

function defineField<const T extends FormFieldType, S extends z.ZodRawShape>(type: T, settings: S) {
  return z.object({ type: z.literal(type), ...common, ...settings })
}

const fieldSchemas = {
  text: defineField('text', typed),
  textarea: defineField('textarea', { ...typed, maxLength: maxLength.optional() }),
  email: defineField('email', typed),
  number: defineField('number', typed),
  website: defineField('website', typed),
  currency: defineField('currency', { description, currencySymbol, required }),
  password: defineField('password', compound),
  twitter: defineField('twitter', compound),
  date: defineField('date', compound),
  time: defineField('time', compound),
  name: defineField('name', compound),
  address: defineField('address', compound),
  phone: defineField('phone', { description, showCountryCode: z.boolean().default(false), required }),
  section: defineField('section', { description, underline: z.boolean().default(false) }),
  radio: defineField('radio', chosen),
  checkbox: defineField('checkbox', chosen),
  select: defineField('select', chosen),
  likert: defineField('likert', chosen),
  hidden: defineField('hidden', { key: z.string().min(1).max(100), value }),
} as const satisfies Record<FormFieldType, z.ZodObject>

export const formField = z.discriminatedUnion('type', [
  fieldSchemas.text,
  fieldSchemas.textarea,
  fieldSchemas.email,
  fieldSchemas.number,
  fieldSchemas.website,
  fieldSchemas.currency,
  fieldSchemas.password,
  fieldSchemas.twitter,
  fieldSchemas.date,
  fieldSchemas.time,
  fieldSchemas.name,
  fieldSchemas.address,
  fieldSchemas.phone,
  fieldSchemas.section,
  fieldSchemas.radio,
  fieldSchemas.checkbox,
  fieldSchemas.select,
  fieldSchemas.likert,
  fieldSchemas.hidden,
])
export type FormField = z.infer<typeof formField>

/** Settings an owner may change for one field type. The form handler adds a length limit to textareas. */
export function listFieldSettings(type: FormFieldType, features: { hasFormHandler: boolean }): string[] {
  return Object.keys(fieldSchemas[type].shape).filter(
    (name) => name !== 'type' && !(name in common) && (name !== 'maxLength' || features.hasFormHandler),
  )
}

/** The form-handler feature is on unless a site turns it off. */
export const formHandlerDefault = true
