import { sql } from 'kysely'
import type { Tx } from '../../../storage/database'
import { readComments } from './comment-rows'
import { addToCommentCount } from './item-rows'

/**
 * After states of comments changed: they and all below them are shown where everything above is approved, too. The counts of
 * their items follow. Answers the items where visitors see a difference.
 */
export async function refreshShown(tx: Tx, websiteId: string, ids: readonly string[]): Promise<string[]> {
  const affected = await listThreads(tx, websiteId, ids)
  if (affected.length === 0) return []
  const { rows } = await sql<{ item_id: string; is_shown: boolean }>`update comments as c set is_shown = not c.is_shown
    where c.website_id = ${websiteId} and c.id in (${sql.join(affected)})
      and c.is_shown <> (c.state = 'approved' and cardinality(c.ancestor_ids) = (
        select count(*) from comments as above
        where above.website_id = ${websiteId} and above.id = any (c.ancestor_ids) and above.state = 'approved'
      ))
    returning c.item_id, c.is_shown`.execute(tx)
  const changes = new Map<string, number>()
  for (const { item_id, is_shown } of rows) changes.set(item_id, (changes.get(item_id) ?? 0) + (is_shown ? 1 : -1))
  for (const [itemId, change] of changes) {
    if (change !== 0) await addToCommentCount(tx, { websiteId, itemId }, change)
  }
  return [...changes.keys()]
}

/** These comments and all that answers them. Each range of paths is asked for as it stands, so that the index finds it. */
async function listThreads(tx: Tx, websiteId: string, ids: readonly string[]): Promise<string[]> {
  const heads = await readComments(tx, websiteId, ids)
  if (heads.length === 0) return []
  const rows = await tx
    .selectFrom('comments')
    .select('id')
    .where('website_id', '=', websiteId)
    .where((where) =>
      where.or(
        heads.map(({ itemId, path }) =>
          where.and([where('item_id', '=', itemId), where('path', '>=', path), where('path', '<', `${path}~`)]),
        ),
      ),
    )
    .execute()
  return rows.map(({ id }) => id)
}

/** Those of an item that answer a comment, at any depth. */
export async function hasAnswers(
  tx: Tx,
  websiteId: string,
  { id, itemId, path }: { readonly id: string; readonly itemId: string; readonly path: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom('comments')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('item_id', '=', itemId)
    .where('path', '>', path)
    .where('path', '<', `${path}~`)
    .where('id', '<>', id)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
