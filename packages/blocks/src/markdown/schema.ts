import { visitorBlockTypes } from '@sitewright/model/reference/block-types'
import { z } from 'zod'
import { type BlockProps, defineBlock } from '../define-block'

export const markdown = defineBlock({
  type: 'markdown',
  number: visitorBlockTypes.markdown,
  group: 'code',
  label: 'Markdown',
  props: z.strictObject({ source: z.string().max(50_000).default('') }),
  starter: { source: '## A heading\n\nSome text with **weight** and a [link](/).' },
  size: { columns: 12, rows: 8 },
})
export type Markdown = BlockProps<typeof markdown>
