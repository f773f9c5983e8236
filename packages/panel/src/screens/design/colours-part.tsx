import { findReadyPalette, readyPalettes } from '@sitewright/blocks/styles/ready-palettes'
import { paletteNames } from '@sitewright/model/site/styles'
import { ColourField } from './colour-field'
import { paletteLabels } from './palette-labels'
import type { StylesPartProps } from './part-props'
import { ThemeList } from './theme-list'

export function ColoursPart({ styles, onChange }: StylesPartProps) {
  const { palette } = styles
  const current = findReadyPalette(palette)
  return (
    <>
      <fieldset className="design-group">
        <legend>Palette</legend>
        <p className="sw-field-hint">Five colours. Everything on the site takes its colour from them.</p>
        {paletteNames.map((name) => (
          <ColourField
            key={name}
            label={paletteLabels[name]}
            value={palette[name]}
            onChange={(colour) => onChange({ ...styles, palette: { ...palette, [name]: colour } }, 'Change a colour')}
          />
        ))}
      </fieldset>
      <fieldset className="design-group">
        <legend>Ready-made palettes</legend>
        <div className="palette-cards">
          {readyPalettes.map((it) => (
            <button
              key={it.id}
              type="button"
              className="palette-card"
              aria-pressed={it === current}
              onClick={() => onChange({ ...styles, palette: it.palette }, `Use the palette ${it.label}`)}
            >
              <span className="palette-stripes" aria-hidden="true">
                {paletteNames.map((name) => (
                  <span key={name} style={{ background: it.palette[name] }} />
                ))}
              </span>
              {it.label}
            </button>
          ))}
        </div>
      </fieldset>
      <ThemeList styles={styles} onChange={onChange} />
    </>
  )
}
