import { formMessages } from '@sitewright/model/forms/messages'
import { useRef } from 'react'
import { confirmAnchor, doneAnchor } from './done-anchor'
import type { FormIslandProps } from './form-island-props'
import { FormView } from './form-view'
import { FormBoundary } from './island-boundary'
import { Captcha, useCaptcha } from './island-captcha'
import { useSubmission } from './island-submission'
import { useTyped } from './island-typed'

export function Island(props: FormIslandProps) {
  return (
    <FormBoundary formId={props.formId}>
      <LiveForm {...props} />
    </FormBoundary>
  )
}

/** The inputs are the browser's own: what a visitor types into them is never drawn anew. */
function LiveForm(props: FormIslandProps) {
  const { formId, form, recaptchaKey } = props
  const frame = useRef<HTMLDivElement>(null)
  const captcha = useCaptcha(recaptchaKey)
  const { state, errors, problem, asksToConfirm, prepare, submit } = useSubmission(props, frame, captcha)
  const lengths = useTyped(frame, formId, state)
  return (
    <div className="form-frame" data-state={state} ref={frame}>
      <FormView
        formId={formId}
        form={form}
        errors={errors}
        problem={problem}
        lengths={lengths.byField}
        isLocked={state === 'submitting'}
        buttonText={state === 'submitting' ? formMessages.inProgress : form.submitText}
        captcha={recaptchaKey !== null && <Captcha captcha={captcha} />}
        formProps={{
          hidden: state === 'success',
          onFocus: prepare,
          onInput: lengths.measure,
          onSubmit: submit,
        }}
      />
      <div id={doneAnchor(formId)} className="form-done" tabIndex={-1} data-form-done="">
        {props.joinsList && (
          <p id={confirmAnchor(formId)} className="form-confirm" data-is-asked={asksToConfirm || undefined}>
            {formMessages.confirmByMail}
          </p>
        )}
        <p>{form.successText}</p>
        <div data-form-extra="" />
      </div>
    </div>
  )
}
