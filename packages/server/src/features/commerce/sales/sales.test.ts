import type { OrderDetail, OrderSummary } from '@sitewright/model/commerce/orders/order-answers'
import type { Sales } from '@sitewright/model/commerce/orders/sales'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { startTestHost, type TestHost } from '@sitewright/testkit/host/test-host'
import { openTestShop, type TestShop } from '@sitewright/testkit/shop/test-buyers'
import { afterAll, beforeAll, expect, test } from 'vitest'

const dayMs = 24 * 60 * 60_000

let host: TestHost
let shop: TestShop

beforeAll(async () => {
  host = await startTestHost({ environment: { TRUSTED_PROXIES: '127.0.0.1' } })
  shop = await openTestShop(host)
})
afterAll(() => host.stop())

const iso = (at: number) => new Date(at).toISOString()
const ask = (from: number, before: number, tests = 'true') =>
  shop.client.get(`${api.sales}?from=${iso(from)}&before=${iso(before)}&tests=${tests}`)
const post = async (path: string, orderId: string, body: object = {}) =>
  expect((await shop.client.post(fillPath(path, { orderId }), body)).status).toBeLessThan(300)

/** Added up from the orders themselves, one by one. */
async function addUp(from: number, before: number): Promise<Sales['figures']> {
  const { orders } = (await shop.client.get(`${api.orders}?placedFrom=${iso(from)}&placedBefore=${iso(before)}`)).body
  const details: OrderDetail[] = await Promise.all(
    orders.map(async ({ id }: OrderSummary) => (await shop.client.get(fillPath(api.order, { orderId: id }))).body),
  )
  const paid = details.filter(({ paymentState }) => paymentState !== 'unpaid')
  const waiting = details.filter((it) => it.paymentState === 'unpaid' && it.fulfillmentState !== 'CANCELED')
  const sum = (amounts: number[]) => amounts.reduce((all, one) => all + one, 0)
  const salesCents = sum(paid.map(({ totalCents }) => totalCents))
  const done = paid.flatMap(({ refunds }) => refunds.filter(({ state }) => state === 'done'))
  const refundedCents = sum(done.map(({ amountCents }) => amountCents))
  return {
    orders: paid.length,
    items: sum(paid.flatMap(({ lines }) => lines.map(({ quantity }) => quantity))),
    salesCents,
    refundedCents,
    netCents: salesCents - refundedCents,
    averageCents: paid.length === 0 ? 0 : Math.round(salesCents / paid.length),
    unpaidOrders: waiting.length,
    unpaidCents: sum(waiting.map(({ totalCents }) => totalCents)),
  }
}

test('every figure of the sales equals the orders, of a range and of the one before, by product too', async () => {
  const mug = await shop.addProduct({ title: 'Mug', priceCents: 1000, stock: 50 })
  const plate = await shop.addProduct({ title: 'Plate', priceCents: 3333, stock: 50 })
  const start = host.clock.now()
  await shop.buy(plate)
  await shop.buy(mug, { quantity: 2 })
  host.clock.advance(dayMs)
  const [second, third] = [await shop.buy(mug, { quantity: 3 }), await shop.buy(plate)]
  const unpaid = await shop.buy(plate, { method: 'manual' })
  const given = await shop.buy(mug, { method: 'manual' })
  const settled = await shop.buy(mug, { method: 'manual' })
  await post(api.orderRefunds, second.orderId, { amountCents: 450 })
  await post(api.orderCancel, third.orderId)
  await post(api.orderCancel, given.orderId)
  await post(api.orderPaid, settled.orderId)
  await host.runDueJobs()

  const [middle, end] = [start + dayMs / 2, start + (dayMs * 3) / 2]
  const { figures, previous, products, currency }: Sales = (await ask(middle, end)).body
  expect(figures).toEqual(await addUp(middle, end))
  expect(previous).toEqual(await addUp(middle - dayMs, middle))
  expect(currency).toBe('USD')
  expect(figures).toMatchObject({
    orders: 3,
    items: 5,
    salesCents: 3500 + 3833 + 1500,
    unpaidOrders: 1,
    unpaidCents: 3833,
  })
  expect(figures.refundedCents).toBe(450 + 3833)
  expect(previous).toMatchObject({ orders: 2, salesCents: 3833 + 2500 })
  expect(products).toEqual([
    { productId: mug.id, title: 'Mug', quantity: 4, salesCents: 4000, refundedQuantity: 0 },
    { productId: plate.id, title: 'Plate', quantity: 1, salesCents: 3333, refundedQuantity: 1 },
  ])
  const real: Sales = (await ask(middle, end, 'false')).body
  expect(real.figures).toMatchObject({ orders: 1, salesCents: 1500, unpaidOrders: 1 })
  await post(api.orderPaid, unpaid.orderId)
  expect((await ask(middle, end)).body.figures).toMatchObject({ orders: 4, unpaidOrders: 0 })
})

test('[SHOP-108] sales are told by where buyers came from, and these add up to all sales', async () => {
  const mug = await shop.addProduct({ title: 'Cup', priceCents: 1000, stock: 50 })
  host.clock.advance(10 * dayMs)
  const start = host.clock.now()
  async function buy(source: string | null) {
    const buyer = await shop.readyBuyer(mug)
    if (source !== null) buyer.client.cookies.set('ss_csource', source)
    expect((await buyer.place()).body.state).toBe('ordered')
  }
  await buy('newsletter')
  await buy('newsletter')
  await buy('news.example.com')
  await buy(null)
  // What no page of ours writes counts for nothing.
  await buy('<b>me</b>')
  const content = { email: 'ada@example.com', lines: [{ kind: 'own', title: 'Lesson', quantity: 1, priceCents: 700 }] }
  const draft = (await shop.client.post(api.draftOrders, content)).body
  await shop.client.post(fillPath(api.draftOrderPaid, { draftId: draft.id }), { expectedTotalCents: 700 })
  const { sources, figures }: Sales = (await ask(start, start + dayMs)).body
  expect(sources).toEqual([
    { source: '', orders: 2, salesCents: 3000 },
    { source: 'newsletter', orders: 2, salesCents: 3000 },
    { source: 'news.example.com', orders: 1, salesCents: 1500 },
    { source: '(draft)', orders: 1, salesCents: 700 },
  ])
  expect(sources.reduce((sum, { salesCents }) => sum + salesCents, 0)).toBe(figures.salesCents)
})

test('a range that ends before it starts is refused, and another site sees its own sales', async () => {
  const now = host.clock.now()
  expect((await ask(now, now - 1)).body.errors).toHaveProperty('before')
  const other = await host.owner()
  const answer = await other.client.get(`${api.sales}?from=${iso(now - 5 * dayMs)}&before=${iso(now)}&tests=true`)
  expect(answer.body).toMatchObject({ figures: { orders: 0, salesCents: 0 }, products: [] })
})
