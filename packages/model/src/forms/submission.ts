import { z } from 'zod'
import { type HitData, hitData } from '../analytics/hit-data'
import { type PageFields, pageFields } from '../analytics/page-fields'
import { type FieldValue, fieldValue } from './field-values'

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
  ...pageFields.shape,
})
export type FormSubmission = z.infer<typeof formSubmission>

export interface SubmissionParts {
  key: string
  formId: string
  collectionId: string
  objectName: string
  container: 'page' | 'overlay'
  submitButtonText: string
  values: Readonly<Record<string, FieldValue>>
  /** Null when the form has no captcha. */
  captchaKey: string | null
  page: PageFields
  hit: HitData
}

export function buildSubmission(parts: SubmissionParts): FormSubmission {
  return {
    ...parts.hit,
    ...parts.page,
    key: parts.key,
    formId: parts.formId,
    collectionId: parts.collectionId,
    objectName: parts.objectName,
    isOverlayForm: parts.container === 'overlay',
    submitButtonText: parts.submitButtonText,
    form: JSON.stringify(parts.values),
    ...(parts.captchaKey === null ? {} : { captchaKey: parts.captchaKey }),
  }
}

const submittedValues = z.record(z.string().max(60), fieldValue)

/** The values inside a submission's `form`, or null when they cannot be read. */
export function parseSubmittedValues(form: string): Record<string, FieldValue> | null {
  try {
    return submittedValues.parse(JSON.parse(form))
  } catch {
    return null
  }
}
