import type { CurrencyCode } from '@sitewright/model/commerce/money/currencies'
import {
  type OfferedProductType,
  offeredProductTypes,
  type ProductDetails,
  productDetails,
  productTypeNumbers,
} from '@sitewright/model/commerce/products/product'
import type { storefrontSorts } from '@sitewright/model/commerce/products/storefront'
import type { PageSettings } from '@sitewright/model/pages/page-settings'
import { sql } from 'kysely'
import { readStoredSettings } from '../../../content/stored-page'
import type { Tx } from '../../../storage/database'
import type { StoreKey } from './index-rows'

/** A product as visitors may see it. */
export interface WindowProduct {
  readonly id: string
  readonly storeId: string
  readonly productType: OfferedProductType
  readonly details: ProductDetails
  readonly title: string
  readonly slug: string
  readonly isLive: boolean
  readonly isOnSale: boolean
  readonly isSoldOut: boolean
  readonly updatedAt: Date
}

export interface WindowVariant {
  readonly id: string
  readonly productId: string
  readonly sku: string
  readonly optionValues: readonly string[]
  readonly price: number
  readonly salePrice: number
  readonly onSale: boolean
  readonly currency: CurrencyCode
  readonly unlimited: boolean
  readonly qtyInStock: number
  readonly weightGrams: number
  readonly sizeMm: readonly number[]
  readonly pictureId: string | null
}

const columns = [
  'id',
  'store_id',
  'product_type',
  'details',
  'title',
  'slug',
  'is_live',
  'is_on_sale',
  'is_sold_out',
  'updated_at',
] as const

function products(tx: Tx, websiteId: string) {
  return tx.selectFrom('products').where('website_id', '=', websiteId).where('is_deleted', '=', false)
}

type ProductColumns = Awaited<ReturnType<typeof selectOne>>

function selectOne(tx: Tx, websiteId: string) {
  return products(tx, websiteId).select(columns).executeTakeFirstOrThrow()
}

export type ListSort = (typeof storefrontSorts)[number]

export interface ListFilter {
  readonly websiteId: string
  readonly storeIds: readonly string[]
  /** Of these categories; null takes all. */
  readonly categoryIds: readonly string[] | null
  readonly tag: string | null
}

const orders = {
  featured: sql`position, id`,
  newest: sql`live_since desc, id desc`,
  price: sql`lowest_price, id`,
  'price-desc': sql`lowest_price desc, id desc`,
  title: sql`title_key, id`,
} as const satisfies Record<ListSort, unknown>

function listed(tx: Tx, { websiteId, storeIds, categoryIds, tag }: ListFilter) {
  let query = products(tx, websiteId).where('store_id', 'in', storeIds).where('is_live', '=', true)
  if (tag !== null) query = query.where(sql<boolean>`tags @> array[${tag}::text]`)
  if (categoryIds === null) return query
  return query.where('id', 'in', (select) =>
    select
      .selectFrom('category_products')
      .select('product_id')
      .where('website_id', '=', websiteId)
      .where('category_id', 'in', categoryIds.length === 0 ? [''] : categoryIds),
  )
}

export async function countListed(tx: Tx, filter: ListFilter): Promise<number> {
  const row = await listed(tx, filter)
    .select((select) => select.fn.countAll<string>().as('count'))
    .executeTakeFirst()
  return Number(row?.count ?? 0)
}

export async function listProducts(
  tx: Tx,
  filter: ListFilter,
  { sort, limit, offset }: { sort: ListSort; limit: number; offset: number },
): Promise<WindowProduct[]> {
  const rows = await listed(tx, filter).select(columns).orderBy(orders[sort]).limit(limit).offset(offset).execute()
  return rows.map(toProduct)
}

/** Live ones, in the order of the ids. */
export async function listLiveProducts(tx: Tx, websiteId: string, ids: readonly string[]): Promise<WindowProduct[]> {
  if (ids.length === 0) return []
  const rows = await products(tx, websiteId)
    .where('is_live', '=', true)
    .where('id', 'in', ids)
    .select(columns)
    .execute()
  return rows.map(toProduct).sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

/** Others of the store that share a category with it. */
export async function listOfSameCategories(
  tx: Tx,
  { websiteId, storeId, id }: { websiteId: string; storeId: string; id: string },
  limit: number,
): Promise<WindowProduct[]> {
  const rows = await products(tx, websiteId)
    .select(columns)
    .where('store_id', '=', storeId)
    .where('is_live', '=', true)
    .where('id', '<>', id)
    .where('id', 'in', (select) =>
      select
        .selectFrom('category_products as other')
        .innerJoin('category_products as own', (join) =>
          join.onRef('own.website_id', '=', 'other.website_id').onRef('own.category_id', '=', 'other.category_id'),
        )
        .select('other.product_id')
        .where('own.website_id', '=', websiteId)
        .where('own.product_id', '=', id),
    )
    .orderBy(orders.featured)
    .limit(limit)
    .execute()
  return rows.map(toProduct)
}

export async function findProductBySlug(
  tx: Tx,
  { websiteId, storeId, slug }: StoreKey & { slug: string },
): Promise<WindowProduct | null> {
  const row = await products(tx, websiteId)
    .select(columns)
    .where('store_id', '=', storeId)
    .where('slug', '=', slug)
    .where('is_live', '=', true)
    .executeTakeFirst()
  return row === undefined ? null : toProduct(row)
}

/** Live or not. */
export async function findProduct(tx: Tx, websiteId: string, id: string): Promise<WindowProduct | null> {
  const row = await products(tx, websiteId).select(columns).where('id', '=', id).executeTakeFirst()
  return row === undefined ? null : toProduct(row)
}

/** The settings of the page that a product is. */
export async function readPageSettings(tx: Tx, websiteId: string, id: string): Promise<PageSettings | null> {
  const row = await tx
    .selectFrom('pages')
    .select('settings')
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row === undefined ? null : readStoredSettings(row.settings)
}

export async function listVariants(tx: Tx, websiteId: string, productIds: readonly string[]): Promise<WindowVariant[]> {
  if (productIds.length === 0) return []
  const rows = await tx
    .selectFrom('product_variants')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('product_id', 'in', productIds)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    productId: row.product_id,
    sku: row.sku,
    optionValues: row.option_values,
    price: row.price,
    salePrice: row.sale_price,
    onSale: row.is_on_sale,
    currency: row.currency as CurrencyCode,
    unlimited: row.is_unlimited,
    qtyInStock: Math.max(0, row.stock - row.held),
    weightGrams: row.weight_grams,
    sizeMm: row.size_mm,
    pictureId: row.picture_id,
  }))
}

export interface PriceRow extends Pick<WindowVariant, 'productId' | 'price' | 'salePrice' | 'onSale' | 'currency'> {}

/** The different prices of products: of 250 variants most cost the same. */
export async function listPrices(tx: Tx, websiteId: string, productIds: readonly string[]): Promise<PriceRow[]> {
  if (productIds.length === 0) return []
  const rows = await tx
    .selectFrom('product_variants')
    .select(['product_id', 'price', 'sale_price', 'is_on_sale', 'currency'])
    .distinct()
    .where('website_id', '=', websiteId)
    .where('product_id', 'in', productIds)
    .where('deleted_at', 'is', null)
    .execute()
  return rows.map((row) => ({
    productId: row.product_id,
    price: row.price,
    salePrice: row.sale_price,
    onSale: row.is_on_sale,
    currency: row.currency as CurrencyCode,
  }))
}

export async function listCategoryIds(tx: Tx, websiteId: string, productId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('category_products')
    .select('category_id')
    .where('website_id', '=', websiteId)
    .where('product_id', '=', productId)
    .execute()
  return rows.map((row) => row.category_id)
}

function toProduct(row: ProductColumns): WindowProduct {
  const productType = offeredProductTypes.find((it) => productTypeNumbers[it] === row.product_type) ?? 'PHYSICAL'
  return {
    id: row.id,
    storeId: row.store_id,
    productType,
    details: productDetails.parse(row.details),
    title: row.title,
    slug: row.slug,
    isLive: row.is_live,
    isOnSale: row.is_on_sale,
    isSoldOut: row.is_sold_out && productType !== 'DIGITAL',
    updatedAt: row.updated_at,
  }
}
