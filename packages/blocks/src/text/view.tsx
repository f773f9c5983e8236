import type { BlockViewInput } from '../define-block'
import { RichTextView } from '../rich-text/rich-text-view'
import type { Text } from './schema'

export function TextView({ id, props }: BlockViewInput<Text>) {
  return <RichTextView text={props.text} anchor={id} />
}
