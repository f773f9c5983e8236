import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { startTestHost, type TestHost } from '@sitewright/testkit/host/test-host'
import { findLies } from '@sitewright/testkit/shop/check-store'
import { openTestShop, type TestShop } from '@sitewright/testkit/shop/test-buyers'
import { engraving, openTestDrafts, variantLine } from '@sitewright/testkit/shop/test-drafts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

let host: TestHost
let shop: TestShop
let drafts: ReturnType<typeof openTestDrafts>

beforeAll(async () => {
  host = await startTestHost({ environment: { TRUSTED_PROXIES: '127.0.0.1' } })
})
afterAll(() => host.stop())
beforeEach(async () => {
  shop = await openTestShop(host)
  drafts = openTestDrafts(shop)
})
afterEach(async () => {
  await host.runDueJobs()
  expect(await findLies(host.services.database, shop.owner.site.id)).toEqual([])
})

test('[SHOP-104] a draft never sells what its own store does not: not of another store, nor what was deleted', async () => {
  const other = await openTestShop(host)
  const foreign = await other.addProduct({ title: 'Foreign vase', priceCents: 9900 })
  const draft = await drafts.prepare({ lines: [variantLine(foreign), engraving] })
  // Nothing of the other store is told, not even that there is such a thing.
  expect(draft.quote.lines).toMatchObject([
    { title: 'Deleted or hidden product', sku: '', unitPriceCents: 0, problem: 'Not for sale' },
    { title: 'Engraving', problem: null },
  ])
  expect(draft.totalCents).toBe(750)
  expect((await drafts.send(draft.id)).body.error).toBe('Check “Deleted or hidden product”: Not for sale.')
  expect((await drafts.pay(draft.id, 750)).body.errorKey).toBe('draft.unavailable')
  expect(await other.stockOf(foreign)).toBe(5)

  const mug = await shop.addProduct({ title: 'Mug' })
  const kept = await drafts.prepare({ lines: [variantLine(mug)] })
  await drafts.send(kept.id)
  const link = await drafts.openLink(await drafts.linkOf(kept.id))
  expect((await shop.client.delete(fillPath(api.product, { productId: mug.id }))).status).toBe(200)
  expect((await link.press()).body.error).toBe("An item isn't available in full right now. Contact the store.")
  expect((await drafts.read(kept.id)).quote.lines).toMatchObject([{ problem: 'Not for sale' }])
  expect((await drafts.openLink(await drafts.linkOf(kept.id))).page.status).toBe(200)
  expect((await shop.client.get(api.orders)).body.total).toBe(0)
})

test('[SHOP-104] the link of one draft opens no other, nor one of another store, nor anything once its draft is paid', async () => {
  const [one, two] = [await drafts.prepare({ lines: [engraving] }), await drafts.prepare({ lines: [engraving] })]
  await drafts.send(one.id)
  await drafts.send(two.id)
  const [first, second] = [await drafts.linkOf(one.id), await drafts.linkOf(two.id)]
  const token = first.split('/').at(-1) ?? ''
  const stranger = host.visitor(shop.owner.site)
  const elsewhere = host.visitor((await openTestShop(host)).owner.site)
  const wrong = [
    second.replace(/[^/]+$/, token),
    `/pay/${one.id}/x`,
    `/pay/x/${token}`,
    `/pay/${'0'.repeat(24)}/${token}`,
  ]
  for (const path of wrong) expect((await stranger.get(path)).status, path).toBe(404)
  expect((await elsewhere.get(first)).status).toBe(404)
  const link = await drafts.openLink(first)
  expect((await drafts.pay(one.id, 750)).body.state).toBe('ordered')
  // Paid meanwhile by hand: nothing is charged, and the link leads to the order.
  const late = await link.press()
  expect([late.body.state, (await shop.client.get(api.orders)).body.total]).toEqual(['ordered', 1])
  expect((await link.visitor.get(first)).status).toBe(303)
})

test('[SHOP-104] of the last item one gets it: a customer with the link or a buyer of the store', async () => {
  const mug = await shop.addProduct({ title: 'Mug', stock: 1 })
  const draft = await drafts.prepare({ lines: [variantLine(mug)] })
  await drafts.send(draft.id)
  const link = await drafts.openLink(await drafts.linkOf(draft.id))
  const rival = await shop.readyBuyer(mug)
  const answers = await Promise.all([link.press(), rival.place()])
  expect(
    answers.map(({ body }) => body.state ?? (/sold-out|short/.test(body.errorKey) ? 'refused' : body.errorKey)).sort(),
  ).toEqual(['ordered', 'refused'])
  expect([await shop.stockOf(mug), (await shop.client.get(api.orders)).body.total]).toEqual([0, 1])
})
