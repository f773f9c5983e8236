import { type ItemWish, makeItemWish, shelfMonth } from '@sitewright/model/collections/item-shelf'
import { visitorBlockTypes } from '@sitewright/model/reference/block-types'
import { z } from 'zod'
import { type BlockProps, defineBlock } from '../ground/define-block'
import { collectionChoice, filedUnder } from '../item-shelves/collection-choice'

export const calendar = defineBlock({
  type: 'calendar',
  number: visitorBlockTypes.calendar,
  group: 'display',
  label: 'Calendar',
  description: 'A month of events that visitors turn the pages of.',
  sign: 'M3.500 5h13v11.500h-13zM3.500 8.500h13M7 3v3.500M13 3v3.500',
  props: z.strictObject({
    ...collectionChoice,
    category: filedUnder,
    /** The first month that is shown; empty for the current one. */
    month: shelfMonth.default(''),
  }),
  starter: {},
  size: { columns: 24, rows: 18 },
  isEmpty: ({ collectionId }) => collectionId === null,
  listItemShelves: (props) => listWishes(props),
  words: { month: 'First month' },
})
export type Calendar = BlockProps<typeof calendar>

interface Asked {
  readonly collectionId: string | null
  readonly category: string
  readonly month: string
}

export function listWishes({ collectionId, category, month }: Asked): ItemWish[] {
  return collectionId === null ? [] : [makeItemWish(collectionId, { view: 'calendar', category, month, limit: 30 })]
}
