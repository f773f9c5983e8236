import { sql } from 'kysely'
import type { Tx } from '../../../../storage/database'

/** Variants that people wait for and that are there. */
export async function listAwaited(
  tx: Tx,
  { websiteId, productIds }: { websiteId: string; productIds: readonly string[] },
): Promise<string[]> {
  if (productIds.length === 0) return []
  const rows = await tx
    .selectFrom('product_variants as v')
    .select('v.id')
    .where('v.website_id', '=', websiteId)
    .where('v.product_id', 'in', productIds)
    .where('v.deleted_at', 'is', null)
    .where(sql<boolean>`(v.is_unlimited or v.stock > v.held)`)
    .where((where) =>
      where.exists(
        where
          .selectFrom('restock_requests as r')
          .select('r.email')
          .whereRef('r.website_id', '=', 'v.website_id')
          .whereRef('r.variant_id', '=', 'v.id'),
      ),
    )
    .execute()
  return rows.map((row) => row.id)
}
