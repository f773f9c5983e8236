import type { ProductFilter } from '../../../data/store/products'

export const startFilter: ProductFilter = { sort: 'latest' }

/** Whether the list leaves products out; the order leaves none out. */
export function isNarrowed({ sort: _sort, ...narrowing }: ProductFilter): boolean {
  return Object.values(narrowing).some((value) => value !== undefined && value !== '')
}

/** By hand: of all products, in the order that visitors see. */
export function isArrangeable(filter: ProductFilter): boolean {
  return filter.sort === 'featured' && !isNarrowed(filter)
}
