import type { VariantLine, VariantList, VariantQuery } from '@sitewright/model/commerce/products/variant-list'
import { fail, isFailure, type Result } from '@sitewright/model/failures/catalog'
import { id } from '@sitewright/model/id'
import { storedInt } from '@sitewright/model/stored-values'
import { z } from 'zod'
import { readStorableJson } from '../../../../http/check-text'
import { splitWords } from '../products/list-products'
import type { CatalogServices } from '../store/catalog-services'
import { countLines, type LinePosition, type LineRow, listLines } from '../store/line-rows'
import { readProductType } from '../store/product-rows'

/** Variants of all products: together with their product, or beginning with what is sold out. */
export async function readLines(
  { database }: Pick<CatalogServices, 'database'>,
  websiteId: string,
  { cursor, limit, sort, query = '' }: VariantQuery,
): Promise<Result<VariantList>> {
  const from = cursor === undefined ? null : readCursor(sort, cursor)
  if (isFailure(from)) return from
  const asked = { websiteId, sort, words: splitWords(query) }
  return database.site(websiteId, async (tx) => {
    const found = await listLines(tx, asked, { from, limit: limit + 1 })
    const shown = found.slice(0, limit)
    const last = found.length > limit ? shown.at(-1) : undefined
    return {
      variants: shown.map(toLine),
      nextCursor: last === undefined ? null : writeCursor(sort, last),
      total: await countLines(tx, asked),
    }
  })
}

function toLine({ titleKey, position, available, productType, sizeMm, ...line }: LineRow): VariantLine {
  return {
    ...line,
    productType: readProductType(productType),
    sizeMm: sizeMm as VariantLine['sizeMm'],
    qtyInStock: Math.max(0, available),
  }
}

const positions = {
  title: z.tuple([z.string().max(300), id, storedInt, id]),
  stock: z.tuple([storedInt, id]),
} as const

function writeCursor(
  sort: VariantQuery['sort'],
  { titleKey, productId, position, available, id: lineId }: LineRow,
): string {
  const after = { title: [titleKey, productId, position, lineId], stock: [available, lineId] }
  return Buffer.from(JSON.stringify(after[sort])).toString('base64url')
}

function readCursor(sort: VariantQuery['sort'], cursor: string): Result<LinePosition> {
  const read = positions[sort].safeParse(readStorableJson(Buffer.from(cursor, 'base64url').toString('utf8')))
  if (!read.success) return fail('request.invalid', { errors: { cursor: 'Invalid cursor.' } })
  return { sort, after: read.data } as LinePosition
}
