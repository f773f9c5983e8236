import type { ProductDetail } from '@sitewright/model/commerce/products/product-answers'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { createChance, type Pick } from '@sitewright/testkit/chance/chance'
import { bundleChildScript, type ChildScript } from '@sitewright/testkit/faults/child-script'
import { faultCounts } from '@sitewright/testkit/faults/fault-counts'
import { placeTestDatabase, type TestDatabasePlace } from '@sitewright/testkit/host/test-database'
import { type StoreProcess, startStoreProcess } from '@sitewright/testkit/shop/store-process'
import { type TestBuyer, testCards } from '@sitewright/testkit/shop/test-buyers'
import { type StripeDouble, startStripeDouble } from '@sitewright/testkit/stripe/stripe-double'
import { openStripeShop, type StripeShop } from '@sitewright/testkit/stripe/stripe-shop'
import { afterAll, beforeAll, expect, test } from 'vitest'

let script: ChildScript
let stripe: StripeDouble
let place: TestDatabasePlace
let host: StoreProcess

beforeAll(async () => {
  ;[script, stripe, place] = await Promise.all([
    bundleChildScript('shop/store-child.ts'),
    startStripeDouble(),
    placeTestDatabase(),
  ])
  host = await startStoreProcess(script, place, stripe.address)
})
afterAll(async () => {
  await host?.stop()
  await stripe.stop()
  await place.remove()
  await script.remove()
})

const { kills } = faultCounts
/** About as many transactions as the people of one life and the work after them take. */
const stepsOfLife = 110

interface Person {
  act(): Promise<unknown>
  /** What they see when the host is back and everything has come to its end. */
  look(): Promise<unknown>
}

/** Buys a mug for half its price, from the first click to the last. */
function createPerson(shop: StripeShop, mug: ProductDetail, pay: (buyer: TestBuyer) => Promise<unknown>): Person {
  let buyer: TestBuyer | null = null
  return {
    async act() {
      buyer = await shop.buyer([{ product: mug }])
      await buyer.client.post(api.cartCodes, { code: 'HALF' }, buyer.from)
      await buyer.fill()
      await pay(buyer)
    },
    async look() {
      if (buyer === null || buyer.checkoutId === '') return
      const { state } = await buyer.progress()
      expect(['ordered', 'failed', 'none']).toContain(state)
      const { total } = (await shop.client.get(`${api.orders}?query=${buyer.email}`)).body
      expect(total).toBe(state === 'ordered' ? 1 : 0)
    },
  }
}

const press = { expectedTotalCents: 1000, attemptKey: 'the-only-press' }

function createPeople(shop: StripeShop, mug: ProductDetail): Person[] {
  const { books } = shop
  return [
    createPerson(shop, mug, (buyer) => Promise.all([buyer.press(press), buyer.press(press)])),
    createPerson(shop, mug, (buyer) => buyer.press({ ...press, cardNumber: testCards.declined })),
    createPerson(shop, mug, async (buyer) => {
      await buyer.press({ ...press, cardNumber: testCards.asks })
      await buyer.answerBank(true)
    }),
    createPerson(shop, mug, async (buyer) => {
      const { body } = await buyer.press({ ...press, method: 'stripe', cardNumber: undefined })
      const paymentId = String(body.address).split('/').at(-1)
      const intent = books.list().find(({ metadata }) => (metadata as { paymentId?: string }).paymentId === paymentId)
      if (intent === undefined) return
      books.pay(String(intent.id), 'paid')
      const told = { object: 'payment_intent', id: intent.id }
      await Promise.all([1, 2].map(() => shop.tell('payment_intent.succeeded', told, `evt_${intent.id}`)))
    }),
  ]
}

/** The owner gives back one of the orders that there are, whatever became of it before. */
function createRefunder({ client }: StripeShop, pick: Pick): Person {
  return {
    async act() {
      const { orders } = (await client.get(api.orders)).body
      const orderId = orders[pick(orders.length)]?.id
      const headers = { 'idempotency-key': `whole ${orderId}` }
      if (orderId !== undefined) await client.post(fillPath(api.orderRefunds, { orderId }), {}, { headers })
    },
    look: async () => undefined,
  }
}

test(`[SHOP-082] killed ${kills} times while people buy, the store started again has lost, doubled and made up nothing`, {
  timeout: 3_600_000,
}, async ({ task }) => {
  const pick = createChance(20_26)
  const shop = await openStripeShop(host, stripe)
  const mug = await shop.addProduct({ stock: 10_000 })
  const effect = { kind: 'percent', rate: 50_000, on: { kind: 'order' } }
  expect((await shop.client.post(api.discounts, { name: 'Half', code: 'HALF', effect })).status).toBe(201)
  let deaths = 0
  let lives = 0
  for (; deaths < kills; lives += 1) {
    const people = [...createPeople(shop, mug), createRefunder(shop, pick)]
    await host.dieAt({ step: 1 + pick(stepsOfLife), isCommitted: pick(2) === 0 })
    await Promise.allSettled(people.map(({ act }) => act()))
    await host.goOn(1).catch(() => undefined)
    if (await host.revive()) deaths += 1
    // Work that was under way is taken over, payments are given up after their time, and what follows from that.
    for (const minutes of [1, 16, 1]) await host.goOn(minutes)
    expect([lives, await host.findLies(shop.owner.site.id, shop.books.listCharges())]).toEqual([lives, []])
    for (const { look } of people) await look()
  }
  const { total } = (await shop.client.get(api.orders)).body
  expect(await shop.stockOf(mug)).toBe(10_000 - total)
  expect(total).toBeGreaterThan(kills / 2)
  task.meta.faults = { kills: deaths, lives, orders: total, chargesAtStripe: shop.books.listCharges().length }
})
