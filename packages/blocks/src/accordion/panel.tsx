import { Select } from '@sitewright/ui/controls/select'
import { Switch } from '@sitewright/ui/controls/switch'
import type { BlockPanelInput } from '../ground/block-panel'
import type { Accordion } from './schema'

const levels = [
  { value: '2', label: 'Heading 2' },
  { value: '3', label: 'Heading 3' },
  { value: '4', label: 'Heading 4' },
] as const

function AccordionContent({ props, onChange, drawFields }: BlockPanelInput<Accordion>) {
  return (
    <>
      {drawFields('items')}
      <Switch
        label="Open first item"
        checked={props.isFirstItemOpen}
        onChange={(isFirstItemOpen) => onChange({ isFirstItemOpen })}
      />
      <Switch
        label="Allow multiple open"
        hint="Otherwise, opening one item closes the others."
        checked={props.allowMultipleOpen}
        onChange={(allowMultipleOpen) => onChange({ allowMultipleOpen })}
      />
      <Select
        label="Heading level"
        hint="For search engines and screen readers. It doesn’t change how titles look."
        value={levels.find((it) => Number(it.value) === props.headingLevel)?.value ?? '3'}
        choices={levels}
        onChange={(level) => onChange({ headingLevel: Number(level) as Accordion['headingLevel'] })}
      />
    </>
  )
}

export const accordionPanel = { content: AccordionContent }
