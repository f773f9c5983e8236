import { fontFamilies } from '@sitewright/blocks/styles/fonts'
import { type FontName, fontNames } from '@sitewright/model/site/styles'
import { useId } from 'react'
import type { FontPreviews } from './use-font-previews'

interface FamilyListProps {
  value: FontName
  previews: FontPreviews
  failureText: string
  onChange: (family: FontName) => void
}

/** The families, each written in its own face. Radio buttons: one tab stop, arrows try one after the other. */
export function FamilyList({ value, previews, failureText, onChange }: FamilyListProps) {
  const name = useId()
  return (
    <fieldset className="sw-field">
      <legend className="sw-field-label">Family</legend>
      <div className="family-list">
        {fontNames.map((family) => (
          <label key={family} className="family-row">
            <input
              type="radio"
              className="sw-hidden-text"
              name={name}
              checked={family === value}
              onChange={() => onChange(family)}
            />
            <span style={{ fontFamily: fontFamilies[family].stack }}>{fontFamilies[family].label}</span>
            {previews[family] === 'failed' ? <span className="family-failure">{failureText}</span> : null}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
