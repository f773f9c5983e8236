import type { FormTexts } from '@sitewright/model/forms/checks/messages'
import type { VisitorForm } from '@sitewright/model/forms/definition'
import type { FormKind } from '@sitewright/model/forms/find-forms'

export interface FormIslandProps {
  readonly formId: string
  readonly kind: FormKind
  readonly form: VisitorForm
  /** Who sends it subscribes to a list, which may ask to confirm that by a mail. */
  readonly joinsList: boolean
  /** Of the captcha service; null where the form has none of it. */
  readonly recaptchaKey: string | null
  readonly texts: FormTexts
}
