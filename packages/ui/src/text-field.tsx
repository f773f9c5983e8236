import type { ComponentProps } from 'react'
import { Field, type FieldTexts } from './field'

interface ValueProps extends FieldTexts {
  value: string
  onChange: (value: string) => void
}

export function TextField({
  label,
  hint,
  error,
  hidesLabel,
  onChange,
  ...rest
}: ValueProps & Omit<ComponentProps<'input'>, 'onChange' | 'value'>) {
  return (
    <Field label={label} hint={hint} error={error} hidesLabel={hidesLabel ?? false}>
      {(ids) => (
        <input type="text" {...rest} {...ids} className="sw-input" onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  )
}

export function TextArea({
  label,
  hint,
  error,
  hidesLabel,
  onChange,
  className = '',
  ...rest
}: ValueProps & Omit<ComponentProps<'textarea'>, 'onChange' | 'value'>) {
  return (
    <Field label={label} hint={hint} error={error} hidesLabel={hidesLabel ?? false}>
      {(ids) => (
        <textarea
          rows={3}
          {...rest}
          {...ids}
          className={`sw-input ${className}`}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
