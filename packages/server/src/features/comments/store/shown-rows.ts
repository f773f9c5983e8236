import { sql } from 'kysely'
import type { Tx } from '../../../storage/database'
import { addToCommentCount } from './item-rows'

/**
 * After states of comments changed: they and all below them are shown where everything above is approved, too. The counts of
 * their items follow. Answers the items where visitors see a difference.
 */
export async function refreshShown(tx: Tx, websiteId: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ item_id: string; is_shown: boolean }>`update comments as c set is_shown = found.shown
    from (
      select below.id, below.state = 'approved' and cardinality(below.ancestor_ids) = (
        select count(*) from comments as above
        where above.website_id = ${websiteId} and above.id = any (below.ancestor_ids) and above.state = 'approved'
      ) as shown
      from comments as changed join comments as below on below.website_id = changed.website_id
        and below.item_id = changed.item_id and below.path >= changed.path and below.path < changed.path || '~'
      where changed.website_id = ${websiteId} and changed.id in (${sql.join(ids)})
    ) as found
    where c.website_id = ${websiteId} and c.id = found.id and c.is_shown <> found.shown
    returning c.item_id, c.is_shown`.execute(tx)
  const changes = new Map<string, number>()
  for (const { item_id, is_shown } of rows) changes.set(item_id, (changes.get(item_id) ?? 0) + (is_shown ? 1 : -1))
  for (const [itemId, change] of changes) {
    if (change !== 0) await addToCommentCount(tx, { websiteId, itemId }, change)
  }
  return [...changes.keys()]
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
