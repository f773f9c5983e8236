import { fail, type Result } from '@sitewright/model/failures/catalog'
import type { Actor } from '../../../../actors/actor'
import type { Tx } from '../../../../storage/database'
import type { CatalogServices } from '../store/catalog-services'
import { findPositionBefore, spreadPositions } from '../store/order-rows'
import { findLastPosition, findProduct, positionStep, updateProduct } from '../store/product-rows'
import { changeShownProducts } from './shown-products'

/** The order by hand, in which a store shows its products unless another is chosen. */
export async function arrangeProduct(
  services: CatalogServices,
  actor: Actor,
  { productId, beforeId }: { productId: string; beforeId: string | null },
): Promise<Result<Record<string, never>>> {
  const { websiteId } = actor
  return services.database.site(websiteId, async (tx) => {
    const product = await findProduct(tx, { websiteId, productId })
    if (product === null) return fail('request.not-found')
    const position = await choosePosition(tx, { websiteId, productId, beforeId })
    if (position === null) return fail('request.invalid', { errors: { beforeId: 'This isn’t a product.' } })
    await changeShownProducts(tx, services, { websiteId, productIds: [productId] }, () =>
      updateProduct(tx, { websiteId, productId, at: product.updatedAt }, { position }),
    )
    return {}
  })
}

interface Place {
  readonly websiteId: string
  readonly productId: string
  readonly beforeId: string | null
}

/** Null when there is no such product to stand before. */
async function choosePosition(tx: Tx, { websiteId, productId, beforeId }: Place): Promise<number | null> {
  if (beforeId === null) return (await findLastPosition(tx, websiteId)) + positionStep
  const next = await findProduct(tx, { websiteId, productId: beforeId })
  if (next === null) return null
  const before = await findPositionBefore(tx, { websiteId, next, without: productId })
  const middle = Math.floor(((before ?? next.position - 2 * positionStep) + next.position) / 2)
  if (middle > (before ?? Number.NEGATIVE_INFINITY) && middle < next.position) return middle
  await spreadPositions(tx, websiteId)
  return choosePosition(tx, { websiteId, productId, beforeId })
}
