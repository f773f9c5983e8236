import type { Tx } from '../../../storage/database'
import { firstDayShown } from './calendar'
import type { Collection } from './collection'
import type { ListQuery } from './list-query'
import { dayOf, monthOf, moveDay, moveMonth, spanOfMonth, startOfDay } from './months'
import { type EventState, findNextEnd, type ItemFilter, type ItemOrder, listItems, type ShownItem } from './rows'

export interface ListedItems {
  readonly items: readonly ShownItem[]
  readonly pastItems: readonly ShownItem[]
  readonly hasMore: boolean
  /** The month of a calendar. */
  readonly month: string | null
  /** When another list would be found without anybody changing anything. */
  readonly until: number | null
}

interface AskedList {
  readonly query: ListQuery
  readonly now: number
  /** Without what is for members or behind a password. */
  readonly isPublicAlone?: boolean
}

const nothing: ListedItems = { items: [], pastItems: [], hasMore: false, month: null, until: null }

export async function readListed(tx: Tx, collection: Collection, asked: AskedList): Promise<ListedItems> {
  const { query, isPublicAlone = false } = asked
  if (query.isUnknown) return nothing
  if (query.isCalendar) return readMonth(tx, collection, asked)
  if (collection.name === 'events' && query.month === null) return readEvents(tx, collection, asked)
  const { pageSize } = collection.design
  const found = await listItems(tx, {
    ...filterOf(collection, query),
    isPublicAlone,
    order: query.month === null ? orderOf(collection) : orderOfMonth(collection),
    limit: pageSize + 1,
    offset: (query.number - 1) * pageSize,
  })
  return { ...nothing, items: found.slice(0, pageSize), hasMore: found.length > pageSize }
}

export function filterOf(collection: Collection, { category, tag, author, month }: ListQuery): ItemFilter {
  return {
    websiteId: collection.websiteId,
    collectionId: collection.collectionId,
    categoryKey: category?.key,
    tagKey: tag?.key,
    authorId: author?.id,
    span: month === null ? undefined : spanOfMonth(month, collection.timeZone),
  }
}

const orders = { blog: 'newest', events: 'by-start', portfolio: 'by-hand', gallery: 'by-hand' } as const

export function orderOf({ name }: Pick<Collection, 'name'>): Exclude<ItemOrder, 'latest-start'> {
  return orders[name]
}

function orderOfMonth({ name }: Collection): ItemOrder {
  return name === 'events' ? 'by-start' : 'newest'
}

/** Events to come, and those that are over, side by side on as many pages as the longer list has. */
async function readEvents(
  tx: Tx,
  collection: Collection,
  { query, now, isPublicAlone = false }: AskedList,
): Promise<ListedItems> {
  const { pageSize, showPastEvents } = collection.design
  const filter = { ...filterOf(collection, query), isPublicAlone }
  const at = new Date(now)
  const part = { limit: pageSize + 1, offset: (query.number - 1) * pageSize }
  const list = (order: ItemOrder, events: EventState) => listItems(tx, { ...filter, ...part, order, events })
  const [items, pastItems, next] = await Promise.all([
    list('by-start', { at, isPast: false }),
    showPastEvents ? list('latest-start', { at, isPast: true }) : [],
    findNextEnd(tx, filter, at),
  ])
  return {
    items: items.slice(0, pageSize),
    pastItems: pastItems.slice(0, pageSize),
    hasMore: items.length > pageSize || pastItems.length > pageSize,
    month: null,
    until: next?.getTime() ?? null,
  }
}

/** More than anybody reads in one month. */
const maxOfMonth = 500

/** With the days of other months that its weeks have. What is today changes at midnight. */
async function readMonth(
  tx: Tx,
  collection: Collection,
  { query, now, isPublicAlone = false }: AskedList,
): Promise<ListedItems> {
  const { timeZone, site } = collection
  const month = query.month ?? monthOf(now, timeZone)
  const first = firstDayShown(month, site.settings.language)
  const span = {
    from: new Date(startOfDay(first, timeZone)),
    to: new Date(startOfDay(moveDay(`${moveMonth(month, 1)}-01`, 7), timeZone)),
  }
  const filter = { ...filterOf(collection, query), span, isPublicAlone }
  const [items, next] = await Promise.all([
    listItems(tx, { ...filter, order: 'by-start', limit: maxOfMonth }),
    findNextEnd(tx, filter, new Date(now)),
  ])
  const midnight = startOfDay(moveDay(dayOf(now, timeZone), 1), timeZone)
  const until = Math.min(midnight, next?.getTime() ?? midnight)
  return { items, pastItems: [], hasMore: false, month, until }
}
