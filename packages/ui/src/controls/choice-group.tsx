import { type ReactNode, useId } from 'react'

interface GroupChoice<Value extends string> {
  readonly value: Value
  readonly label: string
  /** A drawing above the label. */
  readonly picture?: ReactNode
}

interface ChoiceGroupProps<Value extends string> {
  label: string
  value: Value
  choices: readonly GroupChoice<Value>[]
  onChange: (value: Value) => void
  hint?: string | undefined
  /** The legend is read out but not drawn, where the place says it already. */
  hidesLabel?: boolean
}

/** A few choices that are all in sight. Radio buttons underneath: one tab stop, arrows walk. */
export function ChoiceGroup<Value extends string>({
  label,
  value,
  choices,
  onChange,
  hint,
  hidesLabel = false,
}: ChoiceGroupProps<Value>) {
  const name = useId()
  const hasPictures = choices.some((choice) => choice.picture)
  return (
    <fieldset className="sw-field sw-choices" aria-describedby={hint ? `${name}-hint` : undefined}>
      <legend className={hidesLabel ? 'sw-hidden-text' : 'sw-field-label'}>{label}</legend>
      <div className={hasPictures ? 'sw-choice-cards' : 'sw-choice-row'}>
        {choices.map((choice) => (
          <label key={choice.value} className="sw-choice">
            <input
              type="radio"
              className="sw-hidden-text"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.picture}
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      {hint ? (
        <p className="sw-field-hint" id={`${name}-hint`}>
          {hint}
        </p>
      ) : null}
    </fieldset>
  )
}
