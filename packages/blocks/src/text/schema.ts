import { visitorBlockTypes } from '@sitewright/model/reference/block-types'
import { richText } from '@sitewright/model/text/rich-text'
import { z } from 'zod'
import { type BlockProps, defineBlock } from '../ground/define-block'
import { phoneAlignment } from '../styles/phone-alignment'

export const text = defineBlock({
  type: 'text',
  number: visitorBlockTypes.text,
  group: 'essentials',
  label: 'Text',
  description: 'Headings, paragraphs and lists.',
  sign: 'M4 5V3.5h12V5M10 3.5v13M7.5 16.5h5',
  props: z.strictObject({
    text: richText,
    /** Its longest line fills the width of the block. */
    isScaled: z.boolean().default(false),
    phoneAlignment,
  }),
  starter: {
    text: {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Tell your visitors something.' }] }],
    },
  },
  size: { columns: 10, rows: 4 },
  texts: [{ prop: 'text', element: '.rich-text' }],
})
export type Text = BlockProps<typeof text>
