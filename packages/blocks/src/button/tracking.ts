import type { BlockPlace } from '../define-block'
import type { Button } from './schema'

/** What analytics learns of a click on a button block. */
export function buttonTracking(id: string, props: Button, container: BlockPlace['container']) {
  return {
    id,
    buttonText: props.text,
    clickthroughUrl: props.href,
    alignment: props.alignment,
    size: props.size,
    newWindow: props.newWindow,
    context: container,
  }
}
