import type { ProductDetail } from '@sitewright/model/commerce/products/product-answers'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import type { ApiClient } from '@sitewright/testkit/client/api-client'
import { startTestHost, type TestHost, type TestOwner } from '@sitewright/testkit/host/test-host'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let host: TestHost
let owner: TestOwner
let client: ApiClient

beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.stop())
beforeEach(async () => {
  owner = await host.owner()
  client = owner.client
})

const at = (path: string, product: { id: string }) => fillPath(path, { productId: product.id })
const create = async (body: object): Promise<ProductDetail> => (await client.post(api.products, body)).body
const read = async (product: { id: string }): Promise<ProductDetail> =>
  (await client.get(at(api.product, product))).body
const change = (product: { id: string }, body: object) => client.patch(at(api.product, product), body)
const setState = (product: { id: string }, body: object) => client.put(at(api.productState, product), body)
const titles = async (query = ''): Promise<string[]> =>
  (await client.get(api.products + query)).body.products.map(({ title }: ProductDetail) => title)

test('[SHOP-001] [COM-006] [COM-007] a product of each type is made as a draft, and the first makes the store page', async () => {
  for (const productType of ['PHYSICAL', 'SERVICE', 'DIGITAL', 'GIFT_CARD']) {
    const made = await client.post(api.products, { title: `A ${productType}`, productType, priceCents: 1200 })
    expect([made.status, made.body.productType]).toEqual([201, productType])
    expect(made.body).toMatchObject({ workflowState: 'DRAFT', onSale: false, priceCents: 1200, salePriceCents: 0 })
    expect(made.body.variants).toHaveLength(productType === 'DIGITAL' ? 0 : 1)
  }
  expect((await client.post(api.products, { title: 'Pass', productType: 'PAYWALL' })).status).toBe(400)
  const { pages } = (await client.get(api.pages)).body
  const stores = pages.filter((page: { settings: { kind: string } }) => page.settings.kind === 'store')
  expect(stores).toMatchObject([{ path: '/shop', state: 'published', settings: { title: 'Shop', inNavigation: true } }])
  expect(pages.some((page: { settings: { kind: string } }) => page.settings.kind === 'product')).toBe(false)
})

test('[COM-015] [COM-017] a variant has prices, stock, options and a generated SKU', async () => {
  const { variants } = await create({ title: 'Mug', priceCents: 900 })
  expect(variants).toMatchObject([
    { price: 900, salePrice: 0, onSale: false, unlimited: false, qtyInStock: 0, optionValues: [] },
  ])
  expect(variants[0]?.sku).toMatch(/^SQ\d{7}$/)
})

test('[COM-008] [COM-046] a digital product holds its price on itself, in cents', async () => {
  const guide = await create({ title: 'Guide', productType: 'DIGITAL', priceCents: 1500 })
  const { body } = await change(guide, { priceCents: 2000, salePriceCents: 1250, onSale: true })
  expect(body).toMatchObject({ priceCents: 2000, salePriceCents: 1250, onSale: true, variants: [], lowestPrice: 1250 })
  expect(body).toMatchObject({ isSoldOut: false, stock: null, currency: 'USD' })
})

test('[COM-013] a price of 100000000 cents is taken, one cent more is refused', async () => {
  const mug = await create({ title: 'Mug' })
  expect((await change(mug, { priceCents: 100_000_000 })).body.priceCents).toBe(100_000_000)
  expect((await change(mug, { priceCents: 100_000_001 })).body.errors).toHaveProperty('priceCents')
  expect((await change(mug, { priceCents: 500, salePriceCents: 500, onSale: true })).body.errors).toHaveProperty(
    'salePriceCents',
  )
})

test('[SHOP-001] description, pictures, tags, address and settings for search engines are changed and read again', async () => {
  const mug = await create({ title: 'Blue mug' })
  expect(mug).toMatchObject({ slug: 'blue-mug', path: '/shop/p/blue-mug' })
  const description = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Holds tea.' }] }] }
  const pictures = [{ assetId: 'a'.repeat(24), alt: 'A mug', focalPoint: { x: 0.2, y: 0.8 } }]
  const wanted = { title: 'Big mug', slug: 'big-mug', description, pictures, seoDescription: 'Tea', noindex: true }
  const changed = await change(mug, { ...wanted, tags: ['Tea', 'tea', 'Gift'] })
  expect(changed.body).toMatchObject({ ...wanted, path: '/shop/p/big-mug', tags: ['Tea', 'Gift'] })
  expect(await read(mug)).toEqual(changed.body)
  expect(await titles()).toEqual(['Big mug'])
})

test('[SHOP-008] an address inside a store belongs to one product', async () => {
  const [one, two] = [await create({ title: 'Mug' }), await create({ title: 'Mug' })]
  expect([one.slug, two.slug]).toEqual(['mug', 'mug-2'])
  expect((await change(two, { slug: 'mug' })).body.errorKey).toBe('page.slug-taken')
  expect((await client.post(api.products, { title: 'Cup', slug: 'mug' })).body.errorKey).toBe('page.slug-taken')
  expect((await client.post(api.pages, { title: 'Mug', slug: 'mug' })).status).toBe(201)
})

test('[SHOP-005] a product is published, hidden and scheduled, and comes by itself at its time', async () => {
  const mug = await create({ title: 'Mug' })
  expect((await setState(mug, { workflowState: 'PUBLISHED' })).body.workflowState).toBe('PUBLISHED')
  expect((await setState(mug, { workflowState: 'DRAFT' })).body.workflowState).toBe('DRAFT')
  expect((await setState(mug, { workflowState: 'SCHEDULED' })).status).toBe(400)
  await setState(mug, { workflowState: 'PUBLISHED' })
  const time = new Date(host.clock.now() + 60_000).toISOString()
  const scheduled = await setState(mug, { workflowState: 'SCHEDULED', at: time })
  expect(scheduled.body).toMatchObject({ workflowState: 'SCHEDULED', scheduledAt: time })
  expect(await titles('?workflowState=SCHEDULED')).toEqual(['Mug'])
  host.clock.advance(61_000)
  await host.runDueJobs()
  expect(await read(mug)).toMatchObject({ workflowState: 'PUBLISHED', scheduledAt: null })
  const past = await setState(mug, { workflowState: 'SCHEDULED', at: time })
  expect(past.body.errorKey).toBe('page.schedule-past')
})

test('[SHOP-010] products are found by words of title, SKU and tag, the last word begun', async () => {
  const mug = await create({ title: 'Blue mug, large' })
  await create({ title: 'Blue plate' })
  await change(mug, { tags: ['Gift idea'] })
  await client.patch(fillPath(api.variant, { variantId: mug.variants[0]?.id ?? '' }), { sku: 'MUG/7-XL.blue' })
  expect((await titles('?query=blue&sort=title')).length).toBe(2)
  for (const query of ['mug', 'large%20blu', 'gift', 'mug/7-xl.b', 'MUG/7-XL.blue', "mug,%20'large"]) {
    expect([query, await titles(`?query=${query}`)]).toEqual([query, ['Blue mug, large']])
  }
  expect(await titles('?query=blu%20mug')).toEqual([])
  expect(await titles('?tag=gift%20idea')).toEqual(['Blue mug, large'])
  expect(await titles('?tag=gift')).toEqual([])
})

test('[SHOP-010] what has a word that many have comes page by page, and is counted', async () => {
  for (const title of ['Mug one', 'Mug three', 'Mug two', 'Plate']) await create({ title })
  const seen: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const from: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`
    const { body } = await client.get(`${api.products}?query=mug&sort=title&limit=1${from}`)
    expect(body.total).toBe(3)
    seen.push(...body.products.map((product: { title: string }) => product.title))
    cursor = body.nextCursor
  }
  expect(seen).toEqual(['Mug one', 'Mug three', 'Mug two'])
  expect((await client.get(`${api.products}?query=mug&limit=2&workflowState=PUBLISHED`)).body.total).toBe(0)
})

test('[SHOP-005] a copy is a draft with SKUs of its own and nothing in stock', async () => {
  const mug = await create({ title: 'Mug', priceCents: 900 })
  await client.put(at(api.productOptions, mug), { options: [{ name: 'Size', values: ['S', 'L'] }] })
  await change(mug, { tags: ['Tea'] })
  await setState(mug, { workflowState: 'PUBLISHED' })
  const [first] = (await read(mug)).variants
  await client.post(fillPath(api.variantStock, { variantId: first?.id ?? '' }), { set: 3 })
  const copy = await client.post(at(api.productDuplicate, mug))
  expect(copy.status).toBe(201)
  expect(copy.body).toMatchObject({ title: 'Mug (copy)', slug: 'mug-copy', workflowState: 'DRAFT', tags: ['Tea'] })
  expect(copy.body.variants).toMatchObject([{ price: 900, qtyInStock: 0 }, { price: 900 }])
  expect(copy.body.variants[0].sku).not.toBe(first?.sku)
})

test('[SHOP-005] a deleted product leaves every list and comes back from the bin at a free address', async () => {
  const mug = await create({ title: 'Mug' })
  await setState(mug, { workflowState: 'PUBLISHED' })
  expect((await client.delete(at(api.product, mug))).status).toBe(200)
  expect([(await client.get(at(api.product, mug))).status, await titles()]).toEqual([404, []])
  await create({ title: 'Mug' })
  const back = await client.post(at(api.productRestore, mug))
  expect(back.body).toMatchObject({ id: mug.id, slug: 'mug-2', workflowState: 'PUBLISHED' })
  expect((await client.post(at(api.productRestore, mug))).body).toEqual(back.body)
  expect((await titles()).length).toBe(2)
})

test('a product that is gone for good leaves its variants to its orders', async () => {
  const mug = await create({ title: 'Mug' })
  await client.delete(at(api.product, mug))
  await client.delete(fillPath(api.pageForever, { pageId: mug.id }))
  expect((await client.post(at(api.productRestore, mug))).status).toBe(404)
  const rows = await host.services.database.site(owner.site.id, async (tx) => ({
    products: await tx.selectFrom('products').select('id').execute(),
    variants: await tx.selectFrom('product_variants').select('deleted_at').execute(),
  }))
  expect([rows.products, rows.variants.map((row) => row.deleted_at !== null)]).toEqual([[], [true]])
})

test('[SHOP-005] products are arranged by hand', async () => {
  const made: ProductDetail[] = []
  for (const title of ['A', 'B', 'C']) made.push(await create({ title }))
  const [a, b, c] = made as [ProductDetail, ProductDetail, ProductDetail]
  const put = (product: ProductDetail, before: ProductDetail | null) =>
    client.put(at(api.productOrder, product), { beforeId: before?.id ?? null })
  await put(c, a)
  expect(await titles('?sort=featured')).toEqual(['C', 'A', 'B'])
  await put(c, null)
  expect(await titles('?sort=featured')).toEqual(['A', 'B', 'C'])
  // Far more often than there is room between two of them.
  for (let time = 0; time < 12; time++) {
    await put(b, a)
    await put(c, b)
    await put(a, c)
    await put(b, c)
  }
  expect(await titles('?sort=featured')).toEqual(['A', 'B', 'C'])
  expect((await put(a, { ...b, id: 'f'.repeat(24) })).status).toBe(400)
})

test('[SHOP-140] lists are sorted, filtered and come in pages with the number of all', async () => {
  for (const [title, priceCents] of [
    ['Cup', 300],
    ['bowl', 100],
    ['Ädam', 200],
  ] as const)
    await create({ title, priceCents })
  const guide = await create({ title: 'Guide', productType: 'DIGITAL', priceCents: 400 })
  const inPages = async (sort: string) => {
    const found: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const { body } = await client.get(`${api.products}?sort=${sort}&limit=2${cursor && `&cursor=${cursor}`}`)
      found.push(...body.products.map(({ title }: ProductDetail) => title))
      expect(body.total).toBe(4)
      cursor = body.nextCursor
    }
    return found
  }
  expect((await inPages('title')).filter((title) => title !== 'Ädam')).toEqual(['bowl', 'Cup', 'Guide'])
  expect(await inPages('price')).toEqual(['bowl', 'Ädam', 'Cup', 'Guide'])
  expect(await inPages('featured')).toEqual(['Cup', 'bowl', 'Ädam', 'Guide'])
  host.clock.advance(1000)
  await change(guide, { tags: ['new'] })
  expect((await inPages('latest'))[0]).toBe('Guide')
  expect(await titles('?productType=DIGITAL')).toEqual(['Guide'])
  expect((await titles('?stock=out&sort=price')).length).toBe(3)
  expect((await client.get(`${api.products}?sort=price&cursor=WzEsMl0`)).status).toBe(400)
})

test('a list goes on behind a title of any length', async () => {
  for (const letter of ['a', 'b', 'c']) await create({ title: `${'ä'.repeat(198)}${letter}` })
  const { nextCursor } = (await client.get(`${api.products}?sort=title&limit=2`)).body
  const rest = await client.get(`${api.products}?sort=title&limit=2&cursor=${nextCursor}`)
  expect([rest.body.products.length, rest.body.total]).toEqual([1, 3])
})

test('[SHOP-005] low stock is listed by the number of the store', async () => {
  const mug = await create({ title: 'Mug' })
  const stock = (set: number) =>
    client.post(fillPath(api.variantStock, { variantId: mug.variants[0]?.id ?? '' }), { set })
  await stock(6)
  expect(await titles('?stock=low')).toEqual([])
  await stock(5)
  expect([await titles('?stock=low'), await titles('?stock=out')]).toEqual([['Mug'], []])
})

test('every tag of the products is listed once', async () => {
  const [one, two] = [await create({ title: 'A' }), await create({ title: 'B' })]
  await change(one, { tags: ['Tea', 'Gift'] })
  await change(two, { tags: ['Tea'] })
  expect((await client.get(api.productTags)).body).toEqual({ tags: ['Gift', 'Tea'] })
})

test('products are made, copied and turned by their own calls alone', async () => {
  const mug = await create({ title: 'Mug' })
  expect((await client.post(api.pages, { title: 'Mug', kind: 'product' })).status).toBe(400)
  expect((await client.post(fillPath(api.pageDuplicate, { pageId: mug.id }))).status).toBe(404)
  expect((await client.patch(fillPath(api.page, { pageId: mug.storeId }), { kind: 'page' })).status).toBe(400)
})
