import { isCollectionName } from '@sitewright/model/collections/collection-kinds'
import { addressOfItem, addressOfPage, addressOfProduct } from '@sitewright/model/pages/addresses/page-path'
import type { PageSettings } from '@sitewright/model/pages/page-settings'
import type { SearchExtent, SearchKind } from '@sitewright/model/search/search-kinds'
import { makeExcerpt } from '@sitewright/model/search/search-terms'
import type { SiteData } from '../../render/site-data'
import type { Services } from '../../services/services'
import { askIndex } from './ask-index'
import { readEntryTexts } from './rows'

interface Wanted {
  readonly words: string
  readonly kind: SearchKind | null
  readonly limit: number
  readonly offset: number
}

interface SearchResult {
  readonly id: string
  readonly kind: SearchKind
  readonly href: string
  readonly title: string
  readonly excerpt: string
}

interface SearchResults {
  readonly extent: SearchExtent
  readonly results: readonly SearchResult[]
  /** What is marked in them. */
  readonly words: readonly string[]
}

/** What visitors find: nothing that needs a password or an account, and no items of a collection that does. */
export async function searchSite(
  { database }: Pick<Services, 'database'>,
  site: SiteData,
  wanted: Wanted,
): Promise<SearchResults> {
  const websiteId = site.website.id
  const collections = site.pages.filter(
    ({ settings: { kind, access } }) => (kind === 'store' || isCollectionName(kind)) && access === 'public',
  )
  const { answer, texts } = await database.site(websiteId, async (tx) => {
    const found = await askIndex(tx, {
      ...wanted,
      websiteId,
      language: site.settings.language,
      withDrafts: false,
      collectionIds: collections.map(({ id }) => id),
      without: Object.values(site.settings.specialPages).filter((id) => id !== null),
    })
    const pageIds = [...new Set(found.entries.map(({ pageId }) => pageId))]
    return { answer: found, texts: await readEntryTexts(tx, websiteId, pageIds) }
  })
  const { counts, total, reach, words } = answer
  const results = answer.entries.map(({ id, kind, pageId, collectionId, title }) => {
    const { slug = '', description = '', body = '' } = texts.get(pageId) ?? {}
    const above = collections.find((page) => page.id === collectionId)?.settings
    const text = [description, body].filter(Boolean).join(' ')
    const href = above ? addressBelow(above, slug) : addressOfPage(slug, pageId === site.homepageId)
    return { id, kind, href, title, excerpt: makeExcerpt(text, words) }
  })
  return { extent: { counts, total, reach }, results, words }
}

function addressBelow(above: Pick<PageSettings, 'kind' | 'slug'>, slug: string): string {
  return above.kind === 'store' ? addressOfProduct(above.slug, slug) : addressOfItem(above.slug, slug)
}
