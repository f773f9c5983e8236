import { Switch } from '@sitewright/ui/controls/switch'
import type { BlockPanelInput } from '../ground/block-panel'
import type { Text } from './schema'

function TextContent({ props, errors, onChange, tools: { TextField } }: BlockPanelInput<Text>) {
  return <TextField label="Text" value={props.text} error={errors.text} onChange={(text) => onChange({ text })} />
}

function TextStyle({ props, onChange, drawFields }: BlockPanelInput<Text>) {
  return (
    <>
      <Switch
        label="Scale to fit"
        hint="The longest line fills the width of the block on every screen."
        checked={props.isScaled}
        onChange={(isScaled) => onChange({ isScaled })}
      />
      {drawFields('phoneAlignment')}
    </>
  )
}

export const textPanel = { content: TextContent, style: TextStyle }
