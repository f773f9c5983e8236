import { isCaptchaMissing } from './captcha'
import type { FieldValue } from './field-values'
import type { FormField } from './fields'
import { formMessages } from './messages'
import { validateForm } from './validation'

export interface SubmitAttempt {
  fields: readonly FormField[]
  values: Readonly<Record<string, FieldValue>>
  isValidationDisabled: boolean
  captcha: { hasContainer: boolean; key: string | null }
}

export type SubmitDecision =
  | { kind: 'send' }
  | { kind: 'stop'; fieldErrors: Readonly<Record<string, string>>; message: string }

/** Whether a submit goes ahead. Nothing is sent while a field is wrong or the captcha is open. */
export function decideSubmit({ fields, values, isValidationDisabled, captcha }: SubmitAttempt): SubmitDecision {
  const fieldErrors = validateForm(fields, values, { isValidationDisabled })
  if (Object.keys(fieldErrors).length > 0) return { kind: 'stop', fieldErrors, message: formMessages.invalid }
  if (isCaptchaMissing(captcha)) return { kind: 'stop', fieldErrors: {}, message: formMessages.captcha }
  return { kind: 'send' }
}
