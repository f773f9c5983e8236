import { useId } from 'react'

interface SliderFieldProps {
  label: string
  value: number
  onChange: (value: number) => void
  min: number
  max: number
  step: number
  /** What the number means to a person, such as `4 %`; also read out in place of the bare number. */
  words: (value: number) => string
  hint?: string | undefined
}

/** A number that is found by looking at its effect: the browser's own slider, with arrow keys and touch. */
export function SliderField({ label, value, onChange, min, max, step, words, hint }: SliderFieldProps) {
  const id = useId()
  return (
    <div className="sw-field sw-slider">
      <div className="sw-slider-head">
        <label htmlFor={id} className="sw-field-label">
          {label}
        </label>
        <output htmlFor={id} className="sw-slider-value">
          {words(value)}
        </output>
      </div>
      <input
        id={id}
        type="range"
        className="sw-slider-input"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={words(value)}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      {hint ? (
        <p className="sw-field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
    </div>
  )
}
