import { type ReactNode, useId, useState } from 'react'

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

/**
 * Label, hint and error around one control, tied together for assistive technology. Nothing is called wrong while it is written
 * for the first time: an error is told when the control is left or Enter is pressed.
 */
export function Field({
  label,
  hint,
  error: problem,
  hidesLabel,
  children,
}: FieldTexts & { children: (ids: FieldIds) => ReactNode }) {
  const id = useId()
  const [isWriting, setIsWriting] = useState(false)
  const error = isWriting ? undefined : problem
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to its control, and does nothing by itself
    <div
      className="sw-field"
      onFocus={() => setIsWriting(!problem)}
      onBlur={() => setIsWriting(false)}
      onKeyDown={(event) => event.key === 'Enter' && setIsWriting(false)}
    >
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
