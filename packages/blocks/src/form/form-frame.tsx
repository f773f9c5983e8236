import { type FormDefinition, showToVisitors } from '@sitewright/model/forms/definition'
import { type FormKind, joinsList } from '@sitewright/model/forms/find-forms'
import { IslandFrame } from '../island-frame'
import type { ViewContext } from '../view-context'
import type { FormIslandProps } from './form-island-props'
import { Island } from './island'

interface FormFrameInput {
  readonly formId: string
  readonly kind: FormKind
  readonly form: FormDefinition
  readonly context: Pick<ViewContext, 'recaptchaKey'>
}

/** A form as it stands on a page: of the form block, of the newsletter block and of the popup. */
export function FormFrame({ formId, kind, form, context }: FormFrameInput) {
  return (
    <IslandFrame<FormIslandProps>
      name="form"
      load="visible"
      component={Island}
      props={{
        formId,
        kind,
        form: showToVisitors(form),
        joinsList: joinsList({ kind, storage: form.storage }),
        recaptchaKey: (form.captcha === 'recaptcha' && context.recaptchaKey) || null,
      }}
    />
  )
}
