import { type Section, sectionDividers } from '@sitewright/model/pages/document'
import { wordsOfChoice } from '../parts/field-words'

type Divider = Section['divider']

/** Small drawings of a section's lower edge, 48 by 24. */
const drawings: Record<Divider, string> = {
  none: 'M0 0H48V16H0Z',
  rounded: 'M0 0H48V10Q24 26 0 10Z',
  'soft-corners': 'M0 0H48V12Q48 18 42 18H6Q0 18 0 12Z',
  slanted: 'M0 0H48V10L0 20Z',
  scalloped: 'M0 0H48V13A6 6 0 0 1 36 13A6 6 0 0 1 24 13A6 6 0 0 1 12 13A6 6 0 0 1 0 13Z',
  wavy: 'M0 0H48V15C40 20 32 20 24 15S8 10 0 15Z',
  jagged: 'M0 0H48V13L44 18L40 13L36 18L32 13L28 18L24 13L20 18L16 13L12 18L8 13L4 18L0 13Z',
  pointed: 'M0 0H48V11L24 20L0 11Z',
}

export function DividerChoice({ value, onChange }: { value: Divider; onChange: (divider: Divider) => void }) {
  return (
    <fieldset className="look-choice">
      <legend className="sw-field-label">Bottom edge</legend>
      <div className="divider-swatches">
        {sectionDividers.map((divider) => (
          <label key={divider} className="divider-swatch" title={wordsOfChoice(divider)}>
            <input type="radio" name="divider" checked={value === divider} onChange={() => onChange(divider)} />
            <svg viewBox="0 0 48 24" aria-hidden="true">
              <path d={drawings[divider]} />
            </svg>
            <span className="sw-hidden-text">{wordsOfChoice(divider)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
