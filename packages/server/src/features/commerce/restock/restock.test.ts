import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ProductDetail } from '@sitewright/model/commerce/products/product-answers'
import type { VariantLine } from '@sitewright/model/commerce/products/variant-list'
import { siteTypes } from '@sitewright/model/reference/sites'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { paths } from '@sitewright/model/routes/paths'
import { makeMultipart } from '@sitewright/testkit/client/multipart'
import { startTestHost, type TestHost } from '@sitewright/testkit/host/test-host'
import { openTestShop, type TestShop, testCards } from '@sitewright/testkit/shop/test-buyers'
import { createShopOwner, variantOf } from '@sitewright/testkit/shop/test-shop'
import { readMails } from '@sitewright/testkit/sites/read-mails'
import { sendForm } from '@sitewright/testkit/sites/send-form'
import { createPageOwner } from '@sitewright/testkit/sites/test-pages'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let host: TestHost
let shop: TestShop
let catalog: ReturnType<typeof createShopOwner>
let askers = 0

beforeAll(async () => {
  host = await startTestHost({ environment: { TRUSTED_PROXIES: '127.0.0.1' } })
})
afterAll(() => host.stop())
beforeEach(async () => {
  shop = await openTestShop(host)
  catalog = createShopOwner(shop.client)
})

/** As a browser without scripts sends the form, each time from another address unless told. */
const ask = (variantId: string, email: string, { from = `10.9.${++askers >> 8}.${askers & 255}`, view = '' } = {}) =>
  host.visitor(shop.owner.site).post(paths.restock, undefined, {
    raw: {
      content: String(new URLSearchParams({ variantId, email, view })),
      contentType: 'application/x-www-form-urlencoded',
    },
    headers: { 'x-forwarded-for': from },
  })
const look = async (path: string) => host.visitor(shop.owner.site).get(path)
const onlyOf = (product: ProductDetail) => variantOf(product, '').id
const waitingFor = async (variantId: string): Promise<number | undefined> => {
  const { variants } = (await shop.client.get(`${api.variants}?sort=stock`)).body
  return variants.find(({ id }: VariantLine) => id === variantId)?.waiting
}
/** Those that tell of stock; orders have mails of their own. */
const notices = async () => {
  await host.runDueJobs()
  return (await readMails(host, shop.owner.site.id)).filter(({ text }) => text.includes(paths.restock))
}
const toWhom = async () => (await notices()).map(({ to }) => to).toSorted()
async function readLastHead(): Promise<string> {
  const folder = join(host.services.settings.DATA_DIR, 'outbox', shop.owner.site.id)
  const name = (await readdir(folder)).sort().at(-1) ?? ''
  const [head = ''] = (await readFile(join(folder, name), 'utf8')).split('\r\n\r\n')
  return head.replace(/\r\n[ \t]+/g, ' ')
}
const oneClicks = [
  ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
  ],
] as const
const stopPathOf = (text: string) => /https?:\/\/[^/\s]+(\/commerce\/restock\/stop\/[\w-]+)/.exec(text)?.[1] ?? ''

test('[SHOP-024] a product offers an email for each variant that is sold out, and none while nothing is', async () => {
  const options = [{ name: 'Size', values: ['Small', 'Large'] }]
  const mug = await catalog.add({ title: 'Mug', options, stock: { Small: 3, Large: 0 } })
  await catalog.add({ title: 'Plate', stock: { '': 3 } })
  const vase = await catalog.add({ title: 'Vase', stock: { '': 0 } })
  const formOf = (html: string) => /<details class="restock".*?<\/details>/s.exec(html)?.[0] ?? ''
  const some = formOf((await look('/shop/p/mug')).text)
  expect([...some.matchAll(/<option value="(\w+)"/g)].map(([, id]) => id)).toEqual([variantOf(mug, 'Large').id])
  expect(some).toMatch(/^<details class="restock" data-restock="">/)
  expect(some).toContain(`action="${paths.restock}"`)
  expect(formOf((await look('/shop/p/plate')).text)).toMatch(/^<details class="restock" hidden=""/)
  const all = formOf((await look('/shop/p/vase')).text)
  expect(all).toMatch(/^<details class="restock" open=""/)
  expect(all).toContain(`<option value="${onlyOf(vase)}"`)
})

test('[SHOP-024] asking works without scripts, says what will happen, and counts once for each person and variant', async () => {
  const mug = await catalog.add({ title: 'Mug', stock: { '': 0 } })
  const answer = await ask(onlyOf(mug), 'Ida@Example.com')
  expect(answer.status).toBe(200)
  expect(answer.text).toContain('We’ll email ida@example.com once when Mug is back in stock.')
  expect(answer.text).toContain('href="/shop/p/mug"')
  expect(answer.headers['cache-control']).toBe('private, no-store')
  await ask(onlyOf(mug), ' ida@example.com ')
  await ask(onlyOf(mug), 'bo@example.com')
  expect(await waitingFor(onlyOf(mug))).toBe(2)
  const words = await ask(onlyOf(mug), 'cy@example.com', { view: 'text' })
  expect([words.headers['content-type'], words.text]).toEqual([
    'text/plain; charset=utf-8',
    'We’ll email cy@example.com once when Mug is back in stock.',
  ])
})

test('[SHOP-024] what is wrong is said: no address, nothing to wait for, in stock already', async () => {
  const mug = await catalog.add({ title: 'Mug', stock: { '': 4 } })
  const hidden = await catalog.add({ title: 'Secret', stock: { '': 0 }, isDraft: true })
  const wrong = await ask(onlyOf(mug), 'ida@')
  expect(wrong.status).toBe(400)
  expect(wrong.text).toMatch(/aria-invalid="true"[^>]*name="email" value="ida@"/)
  expect(wrong.text).toContain(`name="variantId" value="${onlyOf(mug)}"`)
  expect(wrong.text).toContain('We’ll email you once when Mug is back in stock.')
  expect(wrong.text).toContain('href="/shop/p/mug"')
  expect((await ask(onlyOf(mug), 'ida@', { view: 'text' })).text).toBe('This is not an email address.')
  expect((await ask(onlyOf(hidden), 'ida@')).status).toBe(404)
  expect((await ask('0'.repeat(24), 'ida@example.com')).status).toBe(404)
  expect((await ask(onlyOf(hidden), 'ida@example.com')).status).toBe(404)
  const there = await ask(onlyOf(mug), 'ida@example.com')
  expect([there.status, there.text.includes('Mug is available right now.')]).toEqual([409, true])
  expect(await waitingFor(onlyOf(mug))).toBe(0)
})

test('[SHOP-024] each person is mailed once, with a link to what is back, and may ask again', async () => {
  const options = [{ name: 'Size', values: ['Small', 'Large'] }]
  const mug = await catalog.add({ title: 'Mug', options, stock: { Small: 0, Large: 0 } })
  const [small, large] = [variantOf(mug, 'Small').id, variantOf(mug, 'Large').id]
  await ask(large, 'ida@example.com')
  await ask(large, 'bo@example.com')
  await ask(small, 'cy@example.com')
  await catalog.setStock(large, 2)
  expect(await toWhom()).toEqual(['bo@example.com', 'ida@example.com'])
  const [mail] = await notices()
  expect(mail?.subject).toBe('Mug (Large) is back in stock')
  const address = /https?:\/\/[^/\s]+(\/shop\/p\/\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
  expect(address).toBe(`/shop/p/mug?variant=${large}`)
  expect((await look(address)).status).toBe(200)
  await catalog.setStock(large, 0)
  await catalog.setStock(large, 5)
  expect(await toWhom()).toHaveLength(2)
  expect([await waitingFor(large), await waitingFor(small)]).toEqual([0, 1])
  await catalog.setStock(large, 0)
  await ask(large, 'ida@example.com')
  await catalog.setStock(large, 1)
  expect(await toWhom()).toEqual(['bo@example.com', 'ida@example.com', 'ida@example.com'])
})

test('[SHOP-024] what is gone again before anybody was mailed is waited for on', async () => {
  const mug = await catalog.add({ title: 'Mug', stock: { '': 0 } })
  await ask(onlyOf(mug), 'ida@example.com')
  await catalog.setStock(onlyOf(mug), 1)
  await catalog.setStock(onlyOf(mug), 0)
  expect(await toWhom()).toEqual([])
  expect(await waitingFor(onlyOf(mug))).toBe(1)
  await catalog.setStock(onlyOf(mug), 1)
  expect(await toWhom()).toEqual(['ida@example.com'])
})

test('[SHOP-024] who waits for two variants gets an email for each of them, when it is back', async () => {
  const options = [{ name: 'Size', values: ['Small', 'Large'] }]
  const mug = await catalog.add({ title: 'Mug', options, stock: { Small: 0, Large: 0 } })
  const subjects = async () => (await notices()).map(({ subject }) => subject)
  for (const { id } of mug.variants) await ask(id, 'ida@example.com')
  await catalog.setStock(variantOf(mug, 'Large').id, 1)
  expect(await subjects()).toEqual(['Mug (Large) is back in stock'])
  await catalog.setStock(variantOf(mug, 'Small').id, 1)
  expect(await subjects()).toEqual(['Mug (Large) is back in stock', 'Mug (Small) is back in stock'])
})

async function importStock(sku: string, stock: number): Promise<void> {
  const { body, contentType } = makeMultipart([
    { name: 'dryRun', content: 'false' },
    { name: 'file', filename: 'stock.csv', content: `Title,SKU,Stock\nMug,${sku},${stock}\n` },
  ])
  await shop.client.post(api.productImports, undefined, { raw: { content: body, contentType } })
}

interface Sold {
  readonly mug: ProductDetail
  readonly variantId: string
  readonly orderId: string
}
const waysBack: Readonly<Record<string, (sold: Sold) => Promise<unknown>>> = {
  'counted by hand': ({ variantId }) => catalog.setStock(variantId, 2),
  'changed in the grid': ({ variantId }) =>
    shop.client.patch(api.variants, { variants: [{ id: variantId, stock: 2 }] }),
  'sold without counting': ({ variantId }) => catalog.changeVariant(variantId, { unlimited: true }),
  imported: ({ mug }) => importStock(mug.variants[0]?.sku ?? '', 2),
  'told by a program': async ({ variantId }) => {
    const { owner } = shop
    const { secret } = (await owner.platform.post(api.tokens, { name: 'till', password: owner.password })).body
    await host.clientOn(shop.client.host, secret).post(fillPath(api.variantStock, { variantId }), { delta: 1 })
  },
  'refunded and restocked': async ({ orderId }) => {
    const { lines } = (await shop.client.get(fillPath(api.order, { orderId }))).body
    const refund = { lines: [{ lineId: lines[0].id, quantity: 1 }], restock: true }
    await shop.client.post(fillPath(api.orderRefunds, { orderId }), refund)
  },
  'left by a canceled order': ({ orderId }) => shop.client.post(fillPath(api.orderCancel, { orderId }), {}),
}

test.each(Object.entries(waysBack))(
  '[SHOP-024] stock that is %s is told to who waits for it',
  async (_way, bringBack) => {
    const mug = await shop.addProduct({ stock: 1 })
    const variantId = onlyOf(mug)
    const { orderId } = await shop.buy(mug)
    await ask(variantId, 'ida@example.com')
    expect(await toWhom()).toEqual([])
    await bringBack({ mug, variantId, orderId })
    expect(await toWhom()).toEqual(['ida@example.com'])
  },
)

test('[SHOP-024] [SHOP-080] what a failed payment lets go of is told to who asked while it was held', async () => {
  const mug = await shop.addProduct({ stock: 1 })
  const buyer = await shop.readyBuyer(mug)
  await buyer.place({ cardNumber: testCards.asks })
  expect((await ask(onlyOf(mug), 'ida@example.com')).status).toBe(200)
  expect(await toWhom()).toEqual([])
  await buyer.answerBank(false)
  expect(await toWhom()).toEqual(['ida@example.com'])
})

test('[SHOP-024] stock of a hidden product is told once it is shown, also when a clock shows it', async () => {
  const [mug, vase] = [
    await catalog.add({ title: 'Mug', stock: { '': 0 } }),
    await catalog.add({ title: 'Vase', stock: { '': 0 } }),
  ]
  await ask(onlyOf(mug), 'ida@example.com')
  await ask(onlyOf(vase), 'bo@example.com')
  const at = new Date(host.clock.now() + 60 * 60_000).toISOString()
  await catalog.setState(mug.id, 'DRAFT')
  await shop.client.put(fillPath(api.productState, { productId: vase.id }), { workflowState: 'SCHEDULED', at })
  await catalog.setStock(onlyOf(mug), 3)
  await catalog.setStock(onlyOf(vase), 3)
  expect(await toWhom()).toEqual([])
  await catalog.setState(mug.id, 'PUBLISHED')
  expect(await toWhom()).toEqual(['ida@example.com'])
  host.clock.advance(2 * 60 * 60_000)
  await host.runDueJobs()
  host.clock.advance(24 * 60 * 60_000)
  expect(await toWhom()).toEqual(['bo@example.com', 'ida@example.com'])
})

const conceal: Readonly<Record<string, (mug: ProductDetail) => Promise<unknown>>> = {
  'a product in the bin': ({ id }) => catalog.remove(id),
  'a store that is unpublished': ({ storeId }) =>
    shop.client.post(fillPath(api.pageUnpublish, { pageId: storeId }), {}),
  'a site that shows its cover page alone': () => shop.client.put(api.siteStanding, { type: siteTypes.coverPage }),
}
const reveal: typeof conceal = {
  'a product in the bin': ({ id }) => shop.client.post(fillPath(api.pageUndoDelete, { pageId: id }), {}),
  'a store that is unpublished': ({ storeId }) => createPageOwner(shop.client).publish(storeId),
  'a site that shows its cover page alone': () => shop.client.put(api.siteStanding, { type: siteTypes.classic }),
}

test.each(Object.keys(conceal))('[SHOP-024] stock that comes back to %s is told once it is seen', async (place) => {
  const mug = await shop.addProduct({ stock: 1 })
  const { orderId } = await shop.buy(mug)
  await ask(onlyOf(mug), 'ida@example.com')
  await conceal[place]?.(mug)
  await shop.client.post(fillPath(api.orderCancel, { orderId }), {})
  expect(await toWhom()).toEqual([])
  await reveal[place]?.(mug)
  host.clock.advance(25 * 60 * 60_000)
  expect(await toWhom()).toEqual(['ida@example.com'])
})

test('[SHOP-024] hundreds who wait are all mailed, each once', async () => {
  const mug = await catalog.add({ title: 'Mug', stock: { '': 0 } })
  const emails = Array.from({ length: 101 }, (_, number) => `p${number}@example.com`)
  for (const email of emails) await ask(onlyOf(mug), email)
  await catalog.setStock(onlyOf(mug), 1)
  expect(await toWhom()).toEqual(emails.toSorted())
})

test('[SHOP-024] the link of the email stops all that its reader waits for, by a button and not by looking', async () => {
  const [mug, vase] = [
    await catalog.add({ title: 'Mug', stock: { '': 0 } }),
    await catalog.add({ title: 'Vase', stock: { '': 0 } }),
  ]
  for (const { id } of [variantOf(mug, ''), variantOf(vase, '')]) await ask(id, 'ida@example.com')
  await ask(onlyOf(vase), 'bo@example.com')
  await catalog.setStock(onlyOf(mug), 1)
  const [mail] = await notices()
  const stop = stopPathOf(mail?.text ?? '')
  expect(stop).not.toContain('ida')
  const page = await look(stop)
  expect([page.status, page.text.includes('ida@example.com')]).toEqual([200, true])
  expect(await waitingFor(onlyOf(vase))).toBe(2)
  const [, code = ''] = /name="code" value="([\w-]+)"/.exec(page.text) ?? []
  expect(page.text).toContain(`action="${paths.restockStop}"`)
  const pressed = await sendForm(host, host.visitor(shop.owner.site), paths.restockStop, { code })
  expect([pressed.status, pressed.text.includes('Emails stopped')]).toEqual([200, true])
  await catalog.setStock(onlyOf(vase), 1)
  expect(await toWhom()).toEqual(['bo@example.com', 'ida@example.com'])
  for (const wrong of ['x', `${code}A`.slice(1)])
    expect((await look(fillPath(paths.restockStopLink, { code: wrong }))).status).toBe(404)
  const other = await host.owner()
  expect((await host.visitor(other.site).get(stop)).status).toBe(404)
})

test('[SHOP-024] mail programs stop the emails by one request of either form kind, as their header says', async () => {
  const [mug, vase] = [
    await catalog.add({ title: 'Mug', stock: { '': 0 } }),
    await catalog.add({ title: 'Vase', stock: { '': 0 } }),
  ]
  const local = 'i'.repeat(64)
  const longest = `${local}@${'d'.repeat(62)}.${'e'.repeat(62)}.${'f'.repeat(58)}.com`
  await ask(onlyOf(mug), longest)
  await catalog.setStock(onlyOf(mug), 1)
  const [mail] = await notices()
  const path = stopPathOf(mail?.text ?? '')
  const head = await readLastHead()
  expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(head).toContain(`List-Unsubscribe: <http://${shop.client.host}${path}>`)
  for (const [contentType, body] of oneClicks) {
    await ask(onlyOf(vase), longest)
    expect(await waitingFor(onlyOf(vase))).toBe(1)
    const request = { host: shop.client.host, method: 'POST', path, body, headers: { 'content-type': contentType } }
    expect((await host.request(request)).status).toBe(200)
    expect(await waitingFor(onlyOf(vase))).toBe(0)
  }
  const headers = { 'content-type': oneClicks[0][0] }
  const forged = { host: shop.client.host, method: 'POST', path: `${path.slice(0, -3)}abc`, body: '', headers }
  expect((await host.request(forged)).status).toBe(404)
})

test('[SHOP-024] the email says why it comes and for what, whatever the owner writes', async () => {
  const restock = { subject: 'Hooray', heading: 'Good news', opening: '' }
  const mails = { ...(await shop.client.get(api.storeSettings)).body.body.mails, restock }
  await createPageOwner(shop.client).changeDocument(api.storeSettings, { mails })
  const mug = await catalog.add({ title: 'Mug', stock: { '': 0 } })
  await ask(onlyOf(mug), 'ida@example.com')
  await catalog.setStock(onlyOf(mug), 1)
  const { title } = (await shop.client.get(api.siteSettings)).body.body
  expect((await notices())[0]?.text).toContain(`because your address was entered for Mug on ${title}.`)
})

test('[SHOP-024] [SHOP-105] the email says what the owner writes, in the preview too', async () => {
  const restock = { subject: 'Hooray, {product}!', opening: 'Be quick.' }
  const mails = { ...(await shop.client.get(api.storeSettings)).body.body.mails, restock }
  await createPageOwner(shop.client).changeDocument(api.storeSettings, { mails })
  const mug = await catalog.add({ title: 'Mug', stock: { '': 0 } })
  await ask(onlyOf(mug), 'ida@example.com')
  await catalog.setStock(onlyOf(mug), 1)
  const [mail] = await notices()
  expect([mail?.subject, mail?.text.includes('Be quick.')]).toEqual(['Hooray, Mug!', true])
  const preview = await shop.client.get(fillPath(api.orderMailPreview, { mail: 'restock' }))
  expect(preview.text).toContain('<title>Hooray, Stoneware mug (Large)!</title>')
})

test('[SHOP-024] asking is limited, for one sender and for one address', async () => {
  const mug = await catalog.add({ title: 'Mug', stock: { '': 0 } })
  const statuses = async (count: number, send: (number: number) => ReturnType<typeof ask>) => {
    const found = new Set<number>()
    for (let number = 0; number < count; number += 1) found.add((await send(number)).status)
    return [...found]
  }
  const from = '10.8.0.1'
  expect(await statuses(20, (number) => ask(onlyOf(mug), `a${number}@example.com`, { from }))).toEqual([200])
  expect((await ask(onlyOf(mug), 'z@example.com', { from })).status).toBe(429)
  expect(await waitingFor(onlyOf(mug))).toBe(20)
  expect(await statuses(10, () => ask(onlyOf(mug), 'victim@example.com'))).toEqual([200])
  expect((await ask(onlyOf(mug), 'Victim@example.com')).status).toBe(429)
})

test('[SHOP-024] who asks what is kept of them is told what they wait for, and who is erased waits no more', async () => {
  const mug = await catalog.add({ title: 'Mug', stock: { '': 0 } })
  await ask(onlyOf(mug), 'ida@example.com')
  await ask(onlyOf(mug), 'bo@example.com')
  const given = (await shop.client.get(`${api.peopleExport}?email=ida@example.com`)).text
  expect(given).toContain('"product": "Mug"')
  const { erased } = (await shop.client.post(api.peopleErase, { email: 'ida@example.com' })).body
  expect(erased['back in stock emails']).toBe(1)
  expect(await waitingFor(onlyOf(mug))).toBe(1)
  await catalog.setStock(onlyOf(mug), 1)
  expect(await toWhom()).toEqual(['bo@example.com'])
})

test('[SHOP-024] nobody waits for a variant that was deleted, or for a product that is gone from the bin', async () => {
  const options = [{ name: 'Size', values: ['Small', 'Large'] }]
  const mug = await catalog.add({ title: 'Mug', options, stock: { Small: 0, Large: 0 } })
  const kept = async () =>
    (await shop.client.get(`${api.people}?email=ida@example.com`)).body.parts['back in stock emails']
  for (const { id } of mug.variants) await ask(id, 'ida@example.com')
  expect(await kept()).toBe(2)
  const fewer = { options: [{ name: 'Size', values: ['Small'] }] }
  expect((await shop.client.put(fillPath(api.productOptions, { productId: mug.id }), fewer)).status).toBe(200)
  expect(await kept()).toBe(1)
  expect((await ask(variantOf(mug, 'Large').id, 'ida@example.com')).status).toBe(404)
  await catalog.remove(mug.id)
  await shop.client.delete(fillPath(api.pageForever, { pageId: mug.id }))
  expect(await kept()).toBe(0)
})
