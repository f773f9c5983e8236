import { expect, test } from 'vitest'
import { isSoldOut } from './stock'

const gone = { unlimited: false, qtyInStock: 0 }

test('[COM-018] a product is sold out when every variant is limited and gone', () => {
  expect(isSoldOut({ productType: 'PHYSICAL', variants: [gone, gone] })).toBe(true)
})

test('[COM-019] an unlimited variant keeps a product on sale', () => {
  expect(isSoldOut({ productType: 'PHYSICAL', variants: [gone, { unlimited: true, qtyInStock: 0 }] })).toBe(false)
})

test('[COM-020] a variant in stock keeps a product on sale', () => {
  expect(isSoldOut({ productType: 'SERVICE', variants: [gone, { unlimited: false, qtyInStock: 1 }] })).toBe(false)
})

test('[COM-021] a digital product is never sold out', () => {
  expect(isSoldOut({ productType: 'DIGITAL', variants: [] })).toBe(false)
  expect(isSoldOut({ productType: 'DIGITAL', variants: [gone] })).toBe(false)
})
