import { z } from 'zod'
import { hitData } from '../../analytics/events/hit-data'
import { pageFields } from '../../analytics/pages/page-fields'
import type { FieldValue } from '../fields/field-values'

/** Body of a saved submission. The hit fields tell where it came from; nothing is refused for their absence. */
export const formSubmission = z.object({
  ...hitData.partial().shape,
  key: z.string().min(1).max(200),
  formId: z.string().min(1).max(60),
  collectionId: z.string().max(60),
  /** Id of the block or overlay that holds the form. */
  objectName: z.string().max(120),
  isOverlayForm: z.boolean(),
  submitButtonText: z.string().max(500),
  /** Field id → value, as JSON. */
  form: z.string().max(500_000),
  captchaKey: z.string().max(5000).optional(),
  /** Since the visitor came to the form; programs are quicker than people. */
  elapsedMs: z.number().int().nonnegative().optional(),
  ...pageFields.shape,
})
export type FormSubmission = z.infer<typeof formSubmission>

/** By the types of a field's value. */
export const fieldValue = z.union([z.string(), z.array(z.string()), z.record(z.string(), z.array(z.string()))])

const submittedValues = z.record(z.string().max(60), fieldValue)

/** Far more than a form has fields; beyond it not even the shape is looked at. */
const maxSubmittedValues = 1_000

/** The values inside a submission's `form`, or null when they cannot be read. */
export function parseSubmittedValues(form: string): Record<string, FieldValue> | null {
  try {
    const values: unknown = JSON.parse(form)
    if (Object.keys(values ?? {}).length > maxSubmittedValues) return null
    return submittedValues.parse(values)
  } catch {
    return null
  }
}
