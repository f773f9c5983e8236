import { type ItemWish, makeItemWish, maxShelfItems } from '@sitewright/model/collections/item-shelf'
import { visitorBlockTypes } from '@sitewright/model/reference/block-types'
import { z } from 'zod'
import { type BlockProps, defineBlock } from '../ground/define-block'
import { collectionChoice, filedUnder } from '../item-shelves/collection-choice'

export const summaryDesigns = ['grid', 'wall', 'carousel', 'list'] as const

export const summary = defineBlock({
  type: 'summary',
  number: visitorBlockTypes.summary,
  group: 'display',
  label: 'Summary',
  description: 'Posts, events or projects of a collection on any page.',
  sign: 'M3 3.500h6v5H3zM11 3.500h6v5h-6zM3 11.500h6M3 14h4M11 11.500h6M11 14h4',
  props: z.strictObject({
    ...collectionChoice,
    design: z.enum(summaryDesigns).default('grid'),
    columns: z.int().min(1).max(4).default(3),
    limit: z.int().min(1).max(maxShelfItems).default(6),
    category: filedUnder,
    tag: filedUnder,
    featuredOnly: z.boolean().default(false),
    when: z.enum(['any', 'upcoming', 'past']).default('any'),
    pictureRatio: z.enum(['original', 'landscape', 'square', 'portrait']).default('landscape'),
    showPicture: z.boolean().default(true),
    showExcerpt: z.boolean().default(true),
    showDate: z.boolean().default(true),
    showAuthor: z.boolean().default(false),
    showCategories: z.boolean().default(true),
  }),
  starter: {},
  size: { columns: 24, rows: 14 },
  isEmpty: ({ collectionId }) => collectionId === null,
  listItemShelves: (props) => listWishes(props),
  words: { when: 'Events', tag: 'Tag', category: 'Category' },
})
export type Summary = BlockProps<typeof summary>

interface Asked {
  readonly collectionId: string | null
  readonly limit: number
  readonly category: string
  readonly tag: string
  readonly featuredOnly: boolean
  readonly when: ItemWish['when']
}

export function listWishes({ collectionId, limit, category, tag, featuredOnly, when }: Asked): ItemWish[] {
  return collectionId === null
    ? []
    : [makeItemWish(collectionId, { limit, category, tag, featured: featuredOnly, when })]
}
