import { sql } from 'kysely'
import type { Tx } from '../../../storage/database'

interface ItemKey {
  readonly websiteId: string
  readonly itemId: string
}

/** Of one item: one comment never sends more emails than this. */
const maxFollowers = 2000

/** Those who asked for emails with these comments, now that they are approved. Who stops later is not added again. */
export async function followByComments(tx: Tx, websiteId: string, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return
  await sql`insert into comment_followers (website_id, item_id, email, created_at)
    select distinct c.website_id, c.item_id, c.email, ${at}::timestamptz from comments as c
    where c.website_id = ${websiteId} and c.id in (${sql.join(ids)}) and c.wants_mails and c.is_shown
      and c.email is not null
      and (select count(*) from comment_followers as f where f.website_id = ${websiteId} and f.item_id = c.item_id)
        < ${maxFollowers}
    on conflict do nothing`.execute(tx)
  await tx
    .updateTable('comments')
    .set({ wants_mails: false })
    .where('website_id', '=', websiteId)
    .where('id', 'in', ids)
    .where('is_shown', '=', true)
    .execute()
}

export async function listFollowers(tx: Tx, { websiteId, itemId }: ItemKey, but: string | null): Promise<string[]> {
  const rows = await tx
    .selectFrom('comment_followers')
    .select('email')
    .where('website_id', '=', websiteId)
    .where('item_id', '=', itemId)
    .where('email', '<>', but ?? '')
    .orderBy('email')
    .limit(maxFollowers)
    .execute()
  return rows.map(({ email }) => email)
}

/** Of those, the comments whose followers have not heard of them. */
export async function listUntold(tx: Tx, websiteId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('comments')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('id', 'in', ids)
    .where('is_shown', '=', true)
    .where('is_told', '=', false)
    .execute()
  return rows.map(({ id }) => id)
}

/** True once: whoever gets it tells the followers. */
export async function claimTelling(tx: Tx, websiteId: string, commentId: string): Promise<boolean> {
  const rows = await tx
    .updateTable('comments')
    .set({ is_told: true })
    .where('website_id', '=', websiteId)
    .where('id', '=', commentId)
    .where('is_shown', '=', true)
    .where('is_told', '=', false)
    .returning('id')
    .execute()
  return rows.length > 0
}

/** For the owner's email: what came since, without spam. */
export async function countSince(tx: Tx, websiteId: string, since: Date): Promise<{ count: number; ids: string[] }> {
  const rows = await tx
    .selectFrom('comments')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('state', 'in', ['pending', 'approved'])
    .where('is_by_author', '=', false)
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(500)
    .execute()
  return { count: rows.length, ids: rows.slice(0, 10).map(({ id }) => id) }
}
