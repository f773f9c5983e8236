import type { BlockPanelInput } from '../block-panel'
import type { Text } from './schema'

export function TextPanel({ props, errors, onChange, tools: { TextField } }: BlockPanelInput<Text>) {
  return <TextField label="Text" value={props.text} error={errors.text} onChange={(text) => onChange({ text })} />
}
