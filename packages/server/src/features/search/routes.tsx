import { SearchPage } from '@sitewright/blocks/host-pages/search-page'
import { readSearchView, readSearchWords, searchPageSize, searchPlace } from '@sitewright/model/search/search-rules'
import { cutSearchWords } from '@sitewright/model/search/search-terms'
import type { Route, RouteInput } from '../../http/mount-routes'
import type { VisitRenderer } from '../../render/render-visit'
import type { SiteDataSource } from '../../render/site-data'
import type { Services } from '../../services/services'
import { searchSite } from './search-site'

interface SearchParts {
  readonly database: Services['database']
  readonly siteData: SiteDataSource
  readonly renderer: Pick<VisitRenderer, 'renderHostPage'>
}

/** People ask far less often. */
const perMinute = 60

export function searchRoutes(parts: SearchParts): Route[] {
  return [{ method: 'GET', path: searchPlace, on: 'site', perMinute, handle: (input) => showResults(parts, input) }]
}

/** Not kept: there are as many answers as questions. */
async function showResults({ database, siteData, renderer }: SearchParts, { target, request, reply }: RouteInput) {
  if (target?.kind !== 'site') throw new Error('a search was asked for where there is no site')
  const site = await siteData.load(target.website)
  const [, query = ''] = (request.raw.url ?? '').split('?', 2)
  const words = cutSearchWords(readSearchWords(query))
  const view = readSearchView(query)
  const {
    extent,
    results,
    words: terms,
  } = await searchSite({ database }, site, {
    words,
    kind: view.kind,
    limit: searchPageSize,
    offset: (view.page - 1) * searchPageSize,
  })
  const page = await renderer.renderHostPage(site, 'search', {
    path: searchPlace,
    hasOwnerCode: true,
    content: (
      <SearchPage texts={site.texts} words={words} view={view} extent={extent} results={results} terms={terms} />
    ),
  })
  return reply
    .code(page.status)
    .headers(page.headers ?? {})
    .header('content-type', page.contentType)
    .header('cache-control', 'private, no-store')
    .send(page.body)
}
