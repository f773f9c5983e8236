import type { LedgerLine } from '@sitewright/model/commerce/money/totals'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { paths } from '@sitewright/model/routes/paths'
import { startTestHost, type TestHost } from '@sitewright/testkit/host/test-host'
import { findLies } from '@sitewright/testkit/shop/check-store'
import { homeAddress, openTestShop, type TestShop } from '@sitewright/testkit/shop/test-buyers'
import { readMails } from '@sitewright/testkit/sites/read-mails'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

let host: TestHost
let shop: TestShop

beforeAll(async () => {
  host = await startTestHost({ environment: { TRUSTED_PROXIES: '127.0.0.1' } })
})
afterAll(() => host.stop())
beforeEach(async () => {
  shop = await openTestShop(host)
})
afterEach(async () => {
  await host.runDueJobs()
  expect(await findLies(host.services.database, shop.owner.site.id)).toEqual([])
})

const number = (last: number) => last.toString(16).padStart(24, '0')
async function write(path: string, change: object) {
  const { version, body } = (await shop.client.get(path)).body
  const answer = await shop.client.put(path, { version, body: { ...body, ...change } })
  expect(answer.status, answer.text).toBe(200)
}
const sanFrancisco = { ...homeAddress, city: 'San Francisco', region: 'CA', postalCode: '94110' }
const beverlyHills = { ...homeAddress, city: 'Beverly Hills', region: 'CA', postalCode: '90210' }

/** A mug for 19.99 and a book for 10.01, of a class of its own, sent for 5.00. */
async function sellTaxed(more: object = {}) {
  const mug = await shop.addProduct({ title: 'Mug', priceCents: 1999 })
  const book = await shop.addProduct({ title: 'Book', priceCents: 1001 })
  const california = { country: 'US', regions: ['CA'] }
  await write(api.taxSettings, {
    classes: [{ id: number(9), name: 'Books', productIds: [book.id] }],
    rules: [
      { id: number(1), name: 'US tax', place: { country: 'US' }, rate: 5000 },
      {
        ...{ id: number(2), name: 'California tax', place: california, rate: 7250, taxesDelivery: true },
        classRates: [{ classId: number(9), rate: 2000 }],
      },
      { id: number(3), name: 'City tax', place: { country: 'US', postalPrefixes: ['902'] }, rate: 9500 },
      { id: number(4), name: 'County tax', place: california, rate: 1000, isAdded: true },
    ],
    ...more,
  })
  return [{ product: mug }, { product: book }]
}

/** Each tax with what it is taken of. */
const taxesOf = ({ lines }: { lines: readonly LedgerLine[] }) =>
  lines
    .filter(({ kind }) => kind === 'tax')
    .map(({ rule, rate, baseCents, amountCents }) => [rule.name, rate, baseCents, amountCents])

test('[SHOP-063] tax follows country, state and postal code, the class of the product and what is shipped; each line is on the order', async () => {
  const buyer = await shop.buyer(await sellTaxed())
  const inOregon = (await buyer.fill()).totals
  expect([taxesOf(inOregon), inOregon.totalCents]).toEqual([[['US tax', 5000, 3000, 150]], 3650])
  const inCity = (await buyer.fill({ shippingAddress: beverlyHills })).totals
  expect(taxesOf(inCity)).toEqual([
    ['City tax', 9500, 3000, 285],
    ['County tax', 1000, 3000, 30],
  ])
  const inState = (await buyer.fill({ shippingAddress: sanFrancisco })).totals
  const taxes = [
    ['California tax', 7250, 2499, 181],
    ['California tax', 2000, 1001, 20],
    ['County tax', 1000, 3000, 30],
  ]
  expect([taxesOf(inState).toSorted(), inState.taxCents, inState.totalCents]).toEqual([taxes.toSorted(), 231, 3731])
  const { orderId, orderToken: token } = (await buyer.place()).body
  const order = (await shop.client.get(fillPath(api.order, { orderId }))).body
  expect(order.ledger.lines).toEqual(inState.lines)
  expect(order).toMatchObject({ totalCents: 3731, ledger: { taxCents: 231, isTaxIncluded: false } })
  await host.runDueJobs()
  const page = await host.visitor(shop.owner.site).get(fillPath(paths.placedOrder, { orderId, token }))
  const mail = (await readMails(host, shop.owner.site.id)).at(-1)
  for (const shown of [page.text, mail?.text]) {
    for (const part of ['California tax', '$1.81', '$0.20', 'County tax', '$0.30', '$37.31'])
      expect(shown).toContain(part)
  }
})

test('[SHOP-063] prices that include tax stay as they are everywhere, and say what is in them', async () => {
  const buyer = await shop.buyer(await sellTaxed({ pricesIncludeTax: true }))
  const { totals } = await buyer.fill()
  expect(totals).toMatchObject({ totalCents: 3500, taxCents: 143, isTaxIncluded: true })
  expect(taxesOf(totals)).toEqual([['US tax', 5000, 2857, 143]])
  const { orderId, orderToken: token } = (await buyer.place()).body
  const page = await host.visitor(shop.owner.site).get(fillPath(paths.placedOrder, { orderId, token }))
  for (const part of ['US tax', '$1.43', '$35.00']) expect(page.text).toContain(part)
})

test('[SHOP-063] tax is rounded to what the currency has: whole yen', async () => {
  await write(api.storeSettings, { selectedCurrency: 'JPY' })
  const mug = await shop.addProduct({ priceCents: 12_500 })
  const rule = { id: number(1), name: 'Tax', place: { country: 'US' }, rate: 10_000 }
  await write(api.taxSettings, { rules: [rule] })
  const { totals } = await (await shop.buyer([{ product: mug }])).fill()
  expect([taxesOf(totals), totals.currency, totals.totalCents]).toEqual([
    [['Tax', 10_000, 12_500, 1300]],
    'JPY',
    14_300,
  ])
})
