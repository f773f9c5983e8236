import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import type { ApiClient } from '@sitewright/testkit/client/api-client'
import { startTestHost, type TestHost } from '@sitewright/testkit/host/test-host'
import { homeAddress, openTestShop, type TestShop, testCards } from '@sitewright/testkit/shop/test-buyers'
import { createShopOwner } from '@sitewright/testkit/shop/test-shop'
import { createPageOwner } from '@sitewright/testkit/sites/test-pages'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

const front = 'https://front.example'
let host: TestHost
let shop: TestShop

beforeAll(async () => {
  host = await startTestHost({ environment: { TRUSTED_PROXIES: '127.0.0.1' } })
})
afterAll(() => host.stop())
beforeEach(async () => {
  shop = await openTestShop(host)
  await nameOrigins([front])
})

const nameOrigins = (storefrontOrigins: readonly string[]) =>
  createPageOwner(shop.client).changeDocument(api.storeSettings, { storefrontOrigins })
const preflight = (path: string, origin: string, method = 'POST') =>
  host.visitor(shop.owner.site).call('OPTIONS', path, undefined, {
    headers: { origin, 'access-control-request-method': method, 'sec-fetch-site': 'cross-site' },
  })

/** A page at another origin: it keeps no cookies, and carries the token of its cart. */
function openFront(origin = front) {
  const carried: Record<string, string> = {}
  async function call(method: string, path: string, body?: unknown, client: ApiClient = host.visitor(shop.owner.site)) {
    const headers = { origin, 'sec-fetch-site': 'cross-site', ...carried }
    const answer = await client.call(method, path, body, { headers })
    const token = answer.headers['cart-token']
    if (typeof token === 'string') carried['cart-token'] = token
    return answer
  }
  return {
    carried,
    get: (path: string, client?: ApiClient) => call('GET', path, undefined, client),
    post: (path: string, body: unknown, client?: ApiClient) => call('POST', path, body, client),
    patch: (path: string, body: unknown) => call('PATCH', path, body),
  }
}

test('[SHOP-142] a page of an origin that the owner named finds products, fills a cart and orders, without cookies', async () => {
  const mug = await shop.addProduct({ title: 'Mug', stock: 3 })
  const { get, post, patch, carried } = openFront()
  const [shown] = (await get(api.storefrontProducts)).body.products
  expect(shown).toMatchObject({ id: mug.id, title: 'Mug', form: { variants: [{ id: mug.variants[0]?.id, left: 3 }] } })
  const added = await post(api.cartEntries, { productId: mug.id, quantity: 2 })
  expect(added.body).toMatchObject({ entries: [{ quantity: 2 }] })
  expect(added.headers['set-cookie']).toBeUndefined()
  expect(added.headers['access-control-allow-origin']).toBe(front)
  expect(added.headers['access-control-allow-credentials']).toBeUndefined()
  expect(added.headers['access-control-expose-headers']).toContain('Cart-Token')
  expect(carried['cart-token']).toMatch(/^[\w-]{43}$/)
  expect((await get(api.cart)).body).toMatchObject({ entries: [{ quantity: 2 }] })
  const checkout = (await post(api.checkouts, {})).body
  const at = (path: string) => fillPath(path, { checkoutId: checkout.id })
  const details = { email: 'ada@example.com', shippingAddress: homeAddress }
  const { totals } = (await patch(at(api.checkout), details)).body
  const placing = {
    method: 'test',
    cardNumber: testCards.paid,
    attemptKey: 'attempt-1',
    expectedTotalCents: totals.totalCents,
  }
  const placed = (await post(at(api.checkoutPlace), placing)).body
  expect(placed).toMatchObject({ state: 'ordered' })
  await host.runDueJobs()
  expect((await shop.client.get(fillPath(api.order, { orderId: placed.orderId }))).body).toMatchObject({
    email: 'ada@example.com',
    paymentState: 'paid',
    itemsCount: 2,
  })
})

test('[SHOP-142] browsers are told before which calls, headers and origin are allowed', async () => {
  const { status, headers, text } = await preflight(api.cartEntries, front)
  expect([status, text]).toEqual([204, ''])
  expect(headers).toMatchObject({
    'access-control-allow-origin': front,
    'access-control-allow-methods': 'POST, DELETE',
    'access-control-allow-headers': 'Content-Type, Cart-Token',
    'access-control-max-age': '600',
    vary: 'Origin',
  })
  expect(headers['access-control-allow-credentials']).toBeUndefined()
})

test('[SHOP-142] origins that the owner did not name are refused, however alike they look', async () => {
  const mug = await shop.addProduct()
  const others = [
    'https://evil.example',
    'http://front.example',
    'https://front.example:8443',
    'https://www.front.example',
    'https://front.example.evil.example',
    'https://FRONT.example',
    'null',
  ]
  for (const origin of others) {
    const { get, post } = openFront(origin)
    const answers = [
      await preflight(api.cartEntries, origin),
      await get(api.cart),
      await get(api.storefrontProducts),
      await post(api.cartEntries, { productId: mug.id }),
      await post(api.checkouts, {}),
    ]
    for (const { status, body, headers } of answers) {
      expect([origin, status, body.errorKey]).toEqual([origin, 403, 'request.foreign-origin'])
      expect([origin, headers['access-control-allow-origin']]).toEqual([origin, undefined])
    }
  }
  await nameOrigins([])
  expect((await openFront().get(api.cart)).status).toBe(403)
})

test('[SHOP-142] an origin that another store named is refused here', async () => {
  const stranger = await openTestShop(host)
  await nameOrigins([])
  await createPageOwner(stranger.client).changeDocument(api.storeSettings, { storefrontOrigins: [front] })
  expect((await preflight(api.cart, front, 'GET')).status).toBe(403)
})

test('[SHOP-142] a page of another origin never sees or changes the cart that the browser has here', async () => {
  const mug = await shop.addProduct()
  const browser = host.visitor(shop.owner.site)
  await browser.post(api.cartEntries, { productId: mug.id })
  const { get, post } = openFront()
  expect((await get(api.cart, browser)).body.entries).toEqual([])
  await post(api.cartEntries, { productId: mug.id, quantity: 3 }, browser)
  expect((await browser.get(api.cart)).body).toMatchObject({ entries: [{ quantity: 1 }] })
})

test('[SHOP-142] who is signed in here is nobody for a page of another origin', async () => {
  const mug = await shop.addProduct()
  const headers = { origin: front, 'sec-fetch-site': 'cross-site' }
  const signedIn = host.visitor(shop.owner.site)
  for (const [name, value] of shop.client.cookies) signedIn.cookies.set(name, value)
  const added = await signedIn.post(api.cartEntries, { productId: mug.id }, { headers, crumb: null })
  expect([added.status, added.headers['set-cookie']]).toEqual([200, undefined])
})

test('[SHOP-142] a token opens its own cart on its own site alone', async () => {
  const mug = await shop.addProduct()
  const { post, carried } = openFront()
  await post(api.cartEntries, { productId: mug.id })
  const headers = { 'cart-token': carried['cart-token'] ?? '' }
  const program = host.visitor(shop.owner.site)
  expect((await program.get(api.cart, { headers })).body.entries).toHaveLength(1)
  expect((await program.get(api.cart, { headers: { 'cart-token': 'made-up' } })).body.entries).toEqual([])
  expect(program.cookies.size).toBe(0)
  const elsewhere = host.visitor((await host.owner()).site)
  expect((await elsewhere.get(api.cart, { headers })).body.entries).toEqual([])
})

test('[SHOP-142] what goes wrong is told to the page that asked', async () => {
  const mug = await shop.addProduct({ stock: 1 })
  const refused = await openFront().post(api.cartEntries, { productId: mug.id, quantity: 2 })
  expect([refused.status, refused.body.errorKey]).toEqual([409, 'cart.out-of-stock'])
  expect(refused.headers['access-control-allow-origin']).toBe(front)
})

test('[SHOP-142] only cart, checkout and products of the storefront are open to other origins', async () => {
  for (const path of [api.orders, api.products, api.session, api.storeSettings]) {
    const asked = await preflight(path, front, 'GET')
    expect([path, asked.status]).toEqual([path, 405])
    expect(asked.headers['access-control-allow-origin']).toBeUndefined()
    const read = await shop.client.get(path, { headers: { origin: front } })
    expect([path, read.headers['access-control-allow-origin']]).toEqual([path, undefined])
  }
})

test('products of the storefront are listed by category, tag and order, page by page, without what visitors do not see', async () => {
  const owner = createShopOwner(shop.client)
  const categoryId = await owner.addCategory('Cups')
  const names = ['A', 'B', 'C']
  for (const [at, title] of names.entries())
    await owner.add({ title, priceCents: 300 - at, details: { categoryIds: [categoryId], tags: ['clay'] } })
  await owner.add({ title: 'Hidden', isDraft: true, details: { categoryIds: [categoryId] } })
  await owner.add({ title: 'Elsewhere' })
  const list = async (query: string) => (await openFront().get(`${api.storefrontProducts}?${query}`)).body
  const titles = async (query: string) => (await list(query)).products.map(({ title }: { title: string }) => title)
  expect(await titles(`categoryId=${categoryId}&sort=price`)).toEqual(['C', 'B', 'A'])
  expect(await titles('tag=clay&sort=title')).toEqual(names)
  const { nextCursor } = await list('sort=title&limit=2')
  expect(await titles(`sort=title&limit=2&cursor=${nextCursor}`)).toEqual(['C', 'Elsewhere'])
  expect((await list(`sort=title&limit=2&cursor=${nextCursor}`)).nextCursor).toBeNull()
})

test('an origin is named without a path, as browsers write it', async () => {
  const { body, version } = (await shop.client.get(api.storeSettings)).body
  for (const origin of [
    'https://front.example/',
    'front.example',
    'https://Front.example',
    '*',
    'ftp://front.example',
  ]) {
    const refused = await shop.client.put(api.storeSettings, {
      version,
      body: { ...body, storefrontOrigins: [origin] },
    })
    expect([origin, refused.status, Object.keys(refused.body.errors)[0]]).toEqual([
      origin,
      400,
      expect.stringContaining('storefrontOrigins'),
    ])
  }
})
