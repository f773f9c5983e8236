import { fontFamilies } from '@sitewright/blocks/styles/fonts'
import { fontNames, type SiteStyles } from '@sitewright/model/site/styles'
import { NumberField } from '@sitewright/ui/number-field'
import { Select } from '@sitewright/ui/select'

type Fonts = SiteStyles['fonts']

const uses: readonly { key: keyof Fonts; label: string }[] = [
  { key: 'heading', label: 'Headings' },
  { key: 'body', label: 'Text' },
  { key: 'meta', label: 'Small labels' },
]
const families = fontNames.map((value) => ({ value, label: fontFamilies[value].label }))

export function FontFields({ fonts, onChange }: { fonts: Fonts; onChange: (fonts: Fonts) => void }) {
  return (
    <fieldset className="drawer-group">
      <legend>Fonts</legend>
      {uses.map(({ key, label }) => {
        const font = fonts[key]
        const change = (part: Partial<typeof font>) => onChange({ ...fonts, [key]: { ...font, ...part } })
        return (
          <details key={key} className="font-use" open={key === 'heading'}>
            <summary>{label}</summary>
            <Select label="Family" value={font.family} choices={families} onChange={(family) => change({ family })} />
            <div className="sw-pair">
              <NumberField
                label="Weight"
                min={100}
                max={900}
                step={50}
                value={font.weight}
                onChange={(weight) => change({ weight: Math.round(weight) })}
              />
              <NumberField
                label="Line height"
                min={0.8}
                max={2.5}
                step={0.05}
                value={font.lineHeight}
                onChange={(lineHeight) => change({ lineHeight })}
              />
            </div>
            <NumberField
              label="Letter spacing, em"
              min={-0.1}
              max={0.5}
              step={0.01}
              value={font.letterSpacingEm}
              onChange={(letterSpacingEm) => change({ letterSpacingEm })}
            />
          </details>
        )
      })}
    </fieldset>
  )
}
