import type { OrderDetail } from '@sitewright/model/commerce/orders/order-answers'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { startTestHost, type TestHost } from '@sitewright/testkit/host/test-host'
import { findLies } from '@sitewright/testkit/shop/check-store'
import { homeAddress, openTestShop, type TestShop } from '@sitewright/testkit/shop/test-buyers'
import { readMails } from '@sitewright/testkit/sites/read-mails'
import { createPageOwner } from '@sitewright/testkit/sites/test-pages'
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
  await host.runDueJobs()
  expect(await findLies(host.services.database, shop.owner.site.id)).toEqual([])
})

const read = async (orderId: string): Promise<OrderDetail> =>
  (await shop.client.get(fillPath(api.order, { orderId }))).body
const post = (path: string, orderId: string, body: object = {}, key?: string) =>
  shop.client.post(fillPath(path, { orderId }), body, key === undefined ? {} : { headers: { 'idempotency-key': key } })
const subjects = async () => {
  await host.runDueJobs()
  return (await readMails(host, shop.owner.site.id)).map(({ subject }) => subject)
}
const list = async (query: string): Promise<number[]> =>
  (await shop.client.get(`${api.orders}?${query}`)).body.orders.map(({ number }: OrderDetail) => number)

test('[SHOP-100] orders are found by number, email, name, product, state and time, the newest first, page by page', async () => {
  const [mug, plate] = [await shop.addProduct({ title: 'Blue mug' }), await shop.addProduct({ title: 'Oak board' })]
  const { buyer } = await shop.buy(mug)
  const second = await shop.buy(plate, { method: 'manual' })
  host.clock.advance(24 * 60 * 60_000)
  const noon = new Date(host.clock.now()).toISOString()
  await shop.buy(mug)
  expect(await list('')).toEqual([3, 2, 1])
  expect(await list('query=%232')).toEqual([2])
  expect(await list(`query=${buyer.email}`)).toEqual([1])
  expect(await list('query=byron')).toEqual([3, 2, 1])
  expect(await list('query=blue%20mu')).toEqual([3, 1])
  expect(await list("query=o'hara")).toEqual([])
  expect(await list('paymentState=unpaid')).toEqual([2])
  expect(await list(`placedFrom=${noon}`)).toEqual([3])
  expect(await list(`placedBefore=${noon}`)).toEqual([2, 1])
  await post(api.orderParcels, second.orderId)
  expect(await list('fulfillmentState=FULFILLED')).toEqual([2])
  const page = (await shop.client.get(`${api.orders}?limit=2`)).body
  expect([page.total, page.nextCursor]).toEqual([3, '2'])
  expect(await list(`limit=2&cursor=${page.nextCursor}`)).toEqual([1])
})

test('[SHOP-100] named views show what is to be shipped, unpaid, refunded or canceled, in the list and in the file', async () => {
  const mug = await shop.addProduct({ stock: 9 })
  const [, unpaid, refunded, canceled, shipped] = [
    await shop.buy(mug),
    await shop.buy(mug, { method: 'manual' }),
    await shop.buy(mug),
    await shop.buy(mug),
    await shop.buy(mug),
  ]
  await post(api.orderRefunds, refunded.orderId, { amountCents: 100 })
  await post(api.orderCancel, canceled.orderId)
  await post(api.orderParcels, shipped.orderId)
  await host.runDueJobs()
  expect(await list('view=to-ship')).toEqual([3, 1])
  expect(await list('view=unpaid')).toEqual([2])
  expect(await list('view=refunded')).toEqual([4, 3])
  expect(await list('view=canceled')).toEqual([4])
  expect(await list('view=disputed')).toEqual([])
  await post(api.orderCancel, unpaid.orderId)
  expect(await list('view=unpaid')).toEqual([])
  const file = (await shop.client.get(`${api.ordersCsv}?view=to-ship`)).text
  expect([...file.matchAll(/^(\d+),/gm)].map(([, number]) => number)).toEqual(['3', '1'])
})

test('[SHOP-101] an order is shipped in parts with carrier and tracking, the customer is mailed, a parcel is corrected', async () => {
  const [mug, plate] = [await shop.addProduct({ title: 'Mug' }), await shop.addProduct({ title: 'Plate' })]
  const buyer = await shop.buyer([{ product: mug, quantity: 2 }, { product: plate }])
  await buyer.fill()
  const { orderId } = (await buyer.place()).body
  await host.runDueJobs()
  const [mugs] = (await read(orderId)).lines
  const lineId = mugs?.id ?? ''
  const tracking = { carrier: 'Post', trackingNumber: 'P 1', trackingUrl: 'https://post.example.com/1' }
  const part = await post(api.orderParcels, orderId, { lines: [{ lineId, quantity: 1 }], ...tracking })
  expect(part.body).toMatchObject({
    fulfillmentState: 'PENDING',
    parcels: [{ ...tracking, lines: [{ lineId, quantity: 1 }] }],
  })
  await host.runDueJobs()
  const tooMany = await post(api.orderParcels, orderId, { lines: [{ lineId, quantity: 2 }] })
  expect([tooMany.body.errorKey, tooMany.body.error]).toEqual([
    'order.fulfilled-lines',
    'Only 1 of “Mug” are left to ship.',
  ])
  const script = await post(api.orderParcels, orderId, { trackingUrl: 'javascript:alert(1)' })
  expect(script.body.errors).toHaveProperty('trackingUrl')
  const whole = await post(api.orderParcels, orderId, { mailsCustomer: false })
  expect(whole.body).toMatchObject({
    fulfillmentState: 'FULFILLED',
    lines: [{ fulfilledQuantity: 2 }, { fulfilledQuantity: 1 }],
  })
  expect((await post(api.orderParcels, orderId)).body.errorKey).toBe('order.nothing-left')
  const [first, second] = whole.body.parcels
  const parcelAt = (parcelId: string) => fillPath(api.orderParcel, { orderId, parcelId })
  const corrected = await shop.client.patch(parcelAt(first.id), { trackingNumber: 'P 2', mailsCustomer: true })
  expect(corrected.body.parcels[0]).toMatchObject({ carrier: 'Post', trackingNumber: 'P 2' })
  const removed = await shop.client.delete(parcelAt(second.id))
  expect(removed.body).toMatchObject({
    fulfillmentState: 'PENDING',
    lines: [{ fulfilledQuantity: 1 }, { fulfilledQuantity: 0 }],
  })
  expect(await subjects()).toEqual(['Order 1 confirmed', 'Order 1 is on its way', 'Order 1 is on its way'])
  const mail = (await readMails(host, shop.owner.site.id)).at(-1)
  expect(mail?.text).toContain('P 2')
  expect(mail?.text).toContain('https://post.example.com/1')
})

test('[SHOP-102] refunds by line, by amount and of the rest, with and without restocking, never more than was paid', async () => {
  const mug = await shop.addProduct({ stock: 5 })
  const { orderId } = await shop.buy(mug, { quantity: 3 })
  await post(api.orderParcels, orderId)
  const lineId = (await read(orderId)).lines[0]?.id ?? ''
  const one = await post(api.orderRefunds, orderId, {
    lines: [{ lineId, quantity: 1 }],
    restock: true,
    reason: 'Broken',
  })
  expect([one.status, one.body.refundableCents]).toEqual([201, 2500])
  expect(await shop.stockOf(mug)).toBe(3)
  await host.runDueJobs()
  expect(await read(orderId)).toMatchObject({ paymentState: 'partly-refunded', fulfillmentState: 'FULFILLED' })
  const tooMany = await post(api.orderRefunds, orderId, { lines: [{ lineId, quantity: 3 }] })
  expect(tooMany.body.errorKey).toBe('order.refund-lines')
  await post(api.orderRefunds, orderId, { amountCents: 700 })
  const tooMuch = await post(api.orderRefunds, orderId, { amountCents: 1801 })
  expect([tooMuch.body.errorKey, tooMuch.body.error]).toEqual(['order.refund-too-much', 'Only $18.00 can be refunded.'])
  await post(api.orderRefunds, orderId)
  await host.runDueJobs()
  const order = await read(orderId)
  expect(order).toMatchObject({ paymentState: 'refunded', refundableCents: 0, payments: [{ state: 'refunded' }] })
  expect(order.refunds.map(({ amountCents }) => amountCents)).toEqual([1000, 700, 1800])
  expect(await shop.stockOf(mug)).toBe(3)
  expect((await post(api.orderRefunds, orderId)).body.errorKey).toBe('order.refund-too-much')
  expect((await subjects()).filter((subject) => subject.startsWith('Refund'))).toHaveLength(3)
})

test('[SHOP-102] the same key refunds once, another body under it is refused, and many at once give back what there is', async () => {
  const mug = await shop.addProduct()
  const { orderId } = await shop.buy(mug)
  const same = await Promise.all([1, 2, 3].map(() => post(api.orderRefunds, orderId, { amountCents: 400 }, 'again')))
  expect(same.map(({ status }) => status)).toEqual([201, 201, 201])
  expect((await read(orderId)).refunds).toHaveLength(1)
  expect((await post(api.orderRefunds, orderId, { amountCents: 401 }, 'again')).status).toBe(422)
  const many = await Promise.all(Array.from({ length: 5 }, () => post(api.orderRefunds, orderId, { amountCents: 500 })))
  expect(many.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409])
})

test('[SHOP-103] canceling refunds all, restocks unless told otherwise, and mails; what was shipped cannot be canceled', async () => {
  const mug = await shop.addProduct({ stock: 9 })
  const [kept, thrown, shipped, unpaid] = [
    await shop.buy(mug, { quantity: 2 }),
    await shop.buy(mug),
    await shop.buy(mug),
    await shop.buy(mug, { method: 'manual' }),
  ]
  expect(await shop.stockOf(mug)).toBe(4)
  await post(api.orderCancel, kept.orderId)
  await host.runDueJobs()
  expect(await read(kept.orderId)).toMatchObject({
    fulfillmentState: 'CANCELED',
    paymentState: 'refunded',
    refunds: [{ amountCents: 2500, state: 'done' }],
  })
  expect(await shop.stockOf(mug)).toBe(6)
  await post(api.orderCancel, thrown.orderId, { restock: false, mailsCustomer: false })
  expect(await shop.stockOf(mug)).toBe(6)
  await post(api.orderParcels, shipped.orderId, { mailsCustomer: false })
  expect((await post(api.orderCancel, shipped.orderId)).body.errorKey).toBe('order.not-pending')
  expect((await post(api.orderParcels, kept.orderId)).body.errorKey).toBe('order.canceled')
  const given = await post(api.orderCancel, unpaid.orderId)
  expect(given.body).toMatchObject({ fulfillmentState: 'CANCELED', paymentState: 'unpaid', refunds: [] })
  const told = (await subjects()).filter((subject) => subject.includes('cancel') || subject.includes('Refund'))
  expect(told.toSorted()).toEqual(['Order 1 was canceled', 'Order 4 was canceled'])
})

test('[SHOP-103] the address changes before shipping, notes and mails are kept in the timeline with who did it', async () => {
  const mug = await shop.addProduct()
  const { orderId } = await shop.buy(mug)
  const shippingAddress = { ...homeAddress, city: 'Salem' }
  const moved = await shop.client.put(fillPath(api.orderAddress, { orderId }), { shippingAddress })
  expect(moved.body.shippingAddress).toMatchObject({ city: 'Salem' })
  await post(api.orderNotes, orderId, { text: '<b>Call first</b>' })
  expect((await post(api.orderMails, orderId, { mail: 'shipped' })).body.errorKey).toBe('order.no-mail')
  await post(api.orderMails, orderId, { mail: 'confirmation' })
  expect(await subjects()).toEqual(['Order 1 confirmed', 'Order 1 confirmed'])
  const { events } = await read(orderId)
  expect(events.map(({ kind }) => kind)).toEqual([
    'placed',
    'paid',
    'address-changed',
    'note',
    'mail-sent',
    'mail-sent',
  ])
  expect(events[3]).toMatchObject({ data: { text: '<b>Call first</b>' }, authorName: shop.owner.email.split('@')[0] })
  await post(api.orderParcels, orderId)
  const late = await shop.client.put(fillPath(api.orderAddress, { orderId }), { shippingAddress })
  expect(late.body.errorKey).toBe('order.not-pending')
})

test('[SEC-45] [SHOP-100] orders are exported as CSV, one row a line, without cells that a spreadsheet would run', async () => {
  const mug = await shop.addProduct({ title: '=cmd()|mug' })
  const buyer = await shop.readyBuyer(mug, 2)
  await buyer.fill({ note: '+1' })
  await buyer.place()
  const file = await shop.client.get(api.ordersCsv)
  expect([file.status, file.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
  const [header, row] = file.text.replace('\ufeff', '').trim().split('\r\n')
  expect(header?.split(',').slice(0, 4)).toEqual(['Order', 'Placed', 'Payment', 'Fulfillment'])
  expect(row).toContain(`${buyer.email},Ada Byron,USD,20.00,0.00,5.00,0.00,25.00`)
  expect(row).toContain(`"'=cmd()|mug"`)
  expect(row).toContain(`"'+1"`)
})

test('[SHOP-105] emails say what the owner writes, in preview, HTML and text, and the default words again after a reset', async () => {
  const setMails = async (mails: object) => {
    const { version, body } = (await shop.client.get(api.storeSettings)).body
    const saved = await shop.client.put(api.storeSettings, { version, body: { ...body, mails } })
    expect(saved.status, saved.text).toBe(200)
  }
  const preview = (mail: string, words: Record<string, string> = {}) =>
    shop.client.get(`${fillPath(api.orderMailPreview, { mail })}?${new URLSearchParams(words)}`)
  const mug = await shop.addProduct()
  await setMails({
    confirmation: { subject: 'Hooray, {number}!', heading: 'We <3 {nobody}', opening: '' },
    refunded: { heading: 'Here are {amount}' },
  })
  const { orderId } = await shop.buy(mug)
  await post(api.orderRefunds, orderId, { amountCents: 300 })
  await host.runDueJobs()
  const [confirmed, refunded] = await readMails(host, shop.owner.site.id)
  expect(confirmed?.subject).toBe('Hooray, 1!')
  expect(confirmed?.text).toContain('We <3 {nobody}')
  expect(confirmed?.html).toContain('We &#60;3 {nobody}')
  expect(confirmed?.text).not.toContain('We received your order')
  expect([refunded?.subject, refunded?.text.includes('Here are $3.00')]).toEqual(['Refund for order 1', true])
  const shown = await preview('confirmation')
  expect(shown.text).toContain('<title>Hooray, 1024!</title>')
  expect(shown.headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/)
  const tried = await preview('shipped', { opening: 'Off it goes' })
  expect(tried.text).toContain('<title>Order 1024 is on its way</title>')
  expect(tried.text).toContain('Off it goes')
  const broken = await preview('shipped', { subject: 'One\r\nBcc: all@example.com' })
  expect(broken.body.errors).toHaveProperty('subject')
  await setMails({})
  await post(api.orderMails, orderId, { mail: 'confirmation' })
  expect((await subjects()).at(-1)).toBe('Order 1 confirmed')
})

test('[SHOP-083] the log of the stock tells which order took and which gave back', async () => {
  const mug = await shop.addProduct({ stock: 4 })
  const { orderId } = await shop.buy(mug, { quantity: 3 })
  await post(api.orderCancel, orderId)
  const returned = await shop.buy(mug)
  await post(api.orderRefunds, returned.orderId, { restock: true })
  await host.runDueJobs()
  const at = fillPath(api.variantStock, { variantId: mug.variants[0]?.id ?? '' })
  const { changes } = (await shop.client.get(at)).body
  const authorName = shop.owner.email.split('@')[0]
  expect(changes).toMatchObject([
    { delta: 1, stockAfter: 4, reason: 'refund', note: 'Order 2', authorName },
    { delta: -1, stockAfter: 3, reason: 'sale', note: 'Order 2' },
    { delta: 3, stockAfter: 4, reason: 'cancel', note: 'Order 1', authorName },
    { delta: -3, stockAfter: 1, reason: 'sale', note: 'Order 1', authorName: '' },
    { delta: 4, stockAfter: 4, reason: 'hand' },
  ])
})

test('orders of another site are as good as none', async () => {
  const mug = await shop.addProduct()
  const { orderId } = await shop.buy(mug)
  const other = await host.owner()
  for (const answer of [
    await other.client.get(fillPath(api.order, { orderId })),
    await other.client.post(fillPath(api.orderRefunds, { orderId }), {}),
    await other.client.post(fillPath(api.orderCancel, { orderId }), {}),
  ])
    expect(answer.status).toBe(404)
  expect((await other.client.get(api.orders)).body.total).toBe(0)
  expect(await read(orderId)).toMatchObject({ paymentState: 'paid', refunds: [] })
})

test('[SHOP-027] mails write amounts in the currency of the store and the language of the site, as pages do', async () => {
  const pages = createPageOwner(shop.client)
  await pages.changeDocument(api.storeSettings, { selectedCurrency: 'EUR' })
  await pages.changeDocument(api.siteSettings, { language: 'de' })
  await shop.buy(await shop.addProduct({ title: 'Teller', priceCents: 123_450 }))
  await host.runDueJobs()
  const [confirmation] = await readMails(host, shop.owner.site.id)
  expect(confirmation?.text).toMatch(/1\.234,50\s€/)
})
