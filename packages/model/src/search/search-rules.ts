import { parseQueryString } from '../links/query-string'
import { isSearchKind, type SearchKind } from './search-kinds'

export const searchPlace = '/search'
export const searchPageSize = 20
/** Nobody turns so many pages, and each one costs more than the one before. */
export const maxSearchPages = 50
export const searchPreview = { minCharacters: 3, pauseMs: 200, maxResults: 10 } as const

interface SearchView {
  readonly kind?: SearchKind | null
  /** From 1. */
  readonly page?: number
}

export function buildSearchAddress(words: string, { kind, page = 1 }: SearchView = {}): string {
  const query = new URLSearchParams({ q: words, ...(kind && { kind }), ...(page > 1 && { page: String(page) }) })
  return `${searchPlace}?${query}`
}

export function readSearchWords(queryString: string): string {
  return parseQueryString(queryString).get('q')?.[0]?.trim() ?? ''
}

/** Which of the results are asked for; whatever means nothing is the first page of all. */
export function readSearchView(queryString: string): Required<SearchView> {
  const query = parseQueryString(queryString)
  const kind = query.get('kind')?.[0]
  const page = query.get('page')?.[0] ?? ''
  return {
    kind: isSearchKind(kind) ? kind : null,
    page: /^[1-9]\d?$/.test(page) ? Math.min(Number(page), maxSearchPages) : 1,
  }
}

/** Characters as people count them: an emoji is one. */
export function isPreviewWorthwhile(words: string): boolean {
  return [...words.trim()].length >= searchPreview.minCharacters
}
