import { type ReactNode, useId } from 'react'

export interface FieldTexts {
  label: string
  hint?: string | undefined
  error?: string | undefined
  /** The label is read out but not drawn, where the place says it already. */
  hidesLabel?: boolean
}

export interface FieldIds {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** Label, hint and error around one control, tied together for assistive technology. */
export function Field({
  label,
  hint,
  error,
  hidesLabel,
  children,
}: FieldTexts & { children: (ids: FieldIds) => ReactNode }) {
  const id = useId()
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className="sw-field">
      <label htmlFor={id} className={hidesLabel ? 'sw-hidden-text' : 'sw-field-label'}>
        {label}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {hint ? (
        <p className="sw-field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className="sw-field-error" id={`${id}-error`} role="alert">
          {error}
        </p>
      ) : null}
    </div>
  )
}
