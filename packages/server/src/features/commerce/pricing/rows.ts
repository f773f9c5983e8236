import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../storage/database'

/** Product → its categories, with those above them. */
export async function listCategoriesOf(
  tx: Tx,
  websiteId: string,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const categories = new Map<string, string[]>()
  if (productIds.length === 0) return categories
  const { rows } = await sql<{ product_id: string; id: string }>`
    with recursive above as (
      select cp.product_id, c.id, c.parent_id from category_products cp
      join product_categories c on c.website_id = cp.website_id and c.id = cp.category_id
      where cp.website_id = ${websiteId} and cp.product_id in (${listed(productIds)})
      union
      select a.product_id, c.id, c.parent_id from above a
      join product_categories c on c.website_id = ${websiteId} and c.id = a.parent_id
    ) select distinct product_id, id from above`.execute(tx)
  for (const { product_id, id } of rows) categories.set(product_id, [...(categories.get(product_id) ?? []), id])
  return categories
}

function listed(values: readonly string[]): RawBuilder<unknown> {
  return sql.join(values.map((value) => sql`${value}`))
}
