import { findFamily } from '@sitewright/blocks/styles/web-fonts'
import { fontNames, type SiteStyles } from '@sitewright/model/site/styles'
import { keyOfWebFont } from '@sitewright/model/site/web-fonts'
import { useId } from 'react'
import type { FontPreviews } from './use-font-previews'

interface FamilyListProps {
  value: string
  styles: SiteStyles
  previews: FontPreviews
  failureText: string
  onChange: (family: string) => void
}

/** The families, each written in its own face. Radio buttons: one tab stop, arrows try one after the other. */
export function FamilyList({ value, styles, previews, failureText, onChange }: FamilyListProps) {
  const name = useId()
  return (
    <fieldset className="sw-field">
      <legend className="sw-field-label">Family</legend>
      <div className="family-list">
        {[...styles.webFonts.map(keyOfWebFont), ...fontNames].map((family) => (
          <label key={family} className="family-row">
            <input
              type="radio"
              className="sw-hidden-text"
              name={name}
              checked={family === value}
              onChange={() => onChange(family)}
            />
            <span style={{ fontFamily: findFamily(styles, family).stack }}>{findFamily(styles, family).label}</span>
            {previews[family] === 'failed' ? <span className="family-failure">{failureText}</span> : null}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
