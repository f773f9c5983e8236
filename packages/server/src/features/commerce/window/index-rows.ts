import { sql } from 'kysely'
import type { Tx } from '../../../storage/database'

export interface StoreKey {
  readonly websiteId: string
  readonly storeId: string
}

export interface CategoryRow {
  readonly id: string
  readonly parentId: string | null
  readonly name: string
  readonly slug: string
  readonly description: string
  readonly pictureId: string | null
  readonly createdAt: Date
}

export async function listCategories(tx: Tx, { websiteId, storeId }: StoreKey): Promise<CategoryRow[]> {
  const rows = await tx
    .selectFrom('product_categories')
    .select(['id', 'parent_id', 'name', 'slug', 'description', 'picture_id', 'created_at'])
    .where('website_id', '=', websiteId)
    .where('store_id', '=', storeId)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    parentId: row.parent_id,
    name: row.name,
    slug: row.slug,
    description: row.description,
    pictureId: row.picture_id,
    createdAt: row.created_at,
  }))
}

/** More than anybody looks through. */
const maxTags = 500

/** Tags of what visitors see, the most used first; how many products they see is told beside them. */
export async function readTags(tx: Tx, { websiteId, storeId }: StoreKey): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    select tag from products, unnest(tags) as tag
    where website_id = ${websiteId} and store_id = ${storeId} and is_live
    group by tag order by count(*) desc, tag limit ${maxTags}
  `.execute(tx)
  return rows.map((row) => row.tag)
}

export async function countLive(tx: Tx, { websiteId, storeId }: StoreKey): Promise<number> {
  const row = await tx
    .selectFrom('products')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('website_id', '=', websiteId)
    .where('store_id', '=', storeId)
    .where('is_live', '=', true)
    .executeTakeFirst()
  return Number(row?.count ?? 0)
}
