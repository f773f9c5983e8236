import { expect, test } from 'vitest'
import { canAddProduct, offeredProductTypes, priceCents, product, productTypeNumbers, variant } from './product'

const oneVariant = variant.parse({ price: 500, sku: 'SQ0000001' })

test('[COM-006] a product has these fields', () => {
  expect(Object.keys(product.parse({ productType: 'PHYSICAL', variants: [oneVariant] }))).toEqual([
    'productType',
    'variants',
    'onSale',
    'priceCents',
    'salePriceCents',
    'workflowState',
  ])
})

test('[COM-007] a product is physical, a service, digital or a gift card', () => {
  expect(offeredProductTypes).toEqual(['PHYSICAL', 'SERVICE', 'DIGITAL', 'GIFT_CARD'])
  expect(productTypeNumbers).toEqual({ PHYSICAL: 1, DIGITAL: 2, SERVICE: 3, GIFT_CARD: 4 })
  expect(product.safeParse({ productType: 'PAYWALL', variants: [oneVariant] }).success).toBe(false)
})

test('[COM-008] a digital product holds its own price and no variants', () => {
  const digital = { productType: 'DIGITAL', priceCents: 900, salePriceCents: 700, onSale: true }
  expect(product.parse(digital)).toMatchObject(digital)
  expect(product.safeParse({ ...digital, variants: [oneVariant] }).success).toBe(false)
  expect(product.safeParse({ productType: 'PHYSICAL' }).success).toBe(false)
})

test('[COM-013] a price is at most 100000000 cents', () => {
  expect(priceCents.safeParse(100_000_000).success).toBe(true)
  expect(priceCents.safeParse(100_000_001).success).toBe(false)
  expect(variant.safeParse({ ...oneVariant, price: 100_000_001 }).success).toBe(false)
  expect(priceCents.safeParse(-1).success).toBe(false)
  expect(priceCents.safeParse(1.5).success).toBe(false)
})

test('[COM-014] a collection holds at most 200 products', () => {
  expect(canAddProduct(199)).toBe(true)
  expect(canAddProduct(200)).toBe(false)
})

test('[COM-015] a variant has these fields', () => {
  expect(Object.keys(variant.shape)).toEqual([
    'price',
    'salePrice',
    'onSale',
    'unlimited',
    'qtyInStock',
    'sku',
    'optionValues',
  ])
  expect(variant.parse({ ...oneVariant, optionValues: [{ value: 'Blue' }] }).optionValues).toEqual([{ value: 'Blue' }])
})
