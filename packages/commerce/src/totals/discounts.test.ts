import type { DiscountEffect } from '@sitewright/model/commerce/selling/discounts'
import { discountOf, entryOf, idOf, inputOf } from '@sitewright/testkit/shop/test-carts'
import { expect, test } from 'vitest'
import { computeTotals } from './compute-totals'
import type { JudgedDiscount, TotalsEntry } from './totals-input'

const order = { kind: 'order' } as const
const percent = (rate: number): DiscountEffect => ({ kind: 'percent', rate: rate * 1000, on: order })
const amount = (amountCents: number): DiscountEffect => ({ kind: 'amount', amountCents, on: order })
const products = (...numbers: number[]) => ({ kind: 'products' as const, productIds: numbers.map(idOf) })

function totalsOf(entries: TotalsEntry[], discounts: JudgedDiscount[]) {
  return computeTotals(inputOf({ entries, discounts }))
}
const namesOf = (entries: TotalsEntry[], discounts: JudgedDiscount[]) =>
  totalsOf(entries, discounts)
    .discounts.map(({ name }) => name)
    .sort()

test('an amount off the order is shared by what the entries cost, to the last cent', () => {
  const entries = [entryOf({ unitPriceCents: 100 }), entryOf({ unitPriceCents: 100 }), entryOf({ unitPriceCents: 100 })]
  const totals = totalsOf(entries, [discountOf({ effect: amount(100) })])
  expect(totals.entries.map(({ discountCents }) => discountCents)).toEqual([-34, -33, -33])
  expect(totals).toMatchObject({ subtotalCents: 300, discountCents: 100, totalCents: 200 })
})

test('no discount takes more than there is', () => {
  expect(totalsOf([entryOf()], [discountOf({ effect: amount(5000) })]).totalCents).toBe(0)
})

test('a discount on products or categories leaves the others alone, and none is on gift cards', () => {
  const mug = entryOf({ productId: idOf(1), categoryIds: [idOf(7)] })
  const bowl = entryOf({ productId: idOf(2) })
  const card = entryOf({ productId: idOf(1), isGiftCard: true, requiresDelivery: false })
  const onMugs = discountOf({ effect: { kind: 'percent', rate: 50_000, on: products(1) } })
  const onCategory = discountOf({
    effect: { kind: 'percent', rate: 50_000, on: { kind: 'categories', categoryIds: [idOf(7)] } },
  })
  for (const discount of [onMugs, onCategory]) {
    const { entries } = totalsOf([mug, bowl, card], [discount])
    expect(entries.map(({ discountCents }) => discountCents)).toEqual([-500, 0, 0])
  }
  expect(totalsOf([card], [discountOf({ code: 'TEN', effect: percent(10) })])).toMatchObject({
    totalCents: 1000,
    refusedCodes: [{ code: 'TEN', reason: 'no-matching-items' }],
  })
})

test('buy two, get one free gives the cheapest away, as often as the cart has three', () => {
  const discount = discountOf({
    effect: {
      kind: 'buy-get',
      buy: { quantity: 2, of: products(1, 2) },
      get: { quantity: 1, of: products(1, 2) },
      rate: 100_000,
    },
  })
  const dear = entryOf({ productId: idOf(1), unitPriceCents: 3000, quantity: 4 })
  const cheap = entryOf({ productId: idOf(2), unitPriceCents: 1000, quantity: 3 })
  const { entries } = totalsOf([dear, cheap], [discount])
  expect(entries.map(({ discountCents }) => discountCents)).toEqual([0, -2000])
  expect(totalsOf([{ ...dear, quantity: 2 }], [discount]).discountCents).toBe(0)
})

test('what is got may be another product than what is bought, at a part of its price', () => {
  const discount = discountOf({
    effect: {
      kind: 'buy-get',
      buy: { quantity: 1, of: products(1) },
      get: { quantity: 1, of: products(2) },
      rate: 50_000,
    },
  })
  const bought = entryOf({ productId: idOf(1), quantity: 1 })
  const got = entryOf({ productId: idOf(2), quantity: 2 })
  expect(totalsOf([bought, got], [discount]).entries.map((it) => it.discountCents)).toEqual([0, -500])
})

test('the best of discounts that cannot be combined applies, and the code that lost says so', () => {
  const ten = discountOf({ code: 'TEN', effect: percent(10) })
  const four = discountOf({ code: 'FOUR', effect: amount(400) })
  const small = totalsOf([entryOf({ unitPriceCents: 1000 })], [ten, four])
  expect(small).toMatchObject({
    discounts: [{ name: 'FOUR' }],
    refusedCodes: [{ code: 'TEN', reason: 'not-combinable' }],
  })
  const large = totalsOf([entryOf({ unitPriceCents: 10_000 })], [ten, four])
  expect(large.discounts).toMatchObject([{ name: 'TEN', amountCents: 1000 }])
})

test('combinable discounts add up when that is better than one that stands alone', () => {
  const ten = discountOf({ name: 'ten', effect: percent(10), isCombinable: true })
  const five = discountOf({ name: 'five', effect: amount(500), isCombinable: true })
  const alone = discountOf({ name: 'alone', effect: percent(12) })
  expect(namesOf([entryOf({ unitPriceCents: 10_000 })], [ten, five, alone])).toEqual(['five', 'ten'])
  expect(namesOf([entryOf({ unitPriceCents: 100_000 })], [ten, five, alone])).toEqual(['alone'])
})

test('percentages come before amounts, and each takes of what is left', () => {
  const discounts = [
    discountOf({ effect: amount(1000), isCombinable: true }),
    discountOf({ effect: percent(50), isCombinable: true }),
    discountOf({ effect: { kind: 'percent', rate: 10_000, on: products(1) }, isCombinable: true }),
  ]
  const { lines, totalCents } = totalsOf([entryOf({ unitPriceCents: 10_000 })], discounts)
  expect(lines.slice(1).map(({ baseCents, amountCents }) => [baseCents, amountCents])).toEqual([
    [10_000, -1000],
    [9000, -4500],
    [4500, -1000],
  ])
  expect(totalCents).toBe(3500)
})

test('many combinable discounts are chosen within bounds and all help', () => {
  const discounts = Array.from({ length: 12 }, () => discountOf({ effect: amount(100), isCombinable: true }))
  expect(totalsOf([entryOf({ unitPriceCents: 10_000 })], discounts).totalCents).toBe(8800)
})

const effect = percent(10)
const later = { state: 'active' } as const
test.each([
  ['expired', discountOf({ code: 'A-1', effect }, { state: 'expired' }), {}],
  ['not-started', discountOf({ code: 'A-1', effect }, { state: 'scheduled' }), {}],
  ['used-up', discountOf({ code: 'A-1', effect }, { state: 'used-up' }), {}],
  ['unknown', discountOf({ code: 'A-1', effect }, { state: 'off' }), {}],
  ['used-by-customer', discountOf({ code: 'A-1', effect, oncePerCustomer: true }, { ...later, usesByCustomer: 1 }), {}],
  ['members-only', discountOf({ code: 'A-1', effect, customers: { kind: 'members' } }), {}],
  ['email-needed', discountOf({ code: 'A-1', effect, customers: { kind: 'emails', emails: ['ada@x.example'] } }), {}],
  [
    'not-for-customer',
    discountOf({ code: 'A-1', effect, customers: { kind: 'emails', emails: ['ada@x.example'] } }),
    { customer: { email: 'eve@x.example', isMember: true } },
  ],
  ['minimum-subtotal', discountOf({ code: 'A-1', effect, minimumSubtotalCents: 1001 }), {}],
  ['nothing-to-deliver', discountOf({ code: 'A-1', effect: { kind: 'free-delivery' } }), { isDigital: true }],
] as const)(
  'a code that is refused says why: %s',
  (reason, discount, { isDigital, ...more }: Record<string, unknown>) => {
    const entries = [entryOf({ requiresDelivery: isDigital !== true })]
    const totals = computeTotals(inputOf({ entries, discounts: [discount], ...more }))
    expect(totals).toMatchObject({ totalCents: 1000, discounts: [], refusedCodes: [{ code: 'A-1', reason }] })
    expect(totals.refusedCodes[0]?.text).not.toBe('')
  },
)

test('a discount for some customers and with a minimum applies to those and from it on', () => {
  const discount = discountOf({
    code: 'ADA',
    effect,
    customers: { kind: 'emails', emails: ['ada@x.example'] },
    minimumSubtotalCents: 1000,
  })
  const customer = { email: 'Ada@x.example', isMember: false }
  expect(computeTotals(inputOf({ discounts: [discount], customer })).totalCents).toBe(900)
})
