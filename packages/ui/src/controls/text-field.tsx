import { type ChangeEvent, type ComponentProps, useLayoutEffect, useRef } from 'react'
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
  filter,
  ...rest
}: ValueProps & { filter?: TextFilter } & Omit<ComponentProps<'input'>, 'onChange' | 'value'>) {
  const readText = useFilteredText(filter)
  return (
    <Field label={label} hint={hint} error={error} hidesLabel={hidesLabel ?? false}>
      {(ids) => (
        <input type="text" {...rest} {...ids} className="sw-input" onChange={(event) => onChange(readText(event))} />
      )}
    </Field>
  )
}

/** What a text becomes while it is typed. */
type TextFilter = (text: string) => string

/** Filters what is typed and keeps the caret behind the character that was just typed, where a new value would send it to the end. */
function useFilteredText(filter: TextFilter | undefined): (event: ChangeEvent<HTMLInputElement>) => string {
  const moved = useRef<{ input: HTMLInputElement; caret: number } | null>(null)
  useLayoutEffect(() => {
    moved.current?.input.setSelectionRange(moved.current.caret, moved.current.caret)
    moved.current = null
  })
  return ({ target }) => {
    if (filter === undefined) return target.value
    const before = target.value.slice(0, target.selectionStart ?? undefined)
    moved.current = { input: target, caret: filter(before).length }
    return filter(target.value)
  }
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
