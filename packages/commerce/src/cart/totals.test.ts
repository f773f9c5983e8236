import { expect, test } from 'vitest'
import { cartEntry } from './cart'
import { totalEntries } from './totals'

const mug = cartEntry.parse({
  id: 'e1',
  itemId: 'i1',
  sku: 'SQ0000001',
  title: 'Mug',
  quantity: 3,
  unitPriceCents: 1250,
  requiresShipping: true,
})
const book = cartEntry.parse({
  ...mug,
  id: 'e2',
  quantity: 1,
  unitPriceCents: 900,
  isDigital: true,
  requiresShipping: false,
})

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
