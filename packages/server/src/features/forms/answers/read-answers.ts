import { isCompoundType, subFields } from '@sitewright/model/forms/fields/field-types'
import { completePhone, type FieldValue } from '@sitewright/model/forms/fields/field-values'
import type { FormField } from '@sitewright/model/forms/fields/fields'
import { sanitizeText } from '@sitewright/model/forms/fields/sanitize'

export type Answers = Readonly<Record<string, FieldValue>>

const longestValue = 100_000
/** A page that was open while its form changed still sends fields that are gone; more than that is no page of ours. */
const maxValues = 300

/**
 * The values of a form's fields, each in the shape of its type and clean. Null when they are not what any page of ours
 * would send. Values of fields that the form does not have are left out.
 */
export function readAnswers(
  fields: readonly FormField[],
  values: Readonly<Record<string, FieldValue>>,
): Answers | null {
  if (Object.keys(values).length > maxValues) return null
  const answers: Record<string, FieldValue> = {}
  for (const field of fields) {
    const value = Object.hasOwn(values, field.id) ? values[field.id] : undefined
    if (value === undefined || field.type === 'section') continue
    const read = readValue(field, value)
    if (read === null || JSON.stringify(read).length > longestValue) return null
    answers[field.id] = read
  }
  return answers
}

function readValue(field: FormField, value: FieldValue): FieldValue | null {
  if (field.type === 'likert') return readLikert(field.options, value)
  if (field.type === 'checkbox') return isList(value) && value.length <= field.options.length ? clean(value) : null
  if (isCompoundType(field.type)) {
    if (!isList(value)) return null
    const parts = field.type === 'phone' ? completePhone(value) : value
    return parts.length <= subFields[field.type].length ? clean(parts) : null
  }
  return typeof value === 'string' ? sanitizeText(value) : null
}

/** The questions are the owner's: others have no place here. */
function readLikert(questions: readonly string[], value: FieldValue): FieldValue | null {
  if (typeof value !== 'object' || isList(value)) return null
  const known = questions.filter((question) => Object.hasOwn(value, question))
  const answers = known.map((question) => [question, clean((value[question] ?? []).slice(0, 1))] as const)
  return Object.fromEntries(answers)
}

function isList(value: FieldValue): value is string[] {
  return Array.isArray(value)
}

function clean(texts: readonly string[]): string[] {
  return texts.map(sanitizeText)
}
