import { Select } from '@sitewright/ui/select'
import { Switch } from '@sitewright/ui/switch'
import type { BlockPanelInput } from '../block-panel'
import type { Accordion } from './schema'

const levels = [
  { value: '2', label: 'Heading 2, a part of the page' },
  { value: '3', label: 'Heading 3, under a heading 2' },
  { value: '4', label: 'Heading 4, under a heading 3' },
] as const

export function AccordionPanel({ props, onChange, drawFields }: BlockPanelInput<Accordion>) {
  return (
    <>
      {drawFields('items')}
      <Switch
        label="The first is open at the start"
        checked={props.isFirstItemOpen}
        onChange={(isFirstItemOpen) => onChange({ isFirstItemOpen })}
      />
      <Switch
        label="Several may be open at once"
        hint="Otherwise opening one closes the others."
        checked={props.allowMultipleOpen}
        onChange={(allowMultipleOpen) => onChange({ allowMultipleOpen })}
      />
      <Select
        label="Level of the titles"
        hint="For search engines and for those who hear the page. It does not change the look."
        value={levels.find((it) => Number(it.value) === props.headingLevel)?.value ?? '3'}
        choices={levels}
        onChange={(level) => onChange({ headingLevel: Number(level) as Accordion['headingLevel'] })}
      />
    </>
  )
}
