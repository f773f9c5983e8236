import { collectionListCss } from '@sitewright/blocks/collections/collection-css'
import { CollectionListView } from '@sitewright/blocks/collections/collection-list'
import type { CollectionFilter, CollectionHead, CollectionList } from '@sitewright/blocks/collections/collection-views'
import { layoutOf } from '@sitewright/model/collections/collection-design'
import type { ItemCard } from '@sitewright/model/collections/item-card'
import { recognizeCollectionPage } from '@sitewright/model/navigation/page-kinds'
import { formatTitle } from '@sitewright/model/pages/title-formats'
import { pageTypes } from '@sitewright/model/reference/pages'
import { fillWords } from '@sitewright/model/strings/fill-words'
import { createElement } from 'react'
import { collectionTag } from '../../../content/cache-tags'
import type { LivePage } from '../../../content/site-rows'
import type { AddedToVisit } from '../../../render/added-content'
import { describePage, titleOf } from '../../../render/render-visit'
import { describeCrumbs } from '../../../render/structured-data'
import type { Tx } from '../../../storage/database'
import { makeCalendar } from './calendar'
import { type Collection, describeCollection, listCrumbs } from './collection'
import type { CollectionIndex } from './collection-index'
import { datesOf } from './item-dates'
import { addressOfList, type ListQuery } from './list-query'
import { type AssetMap, describeAuthor, listPictureIds, makeCard, readAssetMap, tagFiles } from './make-cards'
import { type ListedItems, readListed } from './read-listed'

interface ListInput {
  readonly collection: Collection
  readonly page: Pick<LivePage, 'id' | 'settings'>
  readonly index: CollectionIndex
  readonly query: ListQuery
  readonly now: number
}

/** The list of a collection, or of what it is narrowed to. */
export async function showList(tx: Tx, input: ListInput): Promise<AddedToVisit> {
  const { collection, query, now } = input
  const listed = await readListed(tx, collection, { query, now })
  const all = [...listed.items, ...listed.pastItems]
  const fileIds = [...listPictureIds(all), query.author?.pictureId ?? null]
  const assets = await readAssetMap(tx, collection.websiteId, fileIds)
  const tags = [collectionTag(collection.collectionId), ...tagFiles(fileIds)]
  return { ...describeListPage(input, describeList(input, listed, assets)), tags, until: listed.until }
}

function describeList(input: ListInput, listed: ListedItems, assets: AssetMap): CollectionList {
  const { collection, query, now } = input
  const { design, name, title, site } = collection
  const cardOf = (item: ListedItems['items'][number]): ItemCard => makeCard(collection, item, { assets, now })
  const items = listed.items.map(cardOf)
  const { month } = listed
  return {
    name,
    layout: query.isCalendar ? 'calendar' : layoutOf(name, design),
    design,
    title,
    head: describeHead(input, assets),
    filters: design.showFilters ? linkCategories(input) : [],
    items,
    pastItems: listed.pastItems.map(cardOf),
    calendar:
      month === null
        ? null
        : makeCalendar({
            collection,
            query,
            month,
            events: items.flatMap((card, index) => {
              const item = listed.items[index]
              return item === undefined ? [] : [{ item, card }]
            }),
            now,
          }),
    newerHref: query.number > 1 ? addressOfList(collection, { ...query, number: query.number - 1 }) : null,
    olderHref: listed.hasMore ? addressOfList(collection, { ...query, number: query.number + 1 }) : null,
    isEditing: collection.isEditing,
    texts: site.texts,
  }
}

/** What the list is narrowed to; what nobody has looks like nothing found. */
function describeHead({ collection, query }: ListInput, assets: AssetMap): CollectionHead | null {
  const { author } = query
  const names = listNarrowings(collection, query).map(({ label }) => label)
  if (names.length === 0 && !query.isUnknown) return null
  return {
    title: query.isUnknown ? collection.title : names.join(' · '),
    author: author === null || query.isUnknown ? null : describeAuthor(collection, author, assets),
    clearHref: collection.path,
  }
}

/** The words for each part of a query. A calendar says its month by itself. */
function listNarrowings({ site }: Collection, { category, tag, author, month, isCalendar }: ListQuery) {
  const texts = site.texts.collections
  const say = (label: string, text: string, key: string) => ({
    label,
    say: (title: string) => fillWords(text, { title, [key]: label }),
  })
  return [
    ...(category === null ? [] : [say(category.name, texts.inCategory, 'category')]),
    ...(tag === null ? [] : [say(tag.name, texts.tagged, 'tag')]),
    ...(author === null ? [] : [say(author.name, texts.byAuthor, 'author')]),
    ...(month === null || isCalendar ? [] : [say(nameMonth(site, month), texts.inMonth, 'month')]),
  ]
}

function nameMonth({ settings }: Collection['site'], month: string): string {
  return datesOf(settings.language, 'UTC').month(Date.parse(`${month}-01`))
}

const maxCategoryLinks = 30

function linkCategories({ collection, index, query }: ListInput): CollectionFilter[] {
  const { isCalendar } = query
  const own = [...index.categories.values()].slice(0, maxCategoryLinks)
  if (own.length === 0) return []
  const { all } = collection.site.texts.collections
  return [
    {
      label: all,
      href: addressOfList(collection, { isCalendar }),
      isCurrent: query.category === null && !query.isUnknown,
    },
    ...own.map((category) => ({
      label: category.name,
      href: addressOfList(collection, { isCalendar, category }),
      isCurrent: category.key === query.category?.key,
    })),
  ]
}

function describeListPage(input: ListInput, list: CollectionList): Omit<AddedToVisit, 'tags' | 'until'> {
  const { collection, page, query } = input
  const { site } = collection
  const pageType = pageTypes.contentCollection
  const context = describeCollection(collection)
  const narrowings = listNarrowings(collection, query)
  const isPlain = narrowings.length === 0 && query.month === null && query.number === 1 && !query.isUnknown
  const address = addressOfList(collection, query)
  const narrowed = list.head === null || query.isUnknown ? [] : [{ label: list.head.title, href: address }]
  const crumbs = listCrumbs(collection, ...narrowed)
  return {
    below: createElement(CollectionListView, { list }),
    css: collectionListCss(list),
    pageType,
    pageKind: recognizeCollectionPage({
      pageType,
      collectionType: context.type,
      typeName: context.typeName,
      view: query.isCalendar ? 'calendar' : 'list',
    }),
    collection: context,
    title: titleOfList(input, isPlain),
    description: isPlain ? describePage(site, page) : (query.author?.bio.slice(0, 300) ?? ''),
    socialImageId: page.settings.socialImageId,
    canonicalPath: query.isUnknown ? collection.path : address,
    structuredData: crumbs.length < 2 ? [] : [describeCrumbs(site.origin, crumbs)],
    neighbors: { prev: list.newerHref, next: list.olderHref },
    feed: { href: addressOfList(collection, { format: 'rss' }), title: collection.title },
    hasSections: isPlain,
    isUnlisted: query.isUnknown,
  }
}

function titleOfList({ collection, page, query }: ListInput, isPlain: boolean): string {
  const { settings, texts } = collection.site
  if (isPlain || query.isUnknown) return titleOf(collection.site, page)
  const month = query.isCalendar && query.month !== null ? nameMonth(collection.site, query.month) : null
  const named = listNarrowings(collection, query).reduce((title, { say }) => say(title), collection.title)
  const dated = month === null ? named : fillWords(texts.collections.inMonth, { title: named, month })
  const numbered =
    query.number === 1 ? dated : fillWords(texts.collections.numberedTitle, { title: dated, number: query.number })
  return formatTitle(settings.titleFormats.page, { site: settings.title, page: numbered })
}
