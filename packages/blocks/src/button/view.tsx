import type { BlockViewInput } from '../ground/define-block'
import { linkAttributes } from '../ground/link-attributes'
import type { Button } from './schema'
import { describeButton } from './tracking'

/** Without a link it leads nowhere: the owner sees it, visitors do not. */
export function ButtonView({ id, props, place, context }: BlockViewInput<Button>) {
  if (props.href === '' && !context.isEditing) return null
  const tracking = JSON.stringify(describeButton(id, props, place.container))
  return (
    <div className="button-block" data-alignment={props.alignment} data-phone-alignment={props.phoneAlignment}>
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
