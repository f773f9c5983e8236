import { ChoiceGroup } from '@sitewright/ui/controls/choice-group'
import { Select } from '@sitewright/ui/controls/select'
import { Switch } from '@sitewright/ui/controls/switch'
import { TextField } from '@sitewright/ui/controls/text-field'
import type { BlockPanelInput } from '../ground/block-panel'
import type { Button } from './schema'

const styles = [
  { value: 'primary', label: 'Primary' },
  { value: 'secondary', label: 'Secondary' },
  { value: 'tertiary', label: 'Tertiary' },
] as const
const sizes = [
  { value: 'small', label: 'Small' },
  { value: 'medium', label: 'Medium' },
  { value: 'large', label: 'Large' },
] as const
const alignments = [
  { value: 'left', label: 'Left' },
  { value: 'center', label: 'Center' },
  { value: 'right', label: 'Right' },
  { value: 'stretch', label: 'Full width' },
] as const

function ButtonContent({ props, errors, onChange, tools: { LinkField } }: BlockPanelInput<Button>) {
  return (
    <>
      <TextField label="Label" value={props.text} error={errors.text} onChange={(text) => onChange({ text })} />
      <LinkField label="Link" value={props.href} error={errors.href} onChange={(href) => onChange({ href })} />
      <Switch label="Open in a new tab" checked={props.newWindow} onChange={(newWindow) => onChange({ newWindow })} />
    </>
  )
}

function ButtonStyle({ props, onChange, drawFields }: BlockPanelInput<Button>) {
  return (
    <>
      <ChoiceGroup label="Style" value={props.style} choices={styles} onChange={(style) => onChange({ style })} />
      <ChoiceGroup label="Size" value={props.size} choices={sizes} onChange={(size) => onChange({ size })} />
      <Select
        label="Position"
        value={props.alignment}
        choices={alignments}
        onChange={(alignment) => onChange({ alignment })}
      />
      {props.alignment === 'stretch' ? null : drawFields('phoneAlignment')}
    </>
  )
}

export const buttonPanel = { content: ButtonContent, style: ButtonStyle }
