import type { OrderDetail } from '@sitewright/model/commerce/orders/order-answers'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { startTestHost, type TestHost } from '@sitewright/testkit/host/test-host'
import { findLies } from '@sitewright/testkit/shop/check-store'
import { openTestShop, type TestShop, testCards } from '@sitewright/testkit/shop/test-buyers'
import { engraving, openTestDrafts, variantLine } from '@sitewright/testkit/shop/test-drafts'
import { readMails } from '@sitewright/testkit/sites/read-mails'
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

const readOrder = async (orderId: string): Promise<OrderDetail> =>
  (await shop.client.get(fillPath(api.order, { orderId }))).body

test('[SHOP-104] an owner prepares an order, the customer gets a link by email and pays it as any other checkout', async () => {
  const mug = await shop.addProduct({ title: 'Mug', priceCents: 1000, stock: 3 })
  const discount = { effect: { kind: 'percent', rate: 10_000 }, reason: 'For friends' }
  const draft = await drafts.prepare({ lines: [variantLine(mug, 2), engraving], discount, note: 'Gift wrap' })
  // 2 × 10.00 + 7.50, less 10 %, and delivery for 5.00.
  expect(draft).toMatchObject({ state: 'open', totalCents: 2975, address: null, version: 1 })
  expect(draft.quote.totals.lines.map(({ kind, rule, amountCents }) => [kind, rule.name, amountCents])).toEqual([
    ['item', 'Mug', 2000],
    ['item', 'Engraving', 750],
    ['discount', 'For friends', -275],
    ['delivery', 'Standard delivery', 500],
  ])
  expect((await drafts.send(draft.id)).body).toMatchObject({ state: 'sent' })
  await host.runDueJobs()
  const [mail] = await readMails(host, shop.owner.site.id)
  const path = await drafts.linkOf(draft.id)
  expect(mail?.to).toBe('ada@example.com')
  expect(mail?.text).toContain(path)
  const link = await drafts.openLink(path)
  expect(link.checkout).toMatchObject({
    details: { email: 'ada@example.com', note: 'Gift wrap' },
    totals: { totalCents: 2975 },
    takesCodes: false,
  })
  // Looking at it holds nothing.
  expect(await shop.stockOf(mug)).toBe(3)
  const placed = (await link.press()).body
  expect(placed).toMatchObject({ state: 'ordered', orderNumber: 1 })
  expect(await readOrder(placed.orderId)).toMatchObject({
    paymentState: 'paid',
    email: 'ada@example.com',
    totalCents: 2975,
    note: 'Gift wrap',
    lines: [
      { title: 'Mug', quantity: 2, discountCents: -200 },
      { title: 'Engraving', productId: null, discountCents: -75 },
    ],
  })
  expect(await shop.stockOf(mug)).toBe(1)
  expect(await drafts.read(draft.id)).toMatchObject({
    state: 'ordered',
    orderId: placed.orderId,
  })
  // The link leads to the order from now on.
  const again = await link.visitor.get(path)
  expect([again.status, again.headers.location]).toEqual([303, `/order/${placed.orderId}/${placed.orderToken}`])
})

test('[SHOP-104] a draft is marked as paid by hand and becomes an order, once however often it is asked', async () => {
  const mug = await shop.addProduct({ stock: 2 })
  const draft = await drafts.prepare({ lines: [variantLine(mug, 2, { priceCents: 400 })] })
  expect((await drafts.pay(draft.id, 1)).body.errorKey).toBe('draft.changed')
  const paid = await drafts.pay(draft.id, draft.totalCents)
  expect(paid.body).toMatchObject({ state: 'ordered', totalCents: 1300 })
  expect((await drafts.pay(draft.id, draft.totalCents)).body.orderId).toBe(paid.body.orderId)
  expect(await readOrder(paid.body.orderId)).toMatchObject({
    number: 1,
    paymentState: 'paid',
    isTest: false,
    payments: [{ provider: 'manual', state: 'captured', amountCents: 1300 }],
  })
  expect(await shop.stockOf(mug)).toBe(0)
  expect((await shop.client.get(api.orders)).body.total).toBe(1)
  expect((await drafts.change(draft.id, { version: 1 })).body.errorKey).toBe('draft.ordered')
  expect((await drafts.send(draft.id)).body.errorKey).toBe('draft.ordered')
  // What was sold by hand is refunded and restocked as anything else.
  const orderId = paid.body.orderId
  const refunded = await shop.client.post(fillPath(api.orderRefunds, { orderId }), { restock: true })
  expect(refunded.status).toBe(201)
})

test('[SHOP-104] pressed twice, in two tabs or sent again, a draft is paid once', async () => {
  const draft = await drafts.prepare({ lines: [engraving] })
  await drafts.send(draft.id)
  const path = await drafts.linkOf(draft.id)
  const link = await drafts.openLink(path)
  const other = await drafts.openLink(path)
  const [one, two] = await Promise.all([link.press(), other.press({ attemptKey: 'another-browser' })])
  expect([one.body.state, two.body.state]).toEqual(['ordered', 'ordered'])
  expect(one.body.orderId).toBe(two.body.orderId)
  expect((await link.press()).body.orderId).toBe(one.body.orderId)
  expect((await shop.client.get(api.orders)).body.total).toBe(1)
})

test('[SHOP-104] a changed draft shuts its link, and nobody pays for what they have not seen', async () => {
  const draft = await drafts.prepare({ lines: [engraving] })
  await drafts.send(draft.id)
  const path = await drafts.linkOf(draft.id)
  const link = await drafts.openLink(path)
  const stamp = { ...engraving, title: 'Stamp' }
  const body = { ...draft.content, lines: [stamp], version: 1 }
  expect((await drafts.change(draft.id, body)).body).toMatchObject({ state: 'open', version: 2 })
  expect((await drafts.change(draft.id, body)).body.errorKey).toBe('draft.changed-elsewhere')
  expect((await link.press()).body.errorKey).toBe('draft.withdrawn')
  const shut = await link.visitor.get(path)
  expect([shut.status, shut.text.includes('The store is changing this order.')]).toEqual([410, true])
  await drafts.send(draft.id)
  // It costs the same, and is another thing.
  expect((await link.press()).body.error).toBe('The store changed this order. Check it and confirm it again.')
  const fresh = await drafts.openLink(path, link.visitor)
  expect(fresh.checkout.lines).toMatchObject([{ title: 'Stamp' }])
  expect((await fresh.press()).body.state).toBe('ordered')
})

test('[SHOP-104] an expired link, a sold-out item and a price that changed are refused in words', async () => {
  const mug = await shop.addProduct({ title: 'Mug', stock: 1 })
  const draft = await drafts.prepare({ lines: [variantLine(mug)] })
  await drafts.send(draft.id)
  const path = await drafts.linkOf(draft.id)
  const link = await drafts.openLink(path)
  await shop.client.patch(fillPath(api.variant, { variantId: mug.variants[0]?.id ?? '' }), { price: 1200 })
  expect((await link.press()).body.errorKey).toBe('checkout.changed')
  await shop.buy(mug)
  expect((await link.press({ expectedTotalCents: 1700 })).body.error).toBe(
    "Mug isn't available in full right now. Contact the store.",
  )
  expect((await drafts.pay(draft.id, 1700)).body.error).toBe('Check “Mug”: Sold out.')
  expect((await drafts.send(draft.id)).body.error).toBe('Check “Mug”: Sold out.')
  expect((await drafts.read(draft.id)).quote.lines).toMatchObject([{ problem: 'Sold out' }])
  host.clock.advance(31 * 24 * 60 * 60_000)
  expect((await link.press()).body.error).toBe('This link has expired. Ask the store for a new one.')
  expect((await link.visitor.get(path)).text).toContain('This link has expired. Ask the store for a new one.')
})

test('[SHOP-104] stock is held only while the customer pays, and the draft waits for them meanwhile', async () => {
  const mug = await shop.addProduct({ stock: 1 })
  const draft = await drafts.prepare({ lines: [variantLine(mug)] })
  await drafts.send(draft.id)
  const link = await drafts.openLink(await drafts.linkOf(draft.id))
  const rival = await shop.readyBuyer(mug)
  const asked = (await link.press({ cardNumber: testCards.asks })).body
  expect(asked.state).toBe('action')
  expect((await rival.place()).body.errorKey).toBe('checkout.sold-out')
  expect((await drafts.pay(draft.id, draft.totalCents)).body.errorKey).toBe('draft.busy')
  expect((await drafts.remove(draft.id)).body.errorKey).toBe('draft.busy')
  const denied = await link.visitor.post(asked.address, undefined, {
    raw: { content: 'answer=deny', contentType: 'application/x-www-form-urlencoded' },
  })
  expect([denied.status, denied.headers.location]).toEqual([303, await drafts.linkOf(draft.id)])
  expect((await rival.place()).body.state).toBe('ordered')
})

test('[SHOP-104] a draft is made once under its key, listed, and deleted with its link; strangers open none', async () => {
  const headers = { headers: { 'idempotency-key': 'draft-1' } }
  const content = { email: 'ada@example.com', lines: [engraving] }
  const one = (await shop.client.post(api.draftOrders, content, headers)).body
  expect((await shop.client.post(api.draftOrders, content, headers)).body.id).toBe(one.id)
  expect((await shop.client.post(api.draftOrders, {}, headers)).body.errorKey).toBe('draft.key-reused')
  expect((await shop.client.get(api.draftOrders)).body.drafts).toMatchObject([
    { id: one.id, email: 'ada@example.com', itemsCount: 1, totalCents: 750, state: 'open' },
  ])
  expect((await host.visitor(shop.owner.site).get(api.draftOrders)).status).toBe(401)
  expect((await drafts.send((await drafts.prepare({ email: null, lines: [engraving] })).id)).body.errorKey).toBe(
    'draft.no-email',
  )
  expect((await drafts.send((await drafts.prepare({ lines: [] })).id)).body.errorKey).toBe('draft.empty')
  await drafts.send(one.id)
  const path = await drafts.linkOf(one.id)
  const link = await drafts.openLink(path)
  const stranger = host.visitor(shop.owner.site)
  const place = fillPath(api.checkoutPlace, { checkoutId: link.checkout.id })
  const press = { expectedTotalCents: 750, draftVersion: 1, method: 'manual', attemptKey: 'stranger-1' }
  expect((await stranger.post(place, press)).status).toBe(404)
  expect((await stranger.get(`${path.slice(0, -4)}AAAA`)).status).toBe(404)
  expect((await drafts.remove(one.id)).status).toBe(200)
  expect((await stranger.get(path)).status).toBe(404)
  expect((await link.press()).status).toBe(404)
})
