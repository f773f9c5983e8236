import type { Placing } from '@sitewright/model/commerce/checkout/checkout'
import type { OrderDetail, PlacedOrder } from '@sitewright/model/commerce/orders/order-answers'
import type { ProductDetail } from '@sitewright/model/commerce/products/product-answers'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { paths } from '@sitewright/model/routes/paths'
import { makeMultipart } from '@sitewright/testkit/client/multipart'
import { startTestHost, type TestHost } from '@sitewright/testkit/host/test-host'
import { findLies } from '@sitewright/testkit/shop/check-store'
import { openTestShop, type TestShop, testCards } from '@sitewright/testkit/shop/test-buyers'
import { readMails } from '@sitewright/testkit/sites/read-mails'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

let host: TestHost
let shop: TestShop
const dayMs = 24 * 60 * 60_000
/** A page, for whoever would open it as one. */
const book = '<!doctype html><script>alert(1)</script> All there is to know about kilns.'

beforeAll(async () => {
  host = await startTestHost({ environment: { TRUSTED_PROXIES: '127.0.0.1', UPLOAD_LIMIT_MB: '1' } })
})
afterAll(() => host.stop())
beforeEach(async () => {
  shop = await openTestShop(host)
})
afterEach(async () => {
  await host.runDueJobs()
  expect(await findLies(host.services.database, shop.owner.site.id)).toEqual([])
})

const addFile = (productId: string, filename: string, content: string | Buffer = book, { client } = shop) => {
  const { body, contentType } = makeMultipart([{ name: 'file', filename, content }])
  return client.post(fillPath(api.productFiles, { productId }), undefined, { raw: { content: body, contentType } })
}
const fileAt = (product: ProductDetail, index = 0) =>
  fillPath(api.productFile, { productId: product.id, fileId: product.files[index]?.id ?? '' })

async function addBook(...names: string[]): Promise<ProductDetail> {
  const product = await shop.addProduct({ title: 'Kiln book', productType: 'DIGITAL', stock: null })
  for (const name of names) expect((await addFile(product.id, name)).status).toBe(201)
  return (await shop.client.get(fillPath(api.product, { productId: product.id }))).body
}

/** Nothing but an email: no address, no shipping. */
async function buy(product: ProductDetail, more: readonly ProductDetail[] = [], placing: Partial<Placing> = {}) {
  const buyer = await shop.buyer([product, ...more].map((it) => ({ product: it })))
  await buyer.open()
  await buyer.fill(more.length === 0 ? { shippingAddress: null } : {})
  const placed = (await buyer.place(placing)).body
  expect(placed).toMatchObject({ state: 'ordered' })
  return placed as { orderId: string; orderToken: string }
}
type Placed = Awaited<ReturnType<typeof buy>>

const read = async ({ orderId }: Placed): Promise<OrderDetail> =>
  (await shop.client.get(fillPath(api.order, { orderId }))).body
const readOwn = async ({ orderId, orderToken: token }: Placed): Promise<PlacedOrder> =>
  (await host.visitor(shop.owner.site).get(fillPath(api.placedOrder, { orderId, token }))).body
const linkOf = async (placed: Placed) => (await readOwn(placed)).downloads[0]?.address ?? ''
const visit = (address: string, headers: Record<string, string> = {}, site = shop.owner.site) =>
  host.visitor(site).get(address, { headers })
const renew = ({ orderId }: Placed) => shop.client.post(fillPath(api.orderDownloads, { orderId }), {})
const findMail = async (subject: string) => {
  await host.runDueJobs()
  return (await readMails(host, shop.owner.site.id)).findLast((mail) => mail.subject === subject)
}
/** In parts, so that the owner stays signed in. */
const waitAMonth = async () => {
  for (const days of [13, 13, 5, 1]) {
    host.clock.advance(days * dayMs)
    await host.runDueJobs()
    await shop.client.get(api.orders)
  }
}
const listBlobKeys = async () => {
  const { rows } = await host.services.database.site(shop.owner.site.id, (tx) =>
    sql<{ blob_key: string }>`select blob_key from product_files`.execute(tx),
  )
  return rows.map(({ blob_key }) => blob_key)
}

test('[SHOP-009] a digital product holds files of any kind; buyers without an address get links at the receipt and by mail', async () => {
  const product = await addBook('Öfen & Kilns?.html', 'plans.stl')
  expect(product.files).toMatchObject([
    { name: 'Öfen & Kilns-.html', byteLength: Buffer.byteLength(book) },
    { name: 'plans.stl' },
  ])
  const placed = await buy(product)
  const order = await read(placed)
  expect(order).toMatchObject({
    paymentState: 'paid',
    fulfillmentState: 'FULFILLED',
    shippingAddress: null,
    delivery: null,
  })
  expect(order.lines).toMatchObject([{ quantity: 1, fulfilledQuantity: 1 }])
  expect(order.events.map(({ kind }) => kind)).toEqual(['placed', 'paid', 'files-sent'])
  const page = (await visit(fillPath(paths.placedOrder, { orderId: placed.orderId, token: placed.orderToken }))).text
  const { downloads } = await readOwn(placed)
  expect(downloads).toMatchObject([
    { name: 'Öfen & Kilns-.html', state: 'active', left: 5 },
    { name: 'plans.stl', state: 'active', left: 5 },
  ])
  const mail = await findMail('Order 1 confirmed')
  for (const { address } of downloads) {
    expect(page).toContain(`href="${address}"`)
    expect(mail?.text).toContain(address)
  }
  expect(page).toContain('Thank you for your order')
})

test('[SHOP-009] a file is sent as bytes to save under its name: never shown, sniffed, kept or framed', async () => {
  const address = await linkOf(await buy(await addBook('Öfen.html')))
  const answer = await visit(address)
  expect([answer.status, answer.text]).toEqual([200, book])
  expect(answer.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename="_fen.html"; filename*=UTF-8''%C3%96fen.html`,
    'content-length': String(Buffer.byteLength(book)),
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'referrer-policy': 'no-referrer',
    'accept-ranges': 'bytes',
  })
})

test('[SHOP-009] a file has no public address: not as an asset, not by another link, not on another site, not without a right', async () => {
  const product = await addBook('book.pdf')
  const placed = await buy(product)
  const address = await linkOf(placed)
  const [fileId = '', downloadId = ''] = [product.files[0]?.id, (await read(placed)).downloads[0]?.id]
  const token = address.split('/').at(-1) ?? ''
  const forged = [
    fillPath(paths.file, { assetId: fileId, name: 'book.pdf' }),
    fillPath(paths.download, { downloadId: fileId, token }),
    fillPath(paths.download, { downloadId, token: token.replace(/^0/, '1') }),
    fillPath(paths.download, { downloadId, token: `${token.slice(0, -2)}AA` }),
    fillPath(paths.download, { downloadId, token: 'x' }),
  ]
  for (const wrong of forged) expect((await visit(wrong)).status, wrong).toBe(404)
  const others = await host.owner()
  expect((await visit(address, {}, others.site)).status).toBe(404)
  expect((await others.client.get(fileAt(product))).status).toBe(404)
  expect((await host.visitor(shop.owner.site).get(fileAt(product))).status).toBe(401)
  const own = await shop.client.get(fileAt(product))
  expect([own.status, own.text, own.headers['content-type']]).toEqual([200, book, 'application/octet-stream'])
  expect((await shop.client.get(api.assets)).body.assets).toEqual([])
})

test('[SHOP-009] a download goes on where it broke off, in parts that count as one', async () => {
  const placed = await buy(await addBook('book.pdf'))
  const address = await linkOf(placed)
  const count = async () => (await read(placed)).downloads[0]
  const first = await visit(address, { range: 'bytes=0-8' })
  expect([first.status, first.text, first.headers['content-range']]).toEqual([
    206,
    book.slice(0, 9),
    `bytes 0-8/${Buffer.byteLength(book)}`,
  ])
  const etag = String(first.headers.etag)
  const rest = await visit(address, { range: 'bytes=9-', 'if-range': etag })
  expect([rest.status, rest.text]).toEqual([206, book.slice(9)])
  expect(await count()).toMatchObject({ downloads: 1, left: 4, lastDownloadedAt: expect.any(String) })
  expect((await visit(address, { range: 'bytes=9-', 'if-range': '"another"' })).text).toBe(book)
  expect((await visit(address, { range: 'bytes=9999-' })).status).toBe(416)
  expect((await host.visitor(shop.owner.site).call('HEAD', address)).headers['content-length']).toBe(
    String(book.length),
  )
  expect(await count()).toMatchObject({ downloads: 2 })
  host.clock.advance(dayMs)
  await visit(address, { range: 'bytes=9-' })
  expect(await count(), 'much later it is another one').toMatchObject({ downloads: 3 })
})

test('[SHOP-009] links work as often and as long as the owner says, never more at once, and then say why', async () => {
  const settings = await shop.client.get(api.storeSettings)
  const body = { ...settings.body.body, downloads: { days: 3, timesPerFile: 2 } }
  expect((await shop.client.put(api.storeSettings, { version: settings.body.version, body })).status).toBe(200)
  const product = await addBook('book.pdf')
  const [used, old] = [await buy(product), await buy(product)]
  const address = await linkOf(used)
  const answers = await Promise.all([visit(address), visit(address), visit(address), visit(address)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 410, 410])
  const ended = await visit(address)
  expect([ended.status, ended.headers['cache-control']]).toEqual([410, 'private, no-store'])
  expect(ended.text).toContain('This file has been downloaded too often')
  expect((await read(used)).downloads).toMatchObject([{ state: 'used-up', downloads: 2, left: 0 }])
  const late = await linkOf(old)
  host.clock.advance(3 * dayMs - 1)
  expect((await visit(late)).status).toBe(200)
  host.clock.advance(1)
  expect((await visit(late)).text).toContain('This download link has expired')
  expect((await readOwn(old)).downloads).toMatchObject([{ state: 'expired', address: null }])
})

test('[SHOP-009] the owner renews the links: new ones are mailed, those before end, and counting goes on', async () => {
  const product = await addBook('book.pdf')
  const placed = await buy(product)
  const before = await linkOf(placed)
  await visit(before)
  await waitAMonth()
  expect((await visit(before)).status).toBe(410)
  const renewed = await renew(placed)
  expect(renewed.body.downloads).toMatchObject([{ state: 'active', downloads: 1, left: 5 }])
  expect(renewed.body.events.at(-1)).toMatchObject({ kind: 'files-renewed', data: { count: 1 } })
  const after = await linkOf(placed)
  expect(after).not.toBe(before)
  expect((await findMail('Your files from order 1'))?.text).toContain(after)
  expect((await visit(before)).text).toContain('This download link has expired')
  expect((await visit(after)).text).toBe(book)
  expect((await read(placed)).downloads).toMatchObject([{ downloads: 2, left: 4 }])
})

test('[SHOP-009] renewing gives the files that the product has by then; what nobody has any more is removed with its bytes', async () => {
  const product = await addBook('old.pdf')
  const [placed, other] = [await buy(product), await buy(product)]
  await addFile(product.id, 'new.pdf', 'corrected')
  expect((await shop.client.delete(fileAt(product))).body.files).toMatchObject([{ name: 'new.pdf' }])
  await host.runDueJobs()
  expect((await visit(await linkOf(placed))).text, 'who bought it keeps it').toBe(book)
  expect((await renew(placed)).body.downloads).toMatchObject([{ name: 'new.pdf' }])
  expect((await visit(await linkOf(placed))).text).toBe('corrected')
  await host.runDueJobs()
  const [key = ''] = await listBlobKeys()
  expect(await host.services.blobs.size(key)).toBe(book.length)
  expect((await renew(other)).status).toBe(200)
  await host.runDueJobs()
  expect(await host.services.blobs.size(key)).toBeNull()
  expect(await listBlobKeys()).toHaveLength(1)
})

test('[SHOP-009] the links of a refunded, canceled or disputed order stop; those of other lines go on', async () => {
  const [one, two] = [await addBook('one.pdf'), await addBook('two.pdf')]
  const mug = await shop.addProduct({ title: 'Mug' })
  const both = await buy(one, [two, mug])
  const links = (await readOwn(both)).downloads.map(({ address }) => address ?? '')
  const order = await read(both)
  expect([order.fulfillmentState, order.lines.map(({ fulfilledQuantity }) => fulfilledQuantity)]).toEqual([
    'PENDING',
    [1, 1, 0],
  ])
  const lines = [{ lineId: order.lines[0]?.id, quantity: 1 }]
  expect((await shop.client.post(fillPath(api.orderRefunds, { orderId: both.orderId }), { lines })).status).toBe(201)
  await host.runDueJobs()
  const stopped = await visit(links[0] ?? '')
  expect([stopped.status, stopped.text.includes('This download is no longer available')]).toEqual([410, true])
  expect((await visit(links[1] ?? '')).status).toBe(200)
  expect((await renew(both)).body.downloads).toMatchObject([{ state: 'stopped' }, { state: 'active' }])
  const second = (await readOwn(both)).downloads[1]?.address ?? ''
  expect((await shop.client.post(fillPath(api.orderCancel, { orderId: both.orderId }), {})).status).toBe(200)
  expect((await visit(second)).status).toBe(410)
  expect((await renew(both)).body.errorKey).toBe('order.no-files')
  const refunded = await buy(one)
  const link = await linkOf(refunded)
  await shop.client.post(fillPath(api.orderRefunds, { orderId: refunded.orderId }), {})
  await host.runDueJobs()
  expect((await visit(link)).status).toBe(410)
  const disputed = await buy(one, [], { cardNumber: testCards.disputedLater })
  expect((await visit(await linkOf(disputed))).status).toBe(200)
  host.clock.advance(61 * 60_000)
  await host.runDueJobs()
  expect(await read(disputed)).toMatchObject({ paymentState: 'disputed', downloads: [{ state: 'stopped' }] })
})

test('[SHOP-009] an unpaid order has no links; marked as paid it is fulfilled at once and its links are mailed', async () => {
  const placed = await buy(await addBook('book.pdf'), [], { method: 'manual' })
  expect((await read(placed)).downloads).toEqual([])
  expect((await renew(placed)).body.errorKey).toBe('order.no-files')
  const paid = (await shop.client.post(fillPath(api.orderPaid, { orderId: placed.orderId }), {})).body
  expect(paid).toMatchObject({ fulfillmentState: 'FULFILLED', downloads: [{ state: 'active' }] })
  expect((await findMail('Your files from order 1'))?.text).toContain(await linkOf(placed))
})

test('[SHOP-009] an order of a product without files waits; once there are some, renewing sends them', async () => {
  const product = await addBook()
  const placed = await buy(product)
  expect(await read(placed)).toMatchObject({ fulfillmentState: 'PENDING', downloads: [] })
  expect((await renew(placed)).body.errorKey).toBe('order.no-files')
  await addFile(product.id, 'book.pdf')
  expect((await renew(placed)).body).toMatchObject({ fulfillmentState: 'FULFILLED', downloads: [{ name: 'book.pdf' }] })
})

test('[SHOP-009] a file that is empty, too large, one too many, or of no digital product is refused and leaves nothing', async () => {
  const [product, mug] = [await addBook('book.pdf'), await shop.addProduct()]
  expect((await addFile(product.id, 'empty.pdf', '')).body.errorKey).toBe('asset.broken')
  const large = await addFile(product.id, 'large.bin', Buffer.alloc(1024 * 1024 + 1, 7))
  expect([large.status, large.text]).toEqual([413, expect.stringContaining('larger than 1 MB')])
  expect((await addFile(mug.id, 'mug.pdf')).body.errorKey).toBe('product.not-digital')
  expect((await addFile('0'.repeat(24), 'book.pdf')).status).toBe(404)
  for (let count = 1; count < 20; count += 1) await addFile(product.id, `${count}.pdf`)
  expect((await addFile(product.id, '21.pdf')).body.errorKey).toBe('product.too-many-files')
  expect(await listBlobKeys()).toHaveLength(20)
})

test('[SHOP-009] a copy of a product has its files; they go once both products are gone for good', async () => {
  const product = await addBook('../../book.pdf')
  const copy = (await shop.client.post(fillPath(api.productDuplicate, { productId: product.id }))).body
  expect(copy.files).toMatchObject([{ name: 'book.pdf' }])
  const [key = ''] = await listBlobKeys()
  await shop.client.delete(fillPath(api.product, { productId: product.id }))
  await waitAMonth()
  expect(await listBlobKeys()).toEqual([key])
  expect((await shop.client.get(fileAt(copy))).text).toBe(book)
  await shop.client.delete(fileAt(copy))
  await host.runDueJobs()
  expect([await host.services.blobs.size(key), await listBlobKeys()]).toEqual([null, []])
})
