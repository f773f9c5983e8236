import { foodOrderingLink } from '@sitewright/model/blocks-vocabulary/food-ordering'
import { z } from 'zod'
import { type BlockProps, defineBlock } from '../ground/define-block'

export const foodOrdering = defineBlock({
  type: 'food-ordering',
  number: null,
  group: 'integrations',
  label: 'Food ordering',
  description: 'A button that links to your delivery or takeout service.',
  sign: 'M4 8h12l-1 8.500H5zM7 8V6a3 3 0 0 1 6 0v2',
  props: z.strictObject({
    ...foodOrderingLink.shape,
    size: z.enum(['small', 'medium', 'large']).default('medium'),
    alignment: z.enum(['left', 'center', 'right', 'stretch']).default('left'),
  }),
  starter: {},
  size: { columns: 5, rows: 2 },
  isEmpty: (props) => props.slug === '',
})
export type FoodOrdering = BlockProps<typeof foodOrdering>
