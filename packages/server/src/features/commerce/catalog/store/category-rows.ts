import { sql } from 'kysely'
import type { Tx } from '../../../../storage/database'

export interface CategoryRow {
  readonly id: string
  readonly storeId: string
  readonly parentId: string | null
  readonly name: string
  readonly slug: string
  readonly description: string
  readonly pictureId: string | null
  readonly position: number
}

/** All of the site, in the order of their siblings. */
export async function listCategoryRows(tx: Tx, websiteId: string, { lock = false } = {}): Promise<CategoryRow[]> {
  const question = tx
    .selectFrom('product_categories')
    .selectAll()
    .where('website_id', '=', websiteId)
    .orderBy('position')
    .orderBy('id')
  const rows = await (lock ? question.forUpdate() : question).execute()
  return rows.map((row) => ({
    id: row.id,
    storeId: row.store_id,
    parentId: row.parent_id,
    name: row.name,
    slug: row.slug,
    description: row.description,
    pictureId: row.picture_id,
    position: row.position,
  }))
}

export async function insertCategory(
  tx: Tx,
  { websiteId, at }: { websiteId: string; at: Date },
  category: CategoryRow,
): Promise<void> {
  await tx
    .insertInto('product_categories')
    .values({ website_id: websiteId, id: category.id, created_at: at, ...columnsOf(category) })
    .execute()
}

export async function updateCategory(tx: Tx, websiteId: string, category: CategoryRow): Promise<void> {
  await tx
    .updateTable('product_categories')
    .set(columnsOf(category))
    .where('website_id', '=', websiteId)
    .where('id', '=', category.id)
    .execute()
}

/** Its products are in one category less. */
export async function removeCategory(
  tx: Tx,
  { websiteId, categoryId }: { websiteId: string; categoryId: string },
): Promise<void> {
  const ofCategory = tx.deleteFrom('category_products').where('website_id', '=', websiteId)
  await ofCategory.where('category_id', '=', categoryId).execute()
  await tx.deleteFrom('product_categories').where('website_id', '=', websiteId).where('id', '=', categoryId).execute()
}

/** Those in the bin do not count. */
export async function countProductsByCategory(tx: Tx, websiteId: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; count: number }>`
    select c.category_id as id, count(*)::int as count
    from category_products as c join products as p on p.website_id = c.website_id and p.id = c.product_id
    where c.website_id = ${websiteId} and not p.is_deleted group by c.category_id
  `.execute(tx)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

export async function listStoreSlugs(tx: Tx, websiteId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .selectFrom('pages')
    .select(['id', 'slug'])
    .where('website_id', '=', websiteId)
    .where('collection_id', 'is', null)
    .where('id', 'in', (of) =>
      of.selectFrom('product_categories').select('store_id').where('website_id', '=', websiteId),
    )
    .execute()
  return new Map(rows.map((row) => [row.id, row.slug]))
}

function columnsOf({ storeId, parentId, name, slug, description, pictureId, position }: CategoryRow) {
  return { store_id: storeId, parent_id: parentId, name, slug, description, picture_id: pictureId, position }
}

interface ProductKey {
  readonly websiteId: string
  readonly productId: string
}

export async function listCategoryIds(tx: Tx, { websiteId, productId }: ProductKey): Promise<string[]> {
  const rows = await tx
    .selectFrom('category_products')
    .select('category_id')
    .where('website_id', '=', websiteId)
    .where('product_id', '=', productId)
    .orderBy('category_id')
    .execute()
  return rows.map((row) => row.category_id)
}

export async function listCategoriesOfProducts(
  tx: Tx,
  { websiteId, productIds }: { websiteId: string; productIds: readonly string[] },
): Promise<ReadonlyMap<string, string[]>> {
  const rows = await tx
    .selectFrom('category_products')
    .select(['product_id', 'category_id'])
    .where('website_id', '=', websiteId)
    .where('product_id', 'in', productIds)
    .orderBy('category_id')
    .execute()
  const byProduct = new Map<string, string[]>()
  for (const row of rows) byProduct.set(row.product_id, [...(byProduct.get(row.product_id) ?? []), row.category_id])
  return byProduct
}

export async function replaceCategoryIds(
  tx: Tx,
  { websiteId, productId }: ProductKey,
  categoryIds: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('category_products')
    .where('website_id', '=', websiteId)
    .where('product_id', '=', productId)
    .execute()
  if (categoryIds.length === 0) return
  await tx
    .insertInto('category_products')
    .values(
      categoryIds.map((categoryId) => ({ website_id: websiteId, category_id: categoryId, product_id: productId })),
    )
    .execute()
}

/** Those of the ids that are categories of the store. */
export async function listKnownCategories(
  tx: Tx,
  { websiteId, storeId, ids }: { websiteId: string; storeId: string; ids: readonly string[] },
): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('product_categories')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('store_id', '=', storeId)
    .where('id', 'in', ids)
    .execute()
  return rows.map((row) => row.id)
}
