import { deliverySettings } from '@sitewright/model/commerce/selling/delivery'
import { taxSettings } from '@sitewright/model/commerce/selling/tax'
import { discountOf, entryOf, idOf, inputOf } from '@sitewright/testkit/shop/test-carts'
import { expect, test } from 'vitest'
import { computeTotals } from './compute-totals'
import type { TotalsInput } from './totals-input'

const flat = (number: number, orderCents: number, more = {}) => ({
  id: idOf(number),
  name: `Method ${number}`,
  rate: { kind: 'flat', orderCents },
  ...more,
})
const zoneOf = (number: number, places: object[], ...methods: object[]) => ({
  id: idOf(number),
  name: `Zone ${number}`,
  places,
  methods,
})
const deliver = (zones: object[], pickups: object[] = []) => deliverySettings.parse({ zones, pickups })
const at = (country: string, region = '', postalCode = '') =>
  ({ country, region, postalCode }) as TotalsInput['location']
const run = (change: Partial<TotalsInput>) => computeTotals(inputOf(change))

test('the most specific zone delivers: postal code, then region, then country, then anywhere else', () => {
  const delivery = deliver([
    zoneOf(10, [{ country: '*' }], flat(1, 4000)),
    zoneOf(11, [{ country: 'US' }], flat(2, 1000)),
    zoneOf(12, [{ country: 'US', regions: ['CA'] }], flat(3, 700)),
    zoneOf(13, [{ country: 'US', postalPrefixes: ['90'] }], flat(4, 500)),
    zoneOf(14, [{ country: 'GB', postalPrefixes: ['SW1A'] }], flat(5, 300)),
  ])
  const priceAt = (location: TotalsInput['location']) => run({ delivery, location }).deliveryCents
  expect(priceAt(at('FR'))).toBe(4000)
  expect(priceAt(at('US', 'NY', '10001'))).toBe(1000)
  expect(priceAt(at('US', 'ca', '94016'))).toBe(700)
  expect(priceAt(at('US', 'CA', '90210'))).toBe(500)
  expect(priceAt(at('GB', '', 'sw1a 1aa'))).toBe(300)
  expect(priceAt(null)).toBeNull()
})

test('delivery is flat with a part for each item, by steps of weight, or free from an amount on', () => {
  const weight = {
    id: idOf(2),
    name: 'By weight',
    rate: {
      kind: 'weight',
      steps: [
        { upToGrams: 1000, priceCents: 300 },
        { upToGrams: 5000, priceCents: 900 },
      ],
    },
  }
  const perItem = { ...flat(1, 200, { freeFromCents: 5000 }), rate: { kind: 'flat', orderCents: 200, itemCents: 100 } }
  const delivery = deliver([zoneOf(10, [{ country: 'US' }], perItem, weight)])
  const optionsOf = (quantity: number) =>
    run({ delivery, location: at('US'), entries: [entryOf({ quantity, weightGrams: 1000 })] }).deliveryOptions
  expect(optionsOf(1).map((it) => it.priceCents)).toEqual([300, 300])
  expect(optionsOf(4).map((it) => it.priceCents)).toEqual([600, 900])
  expect(optionsOf(6).map((it) => it.priceCents)).toEqual([0])
})

test('the buyer’s choice holds, else the cheapest; pickup is free and only taken when chosen', () => {
  const pickup = { id: idOf(9), name: 'Studio', location: { country: 'DE' } }
  const delivery = deliver([zoneOf(10, [{ country: 'US' }], flat(1, 900), flat(2, 500))], [pickup])
  const location = at('US')
  expect(run({ delivery, location }).chosenDelivery?.id).toBe(idOf(2))
  expect(run({ delivery, location, deliveryId: idOf(1) }).totalCents).toBe(1900)
  expect(run({ delivery, location, deliveryId: idOf(9) })).toMatchObject({ deliveryCents: 0, totalCents: 1000 })
  expect(run({ delivery, location: at('FR') })).toMatchObject({ chosenDelivery: null, deliveryCents: null })
  const digital = [entryOf({ requiresDelivery: false })]
  expect(run({ delivery, location, entries: digital })).toMatchObject({ deliveryOptions: [], deliveryCents: 0 })
})

test('free delivery takes the price of delivery off and is kept while that is not known', () => {
  const delivery = deliver([zoneOf(10, [{ country: 'US' }], flat(1, 900))])
  const discounts = [discountOf({ code: 'SHIP', effect: { kind: 'free-delivery' } })]
  const known = run({ delivery, location: at('US'), discounts })
  expect(known).toMatchObject({ deliveryCents: 900, discountCents: 900, totalCents: 1000 })
  expect(run({ delivery, discounts })).toMatchObject({
    discounts: [{ code: 'SHIP', amountCents: 0 }],
    refusedCodes: [],
  })
})

const rule = (number: number, place: object, rate: number, more = {}) => ({
  id: idOf(number),
  name: `Tax ${number}`,
  place,
  rate,
  ...more,
})

test('the most specific rule of tax holds alone, and added ones come on top', () => {
  const tax = taxSettings.parse({
    rules: [
      rule(1, { country: 'US' }, 1000),
      rule(2, { country: 'US', regions: ['CA'] }, 7250),
      rule(3, { country: 'US', regions: ['CA'], postalPrefixes: ['902'] }, 9500),
      rule(4, { country: 'CA' }, 5000, { isAdded: true }),
      rule(5, { country: 'CA', regions: ['QC'] }, 9975),
    ],
  })
  const entries = [entryOf({ unitPriceCents: 10_000 })]
  const taxAt = (location: TotalsInput['location']) =>
    run({ tax, entries, location })
      .lines.filter(({ kind }) => kind === 'tax')
      .map(({ rule: { name }, amountCents }) => [name, amountCents])
  expect(taxAt(at('US', 'NY', '10001'))).toEqual([['Tax 1', 1000 / 10]])
  expect(taxAt(at('US', 'CA', '94016'))).toEqual([['Tax 2', 725]])
  expect(taxAt(at('US', 'CA', '90210'))).toEqual([['Tax 3', 950]])
  expect(taxAt(at('CA', 'QC', 'H2X'))).toEqual([
    ['Tax 5', 998],
    ['Tax 4', 500],
  ])
  expect(taxAt(at('CA', 'ON', 'M4B'))).toEqual([['Tax 4', 500]])
  expect(run({ tax, entries, location: at('US') }).taxCents).toBeNull()
  expect(run({ tax, entries }).taxCents).toBeNull()
  expect(run({ tax, entries, location: at('FR') }).taxCents).toBe(0)
})

test('a class has rates of its own, gift cards have none, and delivery is taxed where the rule says so', () => {
  const place = { country: 'DE' }
  const classes = [{ id: idOf(20), name: 'Books', categoryIds: [idOf(7)] }]
  const vat = rule(1, place, 19_000, { classRates: [{ classId: idOf(20), rate: 7000 }] })
  const delivery = deliver([zoneOf(10, [place], flat(1, 1000))])
  const entries = [
    entryOf(),
    entryOf({ categoryIds: [idOf(7)] }),
    entryOf({ isGiftCard: true, requiresDelivery: false }),
  ]
  const taxes = (more: object) =>
    run({ entries, delivery, location: at('DE'), tax: taxSettings.parse({ classes, rules: [{ ...vat, ...more }] }) })
  expect(taxes({}).entries.map(({ taxCents }) => taxCents)).toEqual([190, 70, 0])
  expect(taxes({}).taxCents).toBe(260)
  expect(taxes({ taxesDelivery: true }).taxCents).toBe(450)
})

test('tax is on the discounted price, and prices that include it stay as they are', () => {
  const rules = [rule(1, { country: 'DE' }, 19_000)]
  const input = {
    entries: [entryOf({ unitPriceCents: 11_900 })],
    discounts: [discountOf({ effect: { kind: 'percent', rate: 50_000, on: { kind: 'order' } } })],
    location: at('DE'),
  }
  const added = run({ ...input, tax: taxSettings.parse({ rules }) })
  expect(added).toMatchObject({ taxCents: 1131, totalCents: 7081 })
  const included = run({ ...input, tax: taxSettings.parse({ rules, pricesIncludeTax: true }) })
  expect(included).toMatchObject({ taxCents: 950, totalCents: 5950, isTaxIncluded: true })
  expect(included.lines.at(-1)).toMatchObject({ baseCents: 5000, rate: 19_000, amountCents: 950, isIncluded: true })
})

test('who fetches an order is taxed where it is fetched', () => {
  const pickup = { id: idOf(9), name: 'Studio', location: { country: 'DE' } }
  const tax = taxSettings.parse({ rules: [rule(1, { country: 'DE' }, 19_000)] })
  expect(run({ tax, delivery: deliver([], [pickup]), deliveryId: idOf(9), location: at('US') }).taxCents).toBe(190)
})
