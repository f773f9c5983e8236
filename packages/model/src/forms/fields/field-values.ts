import { type CompoundFieldType, isCompoundType, subFields } from './field-types'
import type { FormField } from './fields'
import { sanitizeText } from './sanitize'

/** What one field submits: a text, a list of texts, or a likert's question → checked values. */
export type FieldValue = string | string[] | Record<string, string[]>

/** What a visitor put into one field's inputs. */
export interface FieldInput {
  value?: string
  /** Sub-field name → value; a part without an input has no entry. */
  parts?: Readonly<Record<string, string>>
  checked?: readonly string[]
  /** Likert question → checked scale value. */
  answers?: Readonly<Record<string, string>>
}

/** A stored phone number is always four parts; a list of three lacks the country. */
export function completePhone(parts: readonly string[]): string[] {
  return parts.length === 3 ? ['', ...parts] : [...parts]
}

function readParts(type: CompoundFieldType, parts: Readonly<Record<string, string>>): string[] {
  return subFields[type].map((name) => (Object.hasOwn(parts, name) ? (parts[name] ?? '') : ''))
}

/** A hidden field takes the query parameter of its own name from the page's address. */
function readHidden(field: { key: string; value: string }, query: URLSearchParams): string {
  return query.get(field.key) ?? field.value
}

/** The field's entry in the submitted form, or undefined for a section, which has none. */
export function readFieldValue(field: FormField, input: FieldInput, query: URLSearchParams): FieldValue | undefined {
  if (field.type === 'section') return undefined
  if (field.type === 'hidden') return readHidden(field, query)
  if (field.type === 'checkbox') return [...(input.checked ?? [])]
  if (field.type === 'radio') return input.checked?.[0] ?? ''
  if (field.type === 'likert') {
    return Object.fromEntries(Object.entries(input.answers ?? {}).map(([question, answer]) => [question, [answer]]))
  }
  if (isCompoundType(field.type)) return readParts(field.type, input.parts ?? {})
  return input.value ?? ''
}

function sanitizeValue(value: FieldValue): FieldValue {
  if (typeof value === 'string') return sanitizeText(value)
  if (Array.isArray(value)) return value.map(sanitizeText)
  return Object.fromEntries(Object.entries(value).map(([question, checked]) => [question, checked.map(sanitizeText)]))
}

/** Field id → sanitized value, ready to be sent or stored. */
export function collectFormValues(
  fields: readonly FormField[],
  inputs: Readonly<Record<string, FieldInput>>,
  query: URLSearchParams,
): Record<string, FieldValue> {
  const entries = fields.flatMap((field): [string, FieldValue][] => {
    const value = readFieldValue(field, inputs[field.id] ?? {}, query)
    return value === undefined ? [] : [[field.id, sanitizeValue(value)]]
  })
  return Object.fromEntries(entries)
}
