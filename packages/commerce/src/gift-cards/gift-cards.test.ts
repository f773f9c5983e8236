import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeMoney, sumMoney } from '../money/money'
import { makeGiftCardCode, normalizeGiftCardCode } from './code'
import { giftCardRecipient, payWithGiftCards } from './gift-card'

const usd = (cents: number) => makeMoney(cents, 'USD')

test('cards pay one after another and the rest is paid by other means', () => {
  const cards = [
    { id: 'a', balance: usd(300) },
    { id: 'b', balance: usd(0) },
    { id: 'c', balance: usd(500) },
  ]
  expect(payWithGiftCards(usd(1000), cards)).toEqual({
    used: [
      { id: 'a', amount: usd(300) },
      { id: 'c', amount: usd(500) },
    ],
    rest: usd(200),
  })
  expect(payWithGiftCards(usd(400), cards).rest).toEqual(usd(0))
})

test('what cards pay and what is left add up, and no card pays more than it holds', () => {
  const balances = fc.array(fc.nat({ max: 10_000 }), { maxLength: 6 })
  fc.assert(
    fc.property(fc.nat({ max: 30_000 }), balances, (total, given) => {
      const cards = given.map((cents, place) => ({ id: String(place), balance: usd(cents) }))
      const { used, rest } = payWithGiftCards(usd(total), cards)
      expect(sumMoney([...used.map((use) => use.amount), rest], 'USD')).toEqual(usd(total))
      for (const use of used) expect(use.amount.cents).toBeLessThanOrEqual(given[Number(use.id)] ?? 0)
    }),
    { numRuns: 150 },
  )
})

test('a gift card of another currency cannot pay', () => {
  expect(() => payWithGiftCards(usd(100), [{ id: 'a', balance: makeMoney(5, 'EUR') }])).toThrow(TypeError)
})

test('a gift message has at most 80 characters', () => {
  const recipient = { name: 'Ada', email: 'ada@example.com' }
  expect(giftCardRecipient.safeParse({ ...recipient, message: 'x'.repeat(80) }).success).toBe(true)
  expect(giftCardRecipient.safeParse({ ...recipient, message: 'x'.repeat(81) }).success).toBe(false)
})

test('a code is sixteen unambiguous characters in groups of four', () => {
  const bytes = (count: number) => Uint8Array.from({ length: count }, (_, place) => (place * 37) % 256)
  const code = makeGiftCardCode(bytes)
  expect(code).toMatch(/^([BCDFGHJKLMNPQRSTVWXZ2-9]{4}-){3}[BCDFGHJKLMNPQRSTVWXZ2-9]{4}$/)
  expect(normalizeGiftCardCode(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(code)
})
