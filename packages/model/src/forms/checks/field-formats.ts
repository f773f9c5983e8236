import { type CompoundFieldType, subFields } from '../fields/field-types'
import type { FieldValue } from '../fields/field-values'
import type { FormField } from '../fields/fields'
import type { FormTexts } from './messages'

function readPart(type: CompoundFieldType, value: FieldValue, part: string): string {
  const names: readonly string[] = subFields[type]
  return (Array.isArray(value) ? (value[names.indexOf(part)] ?? '') : '').trim()
}

/** A whole number written in digits alone, from the least to the most. */
function isWithin(text: string, min: number, max: number): boolean {
  return /^\d{1,4}$/.test(text) && Number(text) >= min && Number(text) <= max
}

function isRealDate(value: FieldValue): boolean {
  const [month, day, year] = subFields.date.map((part) => readPart('date', value, part)) as [string, string, string]
  if (!isWithin(month, 1, 12) || !isWithin(year, 1000, 9999)) return false
  // Day 0 of the next month is the last of this one.
  return isWithin(day, 1, new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate())
}

function isRealTime(value: FieldValue): boolean {
  const second = readPart('time', value, 'Second')
  return (
    isWithin(readPart('time', value, 'Hour'), 1, 12) &&
    isWithin(readPart('time', value, 'Minute'), 0, 59) &&
    (second === '' || isWithin(second, 0, 59))
  )
}

/** Nothing was written into it; the choice of AM or PM is always made and says nothing. */
function isUntouched(value: FieldValue): boolean {
  return Array.isArray(value) && value.every((part) => ['', 'AM', 'PM'].includes(part.trim()))
}

const patterns = {
  number: /^[+-]?\d[\d ,.'’]*$/,
  currency: /^[+-]?\d[\d ,.'’]*$/,
  website: /^(https?:\/\/)?([\p{L}\d-]+\.)+[\p{L}\d-]{2,}(:\d+)?([/?#]\S*)?$/iu,
  twitter: /^(@|(https?:\/\/)?(www\.)?(twitter|x)\.com\/)?\w{1,50}\/?$/i,
} as const

function hasPattern(type: FormField['type']): type is keyof typeof patterns {
  return Object.hasOwn(patterns, type)
}

/** What is wrong with the way something was written, or null. Empty values are no matter of format. */
export function checkFormat({ type }: FormField, value: FieldValue, texts: FormTexts['checks']): string | null {
  if (hasPattern(type)) return typeof value === 'string' && patterns[type].test(value) ? null : texts[type]
  if (type === 'date') return isUntouched(value) || isRealDate(value) ? null : texts.date
  if (type === 'time') return isUntouched(value) || isRealTime(value) ? null : texts.time
  if (type === 'phone') {
    const isNumber = Array.isArray(value) && value.every((part) => /^[\d\s()+./-]*$/.test(part))
    return isNumber ? null : texts.phone
  }
  return null
}
