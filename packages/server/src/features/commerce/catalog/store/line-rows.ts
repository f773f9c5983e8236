import { productTypeNumbers } from '@sitewright/model/commerce/products/product'
import type { VariantQuery } from '@sitewright/model/commerce/products/variant-list'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../../storage/database'
import { findQuery } from './list-rows'

/** A variant with what a list says of its product. */
export interface LineRow {
  readonly id: string
  readonly productId: string
  readonly title: string
  readonly titleKey: string
  readonly productType: number
  readonly values: string[]
  readonly position: number
  readonly sku: string
  readonly price: number
  readonly salePrice: number
  readonly onSale: boolean
  readonly unlimited: boolean
  readonly available: number
  readonly weightGrams: number
  readonly sizeMm: number[]
  readonly pictureId: string | null
  readonly shownPictureId: string | null
  readonly waiting: number
}

export interface LineQuery {
  readonly websiteId: string
  readonly words: readonly string[]
  readonly sort: VariantQuery['sort']
}

/** The last line of the page before, by what the list is sorted by. */
export type LinePosition =
  | {
      readonly sort: 'title'
      readonly after: readonly [titleKey: string, productId: string, position: number, id: string]
    }
  | { readonly sort: 'stock'; readonly after: readonly [available: number, id: string] }

const available = sql`(v.stock - v.held)`
const sortKeys = {
  title: [sql`p.title_key`, sql`p.id`, sql`v.position`, sql`v.id`],
  stock: [available, sql`v.id`],
} as const

export async function listLines(
  tx: Tx,
  query: LineQuery,
  { from, limit }: { from: LinePosition | null; limit: number },
): Promise<LineRow[]> {
  const keys = sql.join(sortKeys[query.sort])
  const behind = from === null ? sql`` : sql`and (${keys}) > (${sql.join([...from.after])})`
  const { rows } = await sql<LineRow>`
    select v.id, p.id as "productId", p.title, p.title_key as "titleKey", p.product_type as "productType",
      v.option_values as "values", v.position, v.sku, v.price, v.sale_price as "salePrice", v.is_on_sale as "onSale",
      v.is_unlimited as "unlimited", ${available} as "available", v.weight_grams as "weightGrams",
      v.size_mm as "sizeMm", v.picture_id as "pictureId",
      coalesce(v.picture_id, p.details -> 'pictures' -> 0 ->> 'assetId') as "shownPictureId",
      (
        select count(*)::int from restock_requests as r where r.website_id = v.website_id and r.variant_id = v.id
      ) as "waiting"
    ${linesOf(query)} ${behind}
    order by ${keys} limit ${limit}
  `.execute(tx)
  return rows
}

export async function countLines(tx: Tx, query: LineQuery): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total ${linesOf(query)}`.execute(tx)
  return rows[0]?.total ?? 0
}

/** Of what has variants to show: a digital product has its price on itself. */
function linesOf({ websiteId, words, sort }: LineQuery): RawBuilder<unknown> {
  const found = findQuery({ words })
  return sql`
    from product_variants as v join products as p on p.website_id = v.website_id and p.id = v.product_id
    where v.website_id = ${websiteId} and v.deleted_at is null and not p.is_deleted
      and p.product_type <> ${productTypeNumbers.DIGITAL}
      ${sort === 'stock' ? sql`and not v.is_unlimited` : sql``}
      ${found === null ? sql`` : sql`and p.id in (select id from find_products(${found}))`}
  `
}
