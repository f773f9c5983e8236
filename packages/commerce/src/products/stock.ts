import type { OfferedProductType, Variant } from '@sitewright/model/commerce/products/product'

export function isVariantSoldOut(variant: Pick<Variant, 'unlimited' | 'qtyInStock'>): boolean {
  return !variant.unlimited && variant.qtyInStock <= 0
}

interface StockedProduct {
  readonly productType: OfferedProductType
  readonly variants: readonly Pick<Variant, 'unlimited' | 'qtyInStock'>[]
}

/** A digital product is never sold out. */
export function isSoldOut(product: StockedProduct): boolean {
  return product.productType !== 'DIGITAL' && product.variants.every(isVariantSoldOut)
}
