import {
  type OfferedProductType,
  offeredProductTypes,
  type ProductDetails,
  productDetails,
  productTypeNumbers,
} from '@sitewright/model/commerce/products/product'
import { type Selectable, sql } from 'kysely'
import type { Tx } from '../../../../storage/database'
import type { Tables } from '../../../../storage/tables'

export interface ProductRow {
  readonly id: string
  readonly storeId: string
  readonly productType: OfferedProductType
  readonly details: ProductDetails
  readonly tags: readonly string[]
  readonly position: number
  readonly title: string
  readonly slug: string
  readonly isLive: boolean
  readonly lowestPrice: number
  readonly hasVariedPrices: boolean
  readonly isOnSale: boolean
  readonly isSoldOut: boolean
  /** Null where a variant is not counted. */
  readonly stock: number | null
  readonly variantCount: number
  readonly updatedAt: Date
}

export interface NewProductRow {
  readonly websiteId: string
  readonly id: string
  readonly storeId: string
  readonly productType: OfferedProductType
  readonly details: ProductDetails
  readonly tags: readonly string[]
  readonly position: number
  readonly at: Date
}

/** Before its page: the database copies what the page says into it. */
export async function insertProduct(tx: Tx, product: NewProductRow): Promise<void> {
  await tx
    .insertInto('products')
    .values({
      website_id: product.websiteId,
      id: product.id,
      store_id: product.storeId,
      product_type: productTypeNumbers[product.productType],
      details: JSON.stringify(product.details),
      tags: [...product.tags],
      position: product.position,
      created_at: product.at,
      updated_at: product.at,
    })
    .execute()
}

interface ProductKey {
  readonly websiteId: string
  readonly productId: string
}

/** Products in the bin are not found. */
export async function findProduct(
  tx: Tx,
  { websiteId, productId, lock }: ProductKey & { lock?: boolean },
): Promise<ProductRow | null> {
  const [product] = await listProductsOf(tx, { websiteId, productIds: [productId], lock })
  return product ?? null
}

interface ListedIds {
  readonly websiteId: string
  readonly productIds: readonly string[]
  /** Until the end of the transaction nobody else changes them. */
  readonly lock?: boolean | undefined
}

/** Those in the bin too. */
export async function isProductId(tx: Tx, { websiteId, productId }: ProductKey): Promise<boolean> {
  const row = await tx
    .selectFrom('products')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('id', '=', productId)
    .executeTakeFirst()
  return row !== undefined
}

export async function listProductsOf(
  tx: Tx,
  { websiteId, productIds, lock = false }: ListedIds,
): Promise<ProductRow[]> {
  if (productIds.length === 0) return []
  const question = tx
    .selectFrom('products')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('id', 'in', productIds)
    .where('is_deleted', '=', false)
    .orderBy('id')
  return (await (lock ? question.forUpdate() : question).execute()).map(toProductRow)
}

/** In the order by hand. */
export async function listProductsAfter(
  tx: Tx,
  { websiteId, after, limit }: { websiteId: string; after: Pick<ProductRow, 'position' | 'id'> | null; limit: number },
): Promise<ProductRow[]> {
  let question = tx
    .selectFrom('products')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('is_deleted', '=', false)
    .orderBy('position')
    .orderBy('id')
    .limit(limit)
  if (after !== null) question = question.where(sql<boolean>`(position, id) > (${after.position}, ${after.id})`)
  return (await question.execute()).map(toProductRow)
}

export interface ProductFields {
  readonly productType?: OfferedProductType | undefined
  readonly details?: ProductDetails | undefined
  readonly tags?: readonly string[] | undefined
  readonly position?: number | undefined
}

export async function updateProduct(
  tx: Tx,
  { websiteId, productId, at }: ProductKey & { at: Date },
  { productType, details, tags, position }: ProductFields,
): Promise<void> {
  await tx
    .updateTable('products')
    .set({
      ...(productType === undefined ? {} : { product_type: productTypeNumbers[productType] }),
      ...(details === undefined ? {} : { details: JSON.stringify(details) }),
      ...(tags === undefined ? {} : { tags: [...tags] }),
      ...(position === undefined ? {} : { position }),
      updated_at: at,
    })
    .where('website_id', '=', websiteId)
    .where('id', '=', productId)
    .execute()
}

/** Writes anew what follows from the variants and tags: to be called wherever these change, in the same transaction. */
export async function refreshProduct(tx: Tx, { websiteId, productId }: ProductKey): Promise<void> {
  await sql`select refresh_product(${websiteId}, ${productId})`.execute(tx)
}

/** After a change of stock alone, which is far more frequent than the others. */
export async function refreshStock(tx: Tx, { websiteId, productId }: ProductKey): Promise<StockedProduct | null> {
  const { rows } = await sql<StockedProduct>`
    update products as p set stock = s.stock, lowest_stock = s.lowest_stock, is_sold_out = s.is_sold_out
    from left_of_product(${websiteId}, ${productId}) as s
    where p.website_id = ${websiteId} and p.id = ${productId}
    returning p.store_id as "storeId", p.is_live as "isLive", p.is_sold_out as "isSoldOut"`.execute(tx)
  return rows[0] ?? null
}

export type StockedProduct = Pick<ProductRow, 'storeId' | 'isLive' | 'isSoldOut'>

/** Space between two products, so that another can be put there without moving the rest. */
export const positionStep = 65_536

export async function findLastPosition(tx: Tx, websiteId: string): Promise<number> {
  const row = await tx
    .selectFrom('products')
    .select('position')
    .where('website_id', '=', websiteId)
    .where('is_deleted', '=', false)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.position ?? 0
}

const typesByNumber = new Map(offeredProductTypes.map((type) => [productTypeNumbers[type] as number, type]))

export function readProductType(number: number): OfferedProductType {
  const type = typesByNumber.get(number)
  if (type === undefined) throw new Error(`no product of the catalog has the type ${number}`)
  return type
}

function toProductRow(row: Selectable<Tables['products']>): ProductRow {
  return {
    id: row.id,
    storeId: row.store_id,
    productType: readProductType(row.product_type),
    details: productDetails.parse(row.details),
    tags: row.tags,
    position: row.position,
    title: row.title,
    slug: row.slug,
    isLive: row.is_live,
    lowestPrice: row.lowest_price,
    hasVariedPrices: row.has_varied_prices,
    isOnSale: row.is_on_sale,
    isSoldOut: row.is_sold_out,
    stock: row.stock,
    variantCount: row.variant_count,
    updatedAt: row.updated_at,
  }
}
