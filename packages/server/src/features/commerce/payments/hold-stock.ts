import { productTag, storeTag } from '../../../content/cache-tags'
import type { Services } from '../../../services/services'
import type { Tx } from '../../../storage/database'
import { changeShownProducts, describeStock } from '../catalog/products/shown-products'
import { refreshStock, type StockedProduct } from '../catalog/store/product-rows'
import { insertStockChange } from '../catalog/store/stock-rows'
import { endHold, type Hold, holdVariant, listHolds, lockVariants } from './hold-rows'
import type { PaymentKey } from './payment-rows'

type HoldServices = Pick<Services, 'database' | 'jobs' | 'now' | 'newId'>

interface Wanted {
  readonly holds: readonly Hold[]
  /** So many or fewer are told to visitors. */
  readonly lowStockAt: number
}

/** Lays a hand on what a payment is about to buy. The caller has locked the variants and seen that they are there. */
export async function holdStock(
  tx: Tx,
  services: HoldServices,
  key: PaymentKey,
  { holds, lowStockAt }: Wanted,
): Promise<void> {
  const { websiteId } = key
  const at = new Date(services.now())
  const productIds = [...new Set(holds.map(({ productId }) => productId))].toSorted()
  const [taken, products] = await Promise.all([
    Promise.all(holds.map(async (hold) => ({ ...hold, left: await holdVariant(tx, key, { ...hold, at }) }))),
    Promise.all(productIds.map((productId) => refreshStock(tx, { websiteId, productId }))),
  ])
  const shown = new Set<string>()
  for (const { productId, quantity, left } of taken) {
    if (left === null) throw new Error('a locked variant was sold meanwhile')
    const [before, after] = [left + quantity, left].map((it) => describeStock(false, it, lowStockAt))
    if (before !== after) shown.add(productId)
  }
  for (const [at, productId] of productIds.entries()) {
    if (shown.has(productId)) await tellOfStock(tx, services, { websiteId, productId }, products[at] ?? null)
  }
}

/** What visitors see changes where little is left, and in lists where nothing is. */
async function tellOfStock(
  tx: Tx,
  { database }: HoldServices,
  { websiteId, productId }: { readonly websiteId: string; readonly productId: string },
  product: StockedProduct | null,
): Promise<void> {
  if (product === null || !product.isLive) return
  const inLists = product.isSoldOut ? [storeTag(product.storeId)] : []
  await database.announce(tx, { websiteId, tags: [productTag(productId), ...inLists] })
}

/** The payment came to nothing. */
export async function releaseStock(tx: Tx, services: HoldServices, key: PaymentKey): Promise<void> {
  const holds = await takeHolds(tx, key)
  const productIds = [...new Set(holds.map(({ productId }) => productId))].toSorted()
  if (productIds.length === 0) return
  await changeShownProducts(tx, services, { websiteId: key.websiteId, productIds }, async () => {
    for (const hold of holds) await endHold(tx, key, hold, { isSold: false })
  })
}

/** How the stock of a variant changed. */
interface Sold {
  readonly variantId: string
  readonly before: number
  readonly after: number
}

/** The payment came: what it held is sold. How much is left was written down with the hold and stays as it is. */
export async function sellStock(tx: Tx, key: PaymentKey): Promise<Sold[]> {
  const holds = await takeHolds(tx, key)
  const ended = await Promise.all(
    holds.map(async (hold) => {
      const stock = await endHold(tx, key, hold, { isSold: true })
      return stock === null ? [] : [{ ...stock, variantId: hold.variantId }]
    }),
  )
  return ended.flat()
}

/** The log says by which order it was sold. */
export async function noteSales(
  tx: Tx,
  services: HoldServices,
  { websiteId, sold, orderNumber }: { websiteId: string; sold: readonly Sold[]; orderNumber: number },
): Promise<void> {
  await Promise.all(
    sold.map(({ variantId, before, after }) =>
      insertStockChange(tx, {
        ...{ websiteId, variantId, id: services.newId(), delta: after - before, stockAfter: after },
        ...{ reason: 'sale', note: `Order ${orderNumber}`, by: null, at: new Date(services.now()) },
      }),
    ),
  )
}

async function takeHolds(tx: Tx, key: PaymentKey): Promise<Hold[]> {
  const holds = await listHolds(tx, key)
  const variantIds = holds.map(({ variantId }) => variantId)
  // One alone is taken when its hold ends.
  if (variantIds.length > 1) await lockVariants(tx, key.websiteId, variantIds)
  return holds
}
