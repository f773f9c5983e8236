import type { ProductDetail } from '@sitewright/model/commerce/products/product-answers'
import type { ProductImportDetail } from '@sitewright/model/commerce/products/product-imports'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import type { ApiClient } from '@sitewright/testkit/client/api-client'
import { makeMultipart } from '@sitewright/testkit/client/multipart'
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

async function importCsv(text: string, { dryRun = false, from = client } = {}): Promise<ProductImportDetail> {
  const { body, contentType } = makeMultipart([
    { name: 'dryRun', content: String(dryRun) },
    { name: 'file', filename: 'products.csv', content: text },
  ])
  const started = await from.post(api.productImports, undefined, { raw: { content: body, contentType } })
  expect([started.status, started.body.state]).toEqual([201, 'waiting'])
  await host.runDueJobs()
  return (await from.get(fillPath(api.productImport, { importId: started.body.id }))).body
}
const exportCsv = async (from = client) => (await from.get(api.productsCsv)).text
const list = async (from = client) => (await from.get(`${api.products}?sort=featured`)).body.products
const read = async (product: { id: string }): Promise<ProductDetail> =>
  (await client.get(fillPath(api.product, { productId: product.id }))).body

const file = `Title,Type,Description,Tags,Categories,Option Name 1,Option Value 1,SKU,Price,Sale Price,On Sale,Stock,Weight (kg),Length (cm),Width (cm),Height (cm),Visible
Mug,PHYSICAL,"Holds tea.
Washes well.","Tea, Gift",Kitchen > Cups,Size,Small,MUG-S,9.50,,No,12,0.3,8,8,9.5,Yes
,,,,,,Large,MUG-L,12,10,Yes,Unlimited,0.45,,,,
Guide,DIGITAL,,,,,,,4.99,,,,,,,,No
`

test('[SHOP-006] [COM-046] a file adds products with variants, categories, prices and stock', async () => {
  expect(await importCsv(file)).toMatchObject({ state: 'done', added: 2, updated: 0, failed: 0, linesDone: 5 })
  const [mug, guide] = await list()
  expect(await read(mug)).toMatchObject({
    title: 'Mug',
    workflowState: 'PUBLISHED',
    tags: ['Tea', 'Gift'],
    options: [{ name: 'Size', values: ['Small', 'Large'] }],
    variants: [
      { sku: 'MUG-S', price: 950, qtyInStock: 12, weightGrams: 300, sizeMm: [80, 80, 95], unlimited: false },
      { sku: 'MUG-L', price: 1200, salePrice: 1000, onSale: true, unlimited: true, weightGrams: 450, sizeMm: [] },
    ],
  })
  expect(guide).toMatchObject({ productType: 'DIGITAL', lowestPrice: 499, workflowState: 'DRAFT' })
  const { categories } = (await client.get(api.categories)).body
  expect(categories.map(({ path }: { path: string }) => path)).toEqual(['/shop/kitchen', '/shop/kitchen/cups'])
  const [small] = (await read(mug)).variants
  const { changes } = (await client.get(fillPath(api.variantStock, { variantId: small?.id ?? '' }))).body
  expect(changes).toMatchObject([{ delta: 12, reason: 'import' }])
})

test('[SHOP-006] the same file a second time changes nothing, and so does an exported one', async () => {
  await importCsv(file)
  const exported = await exportCsv()
  const again = await importCsv(file)
  expect(again).toMatchObject({ added: 0, updated: 0, unchanged: 2, failed: 0, notes: [] })
  expect(await importCsv(exported)).toMatchObject({ added: 0, updated: 0, unchanged: 2, notes: [] })
  expect(await exportCsv()).toBe(exported)
})

test('[SHOP-006] an exported file makes the same products on another site', async () => {
  await importCsv(file)
  const other = await host.owner()
  const exported = await exportCsv()
  const withoutIds = exported.replace(/^[0-9a-f]{24},(?:[0-9a-f]{24})?/gm, ',')
  expect(await importCsv(withoutIds, { from: other.client })).toMatchObject({ added: 2, failed: 0 })
  const copied = await exportCsv(other.client)
  expect(copied.replace(/[0-9a-f]{24}/g, '')).toBe(exported.replace(/[0-9a-f]{24}/g, ''))
})

test('[SHOP-006] an edited file changes what differs and takes nothing away', async () => {
  await importCsv(file)
  const [mug] = await list()
  const before = await read(mug)
  const edited = `Product ID,Title,Tags,Option Name 1,Option Value 1,Price,Stock
${mug.id},Big mug,Tea,Size,Small,11,9
${mug.id},,,,Medium,10,3
`
  const done = await importCsv(edited)
  expect(done).toMatchObject({ updated: 1, failed: 0, notes: [{ line: 2, kind: 'change' }] })
  expect(done.notes[0]?.text).toContain('Title, Tags')
  const after = await read(mug)
  expect(after).toMatchObject({ title: 'Big mug', tags: ['Tea'], description: before.description, slug: 'mug' })
  expect(after.variants.map(({ sku, price, qtyInStock }) => [sku.slice(0, 4), price, qtyInStock])).toEqual([
    ['MUG-', 1100, 9],
    ['MUG-', 1200, 0],
    [expect.stringMatching(/^SQ/), 1000, 3],
  ])
})

test('[SHOP-006] a dry run tells what would change and changes nothing', async () => {
  const dry = await importCsv(file, { dryRun: true })
  expect(dry).toMatchObject({ dryRun: true, state: 'done', added: 2, failed: 0 })
  expect(dry.notes).toMatchObject([
    { line: 2, kind: 'add', text: 'Mug: 2 variants' },
    { line: 5, kind: 'add', text: 'Guide: 1 variant' },
  ])
  expect([await list(), (await client.get(api.categories)).body.categories]).toEqual([[], []])
  expect((await client.get(api.productImports)).body.imports).toHaveLength(1)
})

test('[SHOP-006] what is wrong is named by line and column, and the other products are imported', async () => {
  await importCsv('Title,SKU\nTaken,TAKEN-1\nOther,OTHER-1\n')
  const wrong = `Title,Product ID,SKU,Price,Stock,Sale Price,On Sale,Option Name 1,Option Value 1,Slug
A,,A-1,twelve,3,,,,,
B,,B-1,5,many,,,,,
C,,C-1,5,1,5,yes,,,
D,${'e'.repeat(24)},,5,1,,,,,
E,,E-1,5,1,,,Size,,
F,,A-1,5,1,,,,,
G,,G-1,5,1,,,,,Not A Slug
H,,TAKEN-1,5,1,,,Size,Small,
,,OTHER-1,5,1,,,,Large,
Fine,,FINE,5,1,,,,,
"broken,,X,5
`
  const done = await importCsv(wrong)
  const problems = done.notes.filter(({ kind }) => kind === 'problem').map(({ line, column }) => [line, column])
  expect(problems).toEqual([
    [2, 'Price'],
    [3, 'Stock'],
    [4, 'Sale Price'],
    [5, 'Product ID'],
    [6, 'Option Value 1'],
    [8, 'Slug'],
    [10, 'SKU'],
    [12, ''],
  ])
  expect((await list()).map(({ title }: ProductDetail) => title)).toEqual(['Taken', 'Other', 'F', 'Fine'])
})

test('[SHOP-006] a file without known columns, without products or with too many lines is refused whole', async () => {
  expect(await importCsv('name;price\nMug;3\n')).toMatchObject({ state: 'failed', added: 0 })
  expect((await importCsv('Title,Price\n')).problem).toBe('The file has no products.')
  const many = `Title\n${'Mug\n'.repeat(10_001)}`
  expect((await importCsv(many)).problem).toContain('more than 10,000 rows')
})
