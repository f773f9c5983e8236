import { z } from 'zod'
import { id } from '../id'
import { calendarView, itemCard } from './item-card'

/** What a block shows of a collection: items, the names that they are filed under, or a month of events. */
export const itemShelfViews = ['items', 'categories', 'tags', 'authors', 'months', 'calendar'] as const
export const maxShelfItems = 30
export const shelfMonth = z.union([z.literal(''), z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)])
const filedUnder = z.string().trim().max(60)

export const itemShelfQuery = z.strictObject({
  view: z.enum(itemShelfViews).default('items'),
  category: filedUnder.default(''),
  tag: filedUnder.default(''),
  authorId: id.optional(),
  featured: z.stringbool().default(false),
  /** Of events: to come, or over. */
  when: z.enum(['any', 'upcoming', 'past']).default('any'),
  /** Of a calendar; empty for the current one. */
  month: shelfMonth.default(''),
  limit: z.coerce.number<number | string>().int().min(1).max(maxShelfItems).default(6),
})
export type ItemShelfQuery = z.output<typeof itemShelfQuery>

export interface ItemWish extends ItemShelfQuery {
  readonly collectionId: string
}

export const itemShelf = z.strictObject({
  /** Of the page of the collection; empty where visitors cannot see it. */
  title: z.string(),
  href: z.string(),
  items: z.array(itemCard),
  /** Names or months, each with the number of its items, and the list of these. */
  names: z.array(z.strictObject({ label: z.string(), href: z.string(), count: z.int().min(0) })),
  calendar: calendarView.nullable(),
  /** The months before and after that of the calendar. */
  months: z.strictObject({ previous: z.string(), next: z.string() }).nullable(),
})
export type ItemShelf = z.infer<typeof itemShelf>

/** Equal wishes have one name. */
export function nameItemWish(wish: ItemWish): string {
  const { collectionId, view, category, tag, authorId, featured, when, month, limit } = wish
  return JSON.stringify([collectionId, view, category, tag, authorId ?? null, featured, when, month, limit])
}

/** What is asked for nothing in particular. */
export function makeItemWish(collectionId: string, asked: Partial<ItemShelfQuery>): ItemWish {
  const nothing = { view: 'items', category: '', tag: '', featured: false, when: 'any', month: '', limit: 6 } as const
  return { ...nothing, ...asked, collectionId }
}
