import type { CollectionName } from '@sitewright/model/collections/collection-kinds'
import type { ItemFilter } from '../../../data/collections/items'
import { isArranged } from '../parts/item-words'

export function startFilter(name: CollectionName): ItemFilter {
  return { sort: isArranged(name) ? 'order' : 'latest' }
}

/** Whether the list leaves items out; the order leaves none out. */
export function isNarrowed({ sort: _sort, ...narrowing }: ItemFilter): boolean {
  return Object.values(narrowing).some((value) => value !== undefined && value !== '')
}

/** By hand: all items, in the order that visitors see. */
export function isArrangeable(name: CollectionName, filter: ItemFilter): boolean {
  return isArranged(name) && filter.sort === 'order' && !isNarrowed(filter)
}

/** What was searched for is still there after a look at an item. */
const kept = new Map<string, ItemFilter>()

export function recallFilter(collectionId: string, name: CollectionName): ItemFilter {
  return kept.get(collectionId) ?? startFilter(name)
}

export function keepFilter(collectionId: string, filter: ItemFilter): void {
  kept.set(collectionId, filter)
}
