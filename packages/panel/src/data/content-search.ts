import { searchCalls } from '@sitewright/model/calls/search'
import type { FoundContent } from '@sitewright/model/search/search-answers'
import { searchLimits } from '@sitewright/model/search/search-terms'
import { useQuery } from '@tanstack/react-query'
import { callApi } from './calls/api'

const shortest = 2
const nothing: readonly FoundContent[] = []

/** Pages, items and products that hold these words, by the index that visitors search, too. */
export function useContentSearch(text: string): readonly FoundContent[] {
  const words = [...text.trim()].slice(0, searchLimits.characters).join('')
  const isAsked = [...words].length >= shortest
  const found = useQuery({
    queryKey: ['content-search', words],
    enabled: isAsked,
    // While letters are typed the last list stays, instead of blinking with each.
    placeholderData: (before) => before,
    queryFn: () => callApi(searchCalls.searchContent, { query: { q: words } }),
  })
  return (isAsked && found.data?.found) || nothing
}
