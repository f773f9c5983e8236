import { expect, test } from 'vitest'
import { collectionTypes, collectionViews } from './collections'

test('[REF-007] collection types are numbered generic 1, subscription 2, products 13, portfolio 23', () => {
  expect(collectionTypes).toMatchObject({ generic: 1, subscription: 2, products: 13, portfolio: 23 })
})

test('[REF-007] no two collection types share a number', () => {
  const numbers = Object.values(collectionTypes)
  expect(new Set(numbers).size).toBe(numbers.length)
})

test('[REF-008] collection views are list, grid and product', () => {
  expect(collectionViews).toEqual(['list', 'grid', 'product'])
})
