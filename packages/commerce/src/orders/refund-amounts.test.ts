import fc from 'fast-check'
import { expect, test } from 'vitest'
import { refundOfLine } from './refund-amounts'

test('a line given back one after the other is given back to the cent', () => {
  expect(
    [0, 1, 2].map((refundedQuantity) => refundOfLine({ totalCents: 1000, quantity: 3, refundedQuantity }, 1, 'USD')),
  ).toEqual([333, 334, 333])
})

test('however a line is given back, it adds up to what it cost', () => {
  const line = fc.record({ totalCents: fc.nat({ max: 10_000_000 }), quantity: fc.integer({ min: 1, max: 60 }) })
  fc.assert(
    fc.property(
      line,
      fc.constantFrom('USD', 'JPY'),
      fc.array(fc.integer({ min: 1, max: 9 })),
      (given, currency, steps) => {
        const totalCents = currency === 'JPY' ? given.totalCents * 100 : given.totalCents
        let refundedQuantity = 0
        let sum = 0
        for (const step of [...steps, given.quantity]) {
          const quantity = Math.min(step, given.quantity - refundedQuantity)
          sum += refundOfLine({ ...given, totalCents, refundedQuantity }, quantity, currency)
          refundedQuantity += quantity
        }
        expect(sum).toBe(totalCents)
      },
    ),
  )
})
