import { visitorBlockTypes } from '@sitewright/model/reference/block-types'
import { linkTarget } from '@sitewright/model/text/rich-text'
import { z } from 'zod'
import { type BlockProps, defineBlock } from '../define-block'
import { buttonKinds } from '../styles/button-css'

export const button = defineBlock({
  type: 'button',
  number: visitorBlockTypes.button,
  group: 'essentials',
  label: 'Button',
  description: 'A link that asks to be pressed.',
  sign: 'M3 6.5h14v7H3zM7 10h6',
  props: z.strictObject({
    text: z.string().trim().min(1, 'A button needs a text.').max(100),
    href: linkTarget.default(''),
    style: z.enum(buttonKinds).default('primary'),
    size: z.enum(['small', 'medium', 'large']).default('medium'),
    alignment: z.enum(['left', 'center', 'right', 'stretch']).default('left'),
    newWindow: z.boolean().default(false),
  }),
  starter: { text: 'Learn more', href: '/' },
  size: { columns: 5, rows: 2 },
  texts: [{ prop: 'text', element: '.button' }],
})
export type Button = BlockProps<typeof button>
