import { fontFamilies } from '@sitewright/blocks/styles/fonts'
import { listTypeSizes, type TypeStep } from '@sitewright/blocks/styles/type-scale'
import { SliderField } from '@sitewright/ui/slider-field'
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
          min={12}
          max={24}
          step={0.5}
          value={styles.baseSizePx}
          words={(value) => `${value} px`}
          onChange={(baseSizePx) => onChange({ ...styles, baseSizePx }, 'Change the text size')}
        />
        <SliderField
          label="Scale of headings"
          min={1.05}
          max={1.6}
          step={0.01}
          value={styles.scale}
          words={(value) => value.toFixed(2)}
          hint="How much larger each level is than the one below."
          onChange={(scale) => onChange({ ...styles, scale }, 'Change the scale')}
        />
      </div>
      <div className="design-group">
        <h3>What comes out</h3>
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
                    fontFamily: fontFamilies[styles.fonts[use].family].stack,
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
