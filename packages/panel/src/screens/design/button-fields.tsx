import type { SiteStyles } from '@sitewright/model/site/styles'
import { Select } from '@sitewright/ui/select'

type Buttons = SiteStyles['buttons']

const shapes = [
  { value: 'square', label: 'Square' },
  { value: 'rounded', label: 'Rounded' },
  { value: 'pill', label: 'Pill' },
] as const
const fills = [
  { value: 'solid', label: 'Filled' },
  { value: 'outline', label: 'Outline' },
] as const
const allFills = [...fills, { value: 'text', label: 'Words alone' }] as const

export function ButtonFields({ buttons, onChange }: { buttons: Buttons; onChange: (buttons: Buttons) => void }) {
  const change = (part: Partial<Buttons>) => onChange({ ...buttons, ...part })
  return (
    <fieldset className="drawer-group">
      <legend>Buttons</legend>
      <Select label="Shape" value={buttons.shape} choices={shapes} onChange={(shape) => change({ shape })} />
      <Select label="Primary" value={buttons.primary} choices={fills} onChange={(primary) => change({ primary })} />
      <Select
        label="Secondary"
        value={buttons.secondary}
        choices={fills}
        onChange={(secondary) => change({ secondary })}
      />
      <Select
        label="Tertiary"
        value={buttons.tertiary}
        choices={allFills}
        onChange={(tertiary) => change({ tertiary })}
      />
    </fieldset>
  )
}
