import { type CommentEvent, type CommentState, commentStates, commentTable } from '@sitewright/model/comments/comment'
import { maxCommentCount } from '@sitewright/model/comments/comment-answers'
import { statesLeadingTo } from '@sitewright/model/states/state-table'
import { type Selectable, sql } from 'kysely'
import type { Tx } from '../../../storage/database'
import type { Tables } from '../../../storage/tables'
import { commentColumns, type StoredComment, toComment } from './comment-rows'

export interface CommentPosition {
  readonly createdAt: Date
  readonly id: string
}

interface QueueQuery {
  readonly websiteId: string
  readonly state: CommentState
  readonly itemId: string | undefined
  readonly terms: readonly string[]
  readonly after: CommentPosition | null
  readonly limit: number
}

/** Newest first, from the position on. Every term is the beginning of a word of the text, the name or the email address. */
export async function listQueue(tx: Tx, query: QueueQuery): Promise<StoredComment[]> {
  const { websiteId, state, itemId, terms, after, limit } = query
  let chosen = tx
    .selectFrom(sourceOf(terms).as('comments'))
    .select(commentColumns)
    .where('website_id', '=', websiteId)
    .where('state', '=', state)
  if (itemId !== undefined) chosen = chosen.where('item_id', '=', itemId)
  if (after !== null)
    chosen = chosen.where(sql<boolean>`(created_at, id) < (${after.createdAt}::timestamptz, ${after.id})`)
  const rows = await chosen.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
  return rows.map(toComment)
}

/** Words are looked up in their index, which row security keeps from other queries. */
function sourceOf(terms: readonly string[]) {
  type Row = Selectable<Tables['comments']>
  return terms.length === 0
    ? sql<Row>`(select * from comments)`
    : sql<Row>`find_comments(item_query(${terms}::text[], '{}'))`
}

/** Up to a limit, so that a hundred thousand cost no more than a thousand. */
export async function countByState(tx: Tx, websiteId: string): Promise<Record<CommentState, number>> {
  const counts = await Promise.all(
    commentStates.map(async (state): Promise<[CommentState, number]> => {
      const some = tx
        .selectFrom('comments')
        .select('id')
        .where('website_id', '=', websiteId)
        .where('state', '=', state)
        .limit(maxCommentCount)
      const row = await tx
        .selectFrom(some.as('some'))
        .select(({ fn }) => fn.countAll<string>().as('total'))
        .executeTakeFirst()
      return [state, Number(row?.total ?? 0)]
    }),
  )
  return Object.fromEntries(counts) as Record<CommentState, number>
}

interface MovedComment {
  readonly id: string
  readonly itemId: string
  readonly from: CommentState
}

/** Takes those that may go there, whoever else is at it. The items are locked by then. */
export async function moveComments(
  tx: Tx,
  { websiteId, ids }: { readonly websiteId: string; readonly ids: readonly string[] },
  { to, at }: { readonly to: CommentState; readonly at: Date },
): Promise<MovedComment[]> {
  const sources = statesLeadingTo(commentTable, to)
  const rows = await tx
    .selectFrom('comments')
    .select(['id', 'item_id', 'state'])
    .where('website_id', '=', websiteId)
    .where('id', 'in', ids)
    .where('state', 'in', sources)
    .orderBy('id')
    .forUpdate()
    .execute()
  if (rows.length === 0) return []
  await tx
    .updateTable('comments')
    .set({ state: to, state_changed_at: at })
    .where('website_id', '=', websiteId)
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
  return rows.map((row) => ({ id: row.id, itemId: row.item_id, from: row.state as CommentState }))
}

const erase: CommentEvent = 'erase'

/** Removes what lies in the trash for good, with what answers it; answers how many were asked for and gone. */
export async function eraseComments(
  tx: Tx,
  websiteId: string,
  which: { readonly ids: readonly string[] } | { readonly trashedBefore: Date },
): Promise<number> {
  const condition =
    'ids' in which ? sql`id in (${sql.join(which.ids)})` : sql`state_changed_at < ${which.trashedBefore}::timestamptz`
  const sources = commentStates.filter((state) => Object.hasOwn(commentTable.moves[state], erase))
  const { rows } = await sql<{ asked: boolean }>`with binned as (
      select id, item_id, path from comments
      where website_id = ${websiteId} and state in (${sql.join(sources)}) and ${condition}
    )
    delete from comments as c using binned
    where c.website_id = ${websiteId} and c.item_id = binned.item_id
      and c.path >= binned.path and c.path < binned.path || '~'
    returning c.id = binned.id as asked`.execute(tx)
  return rows.filter(({ asked }) => asked).length
}
