import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OrderDetail, OrderSummary } from '@sitewright/model/commerce/orders/order-answers'
import type { ProductSummary } from '@sitewright/model/commerce/products/product-answers'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { loadStarterSite, starterIdentifier } from '@sitewright/server/start/starter-site'
import type { ApiClient } from '@sitewright/testkit/client/api-client'
import { createMortalDatabase, type MortalDatabase } from '@sitewright/testkit/faults/mortal-database'
import { openTestDatabase, type TestDatabase } from '@sitewright/testkit/host/test-database'
import { platformHost, startTestHost, type TestHost } from '@sitewright/testkit/host/test-host'
import { findLies } from '@sitewright/testkit/shop/check-store'
import { readMails } from '@sitewright/testkit/sites/read-mails'
import { afterAll, beforeAll, expect, test } from 'vitest'

const folder = import.meta.dirname

let store: TestDatabase
let mortal: MortalDatabase
let host: TestHost
let websiteId: string
let owner: ApiClient
let visitor: ApiClient

const load = () =>
  loadStarterSite({ ...host.app, dataDir: store.dataDir, makePassword: () => 'clay-on-the-wheel-again' })

beforeAll(async () => {
  store = await openTestDatabase()
  mortal = createMortalDatabase(store.database)
  host = await startTestHost({
    services: { database: mortal.database },
    environment: { DATA_DIR: store.dataDir },
    templatesFolder: join(folder, '..'),
  })
  // The first start is killed among the products, the second one among the orders.
  for (const transactions of [70, 200]) {
    mortal.dieAt({ step: transactions, isCommitted: true })
    await expect(load()).rejects.toThrow('The process is gone.')
    expect(mortal.revive()).toBe(true)
  }
  const demo = (await load()) ?? { email: '', password: '' }
  const platform = await host.signIn(platformHost, demo)
  const { sites } = (await platform.get(api.sites)).body
  expect(sites.map((site: { identifier: string }) => site.identifier)).toEqual([starterIdentifier])
  websiteId = sites[0].id
  owner = await host.openSite(platform, starterIdentifier)
  visitor = host.visitor({ identifier: starterIdentifier })
})
afterAll(async () => {
  await host.stop()
  await store.dispose()
})

const titlesOf = (html: string): string[] =>
  [...html.matchAll(/<a class="product-link" href="[^"]*">([^<]*)</g)].map(([, title = '']) => title)
const listProducts = async (query: string): Promise<ProductSummary[]> =>
  (await owner.get(`${api.products}?${query}`)).body.products
const readOrders = async (): Promise<OrderDetail[]> => {
  const { orders } = (await owner.get(api.orders)).body
  const answers = orders.map(({ id }: OrderSummary) => owner.get(fillPath(api.order, { orderId: id })))
  return (await Promise.all(answers)).map(({ body }) => body)
}

test('the journal of the starter site lists eight posts with their authors, and each can be read', async () => {
  const { text: html } = await visitor.get('/journal')
  const { pages } = JSON.parse(readFileSync(join(folder, 'template.json'), 'utf8')) as {
    pages: { collectionKey?: string; settings: { slug: string; title: string } }[]
  }
  const posts = pages.filter(({ collectionKey }) => collectionKey === 'journal')
  expect(posts).toHaveLength(8)
  for (const { settings } of posts) {
    expect(html).toContain(`href="/journal/${settings.slug}"`)
    const post = await visitor.get(`/journal/${settings.slug}`)
    expect([settings.slug, post.status, post.text.includes(settings.title)]).toEqual([settings.slug, 200, true])
  }
  expect((await visitor.get('/journal?author=ines')).text).toContain('learned to throw in a brickyard')
})

test('the shop of the starter site shows 24 products by category, with sales, low stock and what is sold out', async () => {
  const { text: html } = await visitor.get('/shop')
  expect(titlesOf(html)).toHaveLength(24)
  expect(html).toContain('£24.00')
  expect(html.match(/product-mark" data-kind="sale"/g)).toHaveLength(4)
  expect(html.match(/product-card" data-sold-out/g)).toHaveLength(2)
  const { categories } = (await owner.get(api.categories)).body
  expect(categories).toHaveLength(7)
  for (const { path, productCount } of categories) {
    expect([path, titlesOf((await visitor.get(path)).text).length]).toEqual([path, productCount])
    expect([path, productCount > 0]).toEqual([path, true])
  }
  expect((await listProducts('stock=out')).map(({ title }) => title).sort()).toEqual(['Moon jar', 'Shoulder jar'])
  expect((await listProducts('stock=low')).length).toBeGreaterThanOrEqual(3)
})

test('a product of the starter site has its glazes, a price for each size, and its pictures', async () => {
  const { text: html } = await visitor.get('/shop/p/mug-with-a-handle')
  for (const words of ['Slate', 'Oat', 'Small', 'Large', '£28.00']) expect(html).toContain(words)
  expect(html.match(/<img /g)?.length).toBeGreaterThanOrEqual(3)
})

test('ten orders of the starter site stand in every state, and money, stock and codes agree', async () => {
  const orders = await readOrders()
  const states = orders.map(({ paymentState, fulfillmentState }) => `${paymentState} ${fulfillmentState}`)
  expect(states.toReversed()).toEqual([
    'paid FULFILLED',
    'refunded FULFILLED',
    'partly-refunded FULFILLED',
    'paid FULFILLED',
    'refunded CANCELED',
    'disputed PENDING',
    'paid PENDING',
    'paid PENDING',
    'unpaid PENDING',
    'paid PENDING',
  ])
  const partly = orders.filter(
    ({ lines }) => new Set(lines.map(({ fulfilledQuantity }) => fulfilledQuantity > 0)).size > 1,
  )
  expect(partly.map(({ number }) => number)).toEqual([7])
  expect(orders.filter(({ ledger }) => ledger.discounts.length > 0).length).toBeGreaterThanOrEqual(1)
  expect(orders.filter(({ delivery }) => delivery?.kind === 'pickup')).toHaveLength(1)
  expect(orders.filter(({ isTest }) => isTest)).toHaveLength(8)
  expect(await findLies(store.database, websiteId)).toEqual([])
})

test('orders of the starter site happened in the last days, and nobody is written to about them', async () => {
  const times = (await readOrders()).map(({ placedAt }) => Date.parse(placedAt))
  const days = times.map((time) => (host.clock.now() - time) / 86_400_000)
  expect(Math.min(...days)).toBeGreaterThan(0)
  expect(Math.max(...days)).toBeLessThan(14)
  expect(days).toEqual(days.toSorted((one, other) => one - other))
  await host.runDueJobs()
  expect(await readMails(host, websiteId)).toEqual([])
  expect(await findLies(store.database, websiteId)).toEqual([])
})

test('who chooses the template gets its shop without orders, or its pages alone', async () => {
  const person = await host.owner({ template: starterIdentifier })
  expect((await person.client.get(api.products)).body.total).toBe(24)
  expect((await person.client.get(api.orders)).body.total).toBe(0)
  const pages = {
    title: 'Pages',
    identifier: 'pages-alone',
    template: starterIdentifier,
    hasStore: false,
    visibility: 'public',
  }
  expect((await person.platform.post(api.sites, pages)).status).toBe(201)
  const alone = host.visitor({ identifier: 'pages-alone' })
  expect([(await alone.get('/')).status, (await alone.get('/shop')).status]).toEqual([200, 404])
})

test('a site from the template speaks of its owner, and the starter site of itself', async () => {
  const words = { title: 'Ada’s Pots', description: 'Pots for people', email: 'ada@example.com' }
  const person = await host.owner({ template: starterIdentifier, ...words })
  const home = (await host.visitor(person.site).get('/')).text
  const contact = (await host.visitor(person.site).get('/visit')).text
  for (const html of [home, contact])
    expect(html).not.toMatch(/Harbour &amp; Kiln|Harbour & Kiln|harbour-?(and-?)?kiln\b/i)
  expect(home).toMatch(/<title>Ada’s Pots<\/title>.*name="description" content="Pots for people"/s)
  expect(home).toMatch(/"@type":"WebSite"[^}]*"name":"Ada’s Pots","description":"Pots for people"/)
  expect(home.slice(home.indexOf('<footer'))).toMatch(/Ada’s Pots.*Pots for people.*© Ada’s Pots/s)
  expect(contact).toContain('mailto:ada@example.com')
  const starter = (await visitor.get('/')).text
  expect(starter.slice(starter.indexOf('<footer'))).toMatch(/Stoneware for the everyday table.*© Harbour &amp; Kiln/s)
  expect(starter).toContain('href="https://instagram.com/harbourandkiln"')
})

test('every picture of the shop is there, small, and says what it shows', () => {
  const { assets } = JSON.parse(readFileSync(join(folder, 'store.json'), 'utf8')) as {
    assets: { file: string; altText: string }[]
  }
  for (const { file, altText } of assets) {
    const { length } = readFileSync(join(folder, file))
    expect([file, length > 10_000 && length < 70_000]).toEqual([file, true])
    expect([file, altText === '']).toEqual([file, false])
  }
})
