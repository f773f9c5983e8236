import { linkTarget } from '@sitewright/model/link-targets/link-target'
import { z } from 'zod'
import { type BlockProps, defineBlock } from '../ground/define-block'
import { buttonKinds } from '../styles/button-css'
import { phoneAlignment } from '../styles/phone-alignment'

export const buttonGroup = defineBlock({
  type: 'button-group',
  number: null,
  group: 'essentials',
  label: 'Button group',
  description: 'Buttons in a row, evenly spaced.',
  sign: 'M2.5 7h7v6h-7zM11.5 7h6v6h-6zM5 10h2M13.5 10h2',
  props: z.strictObject({
    buttons: z
      .array(
        z.strictObject({
          text: z.string().trim().min(1, 'Enter a button label.').max(100),
          href: linkTarget.default(''),
          style: z.enum(buttonKinds).default('primary'),
          newWindow: z.boolean().default(false),
        }),
      )
      .min(1, 'Add at least one button.')
      .max(6),
    size: z.enum(['small', 'medium', 'large']).default('medium'),
    alignment: z.enum(['left', 'center', 'right']).default('left'),
    phoneAlignment,
  }),
  starter: {
    buttons: [
      { text: 'Get started', href: '/' },
      { text: 'Learn more', href: '/', style: 'secondary' },
    ],
  },
  size: { columns: 10, rows: 2 },
  isEmpty: ({ buttons }) => buttons.every(({ href }) => href === ''),
  missing: 'link',
  hasUnlinkedButton: ({ buttons }) => buttons.some(({ href }) => href === ''),
  texts: [{ prop: 'buttons.*.text', element: '.button', byPressOnly: true }],
})
export type ButtonGroup = BlockProps<typeof buttonGroup>
