import { storeListCss } from '@sitewright/blocks/store/store-css'
import { listAnchor, StoreListView } from '@sitewright/blocks/store/store-list'
import type {
  CategoryHead,
  CategoryLink,
  FilterField,
  StoreLink,
  StoreList,
} from '@sitewright/blocks/store/store-views'
import { storefrontSorts } from '@sitewright/model/commerce/products/storefront'
import { recognizeCollectionPage } from '@sitewright/model/navigation/page-kinds'
import { formatTitle } from '@sitewright/model/pages/title-formats'
import { collectionTypes } from '@sitewright/model/reference/collections'
import { pageTypes } from '@sitewright/model/reference/pages'
import { fillWords } from '@sitewright/model/strings/fill-words'
import type { VisitorTexts } from '@sitewright/model/visitor-texts/visitor-texts'
import { createElement } from 'react'
import { storeTag } from '../../../content/cache-tags'
import type { LivePage } from '../../../content/site-rows'
import type { AddedToVisit } from '../../../render/added-content'
import { describePage, titleOf } from '../../../render/render-visit'
import { describeCrumbs } from '../../../render/structured-data'
import type { Tx } from '../../../storage/database'
import { addressOfCategory, addressOfList, type ListQuery } from './list-query'
import { type CardsMade, makeCards, readAssetMap, showPictures } from './make-cards'
import { countListed, type ListFilter, listProducts } from './rows'
import type { Shop } from './shop'
import type { IndexedCategory, StoreIndex } from './store-index'

interface ListInput {
  readonly shop: Shop
  readonly page: Pick<LivePage, 'id' | 'settings'>
  readonly index: StoreIndex
  readonly query: ListQuery
}

/** The list of a store or of one of its categories. Null when there is no such page of it. */
export async function showList(tx: Tx, input: ListInput): Promise<AddedToVisit | null> {
  const { shop, query, index } = input
  const { websiteId, storeId, design } = shop
  const category = query.page ?? query.category
  const categoryIds = category === null ? null : listBranch(index, category)
  const filter = { websiteId, storeIds: [storeId], categoryIds, tag: query.tag }
  const total = await countList(tx, input, filter)
  const offset = (query.number - 1) * design.pageSize
  if (query.number > 1 && offset >= total) return null
  const products = await listProducts(tx, filter, { sort: query.sort, limit: design.pageSize, offset })
  const made = await makeCards(tx, shop, products)
  const head = query.page === null ? null : await makeHead(tx, input, query.page)
  const list = describeList(input, { total, made, head })
  return { ...describePageOf(input, list), tags: listTags(shop, made, query) }
}

/** Counted once for as long as nothing in the lists of the store changes. */
async function countList(tx: Tx, { index, query }: ListInput, filter: ListFilter): Promise<number> {
  const category = query.page ?? query.category
  if (category === null && query.tag === null) return index.total
  const key = `${category?.id ?? ''} ${query.tag ?? ''}`
  const total = index.totals.get(key) ?? (await countListed(tx, filter))
  index.totals.set(key, total)
  return total
}

function listTags({ storeId }: Shop, { assetIds }: CardsMade, { page }: ListQuery): string[] {
  const pictures = page?.pictureId == null ? assetIds : [...assetIds, page.pictureId]
  return [storeTag(storeId), ...new Set(pictures.map((id) => `asset:${id}`))]
}

function listBranch({ categories }: StoreIndex, { id }: IndexedCategory): string[] {
  return categories.filter(({ line }) => line.includes(id)).map((category) => category.id)
}

async function makeHead(tx: Tx, { shop, index }: ListInput, category: IndexedCategory): Promise<CategoryHead> {
  const ids = category.pictureId === null ? [] : [category.pictureId]
  const pictures = ids.map((assetId) => ({ assetId, alt: '', focalPoint: { x: 0.5, y: 0.5 } }))
  const [picture = null] = showPictures(pictures, await readAssetMap(tx, shop.websiteId, ids))
  const crumbs = listCategoryCrumbs(shop, index, category)
  return { title: category.name, description: category.description, picture, crumbs }
}

export function listCategoryCrumbs(shop: Shop, { categories }: StoreIndex, category: IndexedCategory | undefined) {
  const line = category?.line.flatMap((id) => categories.find((it) => it.id === id) ?? []) ?? []
  return [
    { label: shop.title, href: shop.paths.list },
    ...line.map((it) => ({ label: it.name, href: addressOfCategory(shop.paths, it) })),
  ]
}

interface ListParts {
  readonly total: number
  readonly made: CardsMade
  readonly head: CategoryHead | null
}

function describeList(input: ListInput, { total, made, head }: ListParts): StoreList {
  const { shop, query } = input
  const { design } = shop
  const hrefOf = (change: Partial<ListQuery>) => {
    const address = addressOfList(shop.paths, { ...query, number: 1, ...change }, design)
    return query.page === null && change.page === undefined ? `${address}#${listAnchor}` : address
  }
  const isFiltered = query.tag !== null || query.category !== null
  const { texts } = shop.site
  return {
    texts,
    design,
    title: shop.title,
    head,
    categories: linkCategories(input, null),
    tags: linkTags(input, hrefOf),
    sorts: storefrontSorts.map((sort) => ({
      label: texts.store.list.sorts[sort],
      href: hrefOf({ sort }),
      isCurrent: sort === query.sort,
    })),
    form: {
      action: addressOfList(shop.paths, { ...query, category: null, tag: null, sort: design.sort, number: 1 }, design),
      fields: listFields(input),
    },
    clearHref: isFiltered ? hrefOf({ tag: null, category: null }) : null,
    products: made.cards,
    total,
    pages: { number: query.number, count: Math.ceil(total / design.pageSize), hrefOf: (number) => hrefOf({ number }) },
  }
}

/** The category that is looked at, and those on the way to it, show what is below them. */
function linkCategories(input: ListInput, parentId: string | null): CategoryLink[] {
  const { shop, index, query } = input
  const current = query.page ?? query.category
  const all: CategoryLink[] =
    parentId === null && index.categories.length > 0
      ? [{ label: shop.site.texts.store.list.all, href: shop.paths.list, isCurrent: current === null, children: [] }]
      : []
  const own = index.categories.filter((category) => category.parentId === parentId)
  return [
    ...all,
    ...own.map((category) => ({
      label: category.name,
      href: addressOfCategory(shop.paths, category),
      isCurrent: category.id === current?.id,
      children: current?.line.includes(category.id) ? linkCategories(input, category.id) : [],
    })),
  ]
}

const maxTagLinks = 30

function linkTags({ index, query }: ListInput, hrefOf: (change: Partial<ListQuery>) => string): StoreLink[] {
  return index.tags.slice(0, maxTagLinks).map((tag) => {
    const isCurrent = tag === query.tag
    return { label: tag, href: hrefOf({ tag: isCurrent ? null : tag }), isCurrent }
  })
}

function listFields({ shop, index, query }: ListInput): FilterField[] {
  const texts = shop.site.texts.store.list
  const categories = index.categories.map(({ path, name, line }) => ({
    value: path,
    label: `${'– '.repeat(line.length - 1)}${name}`,
  }))
  const tags = index.tags.map((tag) => ({ value: tag, label: tag }))
  const sorts = storefrontSorts.map((value) => ({ value, label: texts.sorts[value] }))
  const all = { value: '', label: texts.all }
  return [
    ...(query.page === null && categories.length > 0
      ? [{ name: 'category', label: texts.category, value: query.category?.path ?? '', choices: [all, ...categories] }]
      : []),
    ...(tags.length > 0 ? [{ name: 'tag', label: texts.tag, value: query.tag ?? '', choices: [all, ...tags] }] : []),
    { name: 'sort', label: texts.sortBy, value: query.sort, choices: sorts },
  ]
}

function describePageOf({ shop, page, query }: ListInput, list: StoreList): Omit<AddedToVisit, 'tags'> {
  const { site, design } = shop
  const collection = { id: shop.storeId, typeName: 'products', type: collectionTypes.products }
  const pageType = pageTypes.contentCollection
  const plain = { ...query, sort: design.sort }
  const known = { ...plain, page: query.page ?? query.category, category: null }
  const addressAt = (number: number) => addressOfList(shop.paths, { ...plain, sort: query.sort, number }, design)
  return {
    below: createElement(StoreListView, { list }),
    css: storeListCss(design),
    pageType,
    pageKind: recognizeCollectionPage({ pageType, collectionType: collection.type }),
    collection,
    title: numberTitle(titleOfList({ shop, page, query }), query.number, site.texts.store.list),
    description: query.page === null ? describePage(site, page) : query.page.description.slice(0, 300),
    socialImageId: query.page?.pictureId ?? page.settings.socialImageId,
    canonicalPath: addressOfList(shop.paths, known, design),
    structuredData: list.head === null ? [] : [describeCrumbs(site.origin, list.head.crumbs)],
    neighbors: {
      prev: query.number > 1 ? addressAt(query.number - 1) : null,
      next: query.number < list.pages.count ? addressAt(query.number + 1) : null,
    },
    hasSections: query.page === null,
  }
}

function titleOfList({ shop, page, query }: Pick<ListInput, 'shop' | 'page' | 'query'>): string {
  if (query.page === null) return titleOf(shop.site, page)
  const { settings } = shop.site
  return formatTitle(settings.titleFormats.page, { site: settings.title, page: query.page.name })
}

function numberTitle(title: string, number: number, texts: VisitorTexts['store']['list']): string {
  return number === 1 ? title : fillWords(texts.numberedTitle, { title, number })
}
