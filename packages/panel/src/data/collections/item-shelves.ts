import { collectionCalls } from '@sitewright/model/calls/collections'
import { type ItemShelf, type ItemWish, nameItemWish } from '@sitewright/model/collections/item-shelf'
import { useQueries } from '@tanstack/react-query'
import { useCallback } from 'react'
import { callApi } from '../calls/api'

export const itemShelvesKey = ['item-shelves'] as const

interface FoundItemShelves {
  readonly itemShelves: ReadonlyMap<string, ItemShelf>
  /** Each has arrived or cannot be had. */
  readonly isSettled: boolean
}

/** What blocks show of collections, as far as it has arrived. */
export function useItemShelves(wishes: readonly ItemWish[]): FoundItemShelves {
  return useQueries({
    queries: wishes.map((wish) => ({
      queryKey: [...itemShelvesKey, nameItemWish(wish)],
      queryFn: () => readItemShelf(wish),
    })),
    // The same function while the wishes are, so that the map stays the same while its shelves do.
    combine: useCallback(
      (results: readonly { data: ItemShelf | undefined; isPending: boolean }[]) => ({
        itemShelves: new Map(
          results.flatMap(({ data }, index) => {
            const wish = wishes[index]
            return data && wish ? [[nameItemWish(wish), data] as const] : []
          }),
        ),
        isSettled: results.every((it) => !it.isPending),
      }),
      [wishes],
    ),
  })
}

function readItemShelf({ collectionId, featured, limit, ...wish }: ItemWish): Promise<ItemShelf> {
  return callApi(collectionCalls.readItemShelf, {
    params: { collectionId },
    query: { ...wish, featured: String(featured), limit },
  })
}
