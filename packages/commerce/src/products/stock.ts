import type { Product, Variant } from './product'

export function isVariantSoldOut(variant: Pick<Variant, 'unlimited' | 'qtyInStock'>): boolean {
  return !variant.unlimited && variant.qtyInStock <= 0
}

type StockedProduct = Pick<Product, 'productType'> & { variants: readonly Pick<Variant, 'unlimited' | 'qtyInStock'>[] }

/** A digital product is never sold out. */
export function isSoldOut(product: StockedProduct): boolean {
  return product.productType !== 'DIGITAL' && product.variants.every(isVariantSoldOut)
}

export const soldOutText = 'Sold Out'
