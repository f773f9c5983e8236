import type { Palette } from '@sitewright/model/site/styles'
import { Icon } from '@sitewright/ui/icons'
import { useState } from 'react'
import { listPaletteWarnings } from './palette-warnings'

const colours: readonly { key: keyof Palette; label: string }[] = [
  { key: 'white', label: 'White' },
  { key: 'lightAccent', label: 'Light accent' },
  { key: 'accent', label: 'Accent' },
  { key: 'darkAccent', label: 'Dark accent' },
  { key: 'black', label: 'Black' },
]

export function PaletteFields({ palette, onChange }: { palette: Palette; onChange: (palette: Palette) => void }) {
  const warnings = listPaletteWarnings(palette)
  return (
    <fieldset className="drawer-group">
      <legend>Colours</legend>
      <p className="sw-field-hint">Ten section themes are made from these five.</p>
      {colours.map(({ key, label }) => (
        <ColourField
          key={key}
          label={label}
          value={palette[key]}
          onChange={(value) => onChange({ ...palette, [key]: value })}
        />
      ))}
      {warnings.map((warning) => (
        <p key={warning} className="warning">
          <Icon name="warning" sizePx={16} />
          {warning}
        </p>
      ))}
    </fieldset>
  )
}

/** The browser's colour chooser, and the six digits for those who have them. Unfinished digits stay in the field. */
function ColourField({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  const [typed, setTyped] = useState<string | null>(null)
  const isWrong = typed !== null && !/^#[0-9a-f]{6}$/i.test(typed)
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
        value={typed ?? value}
        onBlur={() => setTyped(null)}
        onChange={(event) => {
          const text = event.target.value.trim()
          setTyped(text)
          if (/^#[0-9a-f]{6}$/i.test(text)) onChange(text.toLowerCase())
        }}
      />
    </div>
  )
}
