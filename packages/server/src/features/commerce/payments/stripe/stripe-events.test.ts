import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { paths } from '@sitewright/model/routes/paths'
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
  stripe.state.isAway = false
  expect(await findLies(host.services.database, shop.owner.site.id)).toEqual([])
})

/** A payment that was paid at Stripe, of which nobody has told us. */
async function payUnseen() {
  const mug = await shop.addProduct()
  const buyer = await shop.readyBuyer(mug)
  await buyer.place({ method: 'stripe', cardNumber: undefined })
  const intentId = shop.intentId()
  shop.books.pay(intentId, 'paid')
  return { buyer, intentId, intent: { object: 'payment_intent', id: intentId } }
}
const listOrders = async () => (await shop.client.get(api.orders)).body.orders
const readEvents = async (): Promise<string[]> => {
  const [{ id }] = await listOrders()
  const { body } = await shop.client.get(fillPath(api.order, { orderId: id }))
  return body.events.map(({ kind }: { kind: string }) => kind)
}

test('[SHOP-066] an event makes the order of what was paid', async () => {
  const { intent } = await payUnseen()
  expect((await shop.tell('payment_intent.succeeded', intent)).status).toBe(200)
  expect(await listOrders()).toMatchObject([{ number: 1, paymentState: 'paid' }])
})

test('[SHOP-066] an event is a reason to ask: what it says itself is not believed', async () => {
  const mug = await shop.addProduct()
  const buyer = await shop.readyBuyer(mug)
  await buyer.place({ method: 'stripe', cardNumber: undefined })
  const claimed = { object: 'payment_intent', id: shop.intentId(), status: 'succeeded', amount_received: 1500 }
  expect((await shop.tell('payment_intent.succeeded', claimed)).status).toBe(200)
  expect(await listOrders()).toEqual([])
  shop.books.cancel(shop.intentId(), {})
  await shop.tell('payment_intent.canceled', claimed)
  expect(await buyer.read()).toMatchObject({ state: 'open' })
})

test('[SHOP-066] an event that is told again counts once: Stripe is not asked a second time', async () => {
  const { intent } = await payUnseen()
  await shop.tell('payment_intent.succeeded', intent, 'evt_same')
  const asked = stripe.calls.length
  expect((await shop.tell('payment_intent.succeeded', intent, 'evt_same')).status).toBe(200)
  expect(stripe.calls).toHaveLength(asked)
  await shop.tell('payment_intent.succeeded', intent, 'evt_other')
  expect(stripe.calls.length).toBeGreaterThan(asked)
  expect(await listOrders()).toHaveLength(1)
})

test('[SHOP-082] events twice, at once and in another order come to one order', async () => {
  const { intent, intentId } = await payUnseen()
  const charge = { object: 'charge', id: 'ch_1', payment_intent: intentId }
  const told = [
    shop.tell('charge.refunded', charge),
    shop.tell('payment_intent.succeeded', intent, 'evt_twice'),
    shop.tell('payment_intent.succeeded', intent, 'evt_twice'),
    shop.tell('payment_intent.processing', intent),
  ]
  expect((await Promise.all(told)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(await listOrders()).toMatchObject([{ number: 1, paymentState: 'paid' }])
})

test('[SHOP-082] when every event is lost the job finds the money', async () => {
  const { buyer } = await payUnseen()
  host.clock.advance(61_000)
  await host.runDueJobs()
  expect(await listOrders()).toMatchObject([{ number: 1, paymentState: 'paid' }])
  expect(await buyer.progress()).toMatchObject({ state: 'ordered' })
})

test('[SHOP-082] while Stripe is away an event is not lost: it is answered so that it is told again', async () => {
  const { intent } = await payUnseen()
  stripe.state.isAway = true
  expect((await shop.tell('payment_intent.succeeded', intent, 'evt_again')).status).toBe(503)
  stripe.state.isAway = false
  expect((await shop.tell('payment_intent.succeeded', intent, 'evt_again')).status).toBe(200)
  expect(await listOrders()).toHaveLength(1)
})

test('[SHOP-066] a dispute is told, an inquiry is not, and a win counts whatever order its events come in', async () => {
  const { intent, intentId } = await payUnseen()
  await shop.tell('payment_intent.succeeded', intent)
  const inquiry = shop.books.dispute(intentId, 'warning_needs_response')
  await shop.tell('charge.dispute.created', inquiry)
  expect(await listOrders()).toMatchObject([{ paymentState: 'paid' }])
  await shop.tell('charge.dispute.updated', shop.books.dispute(intentId, 'needs_response'))
  expect(await listOrders()).toMatchObject([{ paymentState: 'disputed' }])
  const closed = shop.books.dispute(intentId, 'won')
  await shop.tell('charge.dispute.closed', closed)
  await shop.tell('charge.dispute.created', { ...closed, status: 'needs_response' })
  expect(await listOrders()).toMatchObject([{ paymentState: 'paid' }])
  expect((await readEvents()).filter((kind) => kind.startsWith('dispute'))).toEqual(['disputed', 'dispute-won'])
})

test('[SHOP-066] a dispute that is lost leaves the order refunded', async () => {
  const { intent, intentId } = await payUnseen()
  await shop.tell('payment_intent.succeeded', intent)
  await shop.tell('charge.dispute.created', shop.books.dispute(intentId, 'needs_response'))
  await shop.tell('charge.dispute.closed', shop.books.dispute(intentId, 'lost'))
  expect(await listOrders()).toMatchObject([{ paymentState: 'refunded' }])
  expect(await readEvents()).toContain('dispute-lost')
})

test('[SHOP-066] a wrong signature, one of another secret and an old one are refused and change nothing', async () => {
  const { intent, intentId } = await payUnseen()
  const now = host.clock.now()
  const signed = { type: 'payment_intent.succeeded', object: intent, secret: shop.keys.webhookSecret, now }
  const right = stripe.tell(signed)
  const foreign = stripe.tell({ ...signed, secret: 'whsec_somebody_else' })
  const old = stripe.tell({ ...signed, now: now - 6 * 60_000 })
  const answers = [
    await shop.post(right.payload, ''),
    await shop.post(right.payload.replace(intentId, 'pi_other'), right.signature),
    await shop.post(foreign.payload, foreign.signature),
    await shop.post(old.payload, old.signature),
  ]
  expect(answers.map(({ status, body }) => [status, body.errorKey])).toEqual(
    answers.map(() => [400, 'stripe.bad-signature']),
  )
  expect(await listOrders()).toEqual([])
  expect((await shop.post(right.payload, right.signature)).status).toBe(200)
})

test('[SHOP-066] events for an unknown site, for one without Stripe, too large or of another kind are refused', async () => {
  const other = await host.owner()
  const raw = { content: '{}', contentType: 'application/json' }
  expect((await host.clientOn('nobody.localhost').post(paths.stripeEvents, undefined, { raw })).status).toBe(404)
  expect((await host.visitor(other.site).post(paths.stripeEvents, undefined, { raw })).status).toBe(404)
  expect((await shop.post(JSON.stringify({ filler: 'x'.repeat(300_000) }), 't=1,v1=00')).status).toBe(413)
  const form = { content: 'a=b', contentType: 'application/x-www-form-urlencoded' }
  expect((await host.visitor(shop.owner.site).post(paths.stripeEvents, undefined, { raw: form })).status).toBe(415)
})

test('[SHOP-066] an event about money that is not ours is taken and changes nothing', async () => {
  const asked = stripe.calls.length
  const intent = { object: 'payment_intent', id: 'pi_of_another_shop' }
  expect((await shop.tell('payment_intent.succeeded', intent)).status).toBe(200)
  expect((await shop.tell('customer.created', { object: 'customer', id: 'cus_1' })).status).toBe(200)
  expect(stripe.calls).toHaveLength(asked)
})
