import type { ProductDetail } from '@sitewright/model/commerce/products/product-answers'
import type { VariantLine, VariantList } from '@sitewright/model/commerce/products/variant-list'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import type { ApiClient } from '@sitewright/testkit/client/api-client'
import { startTestHost, type TestHost } from '@sitewright/testkit/host/test-host'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let host: TestHost
let client: ApiClient

beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.stop())
beforeEach(async () => {
  client = (await host.owner()).client
})

const list = async (query = ''): Promise<VariantList> => (await client.get(api.variants + query)).body
const name = ({ title, values }: VariantLine) => [title, ...values].join(' ')
const names = ({ variants }: VariantList) => variants.map(name)

async function makeProduct(title: string, values: string[] = [], more: object = {}): Promise<ProductDetail> {
  const { body } = await client.post(api.products, { title, priceCents: 900, ...more })
  if (values.length === 0) return body
  const options = [{ name: 'Size', values }]
  return (await client.put(fillPath(api.productOptions, { productId: body.id }), { options })).body
}

function setStock({ variants }: ProductDetail, stock: number[]) {
  return client.patch(api.variants, { variants: variants.map(({ id }, index) => ({ id, stock: stock[index] })) })
}

test('variants of all products are listed together with their product, a page at a time', async () => {
  await makeProduct('Vase')
  await makeProduct('Mug', ['Small', 'Large'])
  await makeProduct('Guide', [], { productType: 'DIGITAL' })
  const first = await list('?limit=2')
  expect([names(first), first.total]).toEqual([['Mug Small', 'Mug Large'], 3])
  const second = await list(`?limit=2&cursor=${first.nextCursor}`)
  expect([names(second), second.nextCursor]).toEqual([['Vase'], null])
  expect(first.variants[0]).toMatchObject({ price: 900, productType: 'PHYSICAL', qtyInStock: 0, shownPictureId: null })
})

test('by stock the list begins with what is sold out, and leaves out what is not counted', async () => {
  await setStock(await makeProduct('Mug', ['Small', 'Large']), [7, 0])
  await setStock(await makeProduct('Vase'), [3])
  const lesson = await makeProduct('Lesson')
  await client.patch(api.variants, { variants: [{ id: lesson.variants[0]?.id, unlimited: true }] })
  const first = await list('?sort=stock&limit=2')
  expect([names(first), first.total]).toEqual([['Mug Large', 'Vase'], 3])
  expect(names(await list(`?sort=stock&limit=2&cursor=${first.nextCursor}`))).toEqual(['Mug Small'])
})

test('they are found by words of the product, and a deleted product has none', async () => {
  const mug = await makeProduct('Mug', ['Small', 'Large'])
  await makeProduct('Vase')
  expect(names(await list('?query=mu'))).toEqual(['Mug Small', 'Mug Large'])
  expect(names(await list(`?query=${mug.variants[1]?.sku}`))).toEqual(['Mug Small', 'Mug Large'])
  await client.delete(fillPath(api.product, { productId: mug.id }))
  expect(names(await list())).toEqual(['Vase'])
})

test('a place in the list that cannot be is refused', async () => {
  for (const cursor of ['x', Buffer.from('[1,2]').toString('base64url')])
    expect((await client.get(`${api.variants}?cursor=${cursor}`)).status).toBe(400)
})
