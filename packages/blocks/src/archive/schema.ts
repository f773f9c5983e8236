import { type ItemWish, makeItemWish, maxShelfItems } from '@sitewright/model/collections/item-shelf'
import { visitorBlockTypes } from '@sitewright/model/reference/block-types'
import { z } from 'zod'
import { type BlockProps, defineBlock } from '../ground/define-block'
import { collectionChoice } from '../item-shelves/collection-choice'

export const archive = defineBlock({
  type: 'archive',
  number: visitorBlockTypes.archive,
  group: 'links',
  label: 'Archive',
  description: 'Links to the months, categories, tags or authors of a collection.',
  sign: 'M3 4h14v3.500H3zM4.500 7.500V16h11V7.500M8 10.500h4',
  props: z.strictObject({
    ...collectionChoice,
    groupBy: z.enum(['months', 'categories', 'tags', 'authors']).default('months'),
    limit: z.int().min(1).max(maxShelfItems).default(12),
    columns: z.int().min(1).max(4).default(1),
    showCounts: z.boolean().default(true),
  }),
  starter: {},
  size: { columns: 8, rows: 8 },
  isEmpty: ({ collectionId }) => collectionId === null,
  listItemShelves: (props) => listWishes(props),
})
export type Archive = BlockProps<typeof archive>

interface Asked {
  readonly collectionId: string | null
  readonly groupBy: 'months' | 'categories' | 'tags' | 'authors'
  readonly limit: number
}

export function listWishes({ collectionId, groupBy, limit }: Asked): ItemWish[] {
  return collectionId === null ? [] : [makeItemWish(collectionId, { view: groupBy, limit })]
}
