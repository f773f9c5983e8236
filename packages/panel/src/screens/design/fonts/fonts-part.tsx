import { findPairing, fontPairings } from '@sitewright/blocks/styles/font-pairings'
import { findFamily } from '@sitewright/blocks/styles/web-fonts'
import { rangeOf } from '@sitewright/model/documents/schema-limits'
import { type SiteStyles, siteStyles } from '@sitewright/model/site/styles'
import { ChoiceGroup } from '@sitewright/ui/controls/choice-group'
import { SliderField } from '@sitewright/ui/controls/slider-field'
import { LoadFailure } from '@sitewright/ui/feedback/empty-state'
import { useState } from 'react'
import type { StylesPartProps } from '../parts/part-props'
import { FamilyList } from './family-list'
import { OwnFonts } from './own-fonts'
import { describeFontFailures, useFontPreviews } from './use-font-previews'

type FontUseName = keyof SiteStyles['fonts']
const fontShape = siteStyles.shape.fonts.unwrap().shape.body.shape

const uses = [
  { value: 'heading', label: 'Headings' },
  { value: 'body', label: 'Text' },
  { value: 'meta', label: 'Labels' },
] as const
const useHints: Record<FontUseName, string> = {
  heading: 'Page and section titles.',
  body: 'Paragraphs and lists.',
  meta: 'Menus, buttons and captions.',
}

export function FontsPart({ styles, onChange }: StylesPartProps) {
  const [attempt, setAttempt] = useState(0)
  const [shown, setShown] = useState<FontUseName>('heading')
  const previews = useFontPreviews(attempt, styles.webFonts)
  const failures = describeFontFailures(previews)
  const current = findPairing(styles.fonts)
  const font = styles.fonts[shown]
  const change = (part: Partial<typeof font>, label: string) =>
    onChange({ ...styles, fonts: { ...styles.fonts, [shown]: { ...font, ...part } } }, label)
  if (failures.all) return <LoadFailure text={failures.all} onRetry={() => setAttempt(attempt + 1)} />
  return (
    <>
      <fieldset className="design-group">
        <legend>Pairings</legend>
        <div className="pairing-cards">
          {fontPairings.map((it) => (
            <button
              key={it.id}
              type="button"
              className="pairing-card"
              aria-pressed={it === current}
              onClick={() => onChange({ ...styles, fonts: it.fonts }, `Use ${it.label} fonts`)}
            >
              <span
                className="pairing-name"
                style={{
                  fontFamily: findFamily(styles, it.fonts.heading.family).stack,
                  fontWeight: it.fonts.heading.weight,
                }}
              >
                {it.label}
              </span>
              <span className="pairing-mood" style={{ fontFamily: findFamily(styles, it.fonts.body.family).stack }}>
                {it.mood}
              </span>
            </button>
          ))}
        </div>
      </fieldset>
      <OwnFonts styles={styles} onChange={onChange} />
      <div className="design-group">
        <ChoiceGroup label="Fine-tune" value={shown} choices={uses} onChange={setShown} hint={useHints[shown]} />
        <FamilyList
          key={shown}
          value={font.family}
          styles={styles}
          previews={previews}
          failureText={failures.one}
          onChange={(family) => change({ family }, 'Change a font')}
        />
        <SliderField
          label="Weight"
          {...rangeOf(fontShape.weight)}
          step={50}
          value={font.weight}
          words={String}
          onChange={(weight) => change({ weight: Math.round(weight) }, 'Change a font weight')}
        />
        <SliderField
          label="Line height"
          {...rangeOf(fontShape.lineHeight)}
          step={0.05}
          value={font.lineHeight}
          words={(value) => value.toFixed(2)}
          onChange={(lineHeight) => change({ lineHeight }, 'Change a line height')}
        />
        <SliderField
          label="Letter spacing"
          {...rangeOf(fontShape.letterSpacingEm)}
          step={0.005}
          value={font.letterSpacingEm}
          words={(value) => `${(value * 100).toFixed(1)} %`}
          onChange={(letterSpacingEm) => change({ letterSpacingEm }, 'Change a letter spacing')}
        />
      </div>
    </>
  )
}
