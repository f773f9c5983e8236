import { z } from 'zod'
import { api } from '../routes/api'
import { foundContent, searchPreviewAnswer } from '../search/search-answers'
import { searchLimits } from '../search/search-terms'
import { defineCalls } from './define-calls'

const query = z.strictObject({ q: z.string().max(4 * searchLimits.characters) })

export const searchCalls = defineCalls({
  searchSite: { method: 'GET', path: api.search, query, answer: searchPreviewAnswer },
  searchContent: {
    method: 'GET',
    path: api.contentSearch,
    query,
    answer: z.strictObject({ found: z.array(foundContent) }),
  },
})
