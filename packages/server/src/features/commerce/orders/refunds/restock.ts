import type { OrderLine } from '@sitewright/model/commerce/orders/order-answers'
import type { StockReason } from '@sitewright/model/commerce/products/stock'
import type { Services } from '../../../../services/services'
import type { Tx } from '../../../../storage/database'
import { changeStock } from '../../catalog/variants/change-stock'
import { isFromStock } from '../../payments/from-stock'
import type { StoredOrder } from '../store/order-rows'

interface Returned {
  readonly line: OrderLine
  readonly quantity: number
}

interface Restocking {
  readonly reason: Extract<StockReason, 'refund' | 'cancel'>
  readonly by: string | null
}

/** Back on the shelf: what was counted when it was sold, and is still sold. */
export async function restock(
  tx: Tx,
  services: Services,
  { websiteId, number }: Pick<StoredOrder, 'websiteId' | 'number'>,
  returned: readonly Returned[],
  { reason, by }: Restocking,
): Promise<void> {
  const counted = returned
    .flatMap(({ line, quantity }) => (isFromStock(line) && quantity > 0 ? [{ ...pickIds(line), quantity }] : []))
    .toSorted((a, b) => compare(a.productId, b.productId) || compare(a.variantId, b.variantId))
  for (const { productId, variantId, quantity } of counted) {
    const step = { delta: quantity }
    await changeStock(tx, services, { websiteId, productId, variantId, step, reason, note: `Order ${number}`, by })
  }
}

function pickIds({ productId, variantId }: { readonly productId: string; readonly variantId: string }) {
  return { productId, variantId }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
