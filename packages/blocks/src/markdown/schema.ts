import { visitorBlockTypes } from '@sitewright/model/reference/block-types'
import { z } from 'zod'
import { type BlockProps, defineBlock } from '../ground/define-block'

export const markdown = defineBlock({
  type: 'markdown',
  number: visitorBlockTypes.markdown,
  group: 'code',
  label: 'Markdown',
  description: 'Text and tables in Markdown.',
  sign: 'M2.5 5h15v10h-15zM5 12.5v-5l2.2 2.5 2.3-2.5v5M13.5 7.5v5M11.7 10.7l1.8 1.8 1.8-1.8',
  props: z.strictObject({ source: z.string().max(50_000).default('') }),
  starter: { source: '## A heading\n\nSome text with **weight** and a [link](/).' },
  size: { columns: 12, rows: 8 },
  listMarkdown: ({ source }) => [source],
})
export type Markdown = BlockProps<typeof markdown>
