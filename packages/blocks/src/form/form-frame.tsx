import { type FormDefinition, showToVisitors } from '@sitewright/model/forms/definition'
import { type FormKind, joinsList } from '@sitewright/model/forms/find-forms'
import { IslandFrame } from '../ground/island-frame'
import type { ViewContext } from '../ground/view-context'
import { Island } from './island'
import type { FormIslandProps } from './island/form-island-props'
import { form as formBlock } from './schema'

interface FormFrameInput {
  readonly formId: string
  readonly kind: FormKind
  readonly form: FormDefinition
  readonly context: Pick<ViewContext, 'recaptchaKey' | 'texts'>
}

/** A form as it stands on a page: of the form block, of the newsletter block and of the popup. */
export function FormFrame({ formId, kind, form, context }: FormFrameInput) {
  return (
    <IslandFrame<FormIslandProps>
      block={formBlock}
      load="visible"
      component={Island}
      props={{
        formId,
        kind,
        form: showToVisitors(form),
        joinsList: joinsList({ kind, storage: form.storage }),
        recaptchaKey: (form.captcha === 'recaptcha' && context.recaptchaKey) || null,
        texts: context.texts.forms,
      }}
    />
  )
}
