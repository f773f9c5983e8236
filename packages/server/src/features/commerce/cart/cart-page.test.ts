import { api } from '@sitewright/model/routes/api'
import { paths } from '@sitewright/model/routes/paths'
import type { ApiClient } from '@sitewright/testkit/client/api-client'
import { startTestHost, type TestHost, type TestOwner } from '@sitewright/testkit/host/test-host'
import { createShopOwner } from '@sitewright/testkit/shop/test-shop'
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

const post = (fields: Record<string, string>) => {
  const raw = { content: String(new URLSearchParams(fields)), contentType: 'application/x-www-form-urlencoded' }
  return visitor.post(paths.cart, undefined, { raw })
}
const readCart = async () => (await visitor.get(api.cart)).body

test('[SHOP-040] every page of a site with a store leads to its cart, in the same HTML for everybody', async () => {
  expect((await visitor.get('/')).text).not.toContain('data-cart-link')
  expect((await visitor.get(paths.cart)).status).toBe(404)
  expect((await post({ action: 'empty' })).status).toBe(404)
  const mug = await store.add({ title: 'Mug' })
  const before = (await visitor.get('/')).text
  expect(before).toMatch(/<a class="cart-link" href="\/cart"/)
  await visitor.post(api.cartEntries, { productId: mug.id })
  expect((await visitor.get('/')).text).toBe(before)
})

test('the page of the cart is kept by nobody and listed nowhere, and says its type', async () => {
  await store.add({ title: 'Mug' })
  const { status, headers, text } = await visitor.get(paths.cart)
  expect([status, headers['cache-control'], headers['x-robots-tag']]).toEqual([200, 'private, no-store', 'noindex'])
  expect(text).toContain('You have nothing in your shopping cart.')
  expect(text).toContain('"pageType":205')
})

test('[SHOP-040] forms add by variant or by options, and each leads back to the cart', async () => {
  const options = [{ name: 'Size', values: ['Small', 'Large'] }]
  const vase = await store.add({ title: 'Vase', options })
  const add = { action: 'add', productId: vase.id }
  const added = await post({ ...add, option0: 'Large', quantity: '2' })
  expect([added.status, added.headers.location]).toEqual([303, paths.cart])
  expect((await post({ ...add, variantId: vase.variants[0]?.id ?? '', option0: 'Large' })).status).toBe(303)
  const { entries } = await readCart()
  expect(entries).toMatchObject([
    { options: [{ value: 'Large' }], quantity: 2 },
    { options: [{ value: 'Small' }], quantity: 1 },
  ])
  const unchosen = await post({ ...add, option0: '' })
  expect(unchosen.status).toBe(400)
  expect(unchosen.text).toContain('Choose all options first. Please try again.')
})

test('forms that ask for nonsense are answered with the cart as it is', async () => {
  const mug = await store.add({ title: 'Mug' })
  await post({ action: 'add', productId: mug.id, quantity: '3' })
  const { entries } = await readCart()
  const entryId = entries[0].id
  for (const [fields, status] of [
    [{}, 400],
    [{ action: 'steal' }, 400],
    [{ action: 'add' }, 400],
    [{ action: 'add', productId: 'x' }, 400],
    [{ action: 'change', entryId, quantity: '-1' }, 400],
    [{ action: 'change', entryId, quantity: '1.5' }, 400],
    [{ action: 'change', entryId, quantity: 'many' }, 400],
    [{ action: 'change', entryId: 'f'.repeat(24), quantity: '2' }, 404],
    [{ action: 'remove', entryId: '../x' }, 400],
  ] as const) {
    const answer = await post(fields)
    expect([fields, answer.status]).toEqual([fields, status])
    expect(answer.text).toContain('data-cart-problem')
  }
  expect((await readCart()).entries).toEqual(entries)
})

test('[SEC-33] what is written in names and addresses stays text', async () => {
  const evil = await store.add({ title: '<img src=x onerror=alert(1)>' })
  await post({ action: 'add', productId: evil.id })
  const { text } = await visitor.get(`${paths.cart}?remove=%22%3E%3Cscript%3Ealert(1)%3C/script%3E`)
  expect(text).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(text).not.toContain('<script>alert(1)')
})

test('[SHOP-040] for its script the host draws the cart alone', async () => {
  const mug = await store.add({ title: 'Mug' })
  const drawn = await post({ action: 'add', productId: mug.id, view: 'drawer' })
  expect([drawn.status, drawn.headers['cache-control']]).toEqual([200, 'private, no-store'])
  expect(drawn.text).toMatch(/^<style>.*<\/style><div class="cart" data-cart="drawer" data-count="1">/s)
  expect(drawn.text).not.toContain('<html')
})
