import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { createChance } from '@sitewright/testkit/chance/chance'
import { faultCounts } from '@sitewright/testkit/faults/fault-counts'
import { startTestHost, type TestHost } from '@sitewright/testkit/host/test-host'
import { findLies } from '@sitewright/testkit/shop/check-store'
import { type StripeDouble, startStripeDouble } from '@sitewright/testkit/stripe/stripe-double'
import type { Json } from '@sitewright/testkit/stripe/stripe-http'
import { openStripeShop, type StripeShop } from '@sitewright/testkit/stripe/stripe-shop'
import { afterAll, beforeAll, expect, test } from 'vitest'

let stripe: StripeDouble
let host: TestHost

beforeAll(async () => {
  stripe = await startStripeDouble()
  host = await startTestHost({ environment: { TRUSTED_PROXIES: '127.0.0.1', STRIPE_API_ADDRESS: stripe.address } })
})
afterAll(async () => {
  await host.stop()
  await stripe.stop()
})

interface Told {
  readonly type: string
  readonly object: Json
  readonly id: string
}

/** What becomes of payments at Stripe, and of which it tells. */
const fates: readonly ((books: StripeShop['books'], id: string) => readonly [type: string, object: Json][])[] = [
  (books, id) => {
    books.pay(id, 'paid')
    return [succeeded(id)]
  },
  (books, id) => {
    books.pay(id, 'declined')
    books.pay(id, 'paid')
    return [['payment_intent.payment_failed', { object: 'payment_intent', id }], succeeded(id)]
  },
  (books, id) => {
    books.pay(id, 'asks')
    books.authenticate(id, true)
    return [['payment_intent.requires_action', { object: 'payment_intent', id }], succeeded(id)]
  },
  (books, id) => {
    books.cancel(id, {})
    return [['payment_intent.canceled', { object: 'payment_intent', id }]]
  },
  (books, id) => {
    books.pay(id, 'paid')
    const opened = { ...books.dispute(id, 'needs_response') }
    return [
      succeeded(id),
      ['charge.dispute.created', opened],
      ['charge.dispute.closed', { ...books.dispute(id, 'won') }],
    ]
  },
  // Left lying.
  () => [],
]
const succeeded = (id: string): [string, Json] => ['payment_intent.succeeded', { object: 'payment_intent', id }]

const { payments } = faultCounts

test(`[SHOP-082] whatever is lost, told again and told in another order of ${payments} payments, books and orders agree`, {
  timeout: 3_600_000,
}, async ({ task }) => {
  const pick = createChance(20_26)
  const shop = await openStripeShop(host, stripe)
  const mug = await shop.addProduct({ stock: payments })
  const events: Told[] = []
  for (let count = 0; count < payments; count += 1) {
    const buyer = await shop.readyBuyer(mug)
    await buyer.press({ expectedTotalCents: 1500, method: 'stripe', cardNumber: undefined })
    const told = fates[count % fates.length]?.(shop.books, shop.intentId()) ?? []
    for (const [type, object] of told) events.push({ type, object, id: `evt_storm_${events.length}` })
  }

  const kept = events.filter(() => pick(3) > 0)
  const sent = [...kept, ...kept.filter(() => pick(2) === 0), ...kept.filter(() => pick(4) === 0)]
    .map((event) => ({ event, at: pick(2 ** 30) }))
    .sort((one, other) => one.at - other.at)
    .map(({ event }) => event)
  while (sent.length > 0) {
    stripe.state.isAway = pick(5) === 0
    const told = sent.splice(0, 1 + pick(8))
    const answers = await Promise.all(told.map(({ type, object, id }) => shop.tell(type, object, id)))
    // Stripe tells again what was not taken.
    sent.push(...told.filter((_event, at) => answers[at]?.status !== 200))
    if (pick(3) === 0) await goOn(1)
  }
  stripe.state.isAway = false
  await goOn(20)

  const charges = shop.books.listCharges()
  expect(await findLies(host.services.database, shop.owner.site.id, { outside: charges })).toEqual([])
  const { total, orders } = (await shop.client.get(`${api.orders}?limit=200`)).body
  expect(total).toBe(charges.length)
  expect(await shop.stockOf(mug)).toBe(payments - total)

  // And what is given back, while every second answer of Stripe gets lost.
  for (const { id: orderId } of orders) {
    stripe.state.isMute = pick(2) === 0
    await shop.client.post(fillPath(api.orderRefunds, { orderId }), {}, { headers: { 'idempotency-key': orderId } })
    await host.runDueJobs()
  }
  stripe.state.isMute = false
  await goOn(20)
  const after = { outside: shop.books.listCharges() }
  expect(await findLies(host.services.database, shop.owner.site.id, after)).toEqual([])
  expect(after.outside.every(({ amountCents, givenBackCents }) => amountCents === givenBackCents)).toBe(true)
  task.meta.faults = { payments, events: events.length, lost: events.length - kept.length, orders: total }
})

async function goOn(minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 1) {
    host.clock.advance(60_000)
    await host.runDueJobs()
  }
}
