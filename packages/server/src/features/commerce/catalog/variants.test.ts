import type { Variant } from '@sitewright/model/commerce/products/product'
import type { ProductDetail } from '@sitewright/model/commerce/products/product-answers'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import type { ApiClient } from '@sitewright/testkit/client/api-client'
import { startTestHost, type TestHost, type TestOwner } from '@sitewright/testkit/host/test-host'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

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
})

const ofProduct = (path: string) => fillPath(path, { productId: mug.id })
const ofVariant = (path: string, variant: Variant | undefined) => fillPath(path, { variantId: variant?.id ?? '' })
const size = { name: 'Size', values: ['Small', 'Large'] }
const color = { name: 'Color', values: ['Red', 'Blue'] }
const setOptions = async (options: object[], renamed: object[] = []): Promise<ProductDetail> =>
  (await client.put(ofProduct(api.productOptions), { options, renamed })).body
const read = async (): Promise<ProductDetail> => (await client.get(ofProduct(api.product))).body
const valuesOf = ({ variants }: ProductDetail) =>
  variants.map(({ optionValues }) => optionValues.map(({ value }) => value).join(' '))
const change = (variant: Variant | undefined, body: object) => client.patch(ofVariant(api.variant, variant), body)
const adjust = (variant: Variant | undefined, body: object, key?: string) =>
  client.post(
    ofVariant(api.variantStock, variant),
    body,
    key === undefined ? {} : { headers: { 'Idempotency-Key': key } },
  )
const log = async (variant: Variant | undefined) => (await client.get(ofVariant(api.variantStock, variant))).body
const find = ({ variants }: ProductDetail, values: string) =>
  variants.find(({ optionValues }) => optionValues.map(({ value }) => value).join(' ') === values)

/** As payments in flight do. */
function hold(variant: Variant | undefined, held: number) {
  return host.services.database.site(owner.site.id, (tx) =>
    tx
      .updateTable('product_variants')
      .set({ held })
      .where('id', '=', variant?.id ?? '')
      .execute(),
  )
}

test('[SHOP-002] options make the combinations; each has SKU, prices, stock, weight, size and picture', async () => {
  const product = await setOptions([size, color])
  expect(valuesOf(product)).toEqual(['Small Red', 'Small Blue', 'Large Red', 'Large Blue'])
  expect(new Set(product.variants.map(({ sku }) => sku)).size).toBe(4)
  expect(product.variants.map(({ price }) => price)).toEqual([900, 900, 900, 900])
  const wanted = { sku: 'MUG-1', price: 1200, salePrice: 1000, onSale: true, unlimited: true, weightGrams: 340 }
  const more = { sizeMm: [80, 80, 95], pictureId: 'b'.repeat(24) }
  const changed = await change(product.variants[3], { ...wanted, ...more })
  expect(changed.body.variants[3]).toMatchObject({ ...wanted, ...more })
  expect(changed.body).toMatchObject({ lowestPrice: 900, hasVariedPrices: true, variantCount: 4, stock: null })
})

test('[SHOP-002] six options and 250 variants are taken, more are refused', async () => {
  const values = (count: number) => Array.from({ length: count }, (_, index) => `Value ${index}`)
  const full = await setOptions([
    { name: 'A', values: values(50) },
    { name: 'B', values: values(5) },
  ])
  expect(full.variants).toHaveLength(250)
  const options = (counts: number[]) => counts.map((count, index) => ({ name: `${index}`, values: values(count) }))
  const put = async (counts: number[]) =>
    (await client.put(ofProduct(api.productOptions), { options: options(counts) })).status
  expect([await put([251]), await put([1, 1, 1, 1, 1, 1, 1]), await put([2, 2, 2, 2, 2, 2])]).toEqual([400, 400, 200])
})

test('[SHOP-003] variants that are left keep SKU, price and stock when values are removed, renamed or added', async () => {
  const before = await setOptions([size, color])
  const kept = find(before, 'Large Blue')
  await change(kept, { sku: 'KEPT', price: 1500 })
  await adjust(kept, { set: 7 })
  const renamed = [
    { option: 'Size', value: 'Large', to: 'XL' },
    { option: 'Color', value: null, to: 'Paint' },
  ]
  const after = await setOptions(
    [
      { name: 'Size', values: ['XL', 'Large'] },
      { name: 'Paint', values: ['Blue', 'Green'] },
    ],
    renamed,
  )
  expect(valuesOf(after)).toEqual(['XL Blue', 'XL Green', 'Large Blue', 'Large Green'])
  expect(after.variants[0]).toMatchObject({ id: kept?.id, sku: 'KEPT', price: 1500, qtyInStock: 7 })
  expect(after.variants[2]).toMatchObject({ price: 900, qtyInStock: 0 })
  expect((await adjust(find(before, 'Small Red'), { delta: 1 })).status).toBe(404)
  const gone = await host.services.database.site(owner.site.id, (tx) =>
    tx.selectFrom('product_variants').select('id').where('deleted_at', 'is not', null).execute(),
  )
  expect(gone).toHaveLength(3)
})

test('[SHOP-003] an option that is added or removed leaves one variant of each that it told apart', async () => {
  const [first] = mug.variants
  await change(first, { sku: 'FIRST' })
  const added = await setOptions([size])
  expect(added.variants.map(({ id, sku }) => [id === first?.id, sku === 'FIRST'])).toEqual([
    [true, true],
    [false, false],
  ])
  const removed = await setOptions([])
  expect(removed.variants.map(({ id }) => id)).toEqual([first?.id])
})

test('[SHOP-002] a digital product has no options, and one with options does not become digital', async () => {
  await setOptions([size])
  const digital = await client.patch(ofProduct(api.product), { productType: 'DIGITAL' })
  expect(digital.body.errorKey).toBe('product.digital-options')
  await setOptions([])
  expect((await client.patch(ofProduct(api.product), { productType: 'DIGITAL' })).body.variants).toEqual([])
  const refused = await client.put(ofProduct(api.productOptions), { options: [size] })
  expect(refused.body.errorKey).toBe('product.digital-options')
})

test('[COM-016] a SKU of 60 characters is taken, 61 are refused, and no two variants of a site share one', async () => {
  const [small, large] = (await setOptions([size])).variants
  expect((await change(small, { sku: 'x'.repeat(60) })).status).toBe(200)
  expect((await change(small, { sku: 'x'.repeat(61) })).status).toBe(400)
  const taken = await change(large, { sku: 'X'.repeat(60) })
  expect([taken.status, taken.body.errorKey]).toEqual([409, 'product.sku-taken'])
  expect((await change(large, { price: 500, salePrice: 500, onSale: true })).body.errors).toHaveProperty('salePrice')
  const other = await host.owner()
  const theirs = (await other.client.post(api.products, { title: 'Cup' })).body
  expect((await other.client.patch(ofVariant(api.variant, theirs.variants[0]), { sku: 'x'.repeat(60) })).status).toBe(
    200,
  )
})

test('[SHOP-005] a grid changes many variants at once, all of them or none, and names the line that is wrong', async () => {
  const [small, large] = (await setOptions([size])).variants
  await change(small, { sku: 'A' })
  await change(large, { sku: 'B' })
  const send = (variants: object[]) => client.patch(api.variants, { variants })
  expect(
    (
      await send([
        { id: small?.id, sku: 'B', stock: 4 },
        { id: large?.id, sku: 'A', price: 5 },
      ])
    ).status,
  ).toBe(200)
  expect((await read()).variants).toMatchObject([
    { sku: 'B', qtyInStock: 4 },
    { sku: 'A', price: 5 },
  ])
  const wrong = await send([
    { id: small?.id, price: 1 },
    { id: large?.id, salePrice: 9, onSale: true },
  ])
  expect(wrong.body.errors).toHaveProperty(['variants.1.salePrice'])
  const taken = await send([
    { id: small?.id, price: 1 },
    { id: large?.id, sku: 'b' },
  ])
  expect([taken.body.errorKey, Object.keys(taken.body.errors)]).toEqual(['product.sku-taken', ['variants.1.sku']])
  expect((await read()).variants).toMatchObject([{ price: 900 }, { price: 5, onSale: false, sku: 'A' }])
})

test('[SHOP-083] stock is the sum of a log that says who changed it, by how much and why', async () => {
  const [variant] = mug.variants
  expect((await adjust(variant, { set: 10, note: 'Counted' })).body).toEqual({ qtyInStock: 10 })
  expect((await adjust(variant, { delta: -3, note: 'Broken' })).body).toEqual({ qtyInStock: 7 })
  await client.patch(api.variants, { variants: [{ id: variant?.id, stock: 20 }] })
  const token = (await owner.platform.post(api.tokens, { name: 'till', password: owner.password })).body.secret
  const till = host.clientOn(client.host, token)
  await till.post(ofVariant(api.variantStock, variant), { delta: 1 })
  const { qtyInStock, changes } = await log(variant)
  expect(changes).toMatchObject([
    { delta: 1, stockAfter: 21, reason: 'api' },
    { delta: 13, stockAfter: 20, reason: 'hand' },
    { delta: -3, stockAfter: 7, note: 'Broken', authorName: owner.email.split('@')[0] },
    { delta: 10, stockAfter: 10, note: 'Counted' },
  ])
  expect(changes.reduce((sum: number, { delta }: { delta: number }) => sum + delta, 0)).toBe(qtyInStock)
})

test('[SHOP-083] a long log comes in pages', async () => {
  const [variant] = mug.variants
  for (let count = 1; count <= 60; count++) await adjust(variant, { set: count })
  const first = await log(variant)
  expect([first.changes.length, first.changes[0].stockAfter]).toEqual([50, 60])
  const rest = await client.get(`${ofVariant(api.variantStock, variant)}?cursor=${first.nextCursor}`)
  expect(rest.body.changes.map(({ stockAfter }: { stockAfter: number }) => stockAfter)).toEqual([
    10, 9, 8, 7, 6, 5, 4, 3, 2, 1,
  ])
  expect(rest.body.nextCursor).toBe(null)
})

test('[SHOP-140] a stock change that is sent again with its key happens once, and the key is for one change', async () => {
  const [variant] = mug.variants
  const twice = await Promise.all([adjust(variant, { delta: 5 }, 'order-1'), adjust(variant, { delta: 5 }, 'order-1')])
  expect(twice.map(({ body }) => body)).toEqual([{ qtyInStock: 5 }, { qtyInStock: 5 }])
  await adjust(variant, { delta: 2 })
  expect((await adjust(variant, { delta: 5 }, 'order-1')).body).toEqual({ qtyInStock: 5 })
  const other = await adjust(variant, { delta: 6 }, 'order-1')
  expect([other.status, other.body.errorKey]).toEqual([422, 'product.key-reused'])
  expect((await log(variant)).qtyInStock).toBe(7)
})

test('[SHOP-083] stock does not go below what payments hold, and says how many can be taken', async () => {
  const [variant] = mug.variants
  await adjust(variant, { set: 5 })
  await hold(variant, 3)
  const refused = await adjust(variant, { delta: -3 })
  expect([refused.status, refused.body.errorKey]).toEqual([409, 'product.stock-short'])
  expect(refused.body.error).toContain('up to 2')
  expect((await adjust(variant, { set: 2 })).status).toBe(409)
  const grid = await client.patch(api.variants, { variants: [{ id: variant?.id, stock: 2 }] })
  expect([grid.body.errorKey, Object.keys(grid.body.errors)]).toEqual(['product.stock-short', ['variants.0.stock']])
  expect((await adjust(variant, { delta: -2 })).body).toEqual({ qtyInStock: 0 })
  expect((await adjust(variant, { delta: 2_000_000 })).status).toBe(400)
  expect((await adjust(variant, { set: 1_000_000 })).status).toBe(200)
  expect((await adjust(variant, { delta: 1 })).body.errors).toHaveProperty('delta')
})

test('[SHOP-083] many at once take no more than there is', async () => {
  const [variant] = mug.variants
  await adjust(variant, { set: 5 })
  const answers = await Promise.all(Array.from({ length: 12 }, () => adjust(variant, { delta: -1 })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
  expect((await log(variant)).qtyInStock).toBe(0)
})
