import type { Cart } from '@sitewright/model/commerce/cart/cart'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { paths } from '@sitewright/model/routes/paths'
import type { ApiClient } from '@sitewright/testkit/client/api-client'
import { startTestHost, type TestHost, type TestOwner } from '@sitewright/testkit/host/test-host'
import { createShopOwner } from '@sitewright/testkit/shop/test-shop'
import { createTestMember } from '@sitewright/testkit/sites/test-members'
import { createPageOwner } from '@sitewright/testkit/sites/test-pages'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let host: TestHost
let owner: TestOwner
let store: ReturnType<typeof createShopOwner>
let visitor: ApiClient

beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.stop())
beforeEach(async () => {
  owner = await host.owner()
  store = createShopOwner(owner.client)
  visitor = host.visitor(owner.site)
})

const add = (body: object, client = visitor) => client.post(api.cartEntries, body)
const readCart = async (client = visitor): Promise<Cart> => (await client.get(api.cart)).body
const quantities = ({ entries }: Cart) => entries.map(({ title, quantity }) => [title, quantity])
const signIn = (client: ApiClient, { email, password }: { email: string; password: string }) =>
  client.post(api.siteUserSession, { email, password, rememberMe: true })
const signOut = (client: ApiClient, cloneCart: boolean) =>
  client.delete(`${api.siteUserSession}?cloneCart=${cloneCart}`)

/** Another tab of the same browser. */
function tabOf(client: ApiClient): ApiClient {
  const tab = host.visitor(owner.site)
  for (const [name, value] of client.cookies) tab.cookies.set(name, value)
  return tab
}

test('[SHOP-040] of 50 additions from two tabs at once none is lost and none counts twice', async () => {
  const mug = await store.add({ title: 'Mug' })
  const bowl = await store.add({ title: 'Bowl' })
  await add({ productId: mug.id })
  const tabs = [visitor, tabOf(visitor)]
  const products = [mug, bowl]
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, turn) =>
      add({ productId: products[turn % 2]?.id, requestId: `request-${turn}` }, tabs[turn % 3 === 0 ? 1 : 0]),
    ),
  )
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  expect(quantities(await readCart())).toEqual([
    ['Mug', 26],
    ['Bowl', 25],
  ])
})

test('[SHOP-043] additions at once never pass the stock', async () => {
  const mug = await store.add({ title: 'Mug', stock: 5 })
  await add({ productId: mug.id })
  const answers = await Promise.all(Array.from({ length: 12 }, () => add({ productId: mug.id }, tabOf(visitor))))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(4)
  expect(quantities(await readCart())).toEqual([['Mug', 5]])
})

test('an addition that is sent again under the same name adds once', async () => {
  const mug = await store.add({ title: 'Mug' })
  await add({ productId: mug.id, requestId: 'request-1' })
  await add({ productId: mug.id, requestId: 'request-1' })
  const again = await add({ productId: mug.id, requestId: 'request-1' }, tabOf(visitor))
  expect([again.status, quantities(again.body)]).toEqual([200, [['Mug', 1]]])
  expect(quantities((await add({ productId: mug.id, requestId: 'request-2' })).body)).toEqual([['Mug', 2]])
})

test('removing or emptying again changes nothing', async () => {
  const mug = await store.add({ title: 'Mug' })
  const bowl = await store.add({ title: 'Bowl' })
  await add({ productId: bowl.id })
  const { body } = await add({ productId: mug.id })
  const entryId = body.entries[1].id
  const entry = fillPath(api.cartEntry, { entryId })
  expect((await visitor.delete(entry)).status).toBe(200)
  expect((await visitor.delete(entry)).body.errorKey).toBe('cart.entry-unknown')
  // On the page whoever pressed twice has what they wanted.
  const raw = { content: `action=remove&entryId=${entryId}`, contentType: 'application/x-www-form-urlencoded' }
  expect((await visitor.post(paths.cart, undefined, { raw })).status).toBe(303)
  expect(quantities(await readCart())).toEqual([['Bowl', 1]])
  for (let turn = 0; turn < 2; turn++) expect((await visitor.delete(api.cartEntries)).body.entries).toEqual([])
  expect((await host.visitor(owner.site).delete(api.cartEntries)).body).toMatchObject({ entries: [] })
})

test('a change that a page of another site asks for is refused', async () => {
  const mug = await store.add({ title: 'Mug' })
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  expect((await visitor.post(api.cartEntries, { productId: mug.id }, { headers })).status).toBe(403)
  const raw = { content: `action=add&productId=${mug.id}`, contentType: 'application/x-www-form-urlencoded' }
  expect((await visitor.post(paths.cart, undefined, { raw, headers })).status).toBe(403)
  expect((await readCart()).entries).toEqual([])
})

test('additions from one address are limited', async () => {
  const answers = await Promise.all(Array.from({ length: 260 }, () => add({ sku: 'NOTHING' })))
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(20)
  host.clock.advance(60_000)
})

test('[SHOP-041] at sign-in the cart moves to the member and is merged with the one there', async () => {
  const member = await createTestMember(host, owner)
  const mug = await store.add({ title: 'Mug' })
  const bowl = await store.add({ title: 'Bowl' })
  const vase = await store.add({ title: 'Vase' })
  await add({ productId: mug.id, quantity: 2 }, member.client)
  await add({ productId: vase.id }, member.client)
  await add({ productId: bowl.id })
  await add({ productId: mug.id, quantity: 3 })
  expect((await signIn(visitor, member)).status).toBe(200)
  expect([visitor.cookies.has('CART'), visitor.cookies.get('hasCart')]).toEqual([false, 'true'])
  const merged = [
    ['Mug', 5],
    ['Vase', 1],
    ['Bowl', 1],
  ]
  expect(quantities(await readCart())).toEqual(merged)
  expect(quantities(await readCart(member.client))).toEqual(merged)
})

test('[SHOP-041] a merged cart keeps within the stock and within 500 items', async () => {
  const member = await createTestMember(host, owner)
  const mug = await store.add({ title: 'Mug', stock: 5 })
  const bowl = await store.add({ title: 'Bowl' })
  const vase = await store.add({ title: 'Vase' })
  await add({ productId: mug.id, quantity: 4 }, member.client)
  await add({ productId: bowl.id, quantity: 490 }, member.client)
  await add({ productId: mug.id, quantity: 3 })
  await add({ productId: vase.id, quantity: 20 })
  await signIn(visitor, member)
  expect(quantities(await readCart())).toEqual([
    ['Mug', 5],
    ['Bowl', 490],
    ['Vase', 5],
  ])
})

test('[SHOP-041] what a tab adds while another signs in is in the cart of the member, too', async () => {
  const member = await createTestMember(host, owner)
  const mug = await store.add({ title: 'Mug' })
  const bowl = await store.add({ title: 'Bowl' })
  await add({ productId: mug.id })
  const tab = tabOf(visitor)
  await signIn(visitor, member)
  // Its cart has moved away: it is given a new one, which the browser brings along from now on.
  await add({ productId: bowl.id }, tab)
  visitor.cookies.set('CART', tab.cookies.get('CART') ?? '')
  expect(quantities(await readCart())).toEqual([
    ['Mug', 1],
    ['Bowl', 1],
  ])
  expect(visitor.cookies.has('CART')).toBe(false)
})

test('[SHOP-041] ten tabs of a member at once share one cart', async () => {
  const member = await createTestMember(host, owner)
  const mug = await store.add({ title: 'Mug' })
  const answers = await Promise.all(Array.from({ length: 10 }, () => add({ productId: mug.id }, member.client)))
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  expect(quantities(await readCart(member.client))).toEqual([['Mug', 10]])
})

test('[SHOP-041] after a sign-out nobody finds the cart at this browser, and the member finds it anywhere', async () => {
  const member = await createTestMember(host, owner)
  const mug = await store.add({ title: 'Mug' })
  await add({ productId: mug.id }, member.client)
  const token = host.visitor(owner.site)
  await signIn(token, member)
  expect((await signOut(member.client, false)).status).toBe(200)
  expect([member.client.cookies.has('CART'), member.client.cookies.has('hasCart')]).toEqual([false, false])
  expect((await readCart(member.client)).entries).toEqual([])
  expect(quantities(await readCart(token))).toEqual([['Mug', 1]])
  // By the form of the account page the same.
  await signIn(member.client, member)
  const xsrf = (await member.client.get(api.siteUserAccount)).body.xsrfToken
  const raw = { content: `xsrfToken=${xsrf}`, contentType: 'application/x-www-form-urlencoded' }
  expect((await member.client.post(paths.memberLogout, undefined, { raw })).status).toBe(303)
  expect((await readCart(member.client)).entries).toEqual([])
})

test('a sign-out with cloneCart leaves a copy to the visitor, and what becomes of it is not the member’s', async () => {
  const member = await createTestMember(host, owner)
  const mug = await store.add({ title: 'Mug' })
  await add({ productId: mug.id, quantity: 2 }, member.client)
  expect((await signOut(member.client, true)).status).toBe(200)
  expect([member.client.cookies.has('CART'), member.client.cookies.get('hasCart')]).toEqual([true, 'true'])
  expect(quantities(await readCart(member.client))).toEqual([['Mug', 2]])
  await member.client.delete(api.cartEntries)
  const elsewhere = host.visitor(owner.site)
  await signIn(elsewhere, member)
  expect(quantities(await readCart(elsewhere))).toEqual([['Mug', 2]])
})

test('[SHOP-041] the form of the sign-in page takes the cart along, too', async () => {
  const member = await createTestMember(host, owner)
  const mug = await store.add({ title: 'Mug' })
  await add({ productId: mug.id })
  const content = new URLSearchParams({ email: member.email, password: member.password }).toString()
  const raw = { content, contentType: 'application/x-www-form-urlencoded' }
  expect((await visitor.post(paths.memberLogin, undefined, { raw })).status).toBe(303)
  expect(quantities(await readCart(member.client))).toEqual([['Mug', 1]])
})

test('a member is told what is in their carts, and who is erased leaves none behind', async () => {
  const member = await createTestMember(host, owner)
  const mug = await store.add({ title: 'Mug' })
  await add({ productId: mug.id, quantity: 2 }, member.client)
  const given = (await owner.client.get(`${api.peopleExport}?email=${member.email}`)).body
  expect(given.carts).toMatchObject([{ items: [{ title: 'Mug', quantity: 2 }] }])
  expect((await owner.client.post(api.peopleErase, { email: member.email })).body.erased.carts).toBe(1)
  const left = await host.services.database.site(owner.site.id, (tx) =>
    tx.selectFrom('cart_entries').select('id').execute(),
  )
  expect(left).toEqual([])
})

test('[SHOP-040] nothing is bought from a store that the visitor may not see', async () => {
  const mug = await store.add({ title: 'Mug' })
  const pages = createPageOwner(owner.client)
  const member = await createTestMember(host, owner)
  await pages.change(mug.storeId, { access: 'members' })
  const refused = await add({ productId: mug.id })
  expect([refused.status, refused.body.errorKey]).toEqual([404, 'cart.unavailable'])
  expect((await readCart()).entries).toEqual([])
  await signIn(visitor, member)
  expect((await add({ productId: mug.id })).status).toBe(200)

  await pages.change(mug.storeId, { access: 'password', password: 'glaze' })
  const guest = host.visitor(owner.site)
  expect((await add({ productId: mug.id, variantId: mug.variants[0]?.id }, guest)).body.errorKey).toBe(
    'cart.unavailable',
  )
  const form = { action: 'add', productId: mug.id }
  const raw = { content: String(new URLSearchParams(form)), contentType: 'application/x-www-form-urlencoded' }
  expect((await guest.post(paths.cart, undefined, { raw })).status).toBe(404)
  await guest.get('/shop')
  const proof = new URLSearchParams({ password: 'glaze', crumb: guest.cookies.get('crumb') ?? '' })
  await guest.post('/shop', undefined, { raw: { ...raw, content: String(proof) } })
  expect((await add({ productId: mug.id }, guest)).status).toBe(200)
})
