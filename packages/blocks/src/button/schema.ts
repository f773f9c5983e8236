import { linkTarget } from '@sitewright/model/link-targets/link-target'
import { visitorBlockTypes } from '@sitewright/model/reference/block-types'
import { z } from 'zod'
import { type BlockProps, defineBlock } from '../ground/define-block'
import { buttonKinds } from '../styles/button-css'
import { phoneAlignment } from '../styles/phone-alignment'

export const button = defineBlock({
  type: 'button',
  number: visitorBlockTypes.button,
  group: 'essentials',
  label: 'Button',
  description: 'A clickable button.',
  sign: 'M3 6.5h14v7H3zM7 10h6',
  props: z.strictObject({
    text: z.string().trim().min(1, 'Enter a button label.').max(100),
    href: linkTarget.default(''),
    style: z.enum(buttonKinds).default('primary'),
    size: z.enum(['small', 'medium', 'large']).default('medium'),
    alignment: z.enum(['left', 'center', 'right', 'stretch']).default('left'),
    phoneAlignment,
    newWindow: z.boolean().default(false),
  }),
  starter: { text: 'Learn more', href: '/' },
  size: { columns: 5, rows: 2 },
  isEmpty: (props) => props.href === '',
  missing: 'link',
  texts: [{ prop: 'text', element: '.button' }],
})
export type Button = BlockProps<typeof button>
