import type { TokenScope } from '@sitewright/model/accounts/token-scopes'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { paths } from '@sitewright/model/routes/paths'
import type { ApiClient } from '@sitewright/testkit/client/api-client'
import { startTestHost, type TestHost } from '@sitewright/testkit/host/test-host'
import { openTestShop, type TestShop } from '@sitewright/testkit/shop/test-buyers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let host: TestHost
let shop: TestShop

beforeAll(async () => {
  host = await startTestHost({ environment: { TRUSTED_PROXIES: '127.0.0.1' } })
})
afterAll(() => host.stop())
beforeEach(async () => {
  shop = await openTestShop(host)
})

/** A program with a token of the owner. */
async function program(scopes: readonly TokenScope[] | null): Promise<ApiClient> {
  const made = await shop.client.post(api.tokens, { name: 'Program', password: shop.owner.password, scopes })
  expect([made.status, made.body.scopes]).toEqual([201, scopes])
  return host.clientOn(shop.client.host, made.body.secret)
}
const orderAt = (path: string, orderId: string) => fillPath(path, { orderId })
const withKey = (key: string) => ({ headers: { 'idempotency-key': key } })

test('[SHOP-140] a program with a token for the catalog adds products, prices variants and counts stock by the rules of the panel', async () => {
  const client = await program(['catalog.write'])
  const made = await client.post(api.products, { title: 'Bowl', priceCents: 1200 })
  const { id: productId } = made.body
  expect(made.status).toBe(201)
  const options = [{ name: 'Size', values: ['S', 'L'] }]
  const { variants } = (await client.put(fillPath(api.productOptions, { productId }), { options })).body
  const [{ id: variantId }, other] = variants
  expect((await client.patch(fillPath(api.variant, { variantId }), { sku: 'BOWL-S' })).status).toBe(200)
  const taken = await client.patch(fillPath(api.variant, { variantId: other.id }), { sku: 'bowl-s' })
  expect(taken.status).toBe(409)
  const stockAt = fillPath(api.variantStock, { variantId })
  for (let times = 0; times < 2; times++) {
    expect((await client.post(stockAt, { delta: 4 }, withKey('count-1'))).body).toEqual({ qtyInStock: 4 })
  }
  expect((await client.post(stockAt, { delta: -9 })).status).toBe(409)
  const listed = (await client.get(`${api.products}?query=bowl-s&limit=1`)).body
  expect(listed.products.map(({ id }: { id: string }) => id)).toEqual([productId])
})

test('[SHOP-140] products are listed by a program page by page until there are no more', async () => {
  for (const title of ['A', 'B', 'C']) await shop.addProduct({ title })
  const client = await program(['catalog.read'])
  const seen: string[] = []
  let cursor = ''
  do {
    const page = (await client.get(`${api.products}?limit=2${cursor === '' ? '' : `&cursor=${cursor}`}`)).body
    seen.push(...page.products.map(({ title }: { title: string }) => title))
    cursor = page.nextCursor ?? ''
  } while (cursor !== '')
  expect(seen.toSorted()).toEqual(['A', 'B', 'C'])
})

test('[SHOP-140] a program with a token for orders finds, ships and refunds them, once per key', async () => {
  const mug = await shop.addProduct({ stock: 9 })
  const [first, second] = [await shop.buy(mug, { quantity: 2 }), await shop.buy(mug, { method: 'manual' })]
  const client = await program(['orders.write'])
  const numbers = async (query: string) =>
    (await client.get(`${api.orders}?${query}`)).body.orders.map(({ number }: { number: number }) => number)
  expect(await numbers('paymentState=unpaid')).toEqual([2])
  const { nextCursor } = (await client.get(`${api.orders}?limit=1`)).body
  expect(await numbers(`limit=1&cursor=${nextCursor}`)).toEqual([1])

  const { lines } = (await client.get(orderAt(api.order, first.orderId))).body
  const parcel = { lines: [{ lineId: lines[0].id, quantity: 1 }], trackingNumber: 'P 1' }
  const ship = (orderId: string, body: object, key: string) =>
    client.post(orderAt(api.orderParcels, orderId), body, withKey(key))
  const [once, again] = [await ship(first.orderId, parcel, 'ship-1'), await ship(first.orderId, parcel, 'ship-1')]
  expect([once.status, again.status, again.body.parcels.length]).toEqual([201, 201, 1])
  expect(again.body.lines[0].fulfilledQuantity).toBe(1)
  for (const [orderId, body] of [
    [first.orderId, { ...parcel, trackingNumber: 'P 2' }],
    [second.orderId, parcel],
  ] as const) {
    const reused = await ship(orderId, body, 'ship-1')
    expect([reused.status, reused.body.errorKey]).toEqual([422, 'order.key-reused'])
  }
  expect((await ship(first.orderId, parcel, 'ship-2')).body.parcels).toHaveLength(2)
  expect((await ship(first.orderId, parcel, 'k'.repeat(201))).body.errors).toHaveProperty('Idempotency-Key')

  for (let times = 0; times < 2; times++) {
    await client.post(orderAt(api.orderRefunds, first.orderId), { amountCents: 100 }, withKey('refund-1'))
  }
  await host.runDueJobs()
  expect((await client.get(orderAt(api.order, first.orderId))).body.refunds).toMatchObject([{ amountCents: 100 }])
})

test('[SHOP-140] of two orders that are shipped or refunded at once under one key, one is, and the other is told', async () => {
  const mug = await shop.addProduct({ stock: 9 })
  const orders = [await shop.buy(mug, { quantity: 4 }), await shop.buy(mug, { quantity: 4 })]
  const client = await program(['orders.write'])
  const read = async (orderId: string) => (await client.get(orderAt(api.order, orderId))).body
  const parcels = await Promise.all(
    orders.map(async ({ orderId }) => ({ lines: [{ lineId: (await read(orderId)).lines[0].id, quantity: 1 }] })),
  )
  for (let times = 1; times <= 4; times++) {
    for (const [path, bodies] of [
      [api.orderParcels, parcels],
      [api.orderRefunds, [{ amountCents: 10 }, { amountCents: 10 }]],
    ] as const) {
      const answers = await Promise.all(
        orders.map(({ orderId }, at) => client.post(orderAt(path, orderId), bodies[at], withKey(`key-${times}`))),
      )
      const told = answers.map(({ status, body }) => body.errorKey ?? status).toSorted()
      expect(told).toEqual([201, 'order.key-reused'])
    }
  }
  const kept = await Promise.all(orders.map(({ orderId }) => read(orderId)))
  expect(kept.flatMap((order) => order.parcels)).toHaveLength(4)
  expect(kept.flatMap((order) => order.refunds)).toHaveLength(4)
})

test('[SHOP-140] a program with a token for discounts creates, changes and deletes them by the rules of the panel', async () => {
  const client = await program(['discounts.write'])
  const effect = { kind: 'percent', rate: 10_000, on: { kind: 'order' } }
  const made = (await client.post(api.discounts, { name: 'Ten', code: 'TEN', effect })).body
  const twice = await client.post(api.discounts, { name: 'Ten again', code: 'ten', effect })
  expect(twice.body.errorKey).toBe('discount.code-taken')
  const at = fillPath(api.discount, { discountId: made.id })
  expect((await client.patch(at, { isOn: false })).body.state).toBe('off')
  expect((await client.get(api.discounts)).body.discounts).toHaveLength(1)
  expect((await client.delete(at)).status).toBe(200)
  expect((await client.get(at)).status).toBe(404)
})

test('[SHOP-140] discounts are found by state, name or code, page by page', async () => {
  const client = await program(['discounts.write'])
  const effect = { kind: 'free-delivery' }
  for (const name of ['Spring', 'Summer', 'Autumn']) {
    await client.post(api.discounts, { name, code: `${name.toUpperCase()}-1`, effect, isOn: name !== 'Summer' })
    host.clock.advance(1000)
  }
  const list = async (query: string) => (await client.get(`${api.discounts}?${query}`)).body
  const names = async (query: string) => (await list(query)).discounts.map(({ name }: { name: string }) => name)
  expect(await names('state=active')).toEqual(['Autumn', 'Spring'])
  expect(await names('query=summer-1')).toEqual(['Summer'])
  const { nextCursor } = await list('limit=2')
  expect(await names(`limit=2&cursor=${nextCursor}`)).toEqual(['Spring'])
  expect((await list(`limit=2&cursor=${nextCursor}`)).nextCursor).toBeNull()
})

test('[SHOP-140] a token that may only read changes nothing, and one for a part reaches no other', async () => {
  const mug = await shop.addProduct()
  const { orderId } = await shop.buy(mug)
  const stockAt = fillPath(api.variantStock, { variantId: mug.variants[0]?.id ?? '' })
  const reads = { catalog: api.products, orders: api.orders, discounts: api.discounts, webhooks: api.storeWebhooks }
  const change = {
    catalog: (client: ApiClient) => client.post(stockAt, { delta: 1 }),
    orders: (client: ApiClient) => client.post(orderAt(api.orderCancel, orderId), {}),
    discounts: (client: ApiClient) => client.post(api.discounts, {}),
    webhooks: (client: ApiClient) => client.post(api.storeWebhooks, {}),
  }
  const areas = Object.keys(reads) as (keyof typeof reads)[]
  for (const area of areas) {
    const [reader, writer] = [await program([`${area}.read`]), await program([`${area}.write`])]
    for (const other of areas) {
      const statuses = [(await reader.get(reads[other])).status, (await writer.get(reads[other])).status]
      expect([area, other, ...statuses]).toEqual([area, other, ...(area === other ? [200, 200] : [403, 403])])
      const refused = await change[other](reader)
      expect([area, other, refused.status, refused.body.errorKey]).toEqual([area, other, 403, 'request.out-of-scope'])
    }
  }
  expect(await shop.stockOf(mug)).toBe(4)
  expect((await shop.client.get(orderAt(api.order, orderId))).body.fulfillmentState).toBe('PENDING')
})

test('[SHOP-140] a limited token reaches nothing beyond the store, cannot make another one, and opens no page as its account', async () => {
  const client = await program(['catalog.write', 'orders.write', 'discounts.write', 'webhooks.write'])
  const { password } = shop.owner
  const refused = [
    await client.get(api.siteSettings),
    await client.get(api.pages),
    await client.get(api.stripeAccount),
    await client.get(api.tokens),
    await client.post(api.tokens, { name: 'More', password }),
    await client.get(api.contributors),
  ]
  expect(refused.map(({ status, body }) => [status, body.errorKey])).toEqual(
    refused.map(() => [403, 'request.out-of-scope']),
  )
  expect((await client.get(api.session)).body.account).toBeNull()
  expect((await client.get(paths.config)).status).not.toBe(200)
  const whole = await program(null)
  expect((await whole.get(api.siteSettings)).status).toBe(200)
})

test('[SHOP-140] a token for orders gives no more than its account may do', async () => {
  const stranger = await host.owner()
  const made = await stranger.client.post(api.tokens, {
    name: 'Program',
    password: stranger.password,
    scopes: ['orders.read'],
  })
  const client = host.clientOn(shop.client.host, made.body.secret)
  const refused = await client.get(api.orders)
  expect([refused.status, refused.body.errorKey]).toEqual([403, 'request.forbidden'])
  const wrong = await shop.client.post(api.tokens, { name: 'A', password: shop.owner.password, scopes: ['pages.read'] })
  expect(wrong.status).toBe(400)
})
