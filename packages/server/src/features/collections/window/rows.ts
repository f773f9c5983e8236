import { type ItemFields, itemFields } from '@sitewright/model/collections/item'
import { type PageSettings, pageSettings } from '@sitewright/model/pages/page-settings'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { readStoredSettings } from '../../../content/stored-page'
import type { Tx } from '../../../storage/database'

/** An item as lists show it. */
export interface ShownItem {
  readonly id: string
  readonly slug: string
  readonly title: string
  readonly access: PageSettings['access']
  readonly shownAt: Date | null
  readonly startsAt: Date | null
  /** When the event is over: of one that lasts whole days the end of the last of them. */
  readonly endsAt: Date | null
  readonly wordCount: number
  readonly commentCount: number
  /** When what visitors read was last published. */
  readonly changedAt: Date
  readonly fields: ItemFields
  readonly description: string
  /** The first words of the body, where everybody may read it. */
  readonly opening: string
}

interface ItemRow extends Omit<ShownItem, 'fields' | 'access'> {
  readonly access: string
  readonly fields: unknown
}

export interface ItemFilter {
  readonly websiteId: string
  readonly collectionId: string
  readonly categoryKey?: string | undefined
  readonly tagKey?: string | undefined
  readonly authorId?: string | undefined
  /** Days between these moments. */
  readonly span?: { readonly from: Date; readonly to: Date } | undefined
  /** Without items for members or with a password. */
  readonly isPublicAlone?: boolean
  readonly isFeatured?: boolean
}

export const itemOrders = {
  newest: sql`i.shown_at desc, i.id desc`,
  'by-hand': sql`i.position, i.id`,
  'by-start': sql`i.starts_at, i.id`,
  'latest-start': sql`i.starts_at desc, i.id desc`,
} as const
export type ItemOrder = keyof typeof itemOrders

/** Events that are not over at a moment, or those that are. */
export interface EventState {
  readonly at: Date
  readonly isPast: boolean
}

interface ListedItems extends ItemFilter {
  readonly order: ItemOrder
  readonly limit: number
  readonly offset?: number
  readonly events?: EventState | undefined
}

/** Cut once, in the database: most of a long text is never shown. */
const openingLength = 400

const ownColumns = sql`id, website_id, slug, title, access, shown_at, starts_at, ends_at, position, word_count, comment_count, updated_at`

function selectItems(chosen: RawBuilder<unknown>, order: RawBuilder<unknown>) {
  return sql<ItemRow>`
    select i.id, i.slug, i.title, i.access, i.shown_at as "shownAt", i.starts_at as "startsAt", i.ends_at as "endsAt",
      i.word_count as "wordCount", i.comment_count as "commentCount", coalesce(p.published_at, i.updated_at) as "changedAt",
      p.settings -> 'item' as fields, coalesce(p.settings ->> 'description', '') as description,
      case when i.access = 'public' then left(p.search_words, ${openingLength}) else '' end as opening
    from (${chosen}) as i join pages as p on p.website_id = i.website_id and p.id = i.id
    order by ${order}`
}

function whereListed(filter: ItemFilter, events?: EventState): RawBuilder<SqlBool> {
  const { websiteId, collectionId, categoryKey, tagKey, authorId, span } = filter
  const conditions = [
    sql<SqlBool>`website_id = ${websiteId} and collection_id = ${collectionId} and is_live`,
    ...(categoryKey === undefined ? [] : [sql<SqlBool>`category_keys @> array[${categoryKey}::text]`]),
    ...(tagKey === undefined ? [] : [sql<SqlBool>`tag_keys @> array[${tagKey}::text]`]),
    ...(authorId === undefined ? [] : [sql<SqlBool>`author_id = ${authorId}`]),
    ...(span === undefined ? [] : [isWithin(span)]),
    ...(filter.isFeatured ? [sql<SqlBool>`is_featured`] : []),
    ...(filter.isPublicAlone ? [sql<SqlBool>`access = 'public'`] : []),
    ...(events === undefined ? [] : [inState(events)]),
  ]
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`
}

/** Events are on each of their days. */
function isWithin({ from, to }: { readonly from: Date; readonly to: Date }): RawBuilder<SqlBool> {
  return sql<SqlBool>`coalesce(starts_at, shown_at) < ${to} and coalesce(greatest(ends_at, starts_at + interval '1 second'), shown_at) >= ${from}`
}

/** One whose time is not known yet is still to come. */
function inState({ at, isPast }: EventState): RawBuilder<SqlBool> {
  return isPast ? sql<SqlBool>`ends_at <= ${at}` : sql<SqlBool>`(ends_at > ${at} or ends_at is null)`
}

export async function listItems(tx: Tx, listed: ListedItems): Promise<ShownItem[]> {
  const { order, limit, offset = 0, events } = listed
  const chosen = sql`select ${ownColumns} from collection_items as i where ${whereListed(listed, events)}
    order by ${itemOrders[order]} limit ${limit} offset ${offset}`
  const { rows } = await selectItems(chosen, itemOrders[order]).execute(tx)
  return rows.map(toItem)
}

/** When the next event of the list is over; null where all are. */
export async function findNextEnd(tx: Tx, filter: ItemFilter, at: Date): Promise<Date | null> {
  const { rows } = await sql<{ next: Date | null }>`
    select min(ends_at) as next from collection_items where ${whereListed(filter)} and ends_at > ${at}
  `.execute(tx)
  return rows[0]?.next ?? null
}

/** Those that share most with an item first. Of very many that share something, the latest are looked at. */
export async function listRelated(
  tx: Tx,
  { websiteId, collectionId, id }: { websiteId: string; collectionId: string; id: string },
  limit: number,
): Promise<ShownItem[]> {
  const chosen = sql`
    select other.*, (
      select count(*) from unnest(own.tag_keys || own.category_keys) as it (key)
      where it.key = any (other.tag_keys || other.category_keys)) as shared
    from (select tag_keys, category_keys from collection_items where website_id = ${websiteId} and id = ${id}) as own,
    lateral (
      select ${ownColumns}, tag_keys, category_keys from collection_items
      where website_id = ${websiteId} and collection_id = ${collectionId} and is_live and id <> ${id}
        and (tag_keys && own.tag_keys or category_keys && own.category_keys)
      order by shown_at desc, id desc limit 200
    ) as other
    order by shared desc, shown_at desc, id desc limit ${limit}`
  const { rows } = await selectItems(chosen, sql`i.shared desc, i.shown_at desc, i.id desc`).execute(tx)
  return rows.map(toItem)
}

export interface Neighbor {
  readonly side: 'previous' | 'next'
  readonly slug: string
  readonly title: string
}

/** The items before and after one in the order of its collection. */
export async function listNeighbors(
  tx: Tx,
  { websiteId, collectionId, id }: { websiteId: string; collectionId: string; id: string },
  order: Exclude<ItemOrder, 'latest-start'>,
): Promise<Neighbor[]> {
  const key = { newest: sql.ref('shown_at'), 'by-hand': sql.ref('position'), 'by-start': sql.ref('starts_at') }[order]
  // In this way an index finds each of them, however many items there are.
  const beside = (side: string, sign: RawBuilder<unknown>, direction: RawBuilder<unknown>) => sql`
    (select ${sql.lit(side)} as side, it.slug, it.title
    from (select ${key} as at, id from collection_items where website_id = ${websiteId} and id = ${id}) as own,
    lateral (
      select slug, title from collection_items
      where website_id = ${websiteId} and collection_id = ${collectionId} and is_live
        and ${key} ${sign}= own.at and (${key} ${sign} own.at or collection_items.id ${sign} own.id)
      order by ${key} ${direction}, collection_items.id ${direction} limit 1
    ) as it)`
  const previous = beside('previous', sql`<`, sql`desc`)
  const next = beside('next', sql`>`, sql`asc`)
  const { rows } = await sql<Neighbor>`${previous} union all ${next}`.execute(tx)
  return rows
}

export interface FoundItemRow extends ShownItem {
  readonly collectionId: string
  readonly settings: PageSettings
  readonly isLive: boolean
  readonly publishedAt: Date
}

interface OneItemRow extends ItemRow {
  readonly collectionId: string
  readonly settings: unknown
  readonly isLive: boolean
  readonly publishedAt: Date | null
}

/** One item with all that its page is, whether or not visitors may see it. */
export async function findItem(tx: Tx, websiteId: string, id: string): Promise<FoundItemRow | null> {
  const { rows } = await sql<OneItemRow>`
    select i.id, i.slug, i.title, i.access, i.shown_at as "shownAt", i.starts_at as "startsAt", i.ends_at as "endsAt",
      i.word_count as "wordCount", i.comment_count as "commentCount", coalesce(p.published_at, i.updated_at) as "changedAt", i.is_live as "isLive",
      i.collection_id as "collectionId",      p.settings, p.settings -> 'item' as fields, coalesce(p.settings ->> 'description', '') as description,
      case when i.access = 'public' then left(p.search_words, ${openingLength}) else '' end as opening,
      p.published_at as "publishedAt"
    from collection_items as i join pages as p on p.website_id = i.website_id and p.id = i.id
    where i.website_id = ${websiteId} and i.id = ${id}
  `.execute(tx)
  const [row] = rows
  if (row === undefined) return null
  const settings = readStoredSettings(row.settings)
  const { collectionId, isLive } = row
  return { ...toItem(row), settings, collectionId, isLive, publishedAt: row.publishedAt ?? row.changedAt }
}

export async function findItemHead(
  tx: Tx,
  { websiteId, collectionId, slug }: { websiteId: string; collectionId: string; slug: string },
) {
  const row = await tx
    .selectFrom('collection_items')
    .select(['id', 'access'])
    .where('website_id', '=', websiteId)
    .where('collection_id', '=', collectionId)
    .where('slug', '=', slug)
    .where('is_live', '=', true)
    .executeTakeFirst()
  return row === undefined ? null : { id: row.id, access: readAccess(row.access) }
}

/** The settings of a page of a collection, published or not. */
export async function readPageSettings(tx: Tx, websiteId: string, id: string): Promise<PageSettings | null> {
  const row = await tx
    .selectFrom('pages')
    .select('settings')
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row === undefined ? null : readStoredSettings(row.settings)
}

function toItem({ access, fields, ...row }: ItemRow): ShownItem {
  return { ...row, access: readAccess(access), fields: itemFields.parse(fields ?? {}) }
}

/** What nobody knows is for nobody. */
function readAccess(access: string): PageSettings['access'] {
  return pageSettings.shape.access.catch('members').parse(access)
}
