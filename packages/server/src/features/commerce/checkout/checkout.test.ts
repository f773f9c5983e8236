import type { OrderDetail } from '@sitewright/model/commerce/orders/order-answers'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { paths } from '@sitewright/model/routes/paths'
import { startTestHost, type TestHost } from '@sitewright/testkit/host/test-host'
import { findLies } from '@sitewright/testkit/shop/check-store'
import { homeAddress, openTestShop, type TestShop, testCards } from '@sitewright/testkit/shop/test-buyers'
import { readMails } from '@sitewright/testkit/sites/read-mails'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

let host: TestHost
let shop: TestShop

beforeAll(async () => {
  host = await startTestHost({ environment: { TRUSTED_PROXIES: '127.0.0.1' } })
})
afterAll(() => host.stop())
beforeEach(async () => {
  shop = await openTestShop(host)
})
afterEach(async () => {
  expect(await findLies(host.services.database, shop.owner.site.id, { isSettled: false })).toEqual([])
})

const readOrder = async (orderId: string): Promise<OrderDetail> =>
  (await shop.client.get(fillPath(api.order, { orderId }))).body
const wait = async (minutes: number) => {
  for (let minute = 0; minute < minutes; minute += 1) {
    host.clock.advance(60_000)
    await host.runDueJobs()
  }
}

test('[SHOP-064] [SHOP-080] a paid card makes an order of what the buyer saw, and takes the stock', async () => {
  const mug = await shop.addProduct({ title: 'Blue mug', stock: 5 })
  const buyer = await shop.readyBuyer(mug, 2)
  const seen = await buyer.read()
  expect(seen).toMatchObject({ state: 'open', totals: { subtotalCents: 2000, deliveryCents: 500, totalCents: 2500 } })
  const placed = (await buyer.place()).body
  expect(placed).toMatchObject({ state: 'ordered', orderNumber: 1 })
  const order = await readOrder(placed.orderId)
  expect(order).toMatchObject({ number: 1, paymentState: 'paid', fulfillmentState: 'PENDING', totalCents: 2500 })
  expect(order).toMatchObject({ isTest: true, email: buyer.email, name: 'Ada Byron', ledger: { totalCents: 2500 } })
  expect(order.ledger.lines).toEqual(seen.totals.lines)
  expect(order.lines).toMatchObject([{ title: 'Blue mug', quantity: 2, unitPriceCents: 1000, totalCents: 2000 }])
  expect(order.payments).toMatchObject([{ provider: 'test', state: 'captured', amountCents: 2500 }])
  expect(await shop.stockOf(mug)).toBe(3)
  expect(await buyer.read()).toMatchObject({ state: 'completed', totals: { totalCents: 2500 } })
  expect((await buyer.client.get(api.cart, buyer.from)).body.entries).toEqual([])
})

test('[SHOP-067] a declined card says why, keeps cart and fields, gives the stock back, and another card pays', async () => {
  const mug = await shop.addProduct({ stock: 1 })
  const buyer = await shop.readyBuyer(mug)
  const declined = (await buyer.place({ cardNumber: testCards.declined })).body
  expect(declined).toMatchObject({ state: 'failed', failure: 'declined', text: expect.stringContaining('declined') })
  const short = (await buyer.place({ cardNumber: testCards.insufficientFunds })).body
  expect(short).toMatchObject({ state: 'failed', failure: 'insufficient-funds' })
  expect(await buyer.read()).toMatchObject({ state: 'open', details: { email: buyer.email }, lines: [{ quantity: 1 }] })
  expect(await shop.stockOf(mug)).toBe(1)
  expect((await buyer.place()).body).toMatchObject({ state: 'ordered' })
  expect(await shop.stockOf(mug)).toBe(0)
})

test('[SHOP-065] [SHOP-067] a card that asks for authentication comes back to the same checkout', async () => {
  const mug = await shop.addProduct({ stock: 1 })
  const buyer = await shop.readyBuyer(mug)
  const asked = (await buyer.place({ cardNumber: testCards.asks })).body
  expect(asked).toMatchObject({ state: 'action', address: expect.stringMatching(/^\/checkout\/test-payment\//) })
  expect(await shop.stockOf(mug)).toBe(0)
  expect(await buyer.answerBank(false)).toMatchObject({ state: 'failed', failure: 'authentication-failed' })
  expect(await shop.stockOf(mug)).toBe(1)
  await buyer.place({ cardNumber: testCards.asks })
  expect(await buyer.answerBank(true)).toMatchObject({ state: 'ordered', orderNumber: 1 })
})

test('[SHOP-065] the page of a test card asks, without scripts, and leads to the page of the order', async () => {
  const mug = await shop.addProduct({ title: '<b>Mug</b>' })
  const buyer = await shop.readyBuyer(mug)
  const { address } = (await buyer.place({ cardNumber: testCards.asks })).body
  const page = await buyer.client.get(address)
  expect([page.status, page.headers['x-robots-tag']]).toEqual([200, 'noindex'])
  expect(page.text).toContain('no real money moves')
  expect((await host.visitor(shop.owner.site).get(address)).status).toBe(404)
  const form = (answer: string) => ({
    raw: { content: `answer=${answer}`, contentType: 'application/x-www-form-urlencoded' },
  })
  const answered = await buyer.client.post(address, undefined, form('confirm'))
  expect(answered.status).toBe(303)
  const order = await host.visitor(shop.owner.site).get(String(answered.headers.location))
  expect([order.status, order.headers['cache-control']]).toEqual([200, 'private, no-store'])
  for (const part of ['Order 1', '&lt;b&gt;Mug&lt;/b&gt;', '$15.00', 'This is a test order'])
    expect(order.text.replaceAll('<!-- -->', '')).toContain(part)
  const denied = await shop.readyBuyer(mug)
  const asked = (await denied.place({ cardNumber: testCards.asks })).body
  const refused = await denied.client.post(asked.address, undefined, form('deny'))
  expect([refused.status, refused.headers.location]).toEqual([303, paths.checkout])
  expect((await denied.client.get(paths.checkout)).text).toContain("couldn't confirm it's you")
})

test('[SHOP-067] double click, second tab, retry and back button are one payment and the same answer', async () => {
  const mug = await shop.addProduct({ stock: 10 })
  const buyer = await shop.readyBuyer(mug)
  const press = { expectedTotalCents: 1500 }
  const answers = await Promise.all([
    buyer.press({ ...press, attemptKey: 'the-same-press' }),
    buyer.press({ ...press, attemptKey: 'the-same-press' }),
    buyer.press({ ...press, attemptKey: 'another-tab' }),
  ])
  const later = await buyer.press({ ...press, attemptKey: 'after-the-back-button' })
  const orders = new Set([...answers, later].map(({ body }) => body.orderId))
  expect([...orders]).toEqual([expect.any(String)])
  expect((await shop.client.get(api.orders)).body.total).toBe(1)
  expect(await shop.stockOf(mug)).toBe(9)
})

test('[SHOP-067] a declined press that is sent again is answered the same, and charges nothing', async () => {
  const mug = await shop.addProduct()
  const buyer = await shop.readyBuyer(mug)
  const press = { expectedTotalCents: 1500, attemptKey: 'first-press', cardNumber: testCards.declined }
  expect((await buyer.press(press)).body.state).toBe('failed')
  expect((await buyer.press({ ...press, cardNumber: testCards.paid })).body.state).toBe('failed')
  expect((await shop.client.get(api.orders)).body.total).toBe(0)
})

test('[SHOP-042] the server’s price stands: another total than the one that was seen is refused', async () => {
  const mug = await shop.addProduct()
  const buyer = await shop.readyBuyer(mug)
  expect((await buyer.press({ expectedTotalCents: 1 })).body.errorKey).toBe('checkout.changed')
  const at = fillPath(api.variant, { variantId: mug.variants[0]?.id ?? '' })
  await shop.client.patch(at, { price: 1200 })
  expect((await buyer.press({ expectedTotalCents: 1500 })).body.errorKey).toBe('checkout.changed')
  expect((await buyer.place()).body.state).toBe('ordered')
  expect((await shop.client.get(api.orders)).body.orders).toMatchObject([{ totalCents: 1700 }])
})

test('what is missing is named at its field, and a place without delivery says so', async () => {
  const mug = await shop.addProduct()
  const buyer = await shop.buyer([{ product: mug }])
  await buyer.open()
  const none = await buyer.press({ expectedTotalCents: 1000 })
  expect([none.status, Object.keys(none.body.errors)]).toEqual([400, ['email', 'shippingAddress']])
  await buyer.fill({ shippingAddress: { ...homeAddress, country: 'FR' } })
  expect((await buyer.press({ expectedTotalCents: 1000 })).body.errorKey).toBe('checkout.no-delivery')
  await buyer.fill()
  const noCard = await buyer.place({ cardNumber: undefined })
  expect(noCard.body.errors).toHaveProperty('cardNumber')
})

test('[SHOP-068] a manual payment waits unpaid with the owner’s instructions and is marked paid', async () => {
  const mug = await shop.addProduct({ stock: 3 })
  const { orderId, orderToken } = await shop.buy(mug, { method: 'manual' })
  expect(await readOrder(orderId)).toMatchObject({ paymentState: 'unpaid', isTest: false })
  expect(await shop.stockOf(mug)).toBe(2)
  const link = fillPath(api.placedOrder, { orderId, token: orderToken })
  const visitor = host.visitor(shop.owner.site)
  expect((await visitor.get(link)).body).toMatchObject({ number: 1, instructions: 'IBAN DE00 1234' })
  const paid = await shop.client.post(fillPath(api.orderPaid, { orderId }))
  expect(paid.body).toMatchObject({ paymentState: 'paid', payments: [{ provider: 'manual', state: 'captured' }] })
  expect((await visitor.get(link)).body.instructions).toBe('')
  expect((await shop.client.post(fillPath(api.orderPaid, { orderId }))).body.errorKey).toBe('order.not-unpaid')
})

test('[SHOP-070] a free order needs no card and is an order like any other', async () => {
  const guide = await shop.addProduct({ title: 'Guide', priceCents: 0, productType: 'DIGITAL', stock: null })
  const buyer = await shop.buyer([{ product: guide }])
  await buyer.fill({ shippingAddress: null })
  const placed = await buyer.press({ expectedTotalCents: 0, method: undefined, cardNumber: undefined })
  expect(await readOrder(placed.body.orderId)).toMatchObject({
    paymentState: 'paid',
    totalCents: 0,
    isTest: false,
    payments: [{ provider: 'none', state: 'captured' }],
  })
})

test('[SHOP-069] note, own fields, terms and newsletter are asked for and kept with the order', async () => {
  shop = await openTestShop(host, { requiresTerms: true, fields: [{ name: 'Engraving', isRequired: true }] })
  const mug = await shop.addProduct()
  const buyer = await shop.readyBuyer(mug)
  const refused = await buyer.place()
  expect(Object.keys(refused.body.errors)).toEqual(['acceptsTerms', 'fields.Engraving'])
  const more = {
    acceptsTerms: true,
    fields: { Engraving: 'For Bo', Other: 'x' },
    note: 'Ring twice',
    wantsNewsletter: true,
  }
  await buyer.fill(more)
  const { orderId } = (await buyer.place()).body
  const order = await readOrder(orderId)
  expect(order).toMatchObject({ note: 'Ring twice', fields: [{ name: 'Engraving', value: 'For Bo' }] })
  const { lists } = (await shop.client.get(api.mailingLists)).body
  expect(lists).toMatchObject([{ name: 'Newsletter' }])
})

test('[SHOP-080] a payment that is never confirmed gives the stock back by itself, and can not be paid afterwards', async () => {
  const mug = await shop.addProduct({ stock: 1 })
  const buyer = await shop.readyBuyer(mug)
  await buyer.place({ cardNumber: testCards.asks })
  await wait(14)
  expect(await shop.stockOf(mug)).toBe(0)
  await wait(2)
  expect(await shop.stockOf(mug)).toBe(1)
  expect(await buyer.progress()).toMatchObject({ state: 'failed', failure: 'expired' })
  expect(await buyer.answerBank(true)).toMatchObject({ state: 'failed' })
  expect((await shop.client.get(api.orders)).body.total).toBe(0)
})

test('without a cart there is no checkout, and the refusal has its words', async () => {
  const visitor = host.visitor(shop.owner.site)
  const refused = await visitor.post(api.checkouts, {})
  expect([refused.status, refused.body.errorKey, refused.body.error]).toEqual([
    409,
    'checkout.no-cart',
    'Either your session has expired or you do not have cookies enabled. We cannot continue to checkout.',
  ])
})

test('a checkout and an order are for those alone who have the cart or the link', async () => {
  const mug = await shop.addProduct()
  const { orderId, orderToken, buyer } = await shop.buy(mug)
  const stranger = host.visitor(shop.owner.site)
  await stranger.post(api.cartEntries, { productId: mug.id })
  const at = fillPath(api.checkout, { checkoutId: buyer.checkoutId })
  expect((await stranger.get(at)).status).toBe(404)
  expect((await stranger.patch(at, { note: 'x' })).status).toBe(404)
  const wrong = orderToken.slice(0, -2) + (orderToken.endsWith('AA') ? 'BB' : 'AA')
  expect((await stranger.get(fillPath(api.placedOrder, { orderId, token: wrong }))).status).toBe(404)
  const other = await host.owner()
  const elsewhere = host.visitor(other.site)
  expect((await elsewhere.get(fillPath(api.placedOrder, { orderId, token: orderToken }))).status).toBe(404)
  expect((await stranger.get(fillPath(api.placedOrder, { orderId, token: orderToken }))).status).toBe(200)
})

test('[SHOP-105] the buyer is mailed a confirmation with lines, totals and a link', async () => {
  const mug = await shop.addProduct({ title: 'Blue mug' })
  const { orderId, orderToken, buyer } = await shop.buy(mug, { quantity: 2 })
  await host.runDueJobs()
  const [mail] = await readMails(host, shop.owner.site.id)
  expect(mail).toMatchObject({ to: buyer.email, subject: 'Order 1 confirmed' })
  for (const part of [
    '2 × Blue mug',
    '$20.00',
    'Standard delivery',
    '$25.00',
    'test order',
    `${orderId}/${orderToken}`,
  ])
    expect(mail?.text).toContain(part)
})
