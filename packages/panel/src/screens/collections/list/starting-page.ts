import { text } from '@sitewright/blocks/text/schema'
import { emptyPage, type PageDocument, section } from '@sitewright/model/pages/document'

/** An empty text as wide as lines are read well: a new item is there to be written. */
export function startingPage(newId: () => string): PageDocument {
  const props = text.props.parse({ text: { type: 'doc', content: [{ type: 'paragraph' }] } })
  const desktop = { start: { x: 5, y: 0 }, end: { x: 19, y: 4 } }
  const first = section.parse({
    id: newId(),
    height: 'small',
    verticalAlignment: 'top',
    blocks: [{ id: newId(), type: text.type, props, desktop }],
  })
  return { ...emptyPage(), sections: [first] }
}
