import type { CSSProperties } from 'react'
import type { BlockViewInput } from '../ground/define-block'
import { RichTextView } from '../rich-text/rich-text-view'
import { countLongestLine } from './longest-line'
import type { Text } from './schema'

export function TextView({ id, props }: BlockViewInput<Text>) {
  const text = <RichTextView text={props.text} anchor={id} phoneAlignment={props.phoneAlignment} />
  if (!props.isScaled) return text
  const style = { '--letters': countLongestLine(props.text) } as CSSProperties
  return (
    <div className="scaled-text" style={style}>
      {text}
    </div>
  )
}
