import type { BlockViewInput } from '../ground/define-block'
import { HeldNote, holdAttribute } from '../ground/held-content'
import type { Code } from './schema'

/** Without `allow-same-origin` the frame has an origin of its own: the owner's code sees neither cookies nor the page. */
const frameRights = 'allow-scripts allow-forms allow-popups'

export function CodeView({ props, context }: BlockViewInput<Code>) {
  if (props.display === 'html') {
    const isHeld = context.holdsForeignContent === true && !context.isEditing
    return (
      <>
        <iframe
          className="code-frame"
          title={props.title}
          sandbox={context.isEditing ? '' : frameRights}
          {...(isHeld ? holdAttribute('srcdoc', props.source) : { srcDoc: props.source })}
          loading="lazy"
          style={{ height: props.heightPx }}
        />
        {isHeld && <HeldNote texts={context.texts.consent} />}
      </>
    )
  }
  return (
    <pre className="code-source">
      <code>{props.source}</code>
    </pre>
  )
}
