import type { FileProduct } from '@sitewright/commerce/products/csv/read-lines'
import { slugFromTitle } from '@sitewright/model/pages/addresses/slugs'
import type { Tx } from '../../../../storage/database'
import { findProductAt } from '../store/store-rows'
import { findOwnersOfSkus, listVariants } from '../store/variant-rows'

/**
 * Which product a file means: by its id, the id or SKU of a variant, or its address. A file that has neither ids nor SKUs
 * means what stands at the address that its title makes, so that reading it twice adds nothing twice.
 */
export async function findImported(
  tx: Tx,
  { websiteId, storeId, file }: { websiteId: string; storeId: string; file: FileProduct },
): Promise<string | null> {
  if (file.productId !== undefined) return file.productId
  const skus = file.variants.flatMap(({ sku }) => sku ?? [])
  const named = file.variants.flatMap(({ variantId }) => variantId ?? [])
  const owners = await findOwnersOfSkus(tx, { websiteId, skus })
  const variantIds = [...named, ...owners.values()]
  const [variant] = variantIds.length === 0 ? [] : await listVariants(tx, { websiteId, variantIds })
  if (variant !== undefined) return variant.productId
  const byTitle = skus.length === 0 && file.title !== undefined ? slugFromTitle(file.title) : undefined
  const slug = file.slug ?? byTitle
  return slug === undefined ? null : findProductAt(tx, { websiteId, storeId, slug })
}
