import type { BlockViewInput } from '../define-block'
import { linkAttributes } from '../link-attributes'
import type { Button } from './schema'
import { describeButton } from './tracking'

export function ButtonView({ id, props, place }: BlockViewInput<Button>) {
  const tracking = JSON.stringify(describeButton(id, props, place.container))
  return (
    <div className="button-block" data-alignment={props.alignment}>
      <a
        className="button"
        data-kind={props.style}
        data-size={props.size}
        data-button-tracking={tracking}
        {...linkAttributes(props.href || '#', props.newWindow)}
      >
        {props.text}
      </a>
    </div>
  )
}
