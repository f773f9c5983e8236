import type { ButtonTracking } from '@sitewright/model/blocks-vocabulary/button-tracking'
import type { Button } from './schema'

type Described = Pick<Button, 'text' | 'href' | 'alignment' | 'size' | 'newWindow'>

/** What analytics learns of a click on a button block. */
export function describeButton(id: string, props: Described, context: ButtonTracking['context']): ButtonTracking {
  const { text, href, alignment, size, newWindow } = props
  return { id, buttonText: text, clickthroughUrl: href, alignment, size, newWindow, context }
}
