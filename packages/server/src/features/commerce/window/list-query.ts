import { storefrontSorts } from '@sitewright/model/commerce/products/storefront'
import type { StoreDesign } from '@sitewright/model/pages/store-design'
import type { ListSort } from './rows'
import type { IndexedCategory, StoreIndex } from './store-index'

/** What of a store is asked for: everything in it is known to the store. */
export interface ListQuery {
  /** The category whose own page this is. */
  readonly page: IndexedCategory | null
  /** The category that filters the page of the store. */
  readonly category: IndexedCategory | null
  readonly tag: string | null
  readonly sort: ListSort
  readonly number: number
}

interface Asked {
  readonly index: StoreIndex
  readonly design: StoreDesign
  readonly page: IndexedCategory | null
  readonly query: URLSearchParams
}

/** Unknown names and values are left off: what remains is one of a known number of lists. */
export function readListQuery({ index, design, page, query }: Asked): ListQuery {
  const wantedCategory = query.get('category')?.toLowerCase() ?? ''
  const wantedTag = query.get('tag')?.toLowerCase() ?? ''
  const wantedSort = query.get('sort') ?? ''
  const wantedNumber = /^[1-9]\d{0,5}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1
  return {
    page,
    category: page === null ? (index.categories.find(({ path }) => path === wantedCategory) ?? null) : null,
    tag: index.tags.find((tag) => tag.toLowerCase() === wantedTag) ?? null,
    sort: isSort(wantedSort) ? wantedSort : design.sort,
    number: (wantedNumber - 1) * design.pageSize < index.total ? wantedNumber : 1,
  }
}

function isSort(text: string): text is ListSort {
  return storefrontSorts.some((sort) => sort === text)
}

/** A store that is the home page is listed there; what is below it keeps the name of the store. */
export interface StorePaths {
  readonly list: string
  readonly base: string
}

/** The one address of a list. */
export function addressOfList(paths: StorePaths, query: ListQuery, design: Pick<StoreDesign, 'sort'>): string {
  const path = query.page === null ? paths.list : addressOfCategory(paths, query.page)
  const parameters = new URLSearchParams()
  if (query.category !== null) parameters.set('category', query.category.path)
  if (query.tag !== null) parameters.set('tag', query.tag)
  if (query.sort !== design.sort) parameters.set('sort', query.sort)
  if (query.number > 1) parameters.set('page', String(query.number))
  return parameters.size === 0 ? path : `${path}?${parameters}`
}

export function addressOfCategory({ base }: StorePaths, { path }: Pick<IndexedCategory, 'path'>): string {
  return `${base}/${path}`
}
