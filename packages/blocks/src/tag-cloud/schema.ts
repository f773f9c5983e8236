import { type ItemWish, makeItemWish, maxShelfItems } from '@sitewright/model/collections/item-shelf'
import { visitorBlockTypes } from '@sitewright/model/reference/block-types'
import { z } from 'zod'
import { type BlockProps, defineBlock } from '../ground/define-block'
import { collectionChoice } from '../item-shelves/collection-choice'

export const tagCloud = defineBlock({
  type: 'tag-cloud',
  number: visitorBlockTypes.tagCloud,
  group: 'links',
  label: 'Tag cloud',
  description: 'The tags or categories of a collection, the most used ones largest.',
  sign: 'M3 7h6M11 7h4M3 11h3M8 11h9M3 15h8M13 15h3',
  props: z.strictObject({
    ...collectionChoice,
    groupBy: z.enum(['tags', 'categories']).default('tags'),
    limit: z.int().min(1).max(maxShelfItems).default(20),
    sort: z.enum(['count', 'name']).default('name'),
    alignment: z.enum(['left', 'center', 'right']).default('left'),
  }),
  starter: {},
  size: { columns: 8, rows: 6 },
  isEmpty: ({ collectionId }) => collectionId === null,
  listItemShelves: (props) => listWishes(props),
})
export type TagCloud = BlockProps<typeof tagCloud>

interface Asked {
  readonly collectionId: string | null
  readonly groupBy: 'tags' | 'categories'
  readonly limit: number
}

export function listWishes({ collectionId, groupBy, limit }: Asked): ItemWish[] {
  return collectionId === null ? [] : [makeItemWish(collectionId, { view: groupBy, limit })]
}
