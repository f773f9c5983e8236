import { maxWebhooks, type WebhookDelivery, webhookEventTypes } from '@sitewright/model/commerce/store/webhooks'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { readSignatureCheck } from '@sitewright/testkit/client/signature-check'
import { startWebhookReceiver, type WebhookReceiver } from '@sitewright/testkit/faults/webhook-receiver'
import { startTestHost, type TestHost } from '@sitewright/testkit/host/test-host'
import { openTestShop, type TestShop } from '@sitewright/testkit/shop/test-buyers'
import { createShopOwner } from '@sitewright/testkit/shop/test-shop'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { spreadEvent } from './job-kinds'

let host: TestHost
let shop: TestShop
let receiver: WebhookReceiver

beforeAll(async () => {
  receiver = await startWebhookReceiver()
  host = await startTestHost({
    environment: { TRUSTED_PROXIES: '127.0.0.1' },
    outside: { mayReach: (address) => address === '127.0.0.1' },
  })
})
afterAll(async () => {
  receiver.close()
  await host.stop()
})
beforeEach(async () => {
  shop = await openTestShop(host)
  receiver.received.length = 0
  receiver.answers.length = 0
})

const addWebhook = async (events: readonly string[] = webhookEventTypes, more: object = {}) => {
  const made = await shop.client.post(api.storeWebhooks, { address: receiver.address, events, ...more })
  expect(made.status).toBe(201)
  return made.body as { id: string; secret: string; secretEnd: string }
}
const types = async () => {
  await host.runDueJobs()
  return receiver.takeTypes().toSorted()
}
const log = async (webhookId: string, query = ''): Promise<WebhookDelivery[]> =>
  (await shop.client.get(`${fillPath(api.webhookDeliveries, { webhookId })}?${query}`)).body.deliveries
const at = (path: string, webhookId: string, more: object = {}) => fillPath(path, { webhookId, ...more })

test('[SHOP-141] webhooks are told when an order is placed, paid, shipped, fulfilled, refunded and canceled', async () => {
  await addWebhook(webhookEventTypes.filter((type) => type.startsWith('order.')))
  const mug = await shop.addProduct({ title: 'Mug', stock: 9 })
  const first = await shop.buy(mug, { quantity: 2 })
  expect(await types()).toEqual(['order.paid', 'order.placed'])
  const orderAt = (path: string, orderId: string) => fillPath(path, { orderId })
  const { lines } = (await shop.client.get(orderAt(api.order, first.orderId))).body
  const part = { lines: [{ lineId: lines[0].id, quantity: 1 }], trackingNumber: 'P 1' }
  await shop.client.post(orderAt(api.orderParcels, first.orderId), part)
  await host.runDueJobs()
  const [shipped] = receiver.received
  expect(shipped?.body).toMatchObject({
    type: 'order.shipped',
    websiteId: shop.owner.site.id,
    data: {
      orderId: first.orderId,
      trackingNumber: 'P 1',
      order: {
        id: first.orderId,
        number: 1,
        email: first.buyer.email,
        lines: [{ title: 'Mug', fulfilledQuantity: 1 }],
      },
    },
  })
  expect(shipped?.text).not.toContain('"events"')
  expect(await types()).toEqual(['order.shipped'])
  await shop.client.post(orderAt(api.orderParcels, first.orderId), {})
  expect(await types()).toEqual(['order.fulfilled', 'order.shipped'])
  await shop.client.post(orderAt(api.orderRefunds, first.orderId), { amountCents: 100 })
  expect(await types()).toEqual(['order.refunded'])
  const second = await shop.buy(mug, { method: 'manual' })
  expect(await types()).toEqual(['order.placed'])
  await shop.client.post(orderAt(api.orderCancel, second.orderId), { reason: 'Broken' })
  expect(await types()).toEqual(['order.canceled'])
})

test('[SHOP-141] webhooks are told when stock changes and when a variant sells out', async () => {
  const mug = await shop.addProduct({ stock: 2 })
  await addWebhook(['stock.changed', 'stock.sold-out'])
  const [variant] = mug.variants
  await createShopOwner(shop.client).setStock(variant?.id ?? '', 3)
  await host.runDueJobs()
  expect(receiver.received.map(({ body }) => body.data)).toEqual([
    { productId: mug.id, variantId: variant?.id, sku: variant?.sku, delta: 1, stock: 3, reason: 'hand' },
  ])
  expect(await types()).toEqual(['stock.changed'])
  await shop.buy(mug, { quantity: 3 })
  await host.runDueJobs()
  const soldOut = receiver.received.find(({ body }) => body.type === 'stock.sold-out')
  expect(soldOut?.body.data).toMatchObject({ delta: -3, stock: 0, reason: 'sale' })
  expect(await types()).toEqual(['stock.changed', 'stock.sold-out'])
})

test('[SHOP-141] webhooks are told once of each change of a product, however much of it changes', async () => {
  await addWebhook(webhookEventTypes.filter((type) => type.startsWith('product.')))
  const owner = createShopOwner(shop.client)
  const { id } = await owner.add({ title: 'Bowl', isDraft: true, stock: 4 })
  expect((await types()).includes('product.created')).toBe(true)
  await owner.setState(id, 'PUBLISHED')
  await host.runDueJobs()
  expect(receiver.received[0]?.body.data).toMatchObject({
    productId: id,
    product: { id, title: 'Bowl', path: '/shop/p/bowl' },
  })
  expect(await types()).toEqual(['product.published'])
  const categoryId = await owner.addCategory('Kitchen')
  await owner.change(id, { title: 'Big bowl', tags: ['oak'], categoryIds: [categoryId] })
  expect(await types()).toEqual(['product.changed'])
  const options = [{ name: 'Size', values: ['S', 'M', 'L'] }]
  await shop.client.put(fillPath(api.productOptions, { productId: id }), { options })
  expect(await types()).toEqual(['product.changed'])
  const { variants } = await owner.read(id)
  await owner.changeVariant(variants[1]?.id ?? '', { price: 4321 })
  expect(await types()).toEqual(['product.changed'])
  await owner.setStock(variants[1]?.id ?? '', 7)
  expect(await types()).toEqual([])
  await owner.setState(id, 'DRAFT')
  expect(await types()).toEqual(['product.hidden'])
  await owner.remove(id)
  await host.runDueJobs()
  expect(receiver.received[0]?.body.data).toEqual({ productId: id, title: 'Big bowl', product: null })
  expect(await types()).toEqual(['product.deleted'])
})

test('[SHOP-141] what is sent is signed with its time, as the documented check says, by a secret that is told once and can be renewed', async () => {
  const webhook = await addWebhook(['order.placed'])
  const mug = await shop.addProduct()
  await shop.buy(mug)
  await host.runDueJobs()
  const renewed = (await shop.client.post(at(api.storeWebhookSecret, webhook.id))).body
  await shop.buy(mug)
  await host.runDueJobs()
  const [first, second] = receiver.received
  if (!first || !second) throw new Error('nothing was received')
  const isGenuine = await readSignatureCheck(host.clock.now())
  const [signature, later] = [first, second].map(({ headers }) => String(headers['sitewright-signature']))
  expect(isGenuine(signature, first.text, webhook.secret)).toBe(true)
  expect(isGenuine(later, second.text, webhook.secret)).toBe(false)
  expect(isGenuine(later, second.text, renewed.secret)).toBe(true)
  expect(isGenuine(later, `${second.text} `, renewed.secret)).toBe(false)
  expect(isGenuine(undefined, second.text, renewed.secret)).toBe(false)
  const isGenuineLater = await readSignatureCheck(host.clock.now() + 6 * 60_000)
  expect(isGenuineLater(later, second.text, renewed.secret)).toBe(false)
  const listed = await shop.client.get(api.storeWebhooks)
  expect(listed.body.webhooks).toMatchObject([{ id: webhook.id, secretEnd: renewed.secret.slice(-4) }])
  expect(listed.text).not.toContain(renewed.secret)
  const rows = await host.services.database.site(shop.owner.site.id, (tx) =>
    tx.selectFrom('webhooks').selectAll().execute(),
  )
  expect(JSON.stringify(rows)).not.toContain(renewed.secret)
})

test('[SHOP-141] an event is tried again with growing pauses until it is taken, always under its own id', async () => {
  const webhook = await addWebhook(['order.placed'])
  receiver.answers.push({ status: 500, text: 'later' }, { status: 307, location: receiver.address })
  await shop.buy(await shop.addProduct())
  await host.runDueJobs()
  expect(await log(webhook.id)).toMatchObject([{ state: 'pending', attempts: 1, status: 500, answer: 'later' }])
  await host.runDueJobs()
  expect(receiver.received).toHaveLength(1)
  host.clock.advance(10_000)
  await host.runDueJobs()
  host.clock.advance(10_000)
  await host.runDueJobs()
  expect(receiver.received).toHaveLength(2)
  host.clock.advance(10_000)
  await host.runDueJobs()
  expect(receiver.received).toHaveLength(3)
  const [delivery] = await log(webhook.id)
  expect(delivery).toMatchObject({
    state: 'delivered',
    attempts: 3,
    status: 200,
    answer: 'thanks',
    type: 'order.placed',
  })
  const ids = receiver.received.map(({ headers, body }) => [headers['sitewright-delivery'], body.id])
  expect(new Set(ids.flat())).toEqual(new Set([delivery?.eventId]))
})

test('[SHOP-141] an event that nobody takes for a day has failed, and is delivered when its owner sends it again', async () => {
  const webhook = await addWebhook(['order.placed'])
  receiver.answers.push(...Array.from({ length: 16 }, () => ({ status: 503 })))
  await shop.buy(await shop.addProduct())
  for (let attempts = 0; attempts < 20; attempts++) {
    await host.runDueJobs()
    host.clock.advance(6 * 60 * 60_000)
  }
  expect(receiver.received).toHaveLength(16)
  const [failed] = await log(webhook.id, 'state=failed')
  expect(failed).toMatchObject({ state: 'failed', attempts: 16, status: 503 })
  const countFailed = async () => (await shop.client.get(api.storeWebhooks)).body.webhooks[0].failedCount
  expect(await countFailed()).toBe(1)
  const resendAt = at(api.webhookDeliveryResend, webhook.id, { deliveryId: failed?.id ?? '' })
  expect((await shop.client.post(resendAt)).body).toMatchObject({ state: 'pending' })
  await host.runDueJobs()
  expect(receiver.received.at(-1)?.body.id).toBe(failed?.eventId)
  expect(await log(webhook.id)).toMatchObject([{ state: 'delivered', attempts: 17 }])
  expect(await countFailed()).toBe(0)
})

test('[SHOP-141] an event that waits holds up no other, says when it happened, and tells of the order as it is when it is sent', async () => {
  await addWebhook(['order.placed', 'order.canceled'])
  receiver.answers.push({ status: 500 })
  const { orderId } = await shop.buy(await shop.addProduct(), { method: 'manual' })
  await host.runDueJobs()
  host.clock.advance(2000)
  await shop.client.post(fillPath(api.orderCancel, { orderId }), {})
  await host.runDueJobs()
  host.clock.advance(10_000)
  await host.runDueJobs()
  const [first, canceled, late] = receiver.received.map(({ body }) => body)
  expect([first?.type, canceled?.type, late?.type]).toEqual(['order.placed', 'order.canceled', 'order.placed'])
  expect(late).toMatchObject({ id: first?.id, createdAt: first?.createdAt })
  expect(Date.parse(canceled?.createdAt ?? '') - Date.parse(late?.createdAt ?? '')).toBeGreaterThanOrEqual(2000)
  expect([first, late].map((event) => event?.data.order)).toMatchObject([
    { fulfillmentState: 'PENDING' },
    { fulfillmentState: 'CANCELED' },
  ])
})

test('[SHOP-141] an event that is passed on twice reaches each webhook once', async () => {
  const [one, two] = [await addWebhook(['order.placed']), await addWebhook(['order.placed'])]
  await shop.buy(await shop.addProduct())
  await host.runDueJobs()
  expect(receiver.takeTypes()).toEqual(['order.placed', 'order.placed'])
  const [{ eventId } = { eventId: '' }] = await log(one.id)
  const websiteId = shop.owner.site.id
  await host.services.database.site(websiteId, (tx) =>
    host.services.jobs.add(tx, { kind: spreadEvent, websiteId, key: eventId, payload: { eventId } }),
  )
  await host.runDueJobs()
  expect(receiver.received).toEqual([])
  expect([(await log(one.id)).length, (await log(two.id)).length]).toEqual([1, 1])
})

test('[SHOP-141] the test button sends one event at once and says what was answered', async () => {
  const webhook = await addWebhook(['order.placed'], { isOn: false })
  receiver.answers.push({ status: 201, text: 'hello' }, { status: 500 })
  const testAt = at(api.storeWebhookTest, webhook.id)
  expect((await shop.client.post(testAt)).body).toMatchObject({ state: 'delivered', status: 201, answer: 'hello' })
  expect((await shop.client.post(testAt)).body).toMatchObject({ state: 'failed', status: 500, attempts: 1 })
  expect(receiver.takeTypes()).toEqual(['webhook.test', 'webhook.test'])
  expect(await log(webhook.id, 'limit=1')).toMatchObject([{ type: 'webhook.test' }])
})

test('[SHOP-141] deliveries are listed page by page, and gone after 30 days', async () => {
  const webhook = await addWebhook()
  const testAt = at(api.storeWebhookTest, webhook.id)
  for (let times = 0; times < 3; times++) {
    await shop.client.post(testAt)
    host.clock.advance(1000)
  }
  const listAt = at(api.webhookDeliveries, webhook.id)
  const first = (await shop.client.get(`${listAt}?limit=2`)).body
  const rest = (await shop.client.get(`${listAt}?limit=2&cursor=${first.nextCursor}`)).body
  expect([first.deliveries.length, rest.deliveries.length, rest.nextCursor]).toEqual([2, 1, null])
  for (let days = 0; days < 31; days++) {
    host.clock.advance(24 * 60 * 60_000)
    await host.runDueJobs()
  }
  const tables = ['webhook_deliveries', 'webhook_events'] as const
  const left = await host.services.database.site(shop.owner.site.id, (tx) =>
    Promise.all(tables.map((table) => tx.selectFrom(table).select('id').execute())),
  )
  expect(left).toEqual([[], []])
})

test('[SHOP-141] a webhook hears only of what it is told of, and nothing while it is off or after it was deleted', async () => {
  const [quiet, picky] = [await addWebhook(webhookEventTypes, { isOn: false }), await addWebhook(['order.paid'])]
  const mug = await shop.addProduct()
  await shop.buy(mug)
  expect(await types()).toEqual(['order.paid'])
  expect(await log(quiet.id)).toEqual([])
  const changed = await shop.client.patch(at(api.storeWebhook, quiet.id), { isOn: true, events: ['order.placed'] })
  expect(changed.body).toMatchObject({ isOn: true, events: ['order.placed'] })
  await shop.client.delete(at(api.storeWebhook, picky.id))
  await shop.buy(mug)
  expect(await types()).toEqual(['order.placed'])
  expect((await shop.client.get(at(api.webhookDeliveries, picky.id))).status).toBe(404)
})

test('[SHOP-141] an event of what was taken back is never sent', async () => {
  await addWebhook(['stock.changed'])
  const mug = await shop.addProduct({ stock: 2 })
  await types()
  const stockAt = fillPath(api.variantStock, { variantId: mug.variants[0]?.id ?? '' })
  expect((await shop.client.post(stockAt, { delta: -3 })).status).toBe(409)
  expect(await types()).toEqual([])
})

test('[SHOP-141] a webhook of another site cannot be read, changed or sent to', async () => {
  const webhook = await addWebhook()
  const delivery = (await shop.client.post(at(api.storeWebhookTest, webhook.id))).body
  const { client } = await host.owner()
  const ofDelivery = { deliveryId: delivery.id }
  const answers = [
    await client.get(at(api.webhookDeliveries, webhook.id)),
    await client.patch(at(api.storeWebhook, webhook.id), { isOn: false }),
    await client.post(at(api.storeWebhookSecret, webhook.id)),
    await client.post(at(api.storeWebhookTest, webhook.id)),
    await client.post(at(api.webhookDeliveryResend, webhook.id, ofDelivery)),
    await client.delete(at(api.storeWebhook, webhook.id)),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
  expect((await client.get(api.storeWebhooks)).body).toEqual({ webhooks: [] })
})

test('a webhook leads to the open internet by a web address, and a store has at most 20', async () => {
  const inner = await addWebhook(['order.placed'], { address: 'http://169.254.169.254/latest/meta-data' })
  const tested = (await shop.client.post(at(api.storeWebhookTest, inner.id))).body
  expect(tested).toMatchObject({
    state: 'failed',
    status: null,
    problem: 'This URL isn’t on the public internet.',
  })
  for (const address of ['ftp://example.com', 'example.com', 'https://', 'javascript:alert(1)']) {
    const refused = await shop.client.post(api.storeWebhooks, { address, events: ['order.placed'] })
    expect([address, refused.status, Object.keys(refused.body.errors)]).toEqual([address, 400, ['address']])
  }
  for (let count = 1; count < maxWebhooks; count++) await addWebhook(['order.placed'])
  const tooMany = await shop.client.post(api.storeWebhooks, { address: receiver.address, events: ['order.placed'] })
  expect(tooMany.body.errorKey).toBe('webhook.too-many')
})
