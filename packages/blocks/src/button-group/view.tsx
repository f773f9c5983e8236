import { describeButton } from '../button/tracking'
import type { BlockViewInput } from '../ground/define-block'
import { linkAttributes } from '../ground/link-attributes'
import type { ButtonGroup } from './schema'

/** As of a single button, visitors see only what leads somewhere. */
export function ButtonGroupView({ id, props, place, context }: BlockViewInput<ButtonGroup>) {
  const { alignment, phoneAlignment, size } = props
  const shown = props.buttons.filter(({ href }) => href !== '' || context.isEditing)
  if (shown.length === 0) return null
  return (
    <div className="button-group" data-alignment={alignment} data-phone-alignment={phoneAlignment}>
      {shown.map(({ text, href, style, newWindow }, index) => (
        <a
          key={index}
          className="button"
          data-kind={style}
          data-size={size}
          data-button-tracking={JSON.stringify(
            describeButton(id, { text, href, newWindow, alignment, size }, place.container),
          )}
          {...linkAttributes(href || '#', newWindow)}
        >
          {text}
        </a>
      ))}
    </div>
  )
}
