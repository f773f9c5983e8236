import { store } from '@sitewright/model/visitor-texts/english/store'
import { expect, test } from 'vitest'
import { describePrice, hasVariedPrices, type Priced } from './price-display'

const plain = { price: 1000, salePrice: 0, onSale: false }
const sale = { ...plain, salePrice: 800, onSale: true }
const mug = (...variants: Priced[]) => ({
  productType: 'PHYSICAL' as const,
  variants,
  priceCents: 0,
  salePriceCents: 0,
  onSale: false,
})

test('[COM-022] variants that differ in price have varied prices', () => {
  expect(hasVariedPrices([plain, { ...plain, price: 1100 }])).toBe(true)
})

test('[COM-023] variants that differ in sale flag have varied prices', () => {
  expect(hasVariedPrices([sale, { ...sale, onSale: false }])).toBe(true)
})

test('[COM-024] variants that differ in sale price have varied prices', () => {
  expect(hasVariedPrices([sale, { ...sale, salePrice: 700 }])).toBe(true)
})

test('[COM-025] variants that agree do not have varied prices', () => {
  expect(hasVariedPrices([sale, sale])).toBe(false)
  expect(hasVariedPrices([plain, { ...plain, salePrice: 500 }])).toBe(false)
  expect(hasVariedPrices([plain])).toBe(false)
  expect(hasVariedPrices([])).toBe(false)
})

test('varied prices are shown from the lowest that a buyer pays', () => {
  expect(describePrice(mug(plain, { ...sale, price: 1200 }), 'USD', { fromPrice: store.fromPrice })).toEqual({
    text: 'from $8.00',
    before: null,
  })
})

test('a sale shows the price before it', () => {
  expect(describePrice(mug(sale), 'USD', { fromPrice: store.fromPrice })).toEqual({ text: '$8.00', before: '$10.00' })
  expect(describePrice(mug(plain), 'USD', { fromPrice: store.fromPrice })).toEqual({ text: '$10.00', before: null })
})

test('a digital product shows its own price', () => {
  const book = { ...mug(), productType: 'DIGITAL' as const, priceCents: 900, salePriceCents: 700, onSale: true }
  expect(describePrice(book, 'USD', { fromPrice: store.fromPrice })).toEqual({ text: '$7.00', before: '$9.00' })
})
