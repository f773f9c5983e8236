import type { ButtonTracking } from '@sitewright/model/blocks-vocabulary/button-tracking'
import type { Button } from './schema'

/** What analytics learns of a click on a button block. */
export function describeButton(id: string, props: Button, context: ButtonTracking['context']): ButtonTracking {
  const { text, href, alignment, size, newWindow } = props
  return { id, buttonText: text, clickthroughUrl: href, alignment, size, newWindow, context }
}
