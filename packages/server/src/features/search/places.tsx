import { SearchPage } from '@sitewright/blocks/host-pages/search-page'
import { addressOfPage } from '@sitewright/model/pages/page-path'
import { readSearchWords, searchPageSize, searchPlace } from '@sitewright/model/search/search-rules'
import { cutSearchWords, listSearchTerms, makeExcerpt } from '@sitewright/model/search/search-terms'
import { kindOfVisit } from '../../cache/page-cache'
import type { Place, PlaceInput } from '../../http/mount-places'
import type { SiteData, SiteDataSource } from '../../render/site-data'
import type { Services } from '../../services'
import { hostPages } from '../published/host-pages'
import type { VisitRenderer } from '../published/render-visit'
import { findPagesHolding } from './rows'

interface SearchParts {
  readonly database: Services['database']
  readonly siteData: SiteDataSource
  readonly renderer: Pick<VisitRenderer, 'renderHostPage'>
}

/** Each search reads all words of the site; people ask far less often. */
const perMinute = 60

export function searchPlaces(parts: SearchParts): Place[] {
  return [{ method: 'GET', path: searchPlace, on: 'site', perMinute, handle: (input) => showResults(parts, input) }]
}

/** Not kept: there are as many answers as questions. */
async function showResults({ database, siteData, renderer }: SearchParts, { target, request, reply }: PlaceInput) {
  if (target?.kind !== 'site') throw new Error('a search was asked for where there is no site')
  const site = await siteData.load(target.website)
  const [, query = ''] = (request.raw.url ?? '').split('?', 2)
  const words = cutSearchWords(readSearchWords(query))
  const results = await findResults(database, site, listSearchTerms(words))
  const kind = kindOfVisit(target.website.isBuiltInAddress ? 'built-in' : 'custom', request.headers.cookie)
  const page = await renderer.renderHostPage(site, 'search', {
    path: searchPlace,
    hasOwnerCode: kind !== 'signed-in',
    content: <SearchPage heading={hostPages.search.heading} words={words} results={results} />,
  })
  return reply
    .code(page.status)
    .header('content-type', page.contentType)
    .header('cache-control', 'private, no-store')
    .send(page.body)
}

async function findResults(database: SearchParts['database'], site: SiteData, terms: readonly string[]) {
  if (terms.length === 0) return []
  const websiteId = site.website.id
  const found = await database.site(websiteId, (tx) =>
    findPagesHolding(tx, { websiteId, terms, limit: searchPageSize }),
  )
  return found.map((page) => ({
    href: addressOfPage(page.slug, page.id === site.homepageId),
    title: page.title,
    excerpt: makeExcerpt([page.description, page.words].filter(Boolean).join(' '), terms),
  }))
}
