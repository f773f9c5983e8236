import { useState } from 'react'
import { Field, type FieldTexts } from './field'

interface NumberFieldProps extends FieldTexts {
  value: number
  onChange: (value: number) => void
  min?: number | undefined
  max?: number | undefined
  step?: number | undefined
}

/** What is typed stays visible while it is not a number in range; only good numbers are reported. */
export function NumberField({ label, hint, error, hidesLabel, value, onChange, min, max, step }: NumberFieldProps) {
  const [kept, setKept] = useState<{ readonly text: string; readonly over: number } | null>(null)
  // A value that was changed from elsewhere, such as by undo, takes its place.
  const typed = kept?.over === value ? kept.text : null
  const problem = typed === null ? undefined : checkNumber(typed, min, max)
  function type(text: string) {
    const isFine = checkNumber(text, min, max) === undefined
    setKept({ text, over: isFine ? Number(text) : value })
    if (isFine) onChange(Number(text))
  }
  return (
    <Field label={label} hint={hint} error={problem ?? error} hidesLabel={hidesLabel ?? false}>
      {(ids) => (
        <input
          {...ids}
          type="number"
          className="sw-input"
          min={min}
          max={max}
          step={step ?? 'any'}
          value={typed ?? String(value)}
          onChange={(event) => type(event.target.value)}
          onBlur={() => problem === undefined && setKept(null)}
        />
      )}
    </Field>
  )
}

export function checkNumber(text: string, min?: number, max?: number): string | undefined {
  const value = Number(text)
  if (text.trim() === '' || !Number.isFinite(value)) return 'Enter a number.'
  if (min !== undefined && value < min) return `Enter ${min} or more.`
  if (max !== undefined && value > max) return `Enter ${max} or less.`
  return undefined
}
