import { Field, type FieldTexts } from './field'

interface Choice<Value extends string = string> {
  value: Value
  label: string
}

interface SelectProps<Value extends string> extends FieldTexts {
  value: Value
  choices: readonly Choice<Value>[]
  onChange: (value: Value) => void
  disabled?: boolean
}

export function Select<Value extends string>({
  label,
  hint,
  error,
  hidesLabel,
  value,
  choices,
  onChange,
  disabled,
}: SelectProps<Value>) {
  return (
    <Field label={label} hint={hint} error={error} hidesLabel={hidesLabel ?? false}>
      {(ids) => (
        <select
          {...ids}
          className="sw-input sw-select"
          value={value}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value as Value)}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
