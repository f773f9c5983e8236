import { currencyCodes } from '@sitewright/model/commerce/money/currencies'
import type { EntryShare } from '@sitewright/model/commerce/money/totals'
import { deliverySettings } from '@sitewright/model/commerce/selling/delivery'
import { rateParts, taxSettings } from '@sitewright/model/commerce/selling/tax'
import { discountOf, idOf, inputOf } from '@sitewright/testkit/shop/test-carts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeMoney } from '../money/money'
import { takePortion } from '../money/rounding'
import { computeTotals } from './compute-totals'
import type { TotalsInput } from './totals-input'

const cents = fc.oneof(fc.nat({ max: 200 }), fc.nat({ max: 100_000 }), fc.nat({ max: 100_000_000 }))
const someIds = (from: number) => fc.uniqueArray(fc.integer({ min: from, max: from + 2 }).map(idOf), { minLength: 1 })

const entry = fc.record({
  entryId: fc.uuid(),
  title: fc.constant('Thing'),
  productId: fc.integer({ min: 1, max: 3 }).map(idOf),
  categoryIds: fc.subarray([idOf(7), idOf(8)]),
  unitPriceCents: cents,
  quantity: fc.integer({ min: 1, max: 12 }),
  weightGrams: fc.nat({ max: 3000 }),
  requiresDelivery: fc.boolean(),
  isGiftCard: fc.boolean(),
})

const scope = fc.oneof(
  fc.constant({ kind: 'order' as const }),
  someIds(1).map((productIds) => ({ kind: 'products' as const, productIds })),
  someIds(7).map((categoryIds) => ({ kind: 'categories' as const, categoryIds })),
)
const rate = fc.integer({ min: 1, max: rateParts })
const few = fc.record({ quantity: fc.integer({ min: 1, max: 3 }), of: scope })
const effect = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), rate, on: scope }),
  fc.record({
    kind: fc.constant('amount' as const),
    amountCents: cents.map((it) => it + 1).filter((it) => it <= 1e8),
    on: scope,
  }),
  fc.constant({ kind: 'free-delivery' as const }),
  fc.record({ kind: fc.constant('buy-get' as const), buy: few, get: few, rate }),
)
const anyDiscount = discountOf({ effect: { kind: 'free-delivery' } })
const discount = fc
  .record({ effect, isCombinable: fc.boolean(), minimumSubtotalCents: fc.option(cents), id: fc.nat().map(idOf) })
  .map((rules) => ({ ...anyDiscount, ...rules }))

const place = fc.constantFrom(
  { country: 'US' },
  { country: 'US', regions: ['CA'] },
  { country: 'US', regions: ['CA'], postalPrefixes: ['90'] },
  { country: '*' },
)
const taxRate = fc.oneof(fc.nat({ max: 30_000 }), fc.constantFrom(0, 8875, 19_000, 20_000))
const tax = fc
  .record({
    pricesIncludeTax: fc.boolean(),
    rules: fc.array(
      fc.record({ place, rate: taxRate, classRate: taxRate, taxesDelivery: fc.boolean(), isAdded: fc.boolean() }),
      { maxLength: 3 },
    ),
  })
  .map(({ pricesIncludeTax, rules }) =>
    taxSettings.parse({
      pricesIncludeTax,
      classes: [{ id: idOf(20), name: 'Class', categoryIds: [idOf(7)] }],
      rules: rules.map(({ classRate, ...rule }, at) => ({
        ...rule,
        id: idOf(30 + at),
        name: `Tax ${at}`,
        classRates: [{ classId: idOf(20), rate: classRate }],
      })),
    }),
  )
const delivery = fc
  .record({ orderCents: cents, itemCents: fc.nat({ max: 500 }), freeFromCents: fc.option(cents) })
  .map(({ orderCents, itemCents, freeFromCents }) =>
    deliverySettings.parse({
      zones: [
        {
          id: idOf(40),
          name: 'Zone',
          places: [{ country: 'US' }],
          methods: [{ id: idOf(41), name: 'Post', rate: { kind: 'flat', orderCents, itemCents }, freeFromCents }],
        },
      ],
    }),
  )
const location = fc.constantFrom<TotalsInput['location']>(
  null,
  { country: 'US', region: 'CA', postalCode: '90210' },
  { country: 'US', region: 'NY', postalCode: '10001' },
  { country: 'JP', region: '', postalCode: '' },
)

const cart: fc.Arbitrary<TotalsInput> = fc
  .record({
    currency: fc.constantFrom(...currencyCodes),
    entries: fc.uniqueArray(entry, { maxLength: 5, selector: ({ entryId }) => entryId }),
    discounts: fc.uniqueArray(discount, { maxLength: 4, selector: ({ id }) => id }),
    tax,
    delivery,
    location,
  })
  .map(inputOf)

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0)
const isInSteps = (cents: number, { currency }: TotalsInput) => currency !== 'JPY' || cents % 100 === 0
const byEntry = (entries: readonly EntryShare[]) => entries.toSorted((a, b) => (a.entryId < b.entryId ? -1 : 1))

test('[COM-049] the lines of any cart in any currency add up to its total, and each to its shares', () => {
  fc.assert(
    fc.property(cart, (input) => {
      const { lines, totalCents } = computeTotals(input)
      const charged = lines.filter(({ isIncluded }) => !isIncluded).map(({ amountCents }) => amountCents)
      const odd = lines.filter(
        ({ amountCents, shares }) =>
          sum(shares.map((share) => share.amountCents)) !== amountCents ||
          ![{ amountCents }, ...shares].every((it) => isInSteps(it.amountCents, input)),
      )
      return sum(charged) === totalCents && totalCents >= 0 && odd.length === 0
    }),
    { numRuns: 10_000 },
  )
})

test('no entry costs less than nothing, and the shares of discounts and taxes are those of the lines', () => {
  fc.assert(
    fc.property(cart, (input) => {
      const { entries, lines } = computeTotals(input)
      const ofDelivery = lines
        .filter(({ kind }) => kind === 'tax')
        .flatMap(({ shares }) => shares.filter(({ entryId }) => entryId === null))
      const taxes = sum(lines.filter(({ kind }) => kind === 'tax').map(({ amountCents }) => amountCents))
      const isSane = entries.every(
        ({ amountCents, discountCents, taxCents }) =>
          discountCents <= 0 && amountCents + discountCents >= 0 && taxCents >= 0,
      )
      const taxed = sum(entries.map(({ taxCents }) => taxCents)) + sum(ofDelivery.map((it) => it.amountCents))
      return isSane && taxed === taxes
    }),
    { numRuns: 2000 },
  )
})

test('every rate is the one of its line, rounded half away from zero', () => {
  fc.assert(
    fc.property(cart, (input) => {
      for (const { kind, baseCents, rate, amountCents, isIncluded } of computeTotals(input).lines) {
        if (rate === null || isIncluded) continue
        const { cents } = takePortion(makeMoney(baseCents, input.currency), rate, rateParts)
        expect(amountCents).toBe(kind === 'discount' ? 0 - cents : cents)
      }
    }),
    { numRuns: 2000 },
  )
})

test('tax that prices include is taken out of them exactly and changes no total', () => {
  fc.assert(
    fc.property(cart, (input) => {
      const [rule] = input.tax.rules
      if (rule === undefined) return
      const place = { country: '*' as const, regions: [], postalPrefixes: [] }
      const only = { ...rule, place, classRates: [], taxesDelivery: true }
      const taxed = { ...input, tax: { ...input.tax, pricesIncludeTax: true, rules: [only] } }
      const { lines, totalCents } = computeTotals(taxed)
      expect(totalCents).toBe(computeTotals({ ...taxed, tax: { ...taxed.tax, rules: [] } }).totalCents)
      for (const { baseCents, amountCents } of lines.filter(({ kind }) => kind === 'tax')) {
        const gross = makeMoney(baseCents + amountCents, input.currency)
        expect(takePortion(gross, only.rate, rateParts + only.rate).cents).toBe(amountCents)
      }
    }),
    { numRuns: 2000 },
  )
})

test('neither the order of entries nor that of discounts changes anything', () => {
  fc.assert(
    fc.property(cart, (input) => {
      const one = computeTotals(input)
      const { entries, discounts } = input
      const other = computeTotals({ ...input, entries: entries.toReversed(), discounts: discounts.toReversed() })
      expect(other.totalCents).toBe(one.totalCents)
      expect(byEntry(other.entries)).toEqual(byEntry(one.entries))
      expect(other.discounts).toEqual(one.discounts)
    }),
    { numRuns: 2000 },
  )
})

test('one more discount never makes a cart dearer', () => {
  fc.assert(
    fc.property(cart, (input) => {
      const { totalCents } = computeTotals(input)
      expect(totalCents).toBeLessThanOrEqual(
        computeTotals({ ...input, discounts: input.discounts.slice(1) }).totalCents,
      )
    }),
    { numRuns: 2000 },
  )
})

test('one more item never makes a cart cheaper, where no discount or free delivery waits for it', () => {
  fc.assert(
    fc.property(cart, ({ discounts: _, ...input }) => {
      const zones = input.delivery.zones.map((zone) => ({
        ...zone,
        methods: zone.methods.map((method) => ({ ...method, freeFromCents: null })),
      }))
      const plain = { ...input, discounts: [], delivery: { ...input.delivery, zones } }
      const [first, ...others] = input.entries
      if (first === undefined) return
      const more = [{ ...first, quantity: first.quantity + 1 }, ...others]
      expect(computeTotals({ ...plain, entries: more }).totalCents).toBeGreaterThanOrEqual(
        computeTotals(plain).totalCents,
      )
    }),
    { numRuns: 2000 },
  )
})
