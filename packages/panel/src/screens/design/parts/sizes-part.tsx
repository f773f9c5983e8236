import { listTypeSizes, type TypeStep } from '@sitewright/blocks/styles/type-scale'
import { findFamily } from '@sitewright/blocks/styles/web-fonts'
import { rangeOf } from '@sitewright/model/documents/schema-limits'
import { siteStyles } from '@sitewright/model/site/styles'
import { SliderField } from '@sitewright/ui/controls/slider-field'
import type { StylesPartProps } from './part-props'

const steps: readonly { step: TypeStep; label: string; use: 'heading' | 'body' }[] = [
  { step: 'h1', label: 'Heading 1', use: 'heading' },
  { step: 'h2', label: 'Heading 2', use: 'heading' },
  { step: 'h3', label: 'Heading 3', use: 'heading' },
  { step: 'h4', label: 'Heading 4', use: 'heading' },
  { step: 'lead', label: 'Lead text', use: 'body' },
  { step: 'small', label: 'Small text', use: 'body' },
]
const largestSamplePx = 40

export function SizesPart({ styles, onChange }: StylesPartProps) {
  const sizes = listTypeSizes(styles)
  return (
    <>
      <div className="design-group">
        <SliderField
          label="Text size"
          {...rangeOf(siteStyles.shape.baseSizePx)}
          step={0.5}
          value={styles.baseSizePx}
          words={(value) => `${value} px`}
          onChange={(baseSizePx) => onChange({ ...styles, baseSizePx }, 'Change the text size')}
        />
        <SliderField
          label="Heading scale"
          {...rangeOf(siteStyles.shape.scale)}
          step={0.01}
          value={styles.scale}
          words={(value) => value.toFixed(2)}
          hint="How much larger each heading level is than the next."
          onChange={(scale) => onChange({ ...styles, scale }, 'Change the scale')}
        />
      </div>
      <div className="design-group">
        <h3>Result</h3>
        <table className="size-list">
          <thead>
            <tr>
              <th scope="col">Text</th>
              <th scope="col">Desktop</th>
              <th scope="col">Phone</th>
            </tr>
          </thead>
          <tbody>
            {steps.map(({ step, label, use }) => (
              <tr key={step}>
                <th
                  scope="row"
                  style={{
                    fontFamily: findFamily(styles, styles.fonts[use].family).stack,
                    fontWeight: styles.fonts[use].weight,
                    fontSize: Math.min(sizes[step].widePx * 0.5, largestSamplePx),
                  }}
                >
                  {label}
                </th>
                <td>{sizes[step].widePx} px</td>
                <td>{sizes[step].phonePx} px</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
