import { isVariantSoldOut } from '@sitewright/commerce/products/stock'
import { variantParameter } from '@sitewright/model/commerce/products/product-on-page'
import { addressOfProduct } from '@sitewright/model/pages/addresses/page-path'
import { servingOf } from '../../../render/shown-site'
import type { SiteData } from '../../../render/site-data'
import type { Tx } from '../../../storage/database'
import { canBeBought } from '../window/describe-variant'
import { findProduct, listVariants } from '../window/rows'
import { openShop } from '../window/shop'
import { keepVariant } from './rows'

/** A variant as those see it who wait for it. */
export interface AwaitedVariant {
  /** Of the product and what was chosen of it. */
  readonly name: string
  /** Where its product is seen with it chosen. */
  readonly path: string
  /** Visitors see it. */
  readonly isShown: boolean
  readonly isInStock: boolean
  /** Visitors see it and can buy it. */
  readonly isForSale: boolean
}

export async function findAwaited(tx: Tx, site: SiteData, variantId: string): Promise<AwaitedVariant | null> {
  const websiteId = site.website.id
  const productId = await keepVariant(tx, { websiteId, variantId })
  const product = productId === null ? null : await findProduct(tx, websiteId, productId)
  const store = site.pages.find(({ id }) => id === product?.storeId)
  if (product === null || store === undefined) return null
  const variant = (await listVariants(tx, websiteId, [product.id])).find(({ id }) => id === variantId)
  if (variant === undefined) return null
  const shop = openShop(site, store)
  const isShown = product.isLive && shop.isPublic && servingOf(site) === 'site'
  const path = addressOfProduct(shop.slug, product.slug)
  const chosen = variant.optionValues.join(', ')
  return {
    name: chosen === '' ? product.title : `${product.title} (${chosen})`,
    path: chosen === '' ? path : `${path}?${variantParameter}=${variantId}`,
    isShown,
    isInStock: product.productType === 'DIGITAL' || !isVariantSoldOut(variant),
    isForSale: isShown && canBeBought(variant, product.productType, shop),
  }
}
