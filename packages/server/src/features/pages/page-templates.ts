import { emptyPage, type PageDocument, pageDocument, pageFormat } from '@sitewright/model/pages/document'
import { richTextOf } from '@sitewright/model/text/rich-text'

type MakeDocument = (newId: () => string, title: string) => PageDocument

/** Starting content of a new page, by name. */
const pageTemplates: Record<string, MakeDocument> = {
  blank: emptyPage,
  text: (newId, title) =>
    pageDocument.parse({
      format: pageFormat,
      sections: [
        {
          id: newId(),
          blocks: [
            {
              id: newId(),
              type: 'text',
              props: { text: startText(title) },
              desktop: { start: { x: 4, y: 1 }, end: { x: 20, y: 7 } },
            },
          ],
        },
      ],
    }),
}

export function findPageTemplate(name: string): MakeDocument | undefined {
  return Object.hasOwn(pageTemplates, name) ? pageTemplates[name] : undefined
}

function startText(title: string) {
  const { type, content } = richTextOf('Tell your visitors something.')
  const heading = { type: 'heading', attrs: { level: 1, textAlign: 'left' }, content: [{ type: 'text', text: title }] }
  return { type, content: [heading, ...content] }
}
