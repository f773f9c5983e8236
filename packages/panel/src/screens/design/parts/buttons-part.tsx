import type { SiteStyles } from '@sitewright/model/site/styles'
import { ChoiceGroup } from '@sitewright/ui/controls/choice-group'
import { ButtonSamples } from './button-samples'
import type { StylesPartProps } from './part-props'

const shapes = [
  { value: 'square', label: 'Square', picture: <span className="shape-picture" /> },
  { value: 'rounded', label: 'Rounded', picture: <span className="shape-picture shape-rounded" /> },
  { value: 'pill', label: 'Pill', picture: <span className="shape-picture shape-pill" /> },
] as const
const paddings = [
  { value: 'compact', label: 'Compact' },
  { value: 'normal', label: 'Medium' },
  { value: 'roomy', label: 'Large' },
] as const
const fills = [
  { value: 'solid', label: 'Filled' },
  { value: 'outline', label: 'Outline' },
] as const
const allFills = [...fills, { value: 'text', label: 'Text only' }] as const

export function ButtonsPart({ styles, onChange }: StylesPartProps) {
  const { buttons } = styles
  const change = (part: Partial<SiteStyles['buttons']>) =>
    onChange({ ...styles, buttons: { ...buttons, ...part } }, 'Change the buttons')
  return (
    <div className="design-group">
      <ButtonSamples styles={styles} />
      <ChoiceGroup label="Shape" value={buttons.shape} choices={shapes} onChange={(shape) => change({ shape })} />
      <ChoiceGroup
        label="Padding"
        value={buttons.padding}
        choices={paddings}
        onChange={(padding) => change({ padding })}
      />
      <ChoiceGroup
        label="Primary"
        value={buttons.primary}
        choices={fills}
        onChange={(primary) => change({ primary })}
      />
      <ChoiceGroup
        label="Secondary"
        value={buttons.secondary}
        choices={fills}
        onChange={(secondary) => change({ secondary })}
      />
      <ChoiceGroup
        label="Tertiary"
        value={buttons.tertiary}
        choices={allFills}
        onChange={(tertiary) => change({ tertiary })}
      />
    </div>
  )
}
