import { themeRecipe } from '@sitewright/blocks/styles/themes'
import type { SectionTheme } from '@sitewright/model/pages/document'
import { type PaletteName, paletteNames, type ThemeRole, themeRoles } from '@sitewright/model/site/styles'
import { Button } from '@sitewright/ui/controls/button'
import type { StylesPartProps } from '../parts/part-props'
import { paletteLabels, roleLabels, themeLabels } from './palette-labels'

/** Which palette color each part of a theme takes. What is given back its own color is no longer stored. */
export function ThemeEditor({ theme, styles, onChange }: StylesPartProps & { theme: SectionTheme }) {
  const recipe = themeRecipe(theme, styles.themes)
  const usual = themeRecipe(theme)
  const label = `Change ${themeLabels[theme]} theme`
  function choose(role: ThemeRole, name: PaletteName) {
    const { [role]: _old, ...rest } = styles.themes[theme] ?? {}
    const change = name === usual[role] ? rest : { ...rest, [role]: name }
    onChange({ ...styles, themes: { ...styles.themes, [theme]: change } }, label)
  }
  function reset() {
    const { [theme]: _own, ...themes } = styles.themes
    onChange({ ...styles, themes }, `Reset ${themeLabels[theme]} theme`)
  }
  const isChanged = themeRoles.some((role) => recipe[role] !== usual[role])
  return (
    <div className="theme-editor">
      {themeRoles.map((role) => (
        <fieldset key={role} className="theme-role">
          <legend>{roleLabels[role]}</legend>
          <div className="theme-swatches">
            {paletteNames.map((name) => (
              <label key={name} className="theme-swatch" title={paletteLabels[name]}>
                <input
                  type="radio"
                  name={`${theme} ${role}`}
                  className="sw-hidden-text"
                  aria-label={paletteLabels[name]}
                  checked={recipe[role] === name}
                  onChange={() => choose(role, name)}
                />
                <span style={{ background: styles.palette[name] }} />
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      {isChanged ? (
        <Button size="small" kind="quiet" onClick={reset}>
          Reset theme
        </Button>
      ) : null}
    </div>
  )
}
