import { sql } from 'kysely'
import type { Tx } from '../../../storage/database'

/** Space between two items, so that another can be put there without moving the rest. */
export const positionStep = 65_536

interface ItemKey {
  readonly websiteId: string
  readonly collectionId: string
  readonly itemId: string
}

/** Null when the collection has no such item. */
export async function findPosition(tx: Tx, { websiteId, collectionId, itemId }: ItemKey): Promise<number | null> {
  const row = await tx
    .selectFrom('collection_items')
    .select('position')
    .where('website_id', '=', websiteId)
    .where('collection_id', '=', collectionId)
    .where('id', '=', itemId)
    .where('is_deleted', '=', false)
    .executeTakeFirst()
  return row?.position ?? null
}

interface Asked {
  readonly websiteId: string
  readonly collectionId: string
  /** The item that moves. */
  readonly without: string
  /** The one that it is to stand before; null for the end. */
  readonly next: { readonly id: string; readonly position: number } | null
}

/** Null when nothing is there. */
export async function findPositionBefore(
  tx: Tx,
  { websiteId, collectionId, without, next }: Asked,
): Promise<number | null> {
  const { rows } = await sql<{ position: number }>`
    select position from collection_items
    where website_id = ${websiteId} and collection_id = ${collectionId} and id <> ${without}
      and ${next === null ? sql`true` : sql`(position, id) < (${next.position}, ${next.id})`}
    order by position desc, id desc limit 1
  `.execute(tx)
  return rows[0]?.position ?? null
}

export async function setPosition(tx: Tx, { websiteId, itemId }: ItemKey, position: number): Promise<void> {
  await tx
    .updateTable('collection_items')
    .set({ position })
    .where('website_id', '=', websiteId)
    .where('id', '=', itemId)
    .execute()
}

/** Makes room between all items of a collection again, without changing their order. */
export async function spreadPositions(tx: Tx, websiteId: string, collectionId: string): Promise<void> {
  await sql`update collection_items as i set position = ranked.rank * ${sql.lit(positionStep)}
    from (
      select id, row_number() over (order by position, id) as rank from collection_items
      where website_id = ${websiteId} and collection_id = ${collectionId}
    ) as ranked
    where i.website_id = ${websiteId} and i.id = ranked.id`.execute(tx)
}
