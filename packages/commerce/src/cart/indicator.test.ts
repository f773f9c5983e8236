import { expect, test } from 'vitest'
import { summarizeCart } from './indicator'

test('[COM-074] a summary is the count of items and the subtotal as text', () => {
  const summary = summarizeCart({ totalQuantity: 3, subtotalAmount: { cents: 4650, currency: 'USD' } })
  expect(summary).toEqual({ itemsCount: 3, subtotal: '$46.50' })
})
