import { type CollectionName, collectionNames } from '@sitewright/model/collections/collection-kinds'
import { type CacheBudget, cacheBytes } from '../../../cache/cache-budget'
import { createTaggedCache } from '../../../cache/tagged-cache'
import { collectionTag, pageTag } from '../../../content/cache-tags'
import type { LivePage } from '../../../content/site-rows'
import type { ContentRenderer } from '../../../render/render-content'
import type { RenderOptions, VisitRenderer } from '../../../render/render-visit'
import type { SiteData } from '../../../render/site-data'
import type { Services } from '../../../services/services'
import type { CollectionKind, CollectionTarget, CollectionVisit } from '../../published/collection-kind'
import { addressOfItem, type Collection, openCollection } from './collection'
import type { CollectionIndexes } from './collection-index'
import { listAddresses } from './found-rows'
import { showItemFormat } from './item-formats'
import { showListFormat } from './list-formats'
import { keyOfList, type ListQuery, readFormat, readListQuery, type ViewFormat } from './list-query'
import { findItem, findItemHead } from './rows'
import { showItem } from './show-item'
import { showList } from './show-list'

interface CollectionKindParts {
  readonly database: Services['database']
  readonly settings: CacheBudget
  readonly now: () => number
  readonly renderer: Pick<VisitRenderer, 'renderLivePage'>
  readonly contents: ContentRenderer
  readonly indexes: CollectionIndexes
}

type ItemHead = NonNullable<Awaited<ReturnType<typeof findItemHead>>>

class NoItem extends Error {}

const maxListed = 500_000

/** Blogs, events, portfolios and gallery pages: their lists, and the pages of their items. */
export function createCollectionKinds(parts: CollectionKindParts): CollectionKind[] {
  const heads = createItemHeads(parts)
  return collectionNames.map((name) => createCollectionKind(name, { ...parts, heads }))
}

type ItemHeads = ReturnType<typeof createItemHeads>

/** Only those that exist are kept. */
function createItemHeads({ database, settings }: Pick<CollectionKindParts, 'database' | 'settings'>) {
  const cache = createTaggedCache<ItemHead>(cacheBytes(settings, 'itemHeads'))
  database.onChange(cache.drop)
  database.onMissedChanges(cache.dropAll)
  return {
    async load({ websiteId, collectionId }: Collection, slug: string): Promise<ItemHead | null> {
      const make = async () => {
        const value = await database.site(websiteId, (tx) => findItemHead(tx, { websiteId, collectionId, slug }))
        if (value === null) throw new NoItem()
        return { value, tags: [pageTag(value.id), collectionTag(collectionId)], bytes: 400 }
      }
      try {
        return await cache.load(websiteId, `${collectionId} ${slug}`, make)
      } catch (error) {
        if (error instanceof NoItem) return null
        throw error
      }
    },
  }
}

type Rendering = { readonly site: SiteData; readonly page: LivePage; readonly options: RenderOptions }

function createCollectionKind(
  name: CollectionName,
  { database, now, renderer, contents, indexes, heads }: CollectionKindParts & { readonly heads: ItemHeads },
): CollectionKind {
  const formatParts = { database, contents, now }

  async function renderList({ site, page, options }: Rendering, query: ListQuery) {
    const collection = openCollection(site, page)
    const index = await indexes.load(collection)
    const { format } = query
    if (format !== null) return showListFormat(formatParts, { collection, page, index, query, format })
    const input = { collection, page, index, query, now: now() }
    const added = await database.site(collection.websiteId, (tx) => showList(tx, input))
    return renderer.renderLivePage(site, page, { ...options, added })
  }

  interface AskedItem {
    readonly id: string
    readonly format: ViewFormat | null
    /** Everybody sees its head alone. */
    readonly isTeaser: boolean
  }

  async function renderItem({ site, page, options }: Rendering, { id, format, isTeaser }: AskedItem) {
    const collection = openCollection(site, page)
    const { websiteId } = collection
    const read = await database.site(websiteId, async (tx) => {
      const item = await findItem(tx, websiteId, id)
      if (item === null || !item.isLive || item.collectionId !== page.id) return null
      // It may be for fewer people than when it was asked for.
      const isShut = isTeaser || (options.isUnlocked !== true && item.access !== 'public')
      const shown = { collection, item, now: now(), isTeaser: isShut, hasComments: true }
      return { item, isShut, added: format === null || isShut ? await showItem(tx, shown) : null }
    })
    if (read === null) return null
    const { item, isShut, added } = read
    if (added === null) return format && showItemFormat(formatParts, { collection, item, format })
    const access = isShut ? 'public' : item.access === 'public' ? page.settings.access : item.access
    const settings = { ...item.settings, access }
    const itemPage = { id, position: 0, settings, publishedAt: item.publishedAt }
    const rendered = await renderer.renderLivePage(site, itemPage, { ...options, added })
    return { ...rendered, tags: [...rendered.tags, pageTag(page.id)] }
  }

  async function findItemPage(collection: Collection, { page, query }: CollectionVisit, slug: string) {
    const head = await heads.load(collection, slug)
    if (head === null) return null
    const format = readFormat(collection, query)
    const path = addressOfItem(collection, slug)
    const target: CollectionTarget = {
      kind: 'shown',
      address: format === null ? path : `${path}?format=${format}`,
      ...(head.access === 'public'
        ? {}
        : { lockedPage: { ...page, id: head.id, settings: { ...page.settings, access: head.access } } }),
      render: (site, now, options) =>
        renderItem({ site, page: now, options }, { id: head.id, format, isTeaser: false }),
      renderTeaser: (site, now, options) =>
        renderItem({ site, page: now, options }, { id: head.id, format: null, isTeaser: true }),
    }
    return target
  }

  return {
    pageKind: name,
    async find(visit) {
      const { site, page, below, query } = visit
      const collection = openCollection(site, page)
      if (below.length > 0) return findItemPage(collection, visit, below.join('/'))
      const index = await indexes.load(collection)
      const asked = readListQuery({ collection, index, query, now: now() })
      return {
        kind: 'shown',
        address: keyOfList(collection, asked),
        render: (current, now, options) => renderList({ site: current, page: now, options }, asked),
      }
    },
    async listAddresses(tx, site, page) {
      const collection = openCollection(site, page)
      const found = await listAddresses(tx, collection, maxListed)
      return found.map(({ slug, changedAt, picture }) => ({
        path: addressOfItem(collection, slug),
        changedAt,
        ...(picture === null ? {} : { pictures: [picture] }),
      }))
    },
    tagsOf: (page) => [collectionTag(page.id)],
  }
}
