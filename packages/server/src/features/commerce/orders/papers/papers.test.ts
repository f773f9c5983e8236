import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { startTestHost, type TestHost } from '@sitewright/testkit/host/test-host'
import { homeAddress, openTestShop, type TestShop } from '@sitewright/testkit/shop/test-buyers'
import { openTestDrafts } from '@sitewright/testkit/shop/test-drafts'
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

const read = (path: string, orderId: string) => shop.client.get(fillPath(path, { orderId }))
const textsOf = (file: string) => [...file.matchAll(/\((.*)\) Tj/g)].map(([, text]) => text)

/** A reader finds every object where the table at the end says. */
function expectReadable(file: string): void {
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file)?.[1])
  expect(file.slice(start, start + 4)).toBe('xref')
  const offsets = [...file.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset))
  expect(offsets.length).toBeGreaterThan(6)
  for (const [at, offset] of offsets.entries()) expect(file.slice(offset).startsWith(`${at + 1} 0 obj\n`)).toBe(true)
}

async function order(name: string): Promise<string> {
  const buyer = await shop.buyer([
    { product: await shop.addProduct({ title: 'Mug (blue)', priceCents: 1250 }), quantity: 2 },
  ])
  await buyer.fill({ shippingAddress: { ...homeAddress, name }, note: 'Ring twice' })
  return (await buyer.place()).body.orderId
}

/** Of things that are not in the catalog, paid by hand. */
async function orderLines(lines: readonly object[]): Promise<string> {
  const draft = await openTestDrafts(shop).prepare({ lines, shippingAddress: null })
  return (await openTestDrafts(shop).pay(draft.id, draft.totalCents)).body.orderId
}

test('[SHOP-103] invoice and packing slip are PDF files; invoices have the numbers of orders, without gaps', async () => {
  const first = await order('Zoë O’Hara')
  const second = await order('Ada Byron')
  const invoice = await read(api.orderInvoice, first)
  const file = invoice.bytes.toString('latin1')
  expect(invoice.headers['content-type']).toBe('application/pdf')
  expectReadable(file)
  const texts = textsOf(file)
  // As the fonts of PDF write them: one byte for each character.
  expect(texts).toEqual(expect.arrayContaining(['Invoice 1', 'Billed to', 'Zo\xeb O\x92Hara', '$12.50', '$25.00']))
  expect(texts.slice(-2)).toEqual(['Total', '$30.00'])
  expect(textsOf((await read(api.orderInvoice, second)).bytes.toString('latin1'))).toContain('Invoice 2')
  const slip = (await read(api.orderSlip, first)).bytes.toString('latin1')
  expectReadable(slip)
  expect(textsOf(slip)).toEqual(expect.arrayContaining(['Packing slip 1', 'Ship to', 'Ring twice']))
  expect(slip).not.toContain('$')
  expect((await host.visitor(shop.owner.site).get(fillPath(api.orderInvoice, { orderId: first }))).status).toBe(401)
})

test('[SHOP-103] a name that the fonts of a PDF do not have is refused in words instead of being left out', async () => {
  const invoice = await read(api.orderInvoice, await order('Ωmega Παπαδόπουλος'))
  expect([invoice.status, invoice.body.errorKey]).toEqual([409, 'order.pdf-characters'])
  expect(invoice.body.error).toContain('Παπαδόπουλος')
})

test('[SHOP-103] a long order goes on on the next page', async () => {
  const lines = Array.from({ length: 60 }, (_none, at) => ({
    kind: 'own',
    title: `Mug ${at}`,
    quantity: 1,
    priceCents: 100,
  }))
  const orderId = await orderLines(lines)
  const file = (await read(api.orderInvoice, orderId)).bytes.toString('latin1')
  expectReadable(file)
  expect(file).toContain('/Count 2 ')
  const texts = textsOf(file)
  expect(texts.filter((text) => text?.startsWith('Mug'))).toHaveLength(60)
  // Each page says what its columns are, and which page it is.
  expect(texts.filter((text) => text === 'Quantity')).toHaveLength(2)
  expect(texts).toEqual(expect.arrayContaining(['Invoice 1 \xb7 Page 1 of 2', 'Invoice 1 \xb7 Page 2 of 2']))
})

test('[SHOP-103] what the store did not write itself is put in plain letters where the fonts lack its own', async () => {
  const settings = (await shop.client.get(api.siteSettings)).body
  const store = (await shop.client.get(api.storeSettings)).body
  const write = (path: string, { version, body }: { version: number; body: object }, change: object) =>
    shop.client.put(path, { version, body: { ...body, ...change } })
  expect((await write(api.siteSettings, settings, { language: 'pl' })).status).toBe(200)
  expect((await write(api.storeSettings, store, { selectedCurrency: 'PLN' })).status).toBe(200)
  const lines = [{ kind: 'own', title: 'Kubek', quantity: 2, priceCents: 123_450 }]
  const orderId = await orderLines(lines)
  const texts = textsOf((await read(api.orderInvoice, orderId)).bytes.toString('latin1'))
  expect(texts).toEqual(expect.arrayContaining(['1234.50 PLN', '2469.00 PLN']))
  expect(textsOf((await read(api.orderSlip, orderId)).bytes.toString('latin1'))).toContain('Nothing to ship')
})

test('[SHOP-103] long names, brackets, the euro sign and letters with accents stay on the paper and between its edges', async () => {
  const long = 'x'.repeat(200)
  const lines = ['€ 5 – Ångström & Søn', 'Zoe\u0308 (Ada) \\', long].map((title) => ({
    kind: 'own',
    title,
    quantity: 1,
    priceCents: 100,
  }))
  const file = (await read(api.orderInvoice, await orderLines(lines))).bytes.toString('latin1')
  expectReadable(file)
  expect(textsOf(file)).toEqual(
    expect.arrayContaining(['\x80 5 \x96 \xc5ngstr\xf6m & S\xf8n', 'Zo\xeb \\(Ada\\) \\\\']),
  )
  expect(
    textsOf(file)
      .filter((text) => /^x+$/.test(text ?? ''))
      .join(''),
  ).toBe(long)
  for (const [, size, x, text = ''] of file.matchAll(/F1 (\d+) Tf (\S+) \S+ Td \((x+)\) Tj/g))
    expect(Number(x) + text.length * 0.5 * Number(size)).toBeLessThan(595 - 56 - 3 * 84)
})
