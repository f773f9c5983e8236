import { SearchPage } from '@sitewright/blocks/host-pages/search-page'
import { addressOfPage } from '@sitewright/model/pages/addresses/page-path'
import { readSearchWords, searchPageSize, searchPlace } from '@sitewright/model/search/search-rules'
import { cutSearchWords, listSearchTerms, makeExcerpt } from '@sitewright/model/search/search-terms'
import type { Route, RouteInput } from '../../http/mount-routes'
import type { VisitRenderer } from '../../render/render-visit'
import type { SiteData, SiteDataSource } from '../../render/site-data'
import type { Services } from '../../services/services'
import type { CollectionKind, FoundItem } from '../published/collection-kind'
import { findPagesHolding } from './rows'

interface SearchParts {
  readonly database: Services['database']
  readonly siteData: SiteDataSource
  readonly renderer: Pick<VisitRenderer, 'renderHostPage'>
  readonly kinds: readonly CollectionKind[]
}

/** Each search reads all words of the site; people ask far less often. */
const perMinute = 60

export function searchRoutes(parts: SearchParts): Route[] {
  return [{ method: 'GET', path: searchPlace, on: 'site', perMinute, handle: (input) => showResults(parts, input) }]
}

/** Not kept: there are as many answers as questions. */
async function showResults(
  { database, siteData, renderer, kinds }: SearchParts,
  { target, request, reply }: RouteInput,
) {
  if (target?.kind !== 'site') throw new Error('a search was asked for where there is no site')
  const site = await siteData.load(target.website)
  const [, query = ''] = (request.raw.url ?? '').split('?', 2)
  const words = cutSearchWords(readSearchWords(query))
  const results = await findResults({ database, kinds }, site, listSearchTerms(words))
  const page = await renderer.renderHostPage(site, 'search', {
    path: searchPlace,
    hasOwnerCode: true,
    content: <SearchPage texts={site.texts} words={words} results={results} terms={listSearchTerms(words)} />,
  })
  return reply
    .code(page.status)
    .headers(page.headers ?? {})
    .header('content-type', page.contentType)
    .header('cache-control', 'private, no-store')
    .send(page.body)
}

/** Pages, and after them items of collections. */
async function findResults(
  { database, kinds }: Pick<SearchParts, 'database' | 'kinds'>,
  site: SiteData,
  terms: readonly string[],
) {
  if (terms.length === 0) return []
  const websiteId = site.website.id
  const limit = searchPageSize
  const without = Object.values(site.settings.specialPages).filter((id) => id !== null)
  const { pages, items } = await database.site(websiteId, async (tx) => {
    const found: FoundItem[] = []
    for (const kind of kinds) found.push(...(await kind.search(tx, site, { terms, limit })))
    return {
      pages: await findPagesHolding(tx, { websiteId, terms, language: site.settings.language, limit, without }),
      items: found,
    }
  })
  const results = [
    ...pages.map((page) => ({
      href: addressOfPage(page.slug, page.id === site.homepageId),
      title: page.title,
      excerpt: makeExcerpt([page.description, page.words].filter(Boolean).join(' '), terms),
    })),
    ...items.map(({ path, title, description }) => ({ href: path, title, excerpt: makeExcerpt(description, terms) })),
  ]
  return results.slice(0, limit)
}
