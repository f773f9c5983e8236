import type { FormTexts } from '../checks/messages'
import { validateForm } from '../checks/validation'
import type { FieldValue } from '../fields/field-values'
import type { FormField } from '../fields/fields'
import { isCaptchaMissing } from './captcha'

export interface SubmitAttempt {
  fields: readonly FormField[]
  values: Readonly<Record<string, FieldValue>>
  isValidationDisabled: boolean
  captcha: { hasContainer: boolean; key: string | null }
  texts: FormTexts
}

export type SubmitDecision =
  | { kind: 'send' }
  | { kind: 'stop'; fieldErrors: Readonly<Record<string, string>>; message: string }

/** Whether a submit goes ahead. Nothing is sent while a field is wrong or the captcha is open. */
export function decideSubmit({ fields, values, isValidationDisabled, captcha, texts }: SubmitAttempt): SubmitDecision {
  const fieldErrors = validateForm(fields, values, { isValidationDisabled, texts: texts.checks })
  if (Object.keys(fieldErrors).length > 0) return { kind: 'stop', fieldErrors, message: texts.sending.invalid }
  if (isCaptchaMissing(captcha)) return { kind: 'stop', fieldErrors: {}, message: texts.problems.captcha }
  return { kind: 'send' }
}
