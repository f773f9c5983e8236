import type { ProductList, ProductQuery, ProductSummary } from '@sitewright/model/commerce/products/product-answers'
import { fail, isFailure, type Result } from '@sitewright/model/failures/catalog'
import { id } from '@sitewright/model/id'
import { addressOfProduct } from '@sitewright/model/pages/addresses/page-path'
import { storedTime } from '@sitewright/model/stored-values'
import { z } from 'zod'
import { readSiteDocument } from '../../../../content/document-rows'
import { readStorableJson } from '../../../../http/check-text'
import type { CatalogServices } from '../store/catalog-services'
import { type ListedProduct, type ListPosition, listProducts } from '../store/list-rows'
import { readProductType } from '../store/product-rows'
import { workflowStateOf } from './read-product'

/** More words than anybody looks for by. */
const maxWords = 10

export function splitWords(query: string): string[] {
  return query.toLowerCase().split(/\s+/).filter(Boolean).slice(0, maxWords)
}

export async function readProducts(
  { database }: Pick<CatalogServices, 'database'>,
  websiteId: string,
  { cursor, limit, query = '', ...filter }: ProductQuery,
): Promise<Result<ProductList>> {
  const after = cursor === undefined ? null : readCursor(filter.sort, cursor)
  if (isFailure(after)) return after
  const words = splitWords(query)
  return database.site(websiteId, async (tx) => {
    const { body: store } = await readSiteDocument(tx, websiteId, 'store')
    const asked = { ...filter, websiteId, words, lowStockAt: store.lowStockAt }
    const page = { after, limit: limit + 1, knownTotal: after?.total ?? null }
    const { products, total } = await listProducts(tx, asked, page)
    const shown = products.slice(0, limit)
    const last = products.length > limit ? shown.at(-1) : undefined
    return {
      products: shown.map(toSummary),
      nextCursor: last === undefined ? null : writeCursor(filter.sort, last, total),
      total,
    }
  })
}

function toSummary(row: ListedProduct): ProductSummary {
  const productType = readProductType(row.productType)
  return {
    id: row.id,
    storeId: row.storeId,
    path: addressOfProduct(row.storeSlug, row.slug),
    title: row.title,
    productType,
    workflowState: workflowStateOf(row),
    pictureId: row.pictureId,
    lowestPrice: row.lowestPrice,
    hasVariedPrices: row.hasVariedPrices,
    onSale: row.isOnSale,
    isSoldOut: row.isSoldOut,
    stock: row.stock,
    variantCount: productType === 'DIGITAL' ? 0 : row.variantCount,
    tags: row.tags,
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** The value that the list is sorted by, the id, and how many there were in all. */
const storedPosition = z.tuple([z.union([z.string().max(300), z.int()]), id, z.int().min(0)])

function writeCursor(sort: ProductQuery['sort'], last: ListedProduct, total: number): string {
  const values = {
    latest: last.updatedAt.toISOString(),
    featured: last.position,
    title: last.titleKey,
    price: last.lowestPrice,
  }
  return Buffer.from(JSON.stringify([values[sort], last.id, total])).toString('base64url')
}

function readCursor(sort: ProductQuery['sort'], cursor: string): Result<ListPosition & { total: number }> {
  const read = storedPosition.safeParse(readStorableJson(Buffer.from(cursor, 'base64url').toString('utf8')))
  const wrong = fail('request.invalid', { errors: { cursor: 'Invalid cursor.' } })
  if (!read.success) return wrong
  const [value, lastId, total] = read.data
  const isNumber = sort === 'featured' || sort === 'price'
  if (isNumber !== (typeof value === 'number')) return wrong
  if (sort !== 'latest') return { value, id: lastId, total }
  return storedTime.safeParse(value).success ? { value: new Date(value), id: lastId, total } : wrong
}
