import type { VisitorForm } from '@sitewright/model/forms/definition'
import type { FormKind } from '@sitewright/model/forms/find-forms'

export interface FormIslandProps {
  readonly formId: string
  readonly kind: FormKind
  readonly form: VisitorForm
  /** Of the captcha service; null where the form has none of it. */
  readonly recaptchaKey: string | null
}
