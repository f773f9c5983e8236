import { sql } from 'kysely'
import type { Tx } from '../../../storage/database'
import type { StoreKey } from './index-rows'

export interface AddressRow {
  readonly slug: string
  readonly changedAt: Date
}

/** For the sitemap: those that search engines may list. */
export async function listAddresses(tx: Tx, { websiteId, storeId }: StoreKey, limit: number): Promise<AddressRow[]> {
  const { rows } = await sql<AddressRow>`
    select p.slug, p.updated_at as "changedAt"
    from products as p join pages as page on page.website_id = p.website_id and page.id = p.id
    where p.website_id = ${websiteId} and p.store_id = ${storeId} and p.is_live
      and coalesce(page.published_settings ->> 'noindex', 'false') <> 'true'
    order by p.position, p.id limit ${limit}
  `.execute(tx)
  return rows
}

/** The ids of live products behind one, in their order. */
export async function listLiveIdsAfter(
  tx: Tx,
  { websiteId, storeId }: StoreKey,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('products')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('store_id', '=', storeId)
    .where('is_live', '=', true)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}

/** The categories of several products at once. */
export async function listCategoriesOf(
  tx: Tx,
  websiteId: string,
  productIds: readonly string[],
): Promise<{ productId: string; categoryId: string }[]> {
  if (productIds.length === 0) return []
  const rows = await tx
    .selectFrom('category_products')
    .select(['product_id', 'category_id'])
    .where('website_id', '=', websiteId)
    .where('product_id', 'in', productIds)
    .execute()
  return rows.map((row) => ({ productId: row.product_id, categoryId: row.category_id }))
}
