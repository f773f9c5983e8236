import type { FormTexts } from '@sitewright/model/forms/checks/messages'
import type { VisitorForm } from '@sitewright/model/forms/definition'
import { honeypotName } from '@sitewright/model/forms/fields/posted-inputs'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { formAddresses } from '@sitewright/model/routes/form-addresses'
import type { ComponentProps, ReactNode, Ref } from 'react'
import { FormField } from './fields/form-field'
import { inputId } from './fields/input-id'
import type { FilledIn } from './fields/read-filled-in'

export interface FormViewProps {
  readonly formId: string
  readonly form: VisitorForm
  readonly texts: FormTexts
  readonly errors?: Readonly<Record<string, string>>
  /** What went wrong, above the form and at its end. */
  readonly problem?: { readonly above: string; readonly below: string | null } | null
  readonly filledIn?: FilledIn
  readonly lengths?: Readonly<Record<string, number>>
  readonly isLocked?: boolean
  /** The page was loaded to tell what is wrong: reading begins there. */
  readonly isDrawnAnew?: boolean
  readonly buttonText?: string
  /** Stands before the button. */
  readonly captcha?: ReactNode
  /** Stands before the button too, and says that the form waits. */
  readonly waiting?: ReactNode
  readonly formProps?: ComponentProps<'form'>
  readonly buttonRef?: Ref<HTMLButtonElement>
}

/** Plain HTML that posts without scripts; the browser's own checks help there. */
export function FormView(props: FormViewProps) {
  const { formId, form, texts, errors = {}, problem = null, filledIn = {}, lengths = {}, isLocked = false } = props
  return (
    <>
      {problem && <FormProblem text={problem.above} isFirst hasFocus={props.isDrawnAnew ?? false} />}
      <form
        className="form"
        method="post"
        action={fillPath(formAddresses.post, { formId })}
        aria-label={form.name}
        aria-busy={isLocked || undefined}
        {...props.formProps}
      >
        <div className="form-fields" inert={isLocked}>
          {form.fields.map((field) => (
            <FormField
              key={field.id}
              field={field}
              formId={formId}
              texts={texts}
              filledIn={filledIn}
              error={Object.hasOwn(errors, field.id) ? errors[field.id] : undefined}
              length={lengths[field.id] ?? 0}
            />
          ))}
          <p className="form-extra" aria-hidden="true">
            <label htmlFor={inputId(formId, honeypotName)}>{texts.leaveEmpty}</label>
            <input
              id={inputId(formId, honeypotName)}
              type="text"
              name={honeypotName}
              tabIndex={-1}
              autoComplete="off"
            />
          </p>
        </div>
        {props.captcha}
        {form.disclaimer !== '' && <p className="form-disclaimer">{form.disclaimer}</p>}
        {props.waiting}
        {problem?.below && <FormProblem text={problem.below} />}
        <button
          type="submit"
          className="button form-submit"
          data-kind="primary"
          aria-disabled={isLocked || undefined}
          ref={props.buttonRef}
        >
          {props.buttonText ?? form.submitText}
        </button>
      </form>
    </>
  )
}

interface FormProblemProps {
  readonly text: string
  readonly isFirst?: boolean
  readonly hasFocus?: boolean
}

/** Only the first one is spoken: both say what happened once. */
function FormProblem({ text, isFirst = false, hasFocus = false }: FormProblemProps) {
  return (
    <p
      className="form-problem"
      role={isFirst ? 'alert' : undefined}
      {...(hasFocus ? { tabIndex: -1, autoFocus: true } : {})}
    >
      {text}
    </p>
  )
}
