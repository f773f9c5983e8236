import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { createMortalDatabase, type MortalDatabase } from '@sitewright/testkit/faults/mortal-database'
import { openTestDatabase, type TestDatabase } from '@sitewright/testkit/host/test-database'
import { startTestHost, type TestHost } from '@sitewright/testkit/host/test-host'
import { findLies } from '@sitewright/testkit/shop/check-store'
import { endLeases } from '@sitewright/testkit/shop/end-leases'
import { openTestShop, type TestShop, testCards } from '@sitewright/testkit/shop/test-buyers'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let store: TestDatabase
let mortal: MortalDatabase
let host: TestHost
let shop: TestShop

beforeAll(async () => {
  store = await openTestDatabase()
  mortal = createMortalDatabase(store.database)
  host = await startTestHost({
    services: { database: mortal.database },
    environment: { TRUSTED_PROXIES: '127.0.0.1', DATA_DIR: store.dataDir },
  })
})
afterAll(async () => {
  await host.stop()
  await store.dispose()
})
beforeEach(async () => {
  shop = await openTestShop(host)
})

const lies = () => findLies(store.database, shop.owner.site.id)
const countOrders = async (): Promise<number> => (await shop.client.get(api.orders)).body.total

/** All that a new process finds to do, until everything that was under way has come to its end. */
async function goOn(minutes = 20): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 1) {
    host.clock.advance(60_000)
    await host.runDueJobs()
  }
}

/** Does it again and again, killed one step later each time, until it gets through. */
async function killAtEveryStep(
  act: (step: number) => Promise<{ run: () => Promise<unknown>; check: () => Promise<void> }>,
) {
  for (let step = 1; ; step += 1) {
    const { run, check } = await act(step)
    mortal.dieAt({ step, isCommitted: true })
    await run().catch(() => undefined)
    const hadDied = mortal.revive()
    await endLeases(store.database)
    await goOn()
    expect([step, await lies()]).toEqual([step, []])
    await check()
    if (!hadDied) return
    expect(step).toBeLessThan(60)
  }
}

test('[SHOP-082] killed at any step of paying, every charge has its order and the stock is what the orders say', async () => {
  const mug = await shop.addProduct({ stock: 100 })
  await killAtEveryStep(async () => {
    const buyer = await shop.readyBuyer(mug)
    const press = { expectedTotalCents: 1500, attemptKey: 'one-press' }
    return {
      run: () => buyer.press(press),
      check: async () => {
        // The buyer presses again, and is answered by what became of the first one.
        const { state } = (await buyer.press(press)).body
        expect(['ordered', 'failed']).toContain(state)
      },
    }
  })
  expect(await lies()).toEqual([])
  expect(await shop.stockOf(mug)).toBe(100 - (await countOrders()))
})

test('[SHOP-082] killed at any step of a card that asks for authentication', async () => {
  const mug = await shop.addProduct({ stock: 100 })
  await killAtEveryStep(async () => {
    const buyer = await shop.readyBuyer(mug)
    await buyer.press({ expectedTotalCents: 1500, cardNumber: testCards.asks })
    return {
      run: () => buyer.answerBank(true),
      check: async () => expect(['ordered', 'failed']).toContain((await buyer.progress()).state),
    }
  })
  expect(await shop.stockOf(mug)).toBe(100 - (await countOrders()))
})

test('[SHOP-082] [SHOP-102] killed at any step of a refund, it is given back once', async () => {
  const mug = await shop.addProduct({ stock: 100 })
  await killAtEveryStep(async () => {
    const { orderId } = await shop.buy(mug)
    await host.runDueJobs()
    const refund = () =>
      shop.client.post(
        fillPath(api.orderRefunds, { orderId }),
        {},
        { headers: { 'idempotency-key': `whole ${orderId}` } },
      )
    return {
      run: async () => {
        await refund()
        await host.runDueJobs()
      },
      check: async () => {
        expect((await refund()).status).toBe(201)
        await goOn(2)
        const { body } = await shop.client.get(fillPath(api.order, { orderId }))
        expect(body).toMatchObject({ paymentState: 'refunded', refunds: [{ state: 'done', amountCents: 1500 }] })
      },
    }
  })
})

test('[SHOP-082] a charge that is found after it was given up goes back by itself', async () => {
  const mug = await shop.addProduct({ stock: 1 })
  const buyer = await shop.readyBuyer(mug)
  await buyer.press({ expectedTotalCents: 1500, cardNumber: testCards.asks })
  await goOn()
  expect(await buyer.progress()).toMatchObject({ state: 'failed', failure: 'expired' })
  // A bank that took the money all the same, and says so in a day.
  await store.database.site(shop.owner.site.id, (tx) => sql`update test_charges set state = 'captured'`.execute(tx))
  await buyer.place()
  await store.database.site(shop.owner.site.id, async (tx) => {
    const { rows } = await sql<{ id: string }>`select id from payments where state = 'failed'`.execute(tx)
    const payload = { paymentId: rows[0]?.id, eventId: host.services.newId(), kind: 'captured' }
    await sql`insert into jobs (id, website_id, kind, key, payload, run_at, created_at)
      values (${host.services.newId()}, ${shop.owner.site.id}, 'payment.test-event', 'late', ${JSON.stringify(payload)},
        ${new Date(host.clock.now())}, ${new Date(host.clock.now())})`.execute(tx)
  })
  await goOn(2)
  expect(await lies()).toEqual([])
  expect(await countOrders()).toBe(1)
})

test('[SHOP-082] news of disputes, twice and in another order, come to what the bank says in the end', async () => {
  const mug = await shop.addProduct({ stock: 5 })
  const { orderId } = await shop.buy(mug, { cardNumber: testCards.disputedLater })
  const read = async () => (await shop.client.get(fillPath(api.order, { orderId }))).body
  host.clock.advance(61 * 60_000)
  await host.runDueJobs()
  expect(await read()).toMatchObject({ paymentState: 'disputed', payments: [{ state: 'disputed' }] })
  const refused = await shop.client.post(fillPath(api.orderRefunds, { orderId }), {})
  expect(refused.body.errorKey).toBe('order.disputed')
  host.clock.advance(8 * 24 * 60 * 60_000)
  await host.runDueJobs()
  expect(await read()).toMatchObject({ paymentState: 'paid', payments: [{ state: 'captured' }] })
  await store.database.site(shop.owner.site.id, async (tx) => {
    const { rows } = await sql<{ payment_id: string; event_id: string; kind: string }>`
      select payment_id, event_id, kind from payment_events order by received_at desc`.execute(tx)
    const told = rows.flatMap((row) => [row, row, { ...row, event_id: host.services.newId() }])
    for (const { payment_id: paymentId, event_id: eventId, kind } of told) {
      const id = host.services.newId()
      await sql`insert into jobs (id, website_id, kind, key, payload, run_at, created_at)
        values (${id}, ${shop.owner.site.id}, 'payment.test-event', ${id}, ${JSON.stringify({ paymentId, eventId, kind })},
          ${new Date(host.clock.now())}, ${new Date(host.clock.now())})`.execute(tx)
    }
  })
  await goOn(1)
  expect(await read()).toMatchObject({ paymentState: 'paid' })
  const kinds = (await read()).events.map(({ kind }: { kind: string }) => kind)
  expect(kinds.filter((kind: string) => kind.startsWith('dispute'))).toEqual(['disputed', 'dispute-won'])
  expect(await lies()).toEqual([])
})
