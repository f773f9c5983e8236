import { useState } from 'react'

const sixDigits = /^#[0-9a-f]{6}$/i

interface ColorFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
}

/** The browser's color chooser, and the six digits for those who have them. Unfinished digits stay in the field. */
export function ColorField({ label, value, onChange }: ColorFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const isWrong = typed !== null && !sixDigits.test(typed)
  function type(text: string) {
    setTyped(text)
    const color = text.startsWith('#') ? text : `#${text}`
    if (sixDigits.test(color)) onChange(color.toLowerCase())
  }
  return (
    <div className="color-field">
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
