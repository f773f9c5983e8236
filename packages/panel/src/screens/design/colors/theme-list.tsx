import { type SectionTheme, sectionThemes } from '@sitewright/model/pages/document'
import { useState } from 'react'
import type { StylesPartProps } from '../parts/part-props'
import { themeLabels } from './palette-labels'
import { ThemeCard } from './theme-card'
import { ThemeEditor } from './theme-editor'

/** The ten themes as they turn out, each with its contrasts. An opened one can take other palette colors. */
export function ThemeList({ styles, onChange }: StylesPartProps) {
  const [opened, setOpened] = useState<SectionTheme | null>(null)
  return (
    <fieldset className="design-group">
      <legend>Color themes</legend>
      <p className="sw-field-hint">
        Each section uses one theme. The numbers are the contrast of text and of the primary button. For readable text,
        keep them at 4.5 or more.
      </p>
      <ul className="theme-cards">
        {sectionThemes.map((theme) => (
          <li key={theme}>
            <ThemeCard
              label={themeLabels[theme]}
              styles={styles}
              theme={theme}
              isOpen={theme === opened}
              onToggle={() => setOpened(theme === opened ? null : theme)}
            />
            {theme === opened ? <ThemeEditor theme={theme} styles={styles} onChange={onChange} /> : null}
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
