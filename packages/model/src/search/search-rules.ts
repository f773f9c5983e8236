import { parseQueryString } from '../links/query-string'

export const searchPlace = '/search'
export const searchPageSize = 20
export const searchPreview = { minCharacters: 3, pauseMs: 200, maxResults: 10 } as const

export function buildSearchAddress(words: string): string {
  return `${searchPlace}?${new URLSearchParams({ q: words })}`
}

export function readSearchWords(queryString: string): string {
  return parseQueryString(queryString).get('q')?.[0]?.trim() ?? ''
}

/** Characters as people count them: an emoji is one. */
export function isPreviewWorthwhile(words: string): boolean {
  return [...words.trim()].length >= searchPreview.minCharacters
}
