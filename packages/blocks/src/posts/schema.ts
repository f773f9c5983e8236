import { type ItemWish, makeItemWish, maxShelfItems } from '@sitewright/model/collections/item-shelf'
import { visitorBlockTypes } from '@sitewright/model/reference/block-types'
import { z } from 'zod'
import { type BlockProps, defineBlock } from '../ground/define-block'
import { collectionChoice, filedUnder } from '../item-shelves/collection-choice'

export const posts = defineBlock({
  type: 'posts',
  number: visitorBlockTypes.postsByCategory,
  group: 'links',
  label: 'Post list',
  description: 'The titles of a collection’s latest items, of one category or tag if you like.',
  sign: 'M3 5h2M7 5h10M3 10h2M7 10h10M3 15h2M7 15h10',
  props: z.strictObject({
    ...collectionChoice,
    limit: z.int().min(1).max(maxShelfItems).default(5),
    category: filedUnder,
    tag: filedUnder,
    showDate: z.boolean().default(true),
  }),
  starter: {},
  size: { columns: 8, rows: 8 },
  isEmpty: ({ collectionId }) => collectionId === null,
  listItemShelves: (props) => listWishes(props),
})
export type Posts = BlockProps<typeof posts>

interface Asked {
  readonly collectionId: string | null
  readonly limit: number
  readonly category: string
  readonly tag: string
}

export function listWishes({ collectionId, limit, category, tag }: Asked): ItemWish[] {
  return collectionId === null ? [] : [makeItemWish(collectionId, { limit, category, tag })]
}
