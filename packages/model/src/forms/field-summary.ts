import { z } from 'zod'
import type { FieldValue } from './field-values'
import type { FormField } from './fields'

export const summaryTypes = ['name', 'phone', 'likert', 'address', 'date', 'time', 'checkbox'] as const

/** One line of a submission's summary. A type is named where the value is more than one text. */
export const fieldSummary = z.object({
  type: z.enum(summaryTypes).optional(),
  values: z.array(z.string()).optional(),
  value: z.string().optional(),
  rawTitle: z.string(),
})
export type FieldSummary = z.infer<typeof fieldSummary>

export function summariseField(field: FormField, value: FieldValue): FieldSummary {
  const rawTitle = field.title
  if (typeof value === 'string') return { value, rawTitle }
  const values = Array.isArray(value)
    ? value
    : Object.entries(value).map(([question, checked]) => `${question}: ${checked.join(', ')}`)
  const type = summaryTypes.find((summaryType) => summaryType === field.type)
  return { ...(type === undefined ? {} : { type }), values, rawTitle }
}
