import { productTypeNumbers } from '@sitewright/model/commerce/products/product'
import type { ProductQuery } from '@sitewright/model/commerce/products/product-answers'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../../storage/database'

export interface ListedProduct {
  readonly id: string
  readonly storeId: string
  readonly storeSlug: string
  readonly title: string
  readonly titleKey: string
  readonly slug: string
  readonly productType: number
  readonly isLive: boolean
  readonly isScheduled: boolean
  readonly pictureId: string | null
  readonly lowestPrice: number
  readonly hasVariedPrices: boolean
  readonly isOnSale: boolean
  readonly isSoldOut: boolean
  readonly stock: number | null
  readonly variantCount: number
  readonly tags: string[]
  readonly position: number
  readonly updatedAt: Date
}

export interface ListQuery
  extends Pick<ProductQuery, 'workflowState' | 'productType' | 'categoryId' | 'tag' | 'stock' | 'sort'> {
  readonly websiteId: string
  /** All must be in it; the last one may be the beginning of a word. */
  readonly words: readonly string[]
  readonly lowStockAt: number
}

/** Where a page of the list ended. */
export interface ListPosition {
  readonly value: string | number | Date
  readonly id: string
}

const sortColumns = {
  latest: sql`p.updated_at`,
  featured: sql`p.position`,
  title: sql`p.title_key`,
  price: sql`p.lowest_price`,
} as const

interface ListPage {
  readonly after: ListPosition | null
  readonly limit: number
}

/** So many are looked through for words before the index of words is asked, which finds all of them at once. */
const lookedThrough = 2000

/** One page of the list, and how many there are in all; where that is known from the page before it is not counted again. */
export async function listProducts(
  tx: Tx,
  query: ListQuery,
  { knownTotal, ...page }: ListPage & { readonly knownTotal: number | null },
): Promise<{ products: ListedProduct[]; total: number }> {
  const wanted = findQuery(query)
  const first = await readPage(tx, query, page, wanted === null ? sql`products` : firstWith(wanted, query, page))
  if (wanted === null) return { products: first, total: knownTotal ?? (await countProducts(tx, query, sql`products`)) }
  // What is in most of them fills its page at once; to sort all that has it would take far longer.
  const isCommon = first.length === page.limit
  const source = isCommon ? sql`(select * from products where words @@ (${wanted}))` : sql`find_products(${wanted})`
  return {
    products: isCommon ? first : await readPage(tx, query, page, source),
    total: knownTotal ?? (await countProducts(tx, query, source)),
  }
}

async function readPage(
  tx: Tx,
  query: ListQuery,
  { after, limit }: ListPage,
  source: RawBuilder<unknown>,
): Promise<ListedProduct[]> {
  const order = inOrder(query)
  const { rows } = await sql<ListedProduct>`
    with page as (
      select p.id from ${source} as p where ${conditions(query)} and ${isAfter(query, after)} ${order} limit ${limit}
    )
    select p.id, p.store_id as "storeId", s.slug as "storeSlug", p.title, p.title_key as "titleKey", p.slug,
      p.product_type as "productType", p.is_live as "isLive", p.is_scheduled as "isScheduled",
      p.details -> 'pictures' -> 0 ->> 'assetId' as "pictureId", p.lowest_price as "lowestPrice",
      p.has_varied_prices as "hasVariedPrices", p.is_on_sale as "isOnSale", p.is_sold_out as "isSoldOut", p.stock,
      p.variant_count as "variantCount", p.tags, p.position, p.updated_at as "updatedAt"
    from page join products as p on p.website_id = ${query.websiteId} and p.id = page.id
      join pages as s on s.website_id = p.website_id and s.id = p.store_id
    ${order}
  `.execute(tx)
  return rows
}

/** Those of the first ones in the order of the list that have the words. */
function firstWith(wanted: RawBuilder<unknown>, query: ListQuery, { after }: ListPage): RawBuilder<unknown> {
  return sql`(
    select * from (
      select * from products as p
      where p.website_id = ${query.websiteId} and not p.is_deleted and ${isAfter(query, after)} ${inOrder(query)}
      limit ${sql.lit(lookedThrough)}
    ) as first where words @@ (${wanted})
  )`
}

function isAfter({ sort }: ListQuery, after: ListPosition | null): RawBuilder<unknown> {
  const compare = sort === 'latest' ? sql`<` : sql`>`
  return after === null ? sql`true` : sql`(${sortColumns[sort]}, p.id) ${compare} (${after.value}, ${after.id})`
}

function inOrder({ sort }: ListQuery): RawBuilder<unknown> {
  const direction = sort === 'latest' ? sql`desc` : sql`asc`
  return sql`order by ${sortColumns[sort]} ${direction}, p.id ${direction}`
}

async function countProducts(tx: Tx, query: ListQuery, source: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{
    total: number
  }>`select count(*)::int as total from ${source} as p where ${conditions(query)}`.execute(tx)
  return rows[0]?.total ?? 0
}

function conditions(query: ListQuery): RawBuilder<unknown> {
  const { websiteId, workflowState, productType, categoryId, stock, lowStockAt } = query
  const states = {
    PUBLISHED: sql`p.is_live`,
    SCHEDULED: sql`not p.is_live and p.is_scheduled`,
    DRAFT: sql`not p.is_live and not p.is_scheduled`,
  }
  const stocks = { out: sql`p.is_sold_out`, low: sql`p.lowest_stock <= ${lowStockAt}` }
  return sql.join(
    [
      sql`p.website_id = ${websiteId} and not p.is_deleted`,
      ...(workflowState === undefined ? [] : [states[workflowState]]),
      ...(productType === undefined ? [] : [sql`p.product_type = ${productTypeNumbers[productType]}`]),
      ...(categoryId === undefined
        ? []
        : [
            sql`p.id in (
              select product_id from category_products where website_id = ${websiteId} and category_id = ${categoryId}
            )`,
          ]),
      ...(stock === undefined ? [] : [stocks[stock]]),
    ],
    sql` and `,
  )
}

/** Words count as they are written, or as the database takes them apart. */
export function findQuery({ words, tag }: Pick<ListQuery, 'words' | 'tag'>): RawBuilder<unknown> | null {
  const last = words.length - 1
  const terms = words.map((word, index) => {
    const written = quoteWord(word) + (index === last ? ':*' : '')
    return sql`(${written}::tsquery || plainto_tsquery('simple', ${word}))`
  })
  if (tag !== undefined) terms.push(sql`${quoteWord(`#${tag.toLowerCase()}`)}::tsquery`)
  return terms.length === 0 ? null : sql`${sql.join(terms, sql` && `)}`
}

function quoteWord(word: string): string {
  return `'${word.replace(/\\/g, '\\\\').replace(/'/g, "''")}'`
}
