import type { ProductDetail } from '@sitewright/model/commerce/products/product-answers'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import type { ApiClient } from '@sitewright/testkit/client/api-client'
import { startTestHost, type TestHost, type TestOwner } from '@sitewright/testkit/host/test-host'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

/** What a change of a product tells the caches: the pages that visitors see are made anew only where they would differ. */
let host: TestHost
let owner: TestOwner
let client: ApiClient
let mug: ProductDetail

beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.stop())
beforeEach(async () => {
  owner = await host.owner()
  client = owner.client
  mug = (await client.post(api.products, { title: 'Mug', priceCents: 900 })).body
  await adjust({ set: 20 })
  await client.put(fillPath(api.productState, { productId: mug.id }), { workflowState: 'PUBLISHED' })
})

const change = (body: object) => client.patch(fillPath(api.product, { productId: mug.id }), body)
const adjust = (body: object) => client.post(fillPath(api.variantStock, { variantId: mug.variants[0]?.id ?? '' }), body)
const ofProduct = () => `product:${mug.id}`
const ofStore = () => `store:${mug.storeId}`

/** The tags of products and stores that were announced meanwhile. */
async function tagsOf(work: () => Promise<unknown>): Promise<string[]> {
  const tags = new Set<string>()
  const stop = host.services.database.onChange((told) => {
    for (const tag of told.tags) if (/^(product|store):/.test(tag)) tags.add(tag)
  })
  await work()
  stop()
  return [...tags].toSorted()
}

test('selling one of many changes nothing that is shown', async () => {
  expect(await tagsOf(() => adjust({ delta: -1 }))).toEqual([])
})

test('[SHOP-025] a number that is shown because little is left changes the product, and the last one changes the lists too', async () => {
  expect(await tagsOf(() => adjust({ set: 5 }))).toEqual([ofProduct()])
  expect(await tagsOf(() => adjust({ set: 4 }))).toEqual([ofProduct()])
  expect(await tagsOf(() => adjust({ set: 0 }))).toEqual([ofProduct(), ofStore()])
})

test('a price changes product and lists, a description the product alone, and the same again nothing', async () => {
  expect(await tagsOf(() => change({ priceCents: 950 }))).toEqual([ofProduct(), ofStore()])
  expect(await tagsOf(() => change({ priceCents: 950 }))).toEqual([])
  const description = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Tea.' }] }] }
  expect(await tagsOf(() => change({ description }))).toEqual([ofProduct()])
})

test('what visitors do not see changes nothing', async () => {
  await client.put(fillPath(api.productState, { productId: mug.id }), { workflowState: 'DRAFT' })
  expect(await tagsOf(() => change({ priceCents: 1, title: 'Cup' }))).toEqual([])
})

test('[SHOP-008] the old address of a published product leads to the new one, and links go with it', async () => {
  const link = { title: 'Our mug', kind: 'link', linkTarget: '/shop/p/mug#care' }
  const { id: pageId } = (await client.post(api.pages, link)).body
  const text = { type: 'text', text: 'it', marks: [{ type: 'link', attrs: { href: '/shop/p/mug' } }] }
  const description = { type: 'doc', content: [{ type: 'paragraph', content: [text] }] }
  const changed = await change({ slug: 'big-mug', description })
  expect(JSON.stringify(changed.body.description)).toContain('/shop/p/big-mug')
  const { settings } = (await client.get(fillPath(api.page, { pageId }))).body
  expect(settings.linkTarget).toBe('/shop/p/big-mug#care')
  const moved = await host.services.database.site(owner.site.id, (tx) =>
    tx.selectFrom('redirects').select(['from_path', 'to_path']).execute(),
  )
  expect(moved).toEqual([{ from_path: '/shop/p/mug', to_path: '/shop/p/big-mug' }])
})

test('[SHOP-008] a renamed store takes links to its products with it', async () => {
  const link = { title: 'Our mug', kind: 'link', linkTarget: '/shop/p/mug?size=large' }
  const { id: pageId } = (await client.post(api.pages, link)).body
  await client.patch(fillPath(api.page, { pageId: mug.storeId }), { slug: 'goods' })
  const { settings } = (await client.get(fillPath(api.page, { pageId }))).body
  expect(settings.linkTarget).toBe('/goods/p/mug?size=large')
  expect((await client.get(fillPath(api.product, { productId: mug.id }))).body.path).toBe('/goods/p/mug')
})

test('[COM-044] prices are in the currency that the store chooses, from then on', async () => {
  const { version, body } = (await client.get(api.storeSettings)).body
  await client.put(api.storeSettings, { version, body: { ...body, selectedCurrency: 'EUR' } })
  expect((await client.get(fillPath(api.product, { productId: mug.id }))).body).toMatchObject({
    currency: 'EUR',
    priceCents: 900,
  })
  expect((await client.post(api.products, { title: 'Cup' })).body.currency).toBe('EUR')
})

test('pictures of products, variants and categories count as uses of a file', async () => {
  const assetId = 'd'.repeat(24)
  const { id } = (await client.post(api.categories, { name: 'Cups', pictureId: assetId })).body
  await client.patch(fillPath(api.variant, { variantId: mug.variants[0]?.id ?? '' }), { pictureId: assetId })
  const uses = async () =>
    (await client.get(`${api.assetUses}?assetIds=${assetId}`)).body.uses.map(
      (use: { place: string; title: string }) => [use.place, use.title],
    )
  expect(await uses()).toEqual([
    ['product', 'Mug'],
    ['category', 'Cups'],
  ])
  await client.delete(fillPath(api.category, { categoryId: id }))
  await client.patch(fillPath(api.variant, { variantId: mug.variants[0]?.id ?? '' }), { pictureId: null })
  await change({ pictures: [{ assetId }] })
  expect(await uses()).toEqual([['product', 'Mug']])
})
