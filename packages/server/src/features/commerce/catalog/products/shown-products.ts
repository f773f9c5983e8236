import { isFailure } from '@sitewright/model/failures/catalog'
import { productTag, storeOrderTag, storeTag } from '../../../../content/cache-tags'
import { readSiteDocument } from '../../../../content/document-rows'
import type { Tx } from '../../../../storage/database'
import type { CatalogServices } from '../store/catalog-services'
import { listProductsOf, type ProductRow, refreshProduct } from '../store/product-rows'
import { tellOfStock } from '../store/restock-job'
import { listVariants, type VariantRow } from '../store/variant-rows'

interface Watched {
  readonly websiteId: string
  readonly productIds: readonly string[]
}

/**
 * Runs a change of products or of their variants, writes what follows from them, has people told who wait for what is back in
 * stock, and announces what no longer holds: only where something differs that visitors see. Selling one of fifty changes
 * nothing that is shown.
 */
export async function changeShownProducts<Answer>(
  tx: Tx,
  { database, jobs }: Pick<CatalogServices, 'database' | 'jobs'>,
  watched: Watched,
  change: () => Promise<Answer>,
): Promise<Answer> {
  const { websiteId, productIds } = watched
  const before = await readShown(tx, watched)
  const answer = await change()
  if (isFailure(answer)) return answer
  for (const productId of productIds) await refreshProduct(tx, { websiteId, productId })
  const after = await readShown(tx, watched)
  const tags = productIds.flatMap((id) => changedTags(id, before.get(id), after.get(id)))
  await tellOfStock(tx, { jobs }, watched)
  if (tags.length > 0) await database.announce(tx, { websiteId, tags: [...new Set(tags)] })
  return answer
}

interface Shown {
  readonly storeId: string
  /** Among the others of its store. */
  readonly position: ProductRow['position']
  readonly inLists: string
  readonly onPage: string
}

function changedTags(productId: string, before: Shown | undefined, after: Shown | undefined): string[] {
  const { storeId } = after ?? before ?? {}
  if (storeId === undefined) return []
  const isMoved = before?.position !== after?.position
  if (isMoved) return [productTag(productId), storeTag(storeId), storeOrderTag(storeId)]
  if (before?.inLists !== after?.inLists) return [productTag(productId), storeTag(storeId)]
  return before?.onPage === after?.onPage ? [] : [productTag(productId)]
}

/** Of what visitors do not see nothing is shown. */
async function readShown(tx: Tx, { websiteId, productIds }: Watched): Promise<Map<string, Shown>> {
  const products = (await listProductsOf(tx, { websiteId, productIds })).filter(({ isLive }) => isLive)
  if (products.length === 0) return new Map()
  const variants = await listVariants(tx, { websiteId, productIds: products.map(({ id }) => id) })
  const offersOf = (id: string) => variants.filter(({ productId }) => productId === id)
  const { body: store } = await readSiteDocument(tx, websiteId, 'store')
  return new Map(products.map((it) => [it.id, describeShown(it, offersOf(it.id), store.lowStockAt)]))
}

function describeShown(product: ProductRow, variants: readonly VariantRow[], lowStockAt: number): Shown {
  const { storeId, title, slug, productType, details, tags, position } = product
  const { lowestPrice, hasVariedPrices, isOnSale, isSoldOut } = product
  const lists = [title, slug, productType, details.pictures.slice(0, 2), tags]
  const prices = [lowestPrice, hasVariedPrices, isOnSale, isSoldOut]
  const offers = variants.map(({ stock, held, productId, ...offer }) => ({
    ...offer,
    left: describeStock(offer.unlimited, stock - held, lowStockAt),
  }))
  return {
    storeId,
    position,
    inLists: JSON.stringify([lists, prices, offers.map(({ price, currency }) => [price, currency])]),
    onPage: JSON.stringify([details, productType, offers]),
  }
}

/** A number is shown only where little is left. */
export function describeStock(isUnlimited: boolean, left: number, lowStockAt: number): number | 'enough' {
  return isUnlimited || left > Math.max(lowStockAt, 0) ? 'enough' : Math.max(0, left)
}
