import { sku } from '@sitewright/model/commerce/products/product'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { generateSku } from './sku'

test('[COM-016] a SKU has at most 60 characters', () => {
  expect(sku.safeParse('x'.repeat(60)).success).toBe(true)
  expect(sku.safeParse('x'.repeat(61)).success).toBe(false)
  expect(sku.safeParse('').success).toBe(false)
})

test('[COM-017] a generated SKU is SQ and seven digits', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (number) => {
      expect(
        generateSku(
          () => number,
          () => false,
        ),
      ).toMatch(/^SQ\d{7}$/)
    }),
    { numRuns: 100 },
  )
})

test('a generated SKU is not one that is taken', () => {
  const numbers = [0.1, 0.1, 0.2]
  const next = () => numbers.shift() ?? 0
  expect(generateSku(next, (sku) => sku === 'SQ1000000')).toBe('SQ2000000')
  expect(() =>
    generateSku(
      () => 0,
      () => true,
    ),
  ).toThrow('No free SKU')
})
