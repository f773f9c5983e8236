import { passwordLength } from '@sitewright/model/accounts/account-answers'
import type { ReactNode } from 'react'
import type { FormState } from '../browser-forms/form-state'

interface FieldProps {
  readonly name: string
  readonly label: string
  readonly type?: 'text' | 'email' | 'password'
  readonly autoComplete?: string
  readonly hint?: string
  readonly isRequired?: boolean
  readonly form: FormState
  /** Text that belongs to the value and is not typed. */
  readonly after?: string
}

/** A labeled input that keeps what was typed and says what is wrong beside it. Passwords are not sent back. */
export function Field({ name, label, type = 'text', autoComplete, hint, isRequired = true, form, after }: FieldProps) {
  const error = form.errors[name]
  const notes = [error === undefined ? [] : `${name}-error`, hint === undefined ? [] : `${name}-hint`].flat().join(' ')
  const input = (
    <input
      id={name}
      name={name}
      type={type}
      required={isRequired}
      autoComplete={autoComplete}
      defaultValue={type === 'password' ? undefined : form.values[name]}
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={notes === '' ? undefined : notes}
      autoCapitalize={type === 'text' ? undefined : 'none'}
    />
  )
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      {after === undefined ? (
        input
      ) : (
        <div className="address-field">
          {input}
          <span>{after}</span>
        </div>
      )}
      <FieldNotes name={name} error={error} hint={hint} />
    </div>
  )
}

function FieldNotes({ name, error, hint }: { name: string; error: string | undefined; hint: string | undefined }) {
  return (
    <>
      {error !== undefined && (
        <p className="wrong" id={`${name}-error`}>
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p className="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
    </>
  )
}

export function Alarm({ form }: { form: FormState }) {
  const text = form.errors[''] ?? (Object.keys(form.errors).length > 0 ? 'Check the highlighted fields.' : undefined)
  if (text === undefined) return null
  return (
    <p className="alarm" role="alert">
      {text}
    </p>
  )
}

/** Every form of a signed-in person carries the crumb of the session. */
function Crumb({ crumb }: { crumb: string | null }) {
  return crumb === null ? null : <input type="hidden" name="crumb" value={crumb} />
}

export function PostForm(props: { action: string; crumb: string | null; className?: string; children: ReactNode }) {
  return (
    <form method="post" action={props.action} className={props.className}>
      <Crumb crumb={props.crumb} />
      {props.children}
    </form>
  )
}

export function NewPasswordField({ label, form }: { label: string; form: FormState }) {
  return (
    <Field
      name="password"
      label={label}
      type="password"
      autoComplete="new-password"
      hint={`At least ${passwordLength.min} characters. A few unrelated words work well.`}
      form={form}
    />
  )
}
