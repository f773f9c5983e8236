import type { ReactNode } from 'react'

export interface HostFormState {
  /** What was typed; passwords are not sent back. */
  readonly values: Readonly<Record<string, string>>
  /** Field → what is wrong with it; the empty name is about the whole form. */
  readonly errors: Readonly<Record<string, string>>
  /** Proves the form to be ours where its sender has a session. */
  readonly crumb: string | null
}

interface HostFormInput {
  /** Said where fields are wrong. */
  readonly checkFields: string
  readonly action: string
  readonly state: HostFormState
  readonly hidden?: Readonly<Record<string, string>>
  readonly submit: string
  readonly kind?: 'primary' | 'secondary'
  readonly children?: ReactNode
}

/** A form of a page that the host makes. What was wrong stands first, and reading goes on there. */
export function HostForm({
  checkFields,
  action,
  state,
  hidden = {},
  submit,
  kind = 'primary',
  children,
}: HostFormInput) {
  const names = Object.keys(state.errors)
  const problem = state.errors[''] ?? (names.length > 0 ? checkFields : undefined)
  return (
    <form method="post" action={action} className="host-form">
      {problem !== undefined && (
        // biome-ignore lint/a11y/noAutofocus: the page was loaded anew to say this, and reading goes on here
        <p className="host-problem" role="alert" tabIndex={-1} autoFocus>
          {problem}
        </p>
      )}
      {state.crumb !== null && <input type="hidden" name="crumb" value={state.crumb} />}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <button type="submit" className="button" data-kind={kind}>
        {submit}
      </button>
    </form>
  )
}

interface HostFieldInput {
  readonly name: string
  readonly label: string
  readonly type?: 'text' | 'email' | 'password'
  readonly autoComplete: string
  readonly hint?: string
  readonly isRequired?: boolean
  readonly maxLength: number
  readonly state: HostFormState
}

export function HostField({ name, label, type = 'text', hint, isRequired = true, state, ...rest }: HostFieldInput) {
  const error = state.errors[name]
  const notes = [error === undefined ? [] : `${name}-error`, hint === undefined ? [] : `${name}-hint`].flat().join(' ')
  return (
    <>
      <label htmlFor={name}>{label}</label>
      <input
        {...rest}
        id={name}
        name={name}
        type={type}
        required={isRequired}
        defaultValue={type === 'password' ? undefined : state.values[name]}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={notes === '' ? undefined : notes}
      />
      {error !== undefined && (
        <p id={`${name}-error`} className="host-note">
          <strong>{error}</strong>
        </p>
      )}
      {hint !== undefined && (
        <p id={`${name}-hint`} className="host-note">
          {hint}
        </p>
      )}
    </>
  )
}
