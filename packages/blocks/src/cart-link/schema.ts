import { z } from 'zod'
import { type BlockProps, defineBlock } from '../ground/define-block'

export const cartLink = defineBlock({
  type: 'cart-link',
  number: null,
  group: 'sell',
  label: 'Cart link',
  description: 'Links to the cart and shows how many items are in it.',
  sign: 'M2.500 4h2l2 9h8l2-6.500h-11M8 16.500h.01M13.500 16.500h.01',
  props: z.strictObject({
    label: z.string().trim().min(1, 'Enter a label.').max(60).default('Cart'),
    look: z.enum(['text', 'icon', 'both']).default('text'),
    size: z.enum(['small', 'medium', 'large']).default('medium'),
    alignment: z.enum(['left', 'center', 'right']).default('left'),
    showCount: z.boolean().default(true),
  }),
  starter: {},
  size: { columns: 4, rows: 2 },
  texts: [{ prop: 'label', element: '.cart-link-label' }],
})
export type CartLink = BlockProps<typeof cartLink>
