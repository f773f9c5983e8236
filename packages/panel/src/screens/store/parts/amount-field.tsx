import { Field, type FieldTexts } from '@sitewright/ui/controls/field'
import { type ComponentProps, useState } from 'react'
import type { NumberWriter } from '../../../data/store/store-numbers'

interface AmountFieldProps extends FieldTexts {
  /** As it is stored; null where nothing is set. */
  value: number | null
  writer: NumberWriter
  onChange: (value: number | null) => void
  max: number
  /** What is wrong with a text that is no such number. */
  wrong?: string
  /** Whether it may be left empty, and then be null. */
  isOptional?: boolean
  hidesUnit?: boolean
  input?: Omit<ComponentProps<'input'>, 'value' | 'onChange'> & { readonly [mark: `data-${string}`]: string }
}

/** A price or a measure, typed in the number format at hand. What is no such number stays in the field and is not reported. */
export function AmountField(props: AmountFieldProps) {
  const { value, writer, onChange, max, isOptional = false, hidesUnit = false, input, ...texts } = props
  const [typed, setTyped] = useState<string | null>(null)
  const wrong = props.wrong ?? `Enter an amount, such as ${writer.write(2400)}.`
  const check = (text: string) => checkAmount(text, { writer, max, isOptional, wrong })
  const problem = typed === null ? undefined : check(typed).problem
  return (
    <Field label={texts.label} hint={texts.hint} error={problem ?? texts.error} hidesLabel={texts.hidesLabel ?? false}>
      {(ids) => (
        <span className={hidesUnit ? undefined : 'amount-field'}>
          <input
            type="text"
            inputMode="decimal"
            autoComplete="off"
            {...input}
            {...ids}
            className="sw-input"
            value={typed ?? (value === null ? '' : writer.write(value))}
            onChange={(event) => {
              setTyped(event.target.value)
              const checked = check(event.target.value)
              if (checked.problem === undefined && checked.value !== value) onChange(checked.value)
            }}
            onBlur={() => {
              if (problem === undefined) setTyped(null)
            }}
          />
          {hidesUnit ? null : <span aria-hidden="true">{writer.unit}</span>}
        </span>
      )}
    </Field>
  )
}

interface AmountRules {
  readonly writer: NumberWriter
  readonly max: number
  readonly isOptional: boolean
  readonly wrong: string
}

function checkAmount(
  text: string,
  { writer, max, isOptional, wrong }: AmountRules,
): { readonly value: number | null; readonly problem?: string } {
  if (isOptional && text.trim() === '') return { value: null }
  const value = writer.read(text)
  if (value === null) return { value, problem: wrong }
  return value > max ? { value, problem: `At most ${writer.write(max)}.` } : { value }
}
