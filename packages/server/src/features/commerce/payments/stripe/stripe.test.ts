import type { OrderDetail } from '@sitewright/model/commerce/orders/order-answers'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { startTestHost, type TestHost } from '@sitewright/testkit/host/test-host'
import { findLies } from '@sitewright/testkit/shop/check-store'
import { type StripeDouble, startStripeDouble } from '@sitewright/testkit/stripe/stripe-double'
import { openStripeShop, type StripeShop } from '@sitewright/testkit/stripe/stripe-shop'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

let stripe: StripeDouble
let host: TestHost
let shop: StripeShop

beforeAll(async () => {
  stripe = await startStripeDouble()
  host = await startTestHost({ environment: { TRUSTED_PROXIES: '127.0.0.1', STRIPE_API_ADDRESS: stripe.address } })
})
afterAll(async () => {
  await host.stop()
  await stripe.stop()
})
beforeEach(async () => {
  shop = await openStripeShop(host, stripe)
})
afterEach(async () => {
  Object.assign(stripe.state, { isAway: false, isMute: false })
  expect(await findLies(host.services.database, shop.owner.site.id, { isSettled: false })).toEqual([])
})

const byStripe = { method: 'stripe', cardNumber: undefined } as const
const readOrder = async (orderId: string): Promise<OrderDetail> =>
  (await shop.client.get(fillPath(api.order, { orderId }))).body
const countOrders = async (): Promise<number> => (await shop.client.get(api.orders)).body.total
const wait = async (minutes: number) => {
  for (let minute = 0; minute < minutes; minute += 1) {
    host.clock.advance(60_000)
    await host.runDueJobs()
  }
}

/** Somebody whose payment waits to be paid in Stripe's frames. */
async function press(stock = 5) {
  const mug = await shop.addProduct({ stock })
  const buyer = await shop.readyBuyer(mug)
  const placed = (await buyer.place(byStripe)).body
  const paymentId = String(placed.address).split('/').at(-1) ?? ''
  return { mug, buyer, placed, paymentId, intentId: shop.intentId() }
}

async function buyPaid() {
  const pressed = await press()
  shop.books.pay(pressed.intentId, 'paid')
  const progress = await pressed.buyer.progress()
  if (progress.state !== 'ordered') throw new Error(JSON.stringify(progress))
  return { ...pressed, orderId: progress.orderId }
}

test('[SHOP-066] a payment is an intent with the amount, the payment’s id and an idempotency key, and makes an order once paid', async () => {
  const { buyer, placed, paymentId, intentId, mug } = await press()
  expect(placed).toEqual({ state: 'action', address: `/checkout/stripe/${paymentId}`, text: null })
  const [intent] = shop.books.list()
  expect(intent).toMatchObject({ amount: 1500, currency: 'usd', automatic_payment_methods: { enabled: true } })
  expect(intent?.metadata).toEqual({ websiteId: shop.owner.site.id, paymentId })
  const handed = await buyer.client.get(fillPath(api.stripePayment, { paymentId }), buyer.from)
  expect(handed.body).toEqual({ publishableKey: shop.keys.publishableKey, clientSecret: intent?.client_secret })
  expect(await shop.stockOf(mug)).toBe(4)
  shop.books.pay(intentId, 'paid')
  const progress = await buyer.progress()
  expect(progress).toMatchObject({ state: 'ordered', orderNumber: 1 })
  const order = await readOrder(progress.state === 'ordered' ? progress.orderId : '')
  expect(order).toMatchObject({ paymentState: 'paid', isTest: true, totalCents: 1500 })
  expect(order.payments).toMatchObject([{ provider: 'stripe', state: 'captured', reference: intentId }])
})

test('[SHOP-066] yen are told to Stripe without hundredths', async () => {
  const store = await shop.client.get(api.storeSettings)
  const body = { ...store.body.body, selectedCurrency: 'JPY' }
  await shop.client.put(api.storeSettings, { version: store.body.version, body })
  const mug = await shop.addProduct({ priceCents: 120_000 })
  const { orderId } = await (async () => {
    const buyer = await shop.readyBuyer(mug)
    await buyer.place(byStripe)
    expect(shop.books.list().at(-1)).toMatchObject({ amount: 1205, currency: 'jpy' })
    shop.books.pay(shop.intentId(), 'paid')
    const progress = await buyer.progress()
    return { orderId: progress.state === 'ordered' ? progress.orderId : '' }
  })()
  await shop.client.post(fillPath(api.orderRefunds, { orderId }), { amountCents: 20_000 })
  await host.runDueJobs()
  expect(shop.books.refunds).toMatchObject([{ amount: 200, currency: 'jpy' }])
})

test('[SHOP-067] a declined card keeps the checkout and its stock, says why, and another card pays the same intent', async () => {
  const { buyer, intentId, mug } = await press(1)
  shop.books.pay(intentId, 'declined')
  expect(await buyer.progress()).toMatchObject({ state: 'action', text: 'Your card was declined. Try another card.' })
  shop.books.pay(intentId, 'insufficientFunds')
  expect(await buyer.progress()).toMatchObject({ text: 'Your card has insufficient funds. Try another card.' })
  expect(await shop.stockOf(mug)).toBe(0)
  shop.books.pay(intentId, 'paid')
  expect(await buyer.progress()).toMatchObject({ state: 'ordered' })
  expect(shop.books.list()).toHaveLength(1)
})

test('[SHOP-067] a needed authentication comes back to the same checkout, proven or not', async () => {
  const { buyer, intentId, placed } = await press()
  shop.books.pay(intentId, 'asks')
  expect(await buyer.progress()).toMatchObject({ state: 'action', address: placed.address, text: null })
  shop.books.authenticate(intentId, false)
  expect(await buyer.progress()).toMatchObject({ state: 'action', text: expect.stringContaining('confirm it') })
  shop.books.pay(intentId, 'asks')
  shop.books.authenticate(intentId, true)
  expect((await buyer.client.get(placed.address, buyer.from)).headers.location).toMatch(/^\/order\//)
  expect(await countOrders()).toBe(1)
})

test('[SHOP-067] a double click and a second tab are one intent', async () => {
  const mug = await shop.addProduct()
  const buyer = await shop.readyBuyer(mug)
  const presses = ['the-same-press', 'the-same-press', 'another-tab'].map((attemptKey) =>
    buyer.press({ ...byStripe, expectedTotalCents: 1500, attemptKey }),
  )
  const addresses = new Set((await Promise.all(presses)).map(({ body }) => body.address))
  expect([addresses.size, shop.books.list().length]).toEqual([1, 1])
})

test('[SHOP-067] a start whose answer was lost is sent again and makes one intent', async () => {
  const mug = await shop.addProduct()
  const buyer = await shop.readyBuyer(mug)
  const press = { ...byStripe, expectedTotalCents: 1500, attemptKey: 'one-press' }
  stripe.state.isMute = true
  expect((await buyer.press(press)).body).toEqual({ state: 'pending' })
  stripe.state.isMute = false
  expect((await buyer.press(press)).body).toMatchObject({ state: 'action' })
  expect(shop.books.list()).toHaveLength(1)
})

test('[SHOP-080] a payment that nobody pays is canceled at Stripe after its time and gives the stock back', async () => {
  const { buyer, intentId, mug } = await press(1)
  await wait(16)
  expect(shop.books.list()).toMatchObject([{ id: intentId, status: 'canceled', cancellation_reason: 'abandoned' }])
  expect(await buyer.progress()).toMatchObject({ state: 'failed', failure: 'expired' })
  expect(await shop.stockOf(mug)).toBe(1)
})

test('[SHOP-082] a press that Stripe never answered can not be paid later', async () => {
  const mug = await shop.addProduct({ stock: 1 })
  const buyer = await shop.readyBuyer(mug)
  stripe.state.isMute = true
  await buyer.place(byStripe)
  stripe.state.isMute = false
  await wait(16)
  expect(shop.books.list()).toMatchObject([{ status: 'canceled' }])
  expect(await shop.stockOf(mug)).toBe(1)
})

test('a buyer may cancel the payment, and has their checkout back as it was', async () => {
  const { buyer, paymentId, intentId, mug } = await press(1)
  const canceled = await buyer.client.delete(fillPath(api.stripePayment, { paymentId }), buyer.from)
  expect(canceled.body).toMatchObject({ state: 'failed', failure: 'canceled' })
  expect(shop.books.list()).toMatchObject([{ id: intentId, status: 'canceled' }])
  expect(await buyer.read()).toMatchObject({ state: 'open', details: { email: buyer.email } })
  expect(await shop.stockOf(mug)).toBe(1)
})

test('[SHOP-082] money that comes for a canceled payment goes back by itself', async () => {
  const { intentId } = await press(1)
  await wait(16)
  shop.books.captureLate(intentId)
  expect((await shop.tell('payment_intent.succeeded', { object: 'payment_intent', id: intentId })).status).toBe(200)
  await host.runDueJobs()
  expect(shop.books.refunds).toMatchObject([{ payment_intent: intentId, amount: 1500 }])
  expect(await countOrders()).toBe(0)
})

test('what Stripe will not take is refused with words, and holds no stock', async () => {
  const pin = await shop.addProduct({ priceCents: 10, productType: 'DIGITAL', stock: null })
  const buyer = await shop.buyer([{ product: pin }])
  await buyer.fill({ shippingAddress: null })
  const placed = (await buyer.place(byStripe)).body
  expect(placed).toMatchObject({ state: 'failed', failure: 'refused', text: expect.stringContaining('another way') })
  expect(await buyer.read()).toMatchObject({ state: 'open' })
})

test('[SHOP-102] a refund in part and of the rest is done at Stripe, each once', async () => {
  const { orderId, intentId } = await buyPaid()
  const at = fillPath(api.orderRefunds, { orderId })
  await shop.client.post(at, { amountCents: 400 }, { headers: { 'idempotency-key': 'some' } })
  await host.runDueJobs()
  expect(await readOrder(orderId)).toMatchObject({ paymentState: 'partly-refunded' })
  await shop.client.post(at, { amountCents: 400 }, { headers: { 'idempotency-key': 'some' } })
  await shop.client.post(at, {})
  await host.runDueJobs()
  expect(shop.books.refunds.map(({ payment_intent, amount }) => [payment_intent, amount])).toEqual([
    [intentId, 400],
    [intentId, 1100],
  ])
  expect(await readOrder(orderId)).toMatchObject({ paymentState: 'refunded', payments: [{ state: 'refunded' }] })
})

test('[SHOP-082] a refund whose answer was lost is given back once', async () => {
  const { orderId } = await buyPaid()
  await shop.client.post(fillPath(api.orderRefunds, { orderId }), {})
  stripe.state.isMute = true
  await host.runDueJobs()
  stripe.state.isMute = false
  await wait(2)
  expect(shop.books.refunds).toHaveLength(1)
  expect(await readOrder(orderId)).toMatchObject({ paymentState: 'refunded', refunds: [{ state: 'done' }] })
})

test('a refund that Stripe refuses is told, and can be tried again', async () => {
  const { orderId, intentId } = await buyPaid()
  shop.books.refund({ payment_intent: intentId, amount: 1000 })
  await shop.client.post(fillPath(api.orderRefunds, { orderId }), {})
  await host.runDueJobs()
  const order = await readOrder(orderId)
  expect(order).toMatchObject({ paymentState: 'paid', refunds: [{ state: 'failed' }] })
  expect(order.events.map(({ kind }) => kind)).toContain('refund-failed')
})

test('[SHOP-066] the page of a payment hands Stripe its keys, allows Stripe alone beside us, and is for its buyer', async () => {
  const { buyer, placed, intentId } = await press()
  const page = await buyer.client.get(placed.address, buyer.from)
  expect([page.status, page.headers['cache-control']]).toEqual([200, 'private, no-store'])
  expect(page.text).toContain(shop.keys.publishableKey)
  expect(page.text).toContain(`${intentId}_secret_`)
  expect(page.text.replaceAll('<!-- -->', '')).toContain('Pay $15.00')
  const policy = String(page.headers['content-security-policy'])
  expect(policy).toMatch(/script-src 'self' '[^']*' https:\/\/js\.stripe\.com https:\/\/\*\.js\.stripe\.com;/)
  expect(policy).toContain("connect-src 'self' https://api.stripe.com")
  expect(policy).toContain('https://hooks.stripe.com')
  expect((await host.visitor(shop.owner.site).get(placed.address)).status).toBe(404)
  const stranger = host.visitor(shop.owner.site)
  const at = fillPath(api.stripePayment, { paymentId: placed.address.split('/').at(-1) })
  expect((await stranger.get(at)).status).toBe(404)
  expect((await stranger.delete(at)).status).toBe(404)
})

test('the form of the page cancels without scripts', async () => {
  const { buyer, placed } = await press()
  const raw = { content: '', contentType: 'application/x-www-form-urlencoded' }
  const answer = await buyer.client.post(placed.address, undefined, { ...buyer.from, raw })
  expect(answer.status).toBe(303)
  expect(await buyer.read()).toMatchObject({ state: 'open' })
})
