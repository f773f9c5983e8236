import type { InputHTMLAttributes, ReactNode } from 'react'

export function fieldId(name: string): string {
  return `field-${name.replace(/[^\w-]/g, '-')}`
}

interface FrameInput {
  readonly name: string
  readonly label: ReactNode
  /** Said beside the label of what may stay empty. */
  readonly optional?: string | undefined
  readonly error?: string | undefined
  readonly children: ReactNode
}

/** A field with its label above and what is wrong with it below. */
export function FieldFrame({ name, label, optional, error, children }: FrameInput) {
  return (
    <div className="field" data-field={name}>
      <label htmlFor={fieldId(name)}>
        {label}
        {optional !== undefined && <span className="field-optional"> {optional}</span>}
      </label>
      {children}
      <FieldError name={name} error={error} />
    </div>
  )
}

export function FieldError({ name, error }: Pick<FrameInput, 'name' | 'error'>) {
  if (error === undefined) return null
  return (
    <p className="field-error" id={`${fieldId(name)}-error`}>
      {error}
    </p>
  )
}

/** What a control says of its error. */
export function describeError(name: string, error: string | undefined) {
  return error === undefined ? {} : ({ 'aria-invalid': true, 'aria-describedby': `${fieldId(name)}-error` } as const)
}

interface TextInput extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  readonly name: string
  readonly label: ReactNode
  readonly value: string
  readonly optional?: string | undefined
  readonly error?: string | undefined
  readonly onChange: (value: string) => void
}

export function TextField({ name, label, optional, error, onChange, ...input }: TextInput) {
  return (
    <FieldFrame name={name} label={label} optional={optional} error={error}>
      <input
        type="text"
        {...input}
        id={fieldId(name)}
        required={optional === undefined}
        {...describeError(name, error)}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  )
}

interface CheckInput {
  readonly name: string
  readonly label: ReactNode
  readonly isChecked: boolean
  readonly error?: string | undefined
  readonly onChange: (isChecked: boolean) => void
}

export function CheckField({ name, label, isChecked, error, onChange }: CheckInput) {
  return (
    <div className="field" data-field={name}>
      <label className="field-check">
        <input
          type="checkbox"
          id={fieldId(name)}
          checked={isChecked}
          {...describeError(name, error)}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      <FieldError name={name} error={error} />
    </div>
  )
}
