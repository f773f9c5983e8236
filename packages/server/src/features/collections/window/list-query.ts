import type { Author } from '@sitewright/model/collections/answers/author'
import { layoutOf } from '@sitewright/model/collections/collection-design'
import type { Collection } from './collection'
import type { CollectionIndex, IndexedName } from './collection-index'
import { monthOf, moveMonth } from './months'

/** Other ways to read a collection or an item, for programs. */
export const viewFormats = ['json', 'json-pretty', 'rss', 'ical', 'main-content'] as const
export type ViewFormat = (typeof viewFormats)[number]

/** What of a collection is asked for: everything in it is known to the collection. */
export interface ListQuery {
  readonly isCalendar: boolean
  readonly category: IndexedName | null
  readonly tag: IndexedName | null
  readonly author: Author | null
  /** Such as `2026-11`. */
  readonly month: string | null
  readonly number: number
  readonly format: ViewFormat | null
  /** Something that the collection does not have: it has nothing to show, whatever it was. */
  readonly isUnknown: boolean
}

interface Asked {
  readonly collection: Collection
  readonly index: CollectionIndex
  readonly query: URLSearchParams
  readonly now: number
}

/** So far people may turn the pages of a calendar beyond its events. */
const calendarMonths = 24

export function readListQuery(asked: Asked): ListQuery {
  const { collection, index, query } = asked
  let isUnknown = false
  /** The value of a parameter by which the list is narrowed. */
  function find<Value>(name: string, known: (text: string) => Value | undefined): Value | null {
    const text = query.get(name)?.trim() ?? ''
    if (text === '') return null
    const found = known(text)
    isUnknown ||= found === undefined
    return found ?? null
  }
  const isCalendar = readsCalendar(collection, query)
  const category = find('category', (text) => index.categories.get(text.toLowerCase()))
  const tag = find('tag', (text) => index.tags.get(text.toLowerCase()))
  const author = find('author', (text) => collection.site.authors.find(({ slug }) => slug === text.toLowerCase()))
  const month = find('month', (text) => (isKnownMonth(asked, text, isCalendar) ? text : undefined))
  const pageCount = Math.max(1, Math.ceil(index.total / collection.design.pageSize))
  const number = find('page', (text) =>
    /^[1-9]\d{0,5}$/.test(text) && Number(text) <= pageCount ? Number(text) : undefined,
  )
  const format = readFormat(collection, query)
  return { isCalendar, category, tag, author, month, number: (!isCalendar && number) || 1, format, isUnknown }
}

function readsCalendar(collection: Collection, query: URLSearchParams): boolean {
  if (collection.name !== 'events') return false
  const view = query.get('view')
  return view === 'calendar' || (view !== 'list' && layoutOf('events', collection.design) === 'calendar')
}

/** One that the collection cannot answer is left off. */
export function readFormat({ name }: Pick<Collection, 'name'>, query: URLSearchParams): ViewFormat | null {
  const format = viewFormats.find((it) => it === query.get('format')) ?? null
  return format === 'ical' && name !== 'events' ? null : format
}

function isKnownMonth({ collection, index, now }: Asked, month: string, isCalendar: boolean): boolean {
  if (!isCalendar || index.months.has(month)) return index.months.has(month)
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) return false
  const current = monthOf(now, collection.timeZone)
  const known = [...index.months.keys(), moveMonth(current, calendarMonths), moveMonth(current, -calendarMonths)].sort()
  return month >= (known[0] ?? current) && month <= (known.at(-1) ?? current)
}

export const plainQuery: ListQuery = {
  isCalendar: false,
  category: null,
  tag: null,
  author: null,
  month: null,
  number: 1,
  format: null,
  isUnknown: false,
}

type ListedIn = Pick<Collection, 'path' | 'name' | 'design'>

/** The one address of a list. */
export function addressOfList({ path, name, design }: ListedIn, query: Partial<ListQuery>): string {
  const parameters = new URLSearchParams()
  const isCalendarFirst = name === 'events' && layoutOf('events', design) === 'calendar'
  if (query.isCalendar && !isCalendarFirst) parameters.set('view', 'calendar')
  if (query.isCalendar === false && isCalendarFirst) parameters.set('view', 'list')
  if (query.category) parameters.set('category', query.category.name)
  if (query.tag) parameters.set('tag', query.tag.name)
  if (query.author) parameters.set('author', query.author.slug)
  if (query.month) parameters.set('month', query.month)
  if (query.number !== undefined && query.number > 1) parameters.set('page', String(query.number))
  if (query.format) parameters.set('format', query.format)
  return parameters.size === 0 ? path : `${path}?${parameters}`
}

/**
 * Under which a list is kept. All that are unknown look alike and share one, which nobody can ask for: an address has no
 * spaces. Made-up ones take no memory.
 */
export function keyOfList(collection: ListedIn, query: ListQuery): string {
  if (!query.isUnknown) return addressOfList(collection, query)
  return `${collection.path} nothing ${query.format ?? ''}`
}
