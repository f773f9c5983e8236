import type { ProductDetail } from '@sitewright/model/commerce/products/product-answers'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { paths } from '@sitewright/model/routes/paths'
import { buildSearchAddress } from '@sitewright/model/search/search-rules'
import { richTextOf } from '@sitewright/model/text/rich-text'
import type { ApiClient } from '@sitewright/testkit/client/api-client'
import { startTestHost, type TestHost, type TestOwner } from '@sitewright/testkit/host/test-host'
import { readStructuredData } from '@sitewright/testkit/pages/structured-data'
import { createShopOwner, variantOf } from '@sitewright/testkit/shop/test-shop'
import { createPageOwner } from '@sitewright/testkit/sites/test-pages'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let host: TestHost
let owner: TestOwner
let shop: ReturnType<typeof createShopOwner>
let pages: ReturnType<typeof createPageOwner>
let visitor: ApiClient

beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.stop())
beforeEach(async () => {
  owner = await host.owner()
  shop = createShopOwner(owner.client)
  pages = createPageOwner(owner.client)
  visitor = host.visitor(owner.site)
})

const look = async (address: string): Promise<string> => {
  const answer = await visitor.get(address)
  expect([address, answer.status]).toEqual([address, 200])
  return answer.text
}
const titlesOf = (html: string): string[] => {
  const found = html.matchAll(/<h3 class="product-card-title"><a class="product-link" href="[^"]*">([^<]*)</g)
  return [...found].map(([, title = '']) => title)
}
const cardOf = (html: string, title: string): string =>
  html.split('<li class="product-card"').find((part) => part.includes(`>${title}</a>`)) ?? ''
/** What a person reads, without markup. */
const wordsOf = (html: string): string =>
  html
    .replace(/<(style|script)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
const structured = (html: string, type: string) => {
  const found = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) =>
    JSON.parse(json),
  )
  return found.find((data) => data['@type'] === type)
}
const setDesign = async (design: object): Promise<void> => {
  const { pages: all } = (await owner.client.get(api.pages)).body
  const store = all.find((page: { settings: { kind: string } }) => page.settings.kind === 'store')
  await pages.change(store.id, { store: { ...store.settings.store, ...design } })
}
const setStore = (fields: Record<string, unknown>) => pages.changeDocument(api.storeSettings, fields)

const mug = {
  title: 'Mug',
  priceCents: 2400,
  options: [
    { name: 'Size', values: ['Small', 'Large'] },
    { name: 'Glaze', values: ['Ash', 'Celadon'] },
  ],
}

test('[SHOP-020] [COM-022] [COM-023] [COM-024] [COM-025] a list shows title, price, the lowest as from, sale and sold out', async () => {
  await shop.add({ title: 'Plate', priceCents: 1800 })
  await shop.add({ ...mug, variants: { 'Large / Ash': { price: 3000 } } })
  await shop.add({ title: 'Bowl', priceCents: 2000, variants: { '': { onSale: true, salePrice: 1500 } } })
  await shop.add({
    title: 'Cups',
    priceCents: 2000,
    options: [{ name: 'Set', values: ['2', '4'] }],
    variants: { '4': { onSale: true, salePrice: 1900 } },
  })
  await shop.add({ title: 'Vase', stock: { '': 0 } })
  await shop.add({ title: 'Secret', isDraft: true })
  const html = await look('/shop')
  expect(titlesOf(html)).toEqual(['Plate', 'Mug', 'Bowl', 'Cups', 'Vase'])
  const read = (title: string) => wordsOf(cardOf(html, title))
  expect(read('Plate')).toContain('$18.00')
  expect(read('Plate')).not.toMatch(/from|Sale|Sold Out/)
  expect(read('Mug')).toContain('from $24.00')
  expect(read('Bowl')).toMatch(/Sale .*Sale price \$15\.00 Regular price \$20\.00/)
  expect(read('Cups')).toContain('from $19.00')
  expect(read('Vase')).toContain('Sold Out')
  expect(html).not.toContain('Secret')
})

test('[COM-018] [COM-019] [COM-020] [COM-021] sold out is what has nothing left in any variant, and never a digital product', async () => {
  const options = [{ name: 'Size', values: ['S', 'L'] }]
  await shop.add({ title: 'None', options, stock: { S: 0, L: 0 } })
  await shop.add({ title: 'Uncounted', options, stock: { S: 0 } })
  await shop.add({ title: 'One left', options, stock: { S: 0, L: 1 } })
  await shop.add({ title: 'Poster', productType: 'DIGITAL' })
  const html = await look('/shop')
  const soldOut = titlesOf(html).filter((title) => wordsOf(cardOf(html, title)).includes('Sold Out'))
  expect(soldOut).toEqual(['None'])
  expect(wordsOf(await look('/shop/p/poster'))).toContain('Add to Cart')
})

test('[SHOP-020] [COM-014] a list is sorted, filtered and paged by its address alone, at most 200 on a page', async () => {
  for (const [title, priceCents] of [
    ['Delta', 400],
    ['alpha', 300],
    ['Charlie', 100],
    ['Bravo', 200],
  ] as const) {
    await shop.add({ title, priceCents, details: { tags: title === 'alpha' ? ['Blue sky'] : ['red'] } })
    host.clock.advance(1000)
  }
  const sorted = async (sort: string) => titlesOf(await look(`/shop?sort=${sort}`))
  expect(titlesOf(await look('/shop'))).toEqual(['Delta', 'alpha', 'Charlie', 'Bravo'])
  expect(await sorted('price')).toEqual(['Charlie', 'Bravo', 'alpha', 'Delta'])
  expect(await sorted('price-desc')).toEqual(['Delta', 'alpha', 'Bravo', 'Charlie'])
  expect(await sorted('title')).toEqual(['alpha', 'Bravo', 'Charlie', 'Delta'])
  expect(await sorted('newest')).toEqual(['Bravo', 'Charlie', 'alpha', 'Delta'])
  expect(titlesOf(await look('/shop?tag=blue+SKY'))).toEqual(['alpha'])
  for (let number = 5; number <= 8; number++) await shop.add({ title: `Number ${number}` })
  await setDesign({ pageSize: 6 })
  const first = await look('/shop')
  expect(titlesOf(first)).toHaveLength(6)
  expect(first).toContain(`<link rel="next" href="http://${owner.site.identifier}.localhost/shop?page=2"/>`)
  expect(first).toMatch(/<a class="page-link" href="\/shop\?page=2#products" rel="next">/)
  const second = await look('/shop?page=2')
  expect(titlesOf(second)).toEqual(['Number 7', 'Number 8'])
  expect(second).toMatch(/<a class="page-link" href="\/shop\?page=2#products" aria-label="Page 2" aria-current="page">/)
  const store = { pageSize: 201 }
  const { pages: all } = (await owner.client.get(api.pages)).body
  const { id: pageId } = all.find((page: { path: string }) => page.path === '/shop')
  expect((await owner.client.patch(fillPath(api.page, { pageId }), { store })).status).toBe(400)
})

test('[SHOP-020] categories have pages with name, description and what is below them, and filter by query too', async () => {
  const mugs = await shop.addCategory('Mugs', { description: 'For coffee and tea' })
  const small = await shop.addCategory('Espresso', { parentId: mugs })
  await shop.add({ title: 'Big mug', details: { categoryIds: [mugs] } })
  await shop.add({ title: 'Small mug', details: { categoryIds: [small] } })
  await shop.add({ title: 'Plate' })
  const page = await look('/shop/mugs')
  expect(titlesOf(page)).toEqual(['Big mug', 'Small mug'])
  expect(page).toContain('<h1>Mugs</h1><p>For coffee and tea</p>')
  const below = await look('/shop/mugs/espresso')
  expect(titlesOf(below)).toEqual(['Small mug'])
  expect(structured(below, 'BreadcrumbList').itemListElement.map((it: { name: string }) => it.name)).toEqual([
    'Shop',
    'Mugs',
    'Espresso',
  ])
  const filtered = await look('/shop?category=mugs/espresso')
  expect(titlesOf(filtered)).toEqual(['Small mug'])
  expect(filtered).toMatch(/rel="canonical" href="[^"]*\/shop\/mugs\/espresso"/)
  expect((await visitor.get('/shop/nothing')).status).toBe(404)
  expect((await visitor.get('/shop/espresso')).status).toBe(404)
  await owner.client.patch(fillPath(api.category, { categoryId: mugs }), { slug: 'cups' })
  const moved = await visitor.get('/shop/mugs/espresso')
  expect([moved.status, moved.headers.location]).toEqual([301, '/shop/cups/espresso'])
})

test('a product has its own page with pictures, prices, options, description and structured data', async () => {
  const product = await shop.add({
    ...mug,
    details: { description: richTextOf('Thrown <by> hand'), tags: ['red'] },
    variants: { 'Small / Ash': { sku: 'MUG-SA' }, 'Large / Celadon': { price: 3000, onSale: true, salePrice: 2750 } },
    stock: { 'Small / Celadon': 0 },
  })
  const html = await look('/shop/p/mug')
  expect(html).toContain('<title>Mug — Test site</title>')
  expect(html).toMatch(/rel="canonical" href="[^"]*\/shop\/p\/mug"/)
  expect(html).toContain('og:type" content="product"')
  expect(html).toContain('<h1 class="product-title">Mug</h1>')
  expect(wordsOf(html)).toMatch(/\$24\.00 .*Thrown &lt;by&gt; hand/)
  expect(html).toMatch(/<form class="product-form"[^>]* action="\/cart" method="post">/)
  expect(html).toMatch(/<input type="number"[^>]* min="1" max="9999" step="1"/)
  const data = structured(html, 'Product')
  expect(data).toMatchObject({ name: 'Mug', description: 'Thrown <by> hand' })
  expect(data.offers).toMatchObject({ '@type': 'AggregateOffer', lowPrice: '24.00', highPrice: '27.50', offerCount: 4 })
  const offers = data.offers.offers.map((offer: Record<string, string>) => [
    offer.price,
    offer.availability?.split('/').at(-1),
  ])
  expect(offers).toEqual([
    ['24.00', 'InStock'],
    ['24.00', 'OutOfStock'],
    ['24.00', 'InStock'],
    ['27.50', 'InStock'],
  ])
  expect(data.offers.offers[3].url).toMatch(
    new RegExp(`/shop/p/mug\\?variant=${variantOf(product, 'Large / Celadon').id}$`),
  )
  expect((await visitor.get('/shop/p/none')).status).toBe(404)
  expect((await visitor.get('/shop/P/Mug')).headers.location).toBe('/shop/p/mug')
})

test('[SHOP-021] structured data of every product is what a validator accepts, whatever its owner wrote', async () => {
  const category = await shop.addCategory('Mugs & </script> "cups"')
  const details = { categoryIds: [category], description: richTextOf('<b>Salt</b> & "light" </script>', 'Zwei') }
  await shop.add({ title: 'Plain' })
  await shop.add({ title: 'Said </script><i>', slug: 'said', details, priceCents: 123_400 })
  await shop.add({ title: 'Free', priceCents: 0, productType: 'DIGITAL' })
  await shop.add({ title: 'Gone', stock: 0 })
  await shop.add({ ...mug, details, variants: { 'Large / Ash': { onSale: true, salePrice: 1999 } }, stock: 0 })
  for (const currency of ['USD', 'JPY']) {
    await setStore({ selectedCurrency: currency })
    for (const slug of ['plain', 'said', 'free', 'gone', 'mug']) {
      const types = readStructuredData(await look(`/shop/p/${slug}`)).map((data) => data['@type'])
      expect([slug, ...types]).toEqual([slug, 'WebSite', 'Product', 'BreadcrumbList'])
    }
  }
  const [, said] = readStructuredData(await look('/shop/p/said'))
  expect(said).toMatchObject({
    name: 'Said </script><i>',
    offers: { '@type': 'Offer', price: '1234', priceCurrency: 'JPY' },
  })
})

test('[SHOP-027] prices follow the currency of the store and the language of the site, everywhere by one formatter', async () => {
  await setStore({ selectedCurrency: 'JPY' })
  await pages.changeDocument(api.siteSettings, { language: 'de' })
  await shop.add({ title: 'Teller', priceCents: 123_400 })
  expect(wordsOf(cardOf(await look('/shop'), 'Teller'))).toContain('1.234 ¥')
  const html = await look('/shop/p/teller')
  expect(wordsOf(html)).toContain('1.234 ¥')
  expect(structured(html, 'Product').offers).toMatchObject({ price: '1234', priceCurrency: 'JPY' })
  expect(await look(paths.storeFeed)).toContain('<g:price>1234 JPY</g:price>')
})

test('[SHOP-022] without scripts a choice leads to its variant, and what does not exist or is sold out says so', async () => {
  const product = await shop.add({
    ...mug,
    variants: { 'Large / Ash': { price: 3000, onSale: true, salePrice: 2500, sku: 'BIG-ASH' } },
    stock: { 'Small / Celadon': 0 },
  })
  const chosen = await visitor.get('/shop/p/mug?action=add&productId=x&option0=Large&option1=Ash&quantity=1')
  const address = `/shop/p/mug?variant=${variantOf(product, 'Large / Ash').id}`
  expect([chosen.status, chosen.headers.location]).toEqual([302, address])
  const html = await look(address)
  expect(wordsOf(html)).toMatch(/Sale price \$25\.00 Regular price \$30\.00/)
  expect(html).toContain('<dd>BIG-ASH</dd>')
  expect(html).toMatch(/name="option0"[^>]*checked=""[^>]*value="Large"/)
  expect(html).toMatch(/rel="canonical" href="[^"]*\/shop\/p\/mug"/)
  const plain = await look('/shop/p/mug')
  expect(plain).toMatch(/disabled=""[^>]*value="Celadon"\/><span>Celadon<small[^>]*>Sold Out/)
  const soldOut = await look(`/shop/p/mug?variant=${variantOf(product, 'Small / Celadon').id}`)
  expect(soldOut).toMatch(/<button[^>]*disabled=""[^>]*data-product-button=""[^>]*>Sold Out<\/button>/)
  const none = await visitor.get('/shop/p/mug?option0=Large&option1=Salt')
  expect(none.headers.location).toBe('/shop/p/mug?variant=none')
  expect(wordsOf(await look('/shop/p/mug?variant=none'))).toContain('That combination isn’t available')
  expect(await look('/shop/p/mug?variant=made-up&utm_source=mail')).toBe(plain)
})

test('[SHOP-025] few are told by their number at or below the owner’s, and only of that variant', async () => {
  const product = await shop.add({ ...mug, stock: { 'Small / Ash': 3, 'Large / Ash': 4, 'Large / Celadon': 50 } })
  await setStore({ lowStockAt: 3 })
  const at = async (name: string) => wordsOf(await look(`/shop/p/mug?variant=${variantOf(product, name).id}`))
  expect(await at('Small / Ash')).toContain('Only 3 left')
  for (const name of ['Large / Ash', 'Large / Celadon', 'Small / Celadon'])
    expect(await at(name)).not.toMatch(/Only \d+ left/)
  await shop.setStock(variantOf(product, 'Small / Ash').id, 2)
  expect(await at('Small / Ash')).toContain('Only 2 left')
  await shop.setStock(variantOf(product, 'Small / Ash').id, 30)
  expect(await at('Small / Ash')).not.toContain('left')
  await setStore({ lowStockAt: 0 })
  await shop.setStock(variantOf(product, 'Small / Ash').id, 1)
  expect(await at('Small / Ash')).not.toContain('left')
})

test('[COM-026] [COM-027] [COM-028] weight and size are told in the units of the store', async () => {
  await shop.add({ title: 'Vase', variants: { '': { weightGrams: 1361, sizeMm: [254, 127, 508] } } })
  const metric = wordsOf(await look('/shop/p/vase'))
  expect(metric).toContain('Weight 1.36 kg')
  expect(metric).toContain('Dimensions 25.4 cm × 12.7 cm × 50.8 cm')
  await setStore({ measurementStandard: 1 })
  const imperial = wordsOf(await look('/shop/p/vase'))
  expect(imperial).toContain('Weight 3 lbs')
  expect(imperial).toContain('Dimensions 10″ × 5″ × 20″')
})

test('cached pages follow the catalog at once', async () => {
  const product = await shop.add({ title: 'Plate', stock: { '': 50 } })
  const variant = variantOf(product, '')
  await look('/shop')
  await look('/shop/p/plate')
  await shop.change(product.id, { priceCents: 9900 })
  expect(wordsOf(await look('/shop'))).toContain('$99.00')
  expect(wordsOf(await look('/shop/p/plate'))).toContain('$99.00')
  await shop.setStock(variant.id, 0)
  expect(wordsOf(cardOf(await look('/shop'), 'Plate'))).toContain('Sold Out')
  await shop.change(product.id, { title: 'Dish', slug: 'dish' })
  expect(titlesOf(await look('/shop'))).toEqual(['Dish'])
  expect((await visitor.get('/shop/p/plate')).headers.location).toBe('/shop/p/dish')
  await owner.client.put(fillPath(api.productState, { productId: product.id }), { workflowState: 'DRAFT' })
  expect((await visitor.get('/shop/p/dish')).status).toBe(404)
  expect(titlesOf(await look('/shop'))).toEqual([])
  expect(wordsOf(await look('/shop'))).toContain('There are no products here yet.')
})

test('a renamed store takes its products and categories along', async () => {
  const categoryId = await shop.addCategory('Mugs')
  const { storeId } = await shop.add({ title: 'Plate', details: { categoryIds: [categoryId] } })
  await pages.change(storeId, { slug: 'our-store' })
  expect(titlesOf(await look('/our-store'))).toEqual(['Plate'])
  const at = async (address: string) => (await visitor.get(address)).headers.location
  expect(await at('/shop/p/plate?variant=none')).toBe('/our-store/p/plate?variant=none')
  expect(await at('/shop/mugs')).toBe('/our-store/mugs')
  expect(await look('/our-store/mugs')).toContain('href="/our-store/p/plate"')
})

test('the storefront call tells prices and stock of this moment, of live products alone', async () => {
  const product = await shop.add({ ...mug, stock: { 'Small / Ash': 2 } })
  const address = fillPath(api.storefrontProduct, { productId: product.id })
  const now = await visitor.get(address)
  expect([now.status, now.headers['cache-control']]).toEqual([200, 'no-store'])
  expect(now.body.variants[0]).toEqual({
    id: variantOf(product, 'Small / Ash').id,
    price: '$24.00',
    before: null,
    isSoldOut: false,
    left: 2,
  })
  const draft = await shop.add({ title: 'Secret', isDraft: true })
  expect((await visitor.get(fillPath(api.storefrontProduct, { productId: draft.id }))).status).toBe(404)
  await pages.change(product.storeId, { access: 'members' })
  expect((await visitor.get(address)).status).toBe(404)
})

test('a store for members shows nothing of its products to others', async () => {
  const { storeId } = await shop.add({ title: 'Plate' })
  await pages.change(storeId, { access: 'members' })
  for (const address of ['/shop', '/shop?sort=price', '/shop/p/plate']) {
    const { status, text } = await visitor.get(address)
    expect([address, status]).toEqual([address, 403])
    expect(text).not.toContain('Plate')
  }
  expect((await visitor.get(paths.storeFeed)).status).toBe(404)
  expect(await look(paths.sitemap)).not.toContain('/shop')
  expect((await owner.client.get('/shop/p/plate')).text).toContain('<h1 class="product-title">Plate</h1>')
})

test('[SHOP-028] the feed for merchants lists every visible variant', async () => {
  const mugs = await shop.addCategory('Mugs')
  const product = await shop.add({
    ...mug,
    title: 'Mug & saucer',
    details: { categoryIds: [mugs] },
    variants: { 'Large / Ash': { onSale: true, salePrice: 1900, weightGrams: 400 } },
    stock: { 'Small / Celadon': 0 },
  })
  await shop.add({ title: 'Secret', isDraft: true })
  const { headers, text } = await visitor.get(paths.storeFeed)
  expect(headers['content-type']).toBe('application/xml; charset=utf-8')
  const items = [...text.matchAll(/<item>(.*?)<\/item>/gs)].map(([, item = '']) => item)
  expect(items).toHaveLength(4)
  expect(items.map((item) => /<g:availability>(\w+)/.exec(item)?.[1])).toEqual([
    'in_stock',
    'out_of_stock',
    'in_stock',
    'in_stock',
  ])
  expect(items[2]).toContain('<g:title>Mug &amp; saucer – Large – Ash</g:title>')
  expect(items[2]).toContain('<g:price>24.00 USD</g:price><g:sale_price>19.00 USD</g:sale_price>')
  expect(items[2]).toContain(`<g:item_group_id>${product.id}</g:item_group_id><g:product_type>Mugs</g:product_type>`)
  expect(items[2]).toContain(`/shop/p/mug-saucer?variant=${variantOf(product, 'Large / Ash').id}</g:link>`)
  expect(text.endsWith('</channel></rss>\n')).toBe(true)
})

test('sitemap and search know products and categories by their addresses', async () => {
  const mugs = await shop.addCategory('Mugs')
  const product = await shop.add({ title: 'Celadon bowl', details: { tags: ['stoneware'] } })
  await shop.add({ title: 'Celadon secret', isDraft: true })
  await shop.add({ title: 'Celadon hidden', details: { noindex: true, categoryIds: [mugs] } })
  const sitemap = await look(paths.sitemap)
  const listed = [...sitemap.matchAll(/<loc>[^<]*localhost(\/[^<]*)<\/loc>/g)].map(([, path = '']) => path)
  expect(listed).toEqual(expect.arrayContaining(['/shop', '/shop/mugs', '/shop/p/celadon-bowl']))
  expect(listed.join()).not.toMatch(/secret|hidden/)
  const search = async (words: string) => {
    const html = await look(buildSearchAddress(words))
    const [, list = ''] = /<ul class="search-results">(.*?)<\/ul>/s.exec(html) ?? []
    return [...list.matchAll(/<li><a href="([^"]*)">/g)].map(([, href = '']) => href)
  }
  expect(await search('stoneware bowl')).toEqual(['/shop/p/celadon-bowl'])
  expect((await search('celadon')).toSorted()).toEqual(['/shop/p/celadon-bowl', '/shop/p/celadon-hidden'])
  await shop.change(product.id, { title: 'Ash bowl', slug: 'ash-bowl' })
  expect(await look(paths.sitemap)).toContain('/shop/p/ash-bowl<')
})

test('related products are those that the owner chose, or others of its categories', async () => {
  const mugs = await shop.addCategory('Mugs')
  const first = await shop.add({ title: 'First', details: { categoryIds: [mugs] } })
  await shop.add({ title: 'Second', details: { categoryIds: [mugs] } })
  const third = await shop.add({ title: 'Third' })
  expect(titlesOf(await look('/shop/p/first'))).toEqual(['Second'])
  await shop.change(first.id, { relatedIds: [third.id] })
  expect(titlesOf(await look('/shop/p/first'))).toEqual(['Third'])
  await setDesign({ showRelated: false })
  expect(titlesOf(await look('/shop/p/first'))).toEqual([])
})

test('the panel’s frame and previews show the fixed part around the canvas, drafts too', async () => {
  const product = await shop.add({ title: 'Plate', isDraft: true })
  const frame = async (pageId: string, query = '') =>
    (await owner.client.get(`${fillPath(paths.configFrame, { pageId })}${query}`)).text
  const editing = await frame(product.id)
  expect(editing).toMatch(
    /<div data-fixed-part="" inert=""><section[^>]*product-section.*?<\/div><main [^>]*data-panel-draws=""/s,
  )
  expect(await frame(product.id, '?view=visitor')).toMatch(/<main id="content"[^>]*><section[^>]*product-section/)
  expect(await frame(product.storeId)).toMatch(/<\/main><div data-fixed-part="" inert=""><section[^>]*data-store-list/)
  const link = await owner.client.post(fillPath(api.pagePreviewLinks, { pageId: product.id }), { days: 1 })
  expect((await visitor.get(link.body.path)).text).toContain('<h1 class="product-title">Plate</h1>')
})

test('a store that is the home page lists there; its products stay below its own name', async () => {
  const { storeId } = await shop.add({ title: 'Plate' })
  await pages.changeDocument(api.siteSettings, { homepageId: storeId })
  expect(await look('/?sort=title')).toContain('href="/shop/p/plate"')
  expect(await look('/shop/p/plate')).toContain('<a class="crumb" href="/">Shop</a>')
})

test('[SHOP-023] [ANA-033] the census call of a quick view is taken', async () => {
  const product: ProductDetail = await shop.add({ title: 'Plate' })
  expect((await visitor.post(fillPath(api.recordQuickView, { productId: product.id }))).status).toBe(204)
  expect((await visitor.post(fillPath(api.recordQuickView, { productId: product.storeId }))).status).toBe(404)
  expect(await look('/shop')).toContain(`data-quick-view="${product.id}"`)
})
