import type { ItemQuery } from '@sitewright/model/collections/answers/item-answers'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../storage/database'

export interface ListedItem {
  readonly id: string
  readonly title: string
  readonly titleKey: string
  readonly slug: string
  readonly isLive: boolean
  readonly isScheduled: boolean
  readonly isInReview: boolean
  readonly authorId: string | null
  readonly tags: string[]
  readonly categories: string[]
  readonly isFeatured: boolean
  readonly allowsComments: boolean
  readonly shownAt: Date | null
  readonly listedAt: Date
  readonly position: number
  readonly commentCount: number
  readonly updatedAt: Date
  readonly pictureId: string | null
  readonly event: unknown
  readonly draftVersion: number
  readonly publishedVersion: number | null
  readonly scheduledAt: Date | null
}

export interface ListQuery
  extends Pick<ItemQuery, 'state' | 'tag' | 'category' | 'authorId' | 'isFeatured' | 'when' | 'sort'> {
  readonly websiteId: string
  readonly collectionId: string
  /** All must be in it; the last one may be the beginning of a word. */
  readonly words: readonly string[]
  /** Now, which parts events to come from those that are over. */
  readonly at: Date
  /** Shown at this moment or later. */
  readonly from: Date | undefined
  /** And before this one. */
  readonly to: Date | undefined
}

/** Where a list goes on. */
export interface ListPosition {
  readonly value: string | number | Date
  readonly id: string
}

const orders = {
  latest: { column: sql`i.updated_at`, isDown: true },
  date: { column: sql`i.listed_at`, isDown: true },
  oldest: { column: sql`i.listed_at`, isDown: false },
  title: { column: sql`i.title_key`, isDown: false },
  order: { column: sql`i.position`, isDown: false },
} as const

interface ListPage {
  readonly after: ListPosition | null
  readonly limit: number
}

/** One page of the list, and how many there are in all; where that is known from the page before it is not counted again. */
export async function listItems(
  tx: Tx,
  query: ListQuery,
  { knownTotal, ...page }: ListPage & { readonly knownTotal: number | null },
): Promise<{ items: ListedItem[]; total: number }> {
  const items = await readPage(tx, query, page)
  return { items, total: knownTotal ?? (await countItems(tx, query)) }
}

async function readPage(tx: Tx, query: ListQuery, { after, limit }: ListPage): Promise<ListedItem[]> {
  const order = inOrder(query)
  const { rows } = await sql<ListedItem>`
    with page as (
      select i.id from ${sourceOf(query)} as i where ${conditions(query)} and ${isAfter(query, after)} ${order}
      limit ${limit}
    )
    select i.id, i.title, i.title_key as "titleKey", i.slug, i.is_live as "isLive", i.is_scheduled as "isScheduled",
      i.is_in_review as "isInReview", i.author_id as "authorId", i.tags, i.categories, i.is_featured as "isFeatured",
      i.allows_comments as "allowsComments", i.shown_at as "shownAt", i.listed_at as "listedAt", i.position,
      i.comment_count as "commentCount", i.updated_at as "updatedAt",
      p.settings -> 'item' -> 'picture' ->> 'assetId' as "pictureId", p.settings -> 'item' -> 'event' as event,
      p.draft_version as "draftVersion", p.published_version as "publishedVersion", p.scheduled_at as "scheduledAt"
    from page join collection_items as i on i.website_id = ${query.websiteId} and i.id = page.id
      join pages as p on p.website_id = i.website_id and p.id = i.id
    ${order}
  `.execute(tx)
  return rows
}

async function countItems(tx: Tx, query: ListQuery): Promise<number> {
  const { rows } = await sql<{
    total: number
  }>`select count(*)::int as total from ${sourceOf(query)} as i where ${conditions(query)}`.execute(tx)
  return rows[0]?.total ?? 0
}

/** Words, tags and categories are looked up in their index, which row security keeps from other queries. */
function sourceOf({ words, tag, category, collectionId }: ListQuery): RawBuilder<unknown> {
  if (words.length === 0 && tag === undefined && category === undefined) return sql`collection_items`
  const exact = [`list${collectionId}`, ...mark('#', tag), ...mark('@', category)]
  return sql`find_items(item_query(${words}::text[], ${exact}::text[]))`
}

function mark(sign: string, name: string | undefined): string[] {
  return name === undefined ? [] : [sign + name.toLowerCase()]
}

function isAfter({ sort }: ListQuery, after: ListPosition | null): RawBuilder<unknown> {
  const { column, isDown } = orders[sort]
  return after === null ? sql`true` : sql`(${column}, i.id) ${isDown ? sql`<` : sql`>`} (${after.value}, ${after.id})`
}

function inOrder({ sort }: ListQuery): RawBuilder<unknown> {
  const { column, isDown } = orders[sort]
  const direction = isDown ? sql`desc` : sql`asc`
  return sql`order by ${column} ${direction}, i.id ${direction}`
}

const states = {
  published: sql`i.is_live`,
  scheduled: sql`not i.is_live and i.is_scheduled`,
  review: sql`i.is_in_review`,
  draft: sql`not i.is_live and not i.is_scheduled and not i.is_in_review`,
} as const

function conditions(query: ListQuery): RawBuilder<unknown> {
  const { websiteId, collectionId, state, authorId, isFeatured, when, at, from, to } = query
  const given = [
    sql`i.website_id = ${websiteId} and i.collection_id = ${collectionId} and not i.is_deleted`,
    state && states[state],
    authorId && sql`i.author_id = ${authorId}`,
    isFeatured !== undefined && sql`i.is_featured = ${isFeatured}`,
    when && (when === 'past' ? sql`i.ends_at <= ${at}` : sql`i.ends_at > ${at}`),
    from && sql`i.listed_at >= ${from}`,
    to && sql`i.listed_at < ${to}`,
  ]
  return sql.join(
    given.filter((condition) => typeof condition === 'object'),
    sql` and `,
  )
}
