import { visitorBlockTypes } from '@sitewright/model/reference/block-types'
import { readPlainText } from '@sitewright/model/text/plain-text'
import { richText, richTextOf } from '@sitewright/model/text/rich-text'
import { z } from 'zod'
import { type BlockProps, defineBlock } from '../ground/define-block'

const accordionItem = z.strictObject({ title: z.string().trim().min(1).max(300), text: richText })

export const accordion = defineBlock({
  type: 'accordion',
  number: visitorBlockTypes.accordion,
  group: 'essentials',
  label: 'Accordion',
  description: 'Questions that expand to show answers.',
  sign: 'M3 5h14M3 10h14M3 15h14M15 6.8l1.2 1.2 1.2-1.2',
  props: z.strictObject({
    items: z.array(accordionItem).min(1, 'Add at least one item.').max(60),
    allowMultipleOpen: z.boolean().default(false),
    isFirstItemOpen: z.boolean().default(false),
    /** Level of the items' titles among the headings of the page. */
    headingLevel: z.union([z.literal(2), z.literal(3), z.literal(4)]).default(3),
  }),
  starter: {
    items: [
      { title: 'Do you ship abroad?', text: richTextOf('Yes. Write here where to, and how long it takes.') },
      { title: 'Can I return an order?', text: richTextOf('Write here how returns work.') },
    ],
  },
  listQuestions: ({ items }) =>
    items.every(({ title }) => /[?？]$/.test(title))
      ? items
          .map(({ title, text }) => ({ question: title, answer: readPlainText(text) }))
          .filter((it) => it.answer !== '')
      : [],
  hasIsland: true,
  size: { columns: 12, rows: 8 },
  words: { allowMultipleOpen: 'Allow multiple open' },
  texts: [{ prop: 'items.*.text', element: '.accordion-content > .rich-text', around: '.accordion-item' }],
})
export type Accordion = BlockProps<typeof accordion>
