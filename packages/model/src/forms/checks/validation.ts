import { fillWords } from '../../strings/fill-words'
import { isCompoundType, likertScale, subFields } from '../fields/field-types'
import type { FieldValue } from '../fields/field-values'
import type { FormField } from '../fields/fields'
import { isEmailAddress, isVisitorFormEmail } from './email'
import { checkFormat } from './field-formats'
import { isRequired } from './is-required'
import { exampleEmail, type FormTexts } from './messages'
import { requiredParts } from './required-parts'

function hasText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== ''
}

function isFilledIn(field: FormField, value: FieldValue | undefined): boolean {
  if (value === undefined) return false
  if (typeof value === 'string') return hasText(value)
  if (!Array.isArray(value)) {
    return 'options' in field && field.options.every((question) => (value[question] ?? []).some(hasText))
  }
  const { type } = field
  if (!isCompoundType(type)) return value.some(hasText)
  const names: readonly string[] = subFields[type]
  return requiredParts[type].every((part) => hasText(value[names.indexOf(part)]))
}

export function isUsZip(zip: string): boolean {
  return /^[0-9]{5}$/.test(zip)
}

const unitedStates = ['us', 'usa', 'united states', 'united states of america']

function isBadZip(value: readonly string[]): boolean {
  const zip = value[subFields.address.indexOf('Zip')] ?? ''
  const country = value[subFields.address.indexOf('Country')]
  const isAmerican = country === undefined || unitedStates.includes(country.trim().toLowerCase())
  return isAmerican && zip !== '' && !isUsZip(zip)
}

function findStranger(field: FormField, value: FieldValue): string | undefined {
  if (!('options' in field)) return undefined
  if (field.type === 'likert') {
    const scale: string[] = likertScale.map((step) => String(step.value))
    return Object.values(value)
      .flat()
      .find((answer) => !scale.includes(answer))
  }
  return [value]
    .flat()
    .find((choice): choice is string => typeof choice === 'string' && choice !== '' && !field.options.includes(choice))
}

function isTooLong(field: FormField, value: FieldValue): boolean {
  const limit = field.type === 'textarea' ? field.maxLength : undefined
  return limit !== undefined && typeof value === 'string' && value.length > limit
}

/** What is wrong with one field, in words for its visitor, or null when nothing is. */
export function validateField(
  field: FormField,
  value: FieldValue | undefined,
  texts: FormTexts['checks'],
): string | null {
  const isEmpty = value === undefined || value === ''
  if (isRequired(field) && !isFilledIn(field, value)) return fillWords(texts.required, { title: field.title })
  if (isEmpty) return null
  if (field.type === 'email' && !isVisitorFormEmail(value) && !isEmailAddress(value))
    return fillWords(texts.email, { email: exampleEmail })
  if (isTooLong(field, value)) return texts.tooLong
  if (field.type === 'address' && Array.isArray(value) && isBadZip(value)) return texts.zip
  const format = checkFormat(field, value, texts)
  if (format !== null) return format
  const stranger = findStranger(field, value)
  return stranger === undefined ? null : fillWords(texts.unexpectedOption, { val: stranger })
}

/** Field id → message for every field that is not valid. A form may turn the check off. */
export function validateForm(
  fields: readonly FormField[],
  values: Readonly<Record<string, FieldValue>>,
  { isValidationDisabled = false, texts }: { isValidationDisabled?: boolean; texts: FormTexts['checks'] },
): Record<string, string> {
  if (isValidationDisabled) return {}
  const found = fields.flatMap((field): [string, string][] => {
    const value = Object.hasOwn(values, field.id) ? values[field.id] : undefined
    const message = field.type === 'section' ? null : validateField(field, value, texts)
    return message === null ? [] : [[field.id, message]]
  })
  return Object.fromEntries(found)
}
