import { expect, test } from 'vitest'
import { totalEntries } from './totals'

const mug = { quantity: 3, unitPriceCents: 1250, isDigital: false, requiresShipping: true }
const book = { quantity: 1, unitPriceCents: 900, isDigital: true, requiresShipping: false }

test('entries add up to the subtotal, the quantity and what the order needs', () => {
  expect(totalEntries([mug, book], 'EUR')).toEqual({
    subtotalCents: 4650,
    subtotalAmount: { cents: 4650, currency: 'EUR' },
    totalQuantity: 4,
    hasDigital: true,
    purelyDigital: false,
    requiresShipping: true,
  })
  expect(totalEntries([book], 'EUR')).toMatchObject({ purelyDigital: true, requiresShipping: false })
})

test('an empty cart totals nothing', () => {
  expect(totalEntries([], 'USD')).toMatchObject({ subtotalCents: 0, totalQuantity: 0, purelyDigital: false })
})
