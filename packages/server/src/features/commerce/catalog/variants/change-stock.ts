import type { StockReason } from '@sitewright/model/commerce/products/stock'
import type { Tx } from '../../../../storage/database'
import { changeShownProducts } from '../products/shown-products'
import type { CatalogServices } from '../store/catalog-services'
import { insertStockChange, type NewStockChange, type StockStep, stepStock } from '../store/stock-rows'

interface StockMove {
  readonly websiteId: string
  readonly productId: string
  readonly variantId: string
  readonly step: StockStep
  readonly reason: StockReason
  readonly note?: string
  readonly by: string | null
  /** The sender's own key for this change, and what was asked. */
  readonly request?: { readonly key: string; readonly asked: string } | undefined
}

/**
 * Inside the caller's transaction: the only way in which a number of stock changes, so that it is always the sum of its log.
 * Null when there would be less than is held or more than can be counted; then nothing has changed.
 */
export async function changeStock(tx: Tx, services: CatalogServices, move: StockMove): Promise<number | null> {
  const { websiteId, productId } = move
  return changeShownProducts(tx, services, { websiteId, productIds: [productId] }, () => logStock(tx, services, move))
}

/** Without telling of it, for those who change more of the product at once. */
export async function logStock(tx: Tx, services: CatalogServices, move: StockMove): Promise<number | null> {
  const { websiteId, variantId, step, reason, note = '', by, request } = move
  const at = new Date(services.now())
  const stepped = await stepStock(tx, { websiteId, variantId, step, at })
  if (stepped === null) return null
  const qtyInStock = Math.max(0, stepped.stock - stepped.held)
  const change: NewStockChange = {
    websiteId,
    id: services.newId(),
    variantId,
    delta: stepped.stock - stepped.before,
    stockAfter: stepped.stock,
    reason,
    note,
    by,
    at,
    request: request && { key: request.key, content: { variantId, asked: request.asked, qtyInStock } },
  }
  await insertStockChange(tx, change)
  return qtyInStock
}
