import { isFailure } from '@sitewright/model/failures/catalog'
import type { Services } from '../../../services/services'
import { answerProduct } from '../catalog/products/read-product'
import { readOrder } from '../orders/reading/read-order'
import type { StoredEvent } from './event-rows'

/**
 * What a receiver is told: what happened, and what it happened to as it is now, in the words of the API. Nothing of it is
 * stored, so that whoever was erased meanwhile is not told of.
 */
export async function describeEvent(
  services: Pick<Services, 'database' | 'now'>,
  websiteId: string,
  { id, type, data, createdAt }: StoredEvent,
): Promise<object> {
  const [topic] = type.split('.')
  const told = { id, type, createdAt: createdAt.toISOString(), websiteId }
  if (topic === 'order')
    return { ...told, data: { ...data, order: await showOrder(services, websiteId, data.orderId) } }
  if (topic !== 'product') return { ...told, data }
  return { ...told, data: { ...data, product: await showProduct(services, websiteId, data.productId) } }
}

async function showOrder(services: Pick<Services, 'database' | 'now'>, websiteId: string, orderId: unknown) {
  const order = await readOrder(services, { websiteId, orderId: String(orderId) })
  if (isFailure(order)) return null
  // The timeline holds notes that the people of the store write for each other.
  const { events: _timeline, ...shown } = order
  return shown
}

async function showProduct({ database }: Pick<Services, 'database'>, websiteId: string, productId: unknown) {
  const product = await database.site(websiteId, (tx) => answerProduct(tx, websiteId, String(productId)))
  return isFailure(product) ? null : product
}
