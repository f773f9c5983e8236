import { findReadyPalette, readyPalettes } from '@sitewright/blocks/styles/ready-palettes'
import { paletteNames } from '@sitewright/model/site/styles'
import type { StylesPartProps } from '../parts/part-props'
import { ColorField } from './color-field'
import { paletteLabels } from './palette-labels'
import { ThemeList } from './theme-list'

export function ColorsPart({ styles, onChange }: StylesPartProps) {
  const { palette } = styles
  const current = findReadyPalette(palette)
  return (
    <>
      <fieldset className="design-group">
        <legend>Palette</legend>
        <p className="sw-field-hint">Five colors for the whole site.</p>
        {paletteNames.map((name) => (
          <ColorField
            key={name}
            label={paletteLabels[name]}
            value={palette[name]}
            onChange={(color) => onChange({ ...styles, palette: { ...palette, [name]: color } }, 'Change a color')}
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
              onClick={() => onChange({ ...styles, palette: it.palette }, `Use ${it.label} palette`)}
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
