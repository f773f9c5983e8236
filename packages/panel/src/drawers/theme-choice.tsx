import { deriveTheme } from '@sitewright/blocks/styles/themes'
import { type SectionTheme, sectionThemes } from '@sitewright/model/pages/document'
import { siteStyles } from '@sitewright/model/site/styles'
import { useSiteDocument } from '../data/site/site-documents'
import { useLiveStyles } from '../editor/use-live-site'
import { wordsOfChoice } from '../parts/field-words'

/** The ten color sets of the site, as they look. */
export function ThemeChoice({ value, onChange }: { value: SectionTheme; onChange: (theme: SectionTheme) => void }) {
  const stored = useSiteDocument('styles').data?.body
  const { palette } = useLiveStyles() ?? stored ?? siteStyles.parse({})
  return (
    <fieldset className="look-choice">
      <legend className="sw-field-label">Colors</legend>
      <div className="section-themes">
        {sectionThemes.map((theme) => {
          const colors = deriveTheme(palette, theme)
          return (
            <label key={theme} className="section-theme" title={wordsOfChoice(theme)}>
              <input type="radio" name="theme" checked={value === theme} onChange={() => onChange(theme)} />
              <span style={{ background: colors.background, color: colors.heading }} aria-hidden="true">
                Aa
                <i style={{ background: colors.primary.fill }} />
              </span>
              <span className="sw-hidden-text">{wordsOfChoice(theme)}</span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
