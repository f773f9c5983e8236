import { visitorBlockTypes } from '@sitewright/model/reference/block-types'
import { z } from 'zod'
import { type BlockProps, defineBlock } from '../ground/define-block'

const dish = z.strictObject({
  title: z.string().trim().min(1).max(200),
  description: z.string().max(500).default(''),
  /** As the owner writes it, such as '12' or 'from £8'. */
  price: z.string().max(40).default(''),
})
const menuSection = z.strictObject({
  title: z.string().max(200).default(''),
  description: z.string().max(500).default(''),
  items: z.array(dish).max(100).default([]),
})

export const menu = defineBlock({
  type: 'menu',
  number: visitorBlockTypes.menu,
  group: 'display',
  label: 'Menu',
  description: 'Dishes or services with their prices.',
  sign: 'M5 2.5h10v15H5zM7.5 6.5h3M12.5 6.5h.01M7.5 10h3M12.5 10h.01M7.5 13.5h3M12.5 13.5h.01',
  props: z.strictObject({
    menus: z
      .array(z.strictObject({ title: z.string().trim().min(1).max(120), sections: z.array(menuSection).max(40) }))
      .min(1, 'Add at least one menu.')
      .max(12),
  }),
  starter: {
    menus: [
      {
        title: 'Lunch',
        sections: [{ title: 'Starters', items: [{ title: 'Soup of the day', description: 'With bread', price: '7' }] }],
      },
      { title: 'Dinner', sections: [{ title: 'Mains', items: [{ title: 'Roast squash', price: '16' }] }] },
    ],
  },
  hasIsland: true,
  size: { columns: 16, rows: 12 },
})
export type Menu = BlockProps<typeof menu>
