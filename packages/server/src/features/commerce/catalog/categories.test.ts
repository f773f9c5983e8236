import type { Category } from '@sitewright/model/commerce/products/categories'
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

const create = async (name: string, parent?: Category, more: object = {}): Promise<Category> =>
  (await client.post(api.categories, { name, parentId: parent?.id ?? null, ...more })).body
const at = (category: Category) => fillPath(api.category, { categoryId: category.id })
const list = async (): Promise<Category[]> => (await client.get(api.categories)).body.categories
const paths = async () => (await list()).map(({ path }) => path)
const redirects = () =>
  host.services.database.site(owner.site.id, async (tx) => {
    const rows = await tx.selectFrom('redirects').select(['from_path', 'to_path']).orderBy('from_path').execute()
    return rows.map((row) => [row.from_path, row.to_path])
  })

test('[SHOP-004] categories nest three deep, with picture, description and order', async () => {
  const kitchen = await create('Kitchen', undefined, { pictureId: 'c'.repeat(24), description: 'For cooks' })
  const cups = await create('Cups & mugs', kitchen)
  const tall = await create('Tall', cups)
  const garden = await create('Garden')
  expect(await paths()).toEqual([
    '/shop/kitchen',
    '/shop/kitchen/cups-mugs',
    '/shop/kitchen/cups-mugs/tall',
    '/shop/garden',
  ])
  expect((await list())[0]).toMatchObject({ pictureId: 'c'.repeat(24), description: 'For cooks', productCount: 0 })
  const deeper = await client.post(api.categories, { name: 'Taller', parentId: tall.id })
  expect([deeper.status, deeper.body.errorKey]).toEqual([409, 'category.too-deep'])
  const arranged = await client.put(api.categoryOrder, { parentId: null, ids: [garden.id, kitchen.id] })
  expect(arranged.body.categories.map(({ name }: Category) => name)).toEqual([
    'Garden',
    'Kitchen',
    'Cups & mugs',
    'Tall',
  ])
  expect((await client.put(api.categoryOrder, { parentId: null, ids: [cups.id] })).status).toBe(400)
})

test('[SHOP-004] no two of one parent share an address, and none takes that of products', async () => {
  const [one, two] = [await create('Cups'), await create('Cups')]
  expect([one.slug, two.slug, (await create('P')).slug]).toEqual(['cups', 'cups-2', 'p-2'])
  expect((await client.patch(at(two), { slug: 'cups' })).body.errorKey).toBe('category.slug-taken')
  expect((await client.patch(at(two), { slug: 'p' })).status).toBe(400)
  expect((await create('Cups', one)).path).toBe('/shop/cups/cups')
})

test('[SHOP-004] a moved category takes what is below along, leaves a redirect and takes links with it', async () => {
  const [kitchen, garden] = [await create('Kitchen'), await create('Garden')]
  const cups = await create('Cups', kitchen)
  const tall = await create('Tall', cups)
  const link = { title: 'To tall cups', kind: 'link', linkTarget: `${tall.path}?sort=price` }
  const { id: pageId } = (await client.post(api.pages, link)).body
  const moved = await client.patch(at(cups), { parentId: garden.id, slug: 'beakers' })
  expect(moved.body.path).toBe('/shop/garden/beakers')
  expect(await paths()).toContain('/shop/garden/beakers/tall')
  expect(await redirects()).toEqual([['/shop/kitchen/cups', '/shop/garden/beakers']])
  const { settings } = (await client.get(fillPath(api.page, { pageId }))).body
  expect(settings.linkTarget).toBe('/shop/garden/beakers/tall?sort=price')
  const itself = await client.patch(at(garden), { parentId: tall.id })
  expect(itself.body.errorKey).toBe('category.in-itself')
  expect((await client.patch(at(garden), { parentId: kitchen.id })).body.errorKey).toBe('category.too-deep')
})

test('[SHOP-004] a deleted category leads to what was above, what was below moves up, and products go nowhere else', async () => {
  const kitchen = await create('Kitchen')
  const cups = await create('Cups', kitchen)
  const tall = await create('Tall', cups)
  const mug = (await client.post(api.products, { title: 'Mug' })).body
  const product = fillPath(api.product, { productId: mug.id })
  await client.patch(product, { categoryIds: [cups.id, tall.id] })
  expect((await list()).map(({ productCount }) => productCount)).toEqual([0, 1, 1])
  expect((await client.delete(at(cups))).status).toBe(200)
  expect(await paths()).toEqual(['/shop/kitchen', '/shop/kitchen/tall'])
  expect((await client.get(product)).body.categoryIds).toEqual([tall.id])
  expect(await redirects()).toEqual([
    ['/shop/kitchen/cups', '/shop/kitchen'],
    ['/shop/kitchen/cups/tall', '/shop/kitchen/tall'],
  ])
  expect((await client.patch(product, { categoryIds: [cups.id] })).body.errors).toHaveProperty('categoryIds')
})

test('[SHOP-005] products are listed by category', async () => {
  const cups = await create('Cups')
  const mug = (await client.post(api.products, { title: 'Mug' })).body
  await client.post(api.products, { title: 'Plate' })
  await client.patch(fillPath(api.product, { productId: mug.id }), { categoryIds: [cups.id] })
  const { body } = await client.get(`${api.products}?categoryId=${cups.id}`)
  expect([body.total, body.products[0].title]).toEqual([1, 'Mug'])
})
