import { searchCalls } from '@sitewright/model/calls/search'
import { fail } from '@sitewright/model/failures/catalog'
import { searchPreview } from '@sitewright/model/search/search-rules'
import { actorOf } from '../../actors/actor'
import { defineEndpoint, type Endpoint } from '../../http/endpoint'
import type { SiteDataSource } from '../../render/site-data'
import type { Services } from '../../services/services'
import { searchContent } from './search-content'
import { searchSite } from './search-site'

interface SearchParts extends Pick<Services, 'database'> {
  readonly siteData: SiteDataSource
}

const group = 'Search'
/** Somebody who types asks a few times for each word. */
const perMinute = 240
const keptSeconds = 60

/** What visitors are shown while they type. */
export function searchPreviewEndpoints({ database, siteData }: SearchParts): Endpoint[] {
  return [
    defineEndpoint(searchCalls.searchSite, {
      summary: 'Search a site as its visitors do: the best ten results',
      group,
      access: 'public',
      perMinute,
      async handle({ query: { q: words }, caller, reply }) {
        if (caller.website === null) return fail('request.not-found')
        const site = await siteData.load(caller.website)
        const wanted = { words, kind: null, limit: searchPreview.maxResults, offset: 0 }
        const { results, extent } = await searchSite({ database }, site, wanted)
        reply.header('cache-control', `private, max-age=${keptSeconds}`)
        return {
          results: results.map(({ href, title, excerpt, kind }) => ({ href, title, excerpt, kind })),
          total: extent.total,
        }
      },
      failures: ['request.not-found'],
    }),
  ]
}

export function contentSearchEndpoints({ database, siteData }: SearchParts): Endpoint[] {
  return [
    defineEndpoint(searchCalls.searchContent, {
      summary: 'Find pages, items and products of a site, drafts by their title',
      group,
      access: 'panel.open',
      perMinute,
      handle: async ({ query: { q: words }, caller }) => {
        if (caller.website === null) return fail('request.not-found')
        const { settings } = await siteData.load(caller.website)
        const { websiteId } = actorOf(caller)
        return { found: await searchContent({ database }, { websiteId, language: settings.language, words }) }
      },
      failures: ['request.not-found'],
    }),
  ]
}
