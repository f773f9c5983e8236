import { storefrontCalls } from '@sitewright/model/calls/storefront'
import { nameWish, type Shelf, type ShelfWish } from '@sitewright/model/commerce/products/shelf'
import { useQueries } from '@tanstack/react-query'
import { useCallback } from 'react'
import { callApi } from '../calls/api'

export const shelvesKey = ['shelves'] as const

interface FoundShelves {
  readonly shelves: ReadonlyMap<string, Shelf>
  /** Each has arrived or cannot be had. */
  readonly isSettled: boolean
}

/** What blocks of the store show, as far as it has arrived. */
export function useShelves(wishes: readonly ShelfWish[]): FoundShelves {
  return useQueries({
    queries: wishes.map((wish) => ({ queryKey: [...shelvesKey, nameWish(wish)], queryFn: () => readShelf(wish) })),
    // The same function while the wishes are, so that the map stays the same while its shelves do.
    combine: useCallback(
      (results: readonly { data: Shelf | undefined; isPending: boolean }[]) => ({
        shelves: new Map(
          results.flatMap(({ data }, index) => {
            const wish = wishes[index]
            return data && wish ? [[nameWish(wish), data] as const] : []
          }),
        ),
        isSettled: results.every((it) => !it.isPending),
      }),
      [wishes],
    ),
  })
}

function readShelf({ source, categoryId, tag, productIds, limit, hasForms }: ShelfWish): Promise<Shelf> {
  return callApi(storefrontCalls.readShelf, {
    query: { source, categoryId, tag, productIds: productIds.join(','), limit, hasForms: String(hasForms) },
  })
}

/** Ids of the pictures on these shelves. */
export function listShelfPictures(shelves: ReadonlyMap<string, Shelf>): string[] {
  const products = [...shelves.values()].flatMap((shelf) => shelf.products)
  return products.flatMap(({ pictures }) => pictures.map(({ assetId }) => assetId))
}
