import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { faultCounts } from '@sitewright/testkit/faults/fault-counts'
import { startTestHost, type TestHost } from '@sitewright/testkit/host/test-host'
import { findLies } from '@sitewright/testkit/shop/check-store'
import { openTestShop, type TestBuyer, type TestShop } from '@sitewright/testkit/shop/test-buyers'
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

const crowd = 200
const { rounds } = faultCounts

test(`[SHOP-081] of 200 buyers at once for the last one, one gets it and 199 are told so, in each of ${rounds} rounds`, {
  timeout: 3_600_000,
}, async ({ task }) => {
  const mug = await shop.addProduct({ stock: 1 })
  const waiting: TestBuyer[] = []
  while (waiting.length < crowd) {
    waiting.push(...(await Promise.all(Array.from({ length: 20 }, () => shop.readyBuyer(mug)))))
  }
  for (let round = 1; round <= rounds; round += 1) {
    const answers = await Promise.all(
      waiting.map((buyer) => buyer.press({ expectedTotalCents: 1500, attemptKey: `in-round-${round}` })),
    )
    const winners = answers.flatMap(({ body }, at) => (body.state === 'ordered' ? [at] : []))
    const refusals = answers.filter(({ status, body }) => status === 409 && body.errorKey === 'checkout.sold-out')
    expect([round, winners.length, refusals.length]).toEqual([round, 1, waiting.length - 1])
    expect(await shop.stockOf(mug)).toBe(0)
    await shop.client.post(fillPath(api.variantStock, { variantId: mug.variants[0]?.id ?? '' }), { set: 1 })
    waiting.splice(winners[0] ?? 0, 1, await shop.readyBuyer(mug))
    host.clock.advance(60_000)
    expect(await findLies(host.services.database, shop.owner.site.id)).toEqual([])
  }
  const { total } = (await shop.client.get(api.orders)).body
  expect(total).toBe(rounds)
  task.meta.faults = { rounds, buyers: crowd, sold: total }
})

test('a code is never used more often than it may be, whoever presses at the same moment', async () => {
  const mug = await shop.addProduct({ stock: 100 })
  const effect = { kind: 'percent', rate: 50_000, on: { kind: 'order' } }
  await shop.client.post(api.discounts, { name: 'Half', code: 'HALF', effect, maxUses: 3 })
  const buyers = await Promise.all(Array.from({ length: 20 }, () => shop.readyBuyer(mug)))
  for (const { client, from } of buyers) await client.post(api.cartCodes, { code: 'HALF' }, from)
  const answers = await Promise.all(buyers.map((buyer) => buyer.press({ expectedTotalCents: 1000 })))
  expect(answers.filter(({ body }) => body.state === 'ordered')).toHaveLength(3)
  expect(answers.filter(({ body }) => body.errorKey === 'checkout.changed')).toHaveLength(17)
  expect(await findLies(host.services.database, shop.owner.site.id)).toEqual([])
})
