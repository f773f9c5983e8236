import { sql } from 'kysely'
import type { Tx } from '../../../../storage/database'

interface StorePage {
  readonly id: string
  readonly slug: string
}

/** Pages of stores, in the order of the site. */
export async function listStores(tx: Tx, websiteId: string): Promise<StorePage[]> {
  return tx
    .selectFrom('pages')
    .select(['id', 'slug'])
    .where('website_id', '=', websiteId)
    .where('collection_id', 'is', null)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`settings ->> 'kind' = 'store'`)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** Null when no product of the store is there. */
export async function findProductAt(
  tx: Tx,
  { websiteId, storeId, slug }: { websiteId: string; storeId: string; slug: string },
): Promise<string | null> {
  const row = await tx
    .selectFrom('pages')
    .select('id')
    .where('website_id', '=', websiteId)
    .where(sql<string>`coalesce(collection_id, '')`, '=', storeId)
    .where('slug', '=', slug)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.id ?? null
}
