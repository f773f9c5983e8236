import { isCollectionName } from '@sitewright/model/collections/collection-kinds'
import { type ItemShelf, type ItemWish, nameItemWish } from '@sitewright/model/collections/item-shelf'
import { collectionTag } from '../../../content/cache-tags'
import type { FilledItemShelves, FillShelves } from '../../../render/shelves'
import type { SiteData } from '../../../render/site-data'
import type { Tx } from '../../../storage/database'
import { makeCalendar } from './calendar'
import { type Collection, openCollection } from './collection'
import { type CollectionIndex, type IndexedName, readCollectionIndex } from './collection-index'
import { datesOf } from './item-dates'
import { addressOfList, type ListQuery, plainQuery } from './list-query'
import { listPictureIds, makeCard, readAssetMap, tagFiles } from './make-cards'
import { moveMonth } from './months'
import { countByAuthor } from './name-count-rows'
import { filterOf, orderOf, readListed } from './read-listed'
import { findNextEnd, type ItemOrder, listItems, type ShownItem } from './rows'

interface FilledShelf {
  readonly shelf: ItemShelf
  readonly tags: readonly string[]
  readonly until: number | null
}

const empty: ItemShelf = { title: '', href: '', items: [], names: [], calendar: null, months: null }

/** What blocks show of collections. Who may not see a collection sees none of its items elsewhere. */
export function createItemShelving({ now }: { readonly now: () => number }): FillShelves['items'] {
  return async (tx, site, wishes): Promise<FilledItemShelves> => {
    const itemShelves = new Map<string, ItemShelf>()
    const tags: string[] = []
    const ends: number[] = []
    for (const wish of wishes) {
      const filled = await fillShelf(tx, site, wish, now())
      itemShelves.set(nameItemWish(wish), filled.shelf)
      tags.push(collectionTag(wish.collectionId), ...filled.tags)
      if (filled.until !== null) ends.push(filled.until)
    }
    return { itemShelves, tags: [...new Set(tags)], until: ends.length === 0 ? null : Math.min(...ends) }
  }
}

async function fillShelf(tx: Tx, site: SiteData, wish: ItemWish, now: number): Promise<FilledShelf> {
  const page = site.pages.find(({ id }) => id === wish.collectionId)
  if (page === undefined || !isCollectionName(page.settings.kind) || page.settings.access !== 'public')
    return { shelf: empty, tags: [], until: null }
  const collection = openCollection(site, page)
  const head = { ...empty, title: collection.title, href: collection.path }
  const index = await readCollectionIndex(tx, collection)
  if (wish.view === 'items') return fillItems(tx, { collection, index, wish, now, head })
  if (wish.view === 'calendar') return fillCalendar(tx, { collection, index, wish, now, head })
  const names = await listNames(tx, collection, index, wish)
  return { shelf: { ...head, names: names.slice(0, wish.limit) }, tags: [], until: null }
}

interface Filling {
  readonly collection: Collection
  readonly index: CollectionIndex
  readonly wish: ItemWish
  readonly now: number
  readonly head: ItemShelf
}

async function fillItems(tx: Tx, { collection, index, wish, now, head }: Filling): Promise<FilledShelf> {
  const query = readQuery(collection, index, wish)
  if (query === null) return { shelf: head, tags: [], until: null }
  const at = new Date(now)
  const isTimed = collection.name === 'events' && wish.when !== 'any'
  const order: ItemOrder = wish.when === 'past' && isTimed ? 'latest-start' : orderOf(collection)
  const filter = { ...filterOf(collection, query), isPublicAlone: true, isFeatured: wish.featured }
  const [items, end] = await Promise.all([
    listItems(tx, {
      ...filter,
      order,
      limit: wish.limit,
      ...(isTimed ? { events: { at, isPast: wish.when === 'past' } } : {}),
    }),
    isTimed ? findNextEnd(tx, filter, at) : null,
  ])
  const { cards, tags } = await makeCards(tx, collection, items, now)
  return { shelf: { ...head, items: cards }, tags, until: end?.getTime() ?? null }
}

async function fillCalendar(tx: Tx, { collection, index, wish, now, head }: Filling): Promise<FilledShelf> {
  const narrowed = readQuery(collection, index, wish)
  if (narrowed === null || collection.name !== 'events') return { shelf: head, tags: [], until: null }
  const query = { ...narrowed, isCalendar: true, month: wish.month || null }
  const { items, month, until } = await readListed(tx, collection, { query, now, isPublicAlone: true })
  if (month === null) return { shelf: head, tags: [], until: null }
  const { cards, tags } = await makeCards(tx, collection, items, now)
  const events = items.flatMap((item, at) => {
    const card = cards[at]
    return card === undefined ? [] : [{ item, card }]
  })
  const calendar = makeCalendar({ collection, query, month, events, now })
  const months = { previous: moveMonth(month, -1), next: moveMonth(month, 1) }
  return { shelf: { ...head, calendar, months }, tags, until }
}

async function makeCards(tx: Tx, collection: Collection, items: readonly ShownItem[], now: number) {
  const fileIds = listPictureIds(items)
  const assets = await readAssetMap(tx, collection.websiteId, fileIds)
  return { cards: items.map((item) => makeCard(collection, item, { assets, now })), tags: tagFiles(fileIds) }
}

/** Null where the collection has nothing of the kind. */
function readQuery({ site }: Collection, index: CollectionIndex, wish: ItemWish): ListQuery | null {
  const category = find(index.categories, wish.category)
  const tag = find(index.tags, wish.tag)
  const author = wish.authorId === undefined ? null : site.authors.find(({ id }) => id === wish.authorId)
  if (category === undefined || tag === undefined || author === undefined) return null
  return { ...plainQuery, category, tag, author }
}

/** Null where none is asked for, undefined where there is none. */
function find(names: ReadonlyMap<string, IndexedName>, wanted: string): IndexedName | null | undefined {
  return wanted === '' ? null : names.get(wanted.toLowerCase())
}

async function listNames(
  tx: Tx,
  collection: Collection,
  index: CollectionIndex,
  { view }: ItemWish,
): Promise<ItemShelf['names']> {
  const { site } = collection
  if (view === 'authors') {
    const counts = await countByAuthor(tx, collection)
    return site.authors.flatMap((author) => {
      const count = counts.get(author.id) ?? 0
      return count === 0 ? [] : [{ label: author.name, href: addressOfList(collection, { author }), count }]
    })
  }
  if (view === 'months') {
    const dates = datesOf(site.settings.language, 'UTC')
    return [...index.months].map(([month, count]) => ({
      label: dates.month(Date.parse(`${month}-01`)),
      href: addressOfList(collection, { month }),
      count,
    }))
  }
  const kind = view === 'tags' ? 'tag' : 'category'
  return [...index[view === 'tags' ? 'tags' : 'categories'].values()].map((name) => ({
    label: name.name,
    href: addressOfList(collection, { [kind]: name }),
    count: name.count,
  }))
}
