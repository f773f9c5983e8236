import type { HitData } from '../../analytics/events/hit-data'
import type { PageFields } from '../../analytics/pages/page-fields'
import type { FieldValue } from '../fields/field-values'
import type { FormSubmission } from './submission'

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
  /** Since the visitor came to the form. */
  elapsedMs?: number
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
    ...(parts.elapsedMs === undefined ? {} : { elapsedMs: parts.elapsedMs }),
  }
}
