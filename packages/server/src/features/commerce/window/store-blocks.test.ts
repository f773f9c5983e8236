import type { ShelfProduct } from '@sitewright/model/commerce/products/shelf'
import { pageFormat } from '@sitewright/model/pages/document'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { paths } from '@sitewright/model/routes/paths'
import type { ApiClient } from '@sitewright/testkit/client/api-client'
import { startTestHost, type TestHost, type TestOwner } from '@sitewright/testkit/host/test-host'
import { createShopOwner, variantOf } from '@sitewright/testkit/shop/test-shop'
import { sampleId } from '@sitewright/testkit/sites/sample-page'
import { createPageOwner } from '@sitewright/testkit/sites/test-pages'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

/** Blocks of the store on a page of its own, which comes from the page cache. */
let host: TestHost
let owner: TestOwner
let shop: ReturnType<typeof createShopOwner>
let visitor: ApiClient
let pageId: string

beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.stop())
beforeEach(async () => {
  owner = await host.owner()
  shop = createShopOwner(owner.client)
  visitor = host.visitor(owner.site)
  pageId = await createPageOwner(owner.client).createPublished({ title: 'Gifts', slug: 'gifts' }, 'Words')
})

async function place(type: string, props: object): Promise<void> {
  const { client } = owner
  const version = (await client.get(fillPath(api.page, { pageId }))).body.draftVersion
  const desktop = { start: { x: 0, y: 0 }, end: { x: 24, y: 12 } }
  const sections = [{ id: sampleId(2), blocks: [{ id: sampleId(3), type, props, desktop }] }]
  const document = { format: pageFormat, sections }
  expect((await client.put(fillPath(api.pageDocument, { pageId }), { version, document })).status).toBe(200)
  expect((await client.post(fillPath(api.pagePublish, { pageId }), {})).status).toBe(200)
}
const look = async (): Promise<string> => (await visitor.get('/gifts')).text
const lookAtFrame = async (): Promise<string> => (await owner.client.get(fillPath(paths.configFrame, { pageId }))).text
const titlesOf = (html: string): string[] =>
  [...html.matchAll(/<a class="product-link" href="[^"]*">([^<]*)</g)].map(([, title = '']) => title)

test('[SHOP-026] a product block shows picture, title, price and a form that adds it to the cart', async () => {
  const mug = await shop.add({ title: 'Mug', priceCents: 2400, options: [{ name: 'Size', values: ['S', 'L'] }] })
  await place('product', { productId: mug.id })
  const html = await look()
  expect(html).toMatch(/<h2 class="product-block-title"><a href="\/shop\/p\/mug">Mug<\/a>/)
  expect(html).toContain('$24.00')
  expect(html).toContain(`<input type="hidden" name="productId" value="${mug.id}"/>`)
  const content = String(new URLSearchParams({ action: 'add', productId: mug.id, option0: 'L', quantity: '2' }))
  const raw = { content, contentType: 'application/x-www-form-urlencoded' }
  expect((await visitor.post(paths.cart, undefined, { raw })).status).toBe(303)
  expect((await visitor.get(api.cart)).body).toMatchObject({ totalQuantity: 2, subtotalCents: 4800 })
})

test('[SHOP-026] a cached page with a product shows its new price, stock and state, and stays for other changes', async () => {
  const mug = await shop.add({ title: 'Mug', priceCents: 2400, stock: 30 })
  const other = await shop.add({ title: 'Plate' })
  await place('product', { productId: mug.id })
  expect(await look()).toContain('$24.00')
  const { etag } = (await visitor.get('/gifts')).headers
  await shop.changeVariant(variantOf(other, '').id, { price: 100 })
  expect((await visitor.get('/gifts')).headers.etag).toBe(etag)
  await shop.changeVariant(variantOf(mug, '').id, { price: 2600 })
  expect(await look()).toContain('$26.00')
  await shop.setStock(variantOf(mug, '').id, 2)
  expect(await look()).toContain('Only 2 left')
  await shop.setStock(variantOf(mug, '').id, 0)
  expect(await look()).toContain('Sold Out')
})

test('[SHOP-026] a hidden or deleted product shows nothing to visitors, and says so in the panel', async () => {
  const mug = await shop.add({ title: 'Mug', isDraft: true })
  await place('product', { productId: mug.id })
  expect(await look()).not.toContain('Mug')
  expect(await lookAtFrame()).toContain('Mug is hidden from visitors')
  await shop.setState(mug.id, 'PUBLISHED')
  expect(await look()).toContain('>Mug</a>')
  await shop.remove(mug.id)
  expect(await look()).not.toContain('Mug')
  expect(await look()).not.toContain('class="editing-note"')
  expect(await lookAtFrame()).toContain('This product was deleted. Choose another.')
})

test('[SHOP-026] products of a store that is not for everybody are in no block', async () => {
  const mug = await shop.add({ title: 'Mug' })
  await place('product', { productId: mug.id })
  expect(await look()).toContain('>Mug</a>')
  await createPageOwner(owner.client).change(mug.storeId, { access: 'members' })
  expect(await look()).not.toContain('Mug')
  await place('product-list', { source: 'newest' })
  expect(await look()).not.toContain('Mug')
})

test('[SHOP-026] a product list shows the newest, a category with those below it, a tag, or chosen products in their order', async () => {
  const cups = await shop.addCategory('Cups')
  const small = await shop.addCategory('Small cups', { parentId: cups })
  const mug = await shop.add({ title: 'Mug', details: { categoryIds: [cups] } })
  await shop.add({ title: 'Espresso', details: { categoryIds: [small], tags: ['red'] } })
  const plate = await shop.add({ title: 'Plate' })
  const hidden = await shop.add({ title: 'Secret', isDraft: true, details: { tags: ['red'] } })
  await place('product-list', { source: 'newest', limit: 2 })
  expect(titlesOf(await look())).toEqual(['Plate', 'Espresso'])
  await place('product-list', { source: 'category', categoryId: cups })
  expect(titlesOf(await look())).toEqual(['Mug', 'Espresso'])
  await place('product-list', { source: 'tag', tag: 'red' })
  expect(titlesOf(await look())).toEqual(['Espresso'])
  await shop.setState(hidden.id, 'PUBLISHED')
  expect(titlesOf(await look())).toEqual(['Espresso', 'Secret'])
  await place('product-list', { source: 'chosen', productIds: [plate.id, mug.id] })
  expect(titlesOf(await look())).toEqual(['Plate', 'Mug'])
})

test('[SHOP-026] the panel reads what a block shows, with what visitors do not see', async () => {
  const mug = await shop.add({ title: 'Mug', priceCents: 2400 })
  const hidden = await shop.add({ title: 'Secret', isDraft: true })
  const query = new URLSearchParams({
    ...{ source: 'chosen', limit: '3', hasForms: 'true' },
    productIds: [mug.id, hidden.id, 'f'.repeat(24)].join(','),
  })
  const { body } = await owner.client.get(`${api.shelf}?${query}`)
  expect(body.products.map(({ title, price }: ShelfProduct) => [title, price.text])).toEqual([['Mug', '$24.00']])
  expect(body.products[0].form.variants).toHaveLength(1)
  expect(body.unseen).toEqual([
    { id: hidden.id, title: 'Secret' },
    { id: 'f'.repeat(24), title: null },
  ])
  expect((await visitor.get(`${api.shelf}?${query}`)).status).toBe(401)
})

test('[SHOP-026] a cart link is shown where there is a store, and nowhere else', async () => {
  await place('cart-link', {})
  expect(await look()).not.toContain('data-cart-link')
  expect(await lookAtFrame()).toContain('Publish a store page to show the cart link.')
  await shop.add({ title: 'Mug' })
  expect(await look()).toMatch(/<span class="cart-link-label">Cart<\/span><span class="cart-link-count"[^>]*>\(0\)</)
})

test('[NAV-042] pages of a store name their kind to code of the owner', async () => {
  await shop.add({ title: 'Mug' })
  const kindOf = async (address: string) =>
    /<body data-page-kind="([^"]*)"/.exec((await visitor.get(address)).text)?.[1]
  expect(await kindOf('/shop')).toBe('products-list')
  expect(await kindOf('/shop/p/mug')).toBe('products-item')
  expect(await kindOf('/gifts')).toBeUndefined()
})

test('[SHOP-024] a product block offers an email for what is sold out, also on a page that was made before', async () => {
  const mug = await shop.add({ title: 'Mug', stock: { '': 2 } })
  await place('product', { productId: mug.id })
  const formOf = (html: string) => /<details class="restock"[^>]*>/.exec(html)?.[0]
  expect(formOf(await look())).toContain('hidden=""')
  await shop.setStock(variantOf(mug, '').id, 0)
  expect(formOf(await look())).toBe('<details class="restock" open="" data-restock="">')
})
