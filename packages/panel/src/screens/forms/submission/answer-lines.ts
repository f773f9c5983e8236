import { summarizeField } from '@sitewright/model/forms/field-summary'
import type { FieldValue } from '@sitewright/model/forms/fields/field-values'
import type { FormField } from '@sitewright/model/forms/fields/fields'

/** An answer as it is read. Texts of visitors are only ever texts; a link leads by mail, by phone or to the web. */
export type ShownAnswer =
  | { readonly kind: 'none' }
  | { readonly kind: 'text'; readonly text: string; readonly href?: string }
  | { readonly kind: 'lines'; readonly lines: readonly string[] }
  | { readonly kind: 'choices'; readonly choices: readonly string[] }
  | { readonly kind: 'survey'; readonly rows: readonly (readonly [question: string, answer: string])[] }
  | { readonly kind: 'secret'; readonly text: string }

const none = { kind: 'none' } as const

export function showAnswer(
  field: Pick<FormField, 'type'> & { currencySymbol?: string },
  value: FieldValue | undefined,
): ShownAnswer {
  if (value === undefined || value === '') return none
  const { type, value: text, values = [] } = summarizeField(field, value)
  if (text !== undefined) return showText(field, text)
  const parts = values.map((part) => part.trim())
  const filled = parts.filter((part) => part !== '')
  if (filled.length === 0) return none
  switch (type) {
    case 'likert':
      return { kind: 'survey', rows: filled.map(splitSurveyLine) }
    case 'checkbox':
      return { kind: 'choices', choices: filled }
    case 'address':
      return { kind: 'lines', lines: writeAddress(parts) }
    case 'phone':
      return writePhone(parts)
    case 'date':
      return { kind: 'text', text: writeDate(parts) }
    case 'time':
      return { kind: 'text', text: writeTime(parts) }
    default:
      return { kind: 'text', text: filled.join(' ') }
  }
}

/** The answers are words of ours without a colon; a question may have any. */
function splitSurveyLine(line: string): readonly [question: string, answer: string] {
  const end = line.lastIndexOf(': ')
  return end === -1 ? [line, ''] : [line.slice(0, end), line.slice(end + 2)]
}

function showText(field: Pick<FormField, 'type'> & { currencySymbol?: string }, text: string): ShownAnswer {
  switch (field.type) {
    case 'email':
      return /^[^\s@?&]+@[^\s@?&]+$/.test(text)
        ? { kind: 'text', text, href: `mailto:${text}` }
        : { kind: 'text', text }
    case 'website':
      return writeLink(text)
    case 'currency':
      return { kind: 'text', text: `${field.currencySymbol ?? ''}${text}` }
    case 'password':
      return { kind: 'secret', text }
    default:
      return { kind: 'text', text }
  }
}

/** Anything but a web address is no link: a press must not run what a stranger wrote. */
function writeLink(text: string): ShownAnswer {
  const full = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`
  const isWeb = URL.canParse(full) && /^https?:$/.test(new URL(full).protocol)
  return isWeb ? { kind: 'text', text, href: full } : { kind: 'text', text }
}

function writeAddress([
  line1 = '',
  line2 = '',
  city = '',
  state = '',
  zip = '',
  country = '',
]: readonly string[]): string[] {
  const town = [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return [line1, line2, town, country].filter(Boolean)
}

function writePhone(parts: readonly string[]): ShownAnswer {
  const [country = '', ...rest] = parts.length === 4 ? parts : ['', ...parts]
  const text = [country === '' ? '' : `+${country.replace(/^\+/, '')}`, ...rest].filter(Boolean).join(' ')
  const digits = text.replace(/[^\d+]/g, '')
  return digits.length > 4 ? { kind: 'text', text, href: `tel:${digits}` } : { kind: 'text', text }
}

function writeDate([month = '', day = '', year = '']: readonly string[]): string {
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  const isReal = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day) && /^\d{4}$/.test(year)
  if (!isReal) return [month, day, year].filter(Boolean).join(' / ')
  return date.toLocaleDateString(undefined, { dateStyle: 'long', timeZone: 'UTC' })
}

function writeTime([hour = '', minute = '', second = '', half = '']: readonly string[]): string {
  const clock = [hour, minute, second].filter(Boolean).map((part) => part.padStart(2, '0'))
  return [clock.join(':'), half].filter(Boolean).join(' ')
}
