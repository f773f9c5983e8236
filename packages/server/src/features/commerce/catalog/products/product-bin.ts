import type { ProductDetail } from '@sitewright/model/commerce/products/product-answers'
import { fail, isFailure, type Result } from '@sitewright/model/failures/catalog'
import type { Actor } from '../../../../actors/actor'
import { deletePage } from '../../../pages/bin/bin'
import { undoDeletePage } from '../../../pages/bin/bring-back'
import type { CatalogServices } from '../store/catalog-services'
import { findProduct, isProductId } from '../store/product-rows'
import { answerProduct } from './read-product'

/** Into the bin of pages, from where it can be taken back for 30 days. */
export async function deleteProduct(
  services: CatalogServices,
  actor: Actor,
  productId: string,
): Promise<Result<Record<string, never>>> {
  const { websiteId } = actor
  const product = await services.database.site(websiteId, (tx) => findProduct(tx, { websiteId, productId }))
  if (product === null) return fail('request.not-found')
  const deleted = await deletePage(services, actor, productId)
  return isFailure(deleted) ? deleted : {}
}

/** As it was before it was deleted; asked again, it stays so. */
export async function restoreProduct(
  services: CatalogServices,
  actor: Actor,
  productId: string,
): Promise<Result<ProductDetail>> {
  const { websiteId } = actor
  const isKnown = await services.database.site(websiteId, (tx) => isProductId(tx, { websiteId, productId }))
  if (!isKnown) return fail('request.not-found')
  const restored = await undoDeletePage(services, actor, productId)
  if (isFailure(restored) && restored.code !== 'page.not-deleted') return restored
  return services.database.site(websiteId, (tx) => answerProduct(tx, websiteId, productId))
}
