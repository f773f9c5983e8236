import { useRef } from 'react'
import { FormView } from './form-view'
import { confirmAnchor, doneAnchor } from './island/done-anchor'
import type { FormIslandProps } from './island/form-island-props'
import { FormBoundary } from './island/island-boundary'
import { Captcha, useCaptcha } from './island/island-captcha'
import { useSubmission } from './island/island-submission'
import { useTyped } from './island/island-typed'

export function Island(props: FormIslandProps) {
  return (
    <FormBoundary formId={props.formId} brokenText={props.texts.broken}>
      <LiveForm {...props} />
    </FormBoundary>
  )
}

/** The inputs are the browser's own: what a visitor types into them is never drawn anew. */
function LiveForm(props: FormIslandProps) {
  const { formId, form, recaptchaKey, texts } = props
  const frame = useRef<HTMLDivElement>(null)
  const captcha = useCaptcha(recaptchaKey)
  const { state, errors, problem, asksToConfirm, prepare, submit, takeBack } = useSubmission(props, frame, captcha)
  const lengths = useTyped(frame, formId, state)
  return (
    <div className="form-frame" data-state={state} ref={frame}>
      <FormView
        formId={formId}
        form={form}
        texts={texts}
        errors={errors}
        problem={problem}
        lengths={lengths.byField}
        isLocked={state === 'submitting' || state === 'kept'}
        waiting={
          // There from the start: what is put into it is spoken.
          <div className="form-kept" role="status" tabIndex={-1} data-form-kept="">
            {state === 'kept' && (
              <>
                <p>{texts.offline.waits}</p>
                <button type="button" className="form-link-button" onClick={takeBack}>
                  {texts.offline.takeBack}
                </button>
              </>
            )}
          </div>
        }
        buttonText={state === 'submitting' ? texts.submitting : form.submitText}
        captcha={recaptchaKey !== null && <Captcha captcha={captcha} texts={texts.captcha} />}
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
            {texts.confirmByMail}
          </p>
        )}
        <p>{form.successText}</p>
        <div data-form-extra="" />
      </div>
    </div>
  )
}
