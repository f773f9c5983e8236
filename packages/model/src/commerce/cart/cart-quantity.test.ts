import { expect, test } from 'vitest'
import { decideQuantity, fitsInCart } from './cart-quantity'

test('[COM-066] a quantity of 0 asks whether to remove the item', () => {
  expect(decideQuantity(0)).toEqual({ kind: 'ask-to-remove' })
  expect(decideQuantity(1)).toEqual({ kind: 'set', quantity: 1 })
})

test('a quantity is a whole number from 1 to 9999', () => {
  expect(decideQuantity(9999)).toEqual({ kind: 'set', quantity: 9999 })
  for (const wrong of [10_000, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(decideQuantity(wrong)).toEqual({ kind: 'refuse' })
  }
})

test('a cart holds at most 500 units', () => {
  expect(fitsInCart(400, 100)).toBe(true)
  expect(fitsInCart(400, 101)).toBe(false)
})
