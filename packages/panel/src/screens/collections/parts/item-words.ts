import type { ItemState, itemSorts } from '@sitewright/model/collections/answers/item-answers'
import { type CollectionName, collectionKinds, isCollectionName } from '@sitewright/model/collections/collection-kinds'
import type { PageSummary } from '@sitewright/model/pages/page-answers'
import type { StateLook } from '../../../parts/state-mark'

const looks: Record<ItemState, StateLook> = {
  draft: { label: 'Draft', tone: 'off' },
  review: { label: 'In review', tone: 'waiting' },
  scheduled: { label: 'Scheduled', tone: 'waiting' },
  published: { label: 'Published', tone: 'on' },
}

export function lookOfItem(state: ItemState): StateLook {
  return looks[state]
}

/** '1 post', '1,204 events'. */
export function countItems(name: CollectionName, count: number): string {
  const { one, other } = collectionKinds[name].item
  return count === 1 ? `1 ${one}` : `${count.toLocaleString()} ${other}`
}

export const sortWords: Record<(typeof itemSorts)[number], string> = {
  latest: 'Last changed',
  date: 'Newest',
  oldest: 'Oldest',
  title: 'Title',
  order: 'Your order',
}

/** Projects and pictures stand in the order that their owner gives them. */
export function isArranged(name: CollectionName): boolean {
  return name === 'portfolio' || name === 'gallery'
}

export interface CollectionPage {
  readonly page: PageSummary
  readonly name: CollectionName
}

/** The pages of a site that list items. */
export function listCollections(pages: readonly PageSummary[]): CollectionPage[] {
  return pages.flatMap((page) => {
    const { kind } = page.settings
    return isCollectionName(kind) && page.deletedAt === null ? [{ page, name: kind }] : []
  })
}
