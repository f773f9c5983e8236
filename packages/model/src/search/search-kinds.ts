/** What a site is searched for. */
export const searchKinds = ['page', 'post', 'event', 'project', 'gallery-item', 'product', 'picture'] as const
export type SearchKind = (typeof searchKinds)[number]

export function isSearchKind(kind: string | undefined): kind is SearchKind {
  return searchKinds.some((known) => known === kind)
}

/** How much was found. */
export interface SearchExtent {
  /** Of each kind, whichever was asked for; null where it is too much to count. */
  readonly counts: { readonly [Kind in SearchKind]?: number | null | undefined }
  /** Of all kinds; null where it is too much to count. */
  readonly total: number | null
  /** Of the kind that was asked for, as far as pages go. */
  readonly reach: number
}

export const nothingFound: SearchExtent = { counts: {}, total: 0, reach: 0 }
