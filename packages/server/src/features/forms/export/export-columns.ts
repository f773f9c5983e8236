import { summarizeField } from '@sitewright/model/forms/field-summary'
import { subFields } from '@sitewright/model/forms/fields/field-types'
import type { FieldValue } from '@sitewright/model/forms/fields/field-values'
import type { FormField } from '@sitewright/model/forms/fields/fields'
import type { FormVersion } from '../definitions/version-rows'
import type { StoredSubmission } from '../inbox/inbox-rows'

/** One column of an exported file. */
export interface ExportColumn {
  readonly title: string
  read(sent: StoredSubmission): string
}

/** What every submission has, then the fields of all versions of all forms in it, newest titles first. */
export function listColumns(versions: readonly FormVersion[], hasManyForms: boolean): ExportColumn[] {
  const names = new Map(versions.map(({ formId, name }) => [formId, name]))
  const known = new Map<string, ExportColumn>()
  for (const { formId, name, definition } of versions) {
    for (const field of definition.fields) {
      const key = `${formId} ${field.id}`
      if (field.type === 'section' || known.has(key)) continue
      const title = field.title || field.id
      known.set(key, {
        title: hasManyForms ? `${name}: ${title}` : title,
        read: (sent) => (sent.formId === formId ? readCell(field, sent) : ''),
      })
    }
  }
  return [
    { title: 'Time', read: (sent) => sent.createdAt.toISOString() },
    { title: 'Form', read: (sent) => names.get(sent.formId) ?? '' },
    { title: 'Page', read: (sent) => sent.pagePath },
    { title: 'Submission', read: (sent) => sent.id },
    ...known.values(),
  ]
}

function readCell(field: FormField, { answers }: StoredSubmission): string {
  const value = Object.hasOwn(answers, field.id) ? answers[field.id] : undefined
  return value === undefined ? '' : writeValue(field, value)
}

const separators = {
  ...{ date: '/', time: ':', name: ' ', phone: ' ' },
  ...{ address: ', ', checkbox: ', ', likert: '; ' },
} as const

/** A value as one text for people. */
export function writeValue(field: FormField, value: FieldValue): string {
  const { type, value: text, values = [] } = summarizeField(field, value)
  if (text !== undefined) return text
  if (type === 'date' || type === 'time') return writeClock(type, values)
  return values.filter(Boolean).join(separators[type ?? 'address'])
}

/** 11/16/2026 and 10:30 AM. */
function writeClock(type: 'date' | 'time', parts: readonly string[]): string {
  const last = type === 'time' ? (parts[subFields.time.indexOf('Ampm')] ?? '') : ''
  const numbers = type === 'time' ? parts.slice(0, 3) : parts
  return [numbers.filter(Boolean).join(separators[type]), last].filter(Boolean).join(' ')
}
