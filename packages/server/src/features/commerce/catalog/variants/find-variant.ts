import type { Tx } from '../../../../storage/database'
import { findProduct } from '../store/product-rows'
import { listVariants, type VariantRow } from '../store/variant-rows'

/** Null when it is gone, or is the one that stands for a digital product: that has prices, and no variants. */
export async function findOfferedVariant(tx: Tx, websiteId: string, variantId: string): Promise<VariantRow | null> {
  const [variant] = await listVariants(tx, { websiteId, variantIds: [variantId], lock: true })
  if (variant === undefined) return null
  const product = await findProduct(tx, { websiteId, productId: variant.productId })
  return product === null || product.productType === 'DIGITAL' ? null : variant
}
