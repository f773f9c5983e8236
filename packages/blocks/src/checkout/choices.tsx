import type { ReactNode } from 'react'

interface Choice {
  readonly value: string
  readonly label: ReactNode
  readonly note?: string
  readonly price?: string
  /** Shown below the one that is chosen. */
  readonly more?: ReactNode
}

interface ChoicesInput {
  readonly name: string
  readonly legend: string
  readonly isLegendShown?: boolean
  readonly value: string
  readonly choices: readonly Choice[]
  readonly onChange: (value: string) => void
}

/** One of several, each a row of its own. */
export function Choices({ name, legend, isLegendShown = false, value, choices, onChange }: ChoicesInput) {
  return (
    <fieldset className="choices" id={`field-${name}`} tabIndex={-1}>
      <legend className={isLegendShown ? undefined : 'visually-hidden'}>{legend}</legend>
      <div>
        {choices.map((choice) => (
          <div key={choice.value} className="choice">
            <label>
              <input
                type="radio"
                name={name}
                value={choice.value}
                checked={choice.value === value}
                onChange={() => onChange(choice.value)}
              />
              <span>
                {choice.label}
                {choice.note && <span className="choice-note">{choice.note}</span>}
              </span>
              {choice.price !== undefined && <span className="choice-price">{choice.price}</span>}
            </label>
            {choice.value === value && choice.more && <div className="choice-more">{choice.more}</div>}
          </div>
        ))}
      </div>
    </fieldset>
  )
}
