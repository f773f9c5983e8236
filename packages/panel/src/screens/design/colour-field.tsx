import { useState } from 'react'

const sixDigits = /^#[0-9a-f]{6}$/i

interface ColourFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
}

/** The browser's colour chooser, and the six digits for those who have them. Unfinished digits stay in the field. */
export function ColourField({ label, value, onChange }: ColourFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const isWrong = typed !== null && !sixDigits.test(typed)
  function type(text: string) {
    setTyped(text)
    const colour = text.startsWith('#') ? text : `#${text}`
    if (sixDigits.test(colour)) onChange(colour.toLowerCase())
  }
  return (
    <div className="colour-field">
      <input
        type="color"
        aria-label={`${label}: choose`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <span aria-hidden="true">{label}</span>
      <input
        className="sw-input"
        aria-label={label}
        aria-invalid={isWrong || undefined}
        spellCheck={false}
        maxLength={7}
        value={typed ?? value}
        onBlur={() => setTyped(null)}
        onChange={(event) => type(event.target.value.trim())}
      />
    </div>
  )
}
