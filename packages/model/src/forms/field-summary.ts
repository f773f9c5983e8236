import { z } from 'zod'
import type { FieldValue } from './fields/field-values'
import type { FormField } from './fields/fields'
import { wordsOfAgreement } from './inbox'

export const summaryTypes = ['name', 'phone', 'likert', 'address', 'date', 'time', 'checkbox'] as const

/** One line of a submission's summary. A type is named where the value is more than one text. */
export const fieldSummary = z.object({
  type: z.enum(summaryTypes).optional(),
  values: z.array(z.string()).optional(),
  value: z.string().optional(),
  rawTitle: z.string(),
})
export type FieldSummary = z.infer<typeof fieldSummary>

type SummarizedField = Pick<FormField, 'type'> & { readonly title?: string }

/** What the inbox, exports and mails write an answer from. A survey has a line for each question. */
export function summarizeField(field: SummarizedField, value: FieldValue): FieldSummary {
  const rawTitle = field.title ?? ''
  if (typeof value === 'string') return { value, rawTitle }
  const values = Array.isArray(value)
    ? value
    : Object.entries(value).map(([question, checked]) => `${question}: ${checked.map(wordsOfAgreement).join(', ')}`)
  const type = summaryTypes.find((summaryType) => summaryType === field.type)
  return { ...(type === undefined ? {} : { type }), values, rawTitle }
}
