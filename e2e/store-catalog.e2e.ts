import { expect, type Locator, type Page, test } from '@playwright/test'
import { api } from '@sitewright/model/routes/api'
import sharp from 'sharp'
import { enterAs, makeSite } from './lib/new-site'
import { expectAccessible } from './lib/page-health'
import { createStoreOwner, nameOfVariant } from './lib/store-site'

const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved/ })
/** Of the note with this text: an older one may come later. */
const undoOf = (page: Page, text: string) =>
  page
    .getByRole('region', { name: 'Notifications' })
    .locator('.sw-toast')
    .filter({ hasText: text })
    .getByRole('button', { name: 'Undo' })

async function picture(name: string, color: string) {
  const buffer = await sharp({ create: { width: 300, height: 300, channels: 3, background: color } })
    .png()
    .toBuffer()
  return { name, mimeType: 'image/png', buffer }
}

/** As files of the device come over the page. */
async function dropFiles(place: Locator, files: Awaited<ReturnType<typeof picture>>[]) {
  const sent = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, bytes: [...buffer] }))
  const data = await place.page().evaluateHandle((list) => {
    const transfer = new DataTransfer()
    for (const { name, mimeType, bytes } of list)
      transfer.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }))
    return transfer
  }, sent)
  await place.dispatchEvent('dragover', { dataTransfer: data })
  await place.dispatchEvent('drop', { dataTransfer: data })
}

async function dragTo(grip: Locator, place: Locator) {
  await grip.scrollIntoViewIfNeeded()
  await place.scrollIntoViewIfNeeded()
  const [from, to] = [await grip.boundingBox(), await place.boundingBox()]
  const middle = (box: typeof from) =>
    [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2] as const
  const { mouse } = grip.page()
  await mouse.move(...middle(from))
  await mouse.down()
  await mouse.move(...middle(to), { steps: 5 })
  await mouse.up()
}

async function openStore(page: Page, context: Parameters<typeof enterAs>[0], part = '') {
  const site = await makeSite('blank')
  await enterAs(context, site)
  return { site, store: createStoreOwner(site), open: () => page.goto(`${site.address}/config/store${part}`) }
}

test('[SHOP-002] [SHOP-007] [COM-009] the owner adds a mug with options, pictures and a category, and publishes it', async ({
  page,
  context,
}) => {
  const { store, open } = await openStore(page, context)
  await open()
  await expect(page.getByRole('heading', { name: 'Sell your first product' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('navigation', { name: 'Store' }).getByRole('link', { name: 'Categories' }).click()
  await page.getByRole('button', { name: 'Add category' }).click()
  await page.getByLabel('Name').fill('Cups')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Actions for Cups' }).click()
  await page.getByRole('menuitem', { name: 'Add subcategory' }).click()
  await page.getByLabel('Name').fill('Mugs')
  await page.keyboard.press('Enter')
  await expect(page.getByText('/shop/cups/mugs')).toBeVisible()

  await page.getByRole('navigation', { name: 'Store' }).getByRole('link', { name: 'Products' }).click()
  await page.getByRole('button', { name: 'Add product' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add product' })
  await dialog.getByLabel('Title').fill('Ash mug')
  await dialog.getByLabel('Price').fill('twenty')
  await dialog.getByLabel('Price').press('Tab')
  await expect(dialog.getByText('Enter an amount, such as 24.00.')).toBeVisible()
  await dialog.getByLabel('Price').fill('24')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Ash mug', level: 2 })).toBeVisible()

  const pictures = page.getByRole('region', { name: 'Images' })
  await pictures.locator('input[type=file]').setInputFiles([await picture('front.png', '#9a5b3c')])
  await expect(pictures.getByRole('button', { name: 'front.png', exact: true })).toBeVisible()
  await dropFiles(pictures.getByRole('group', { name: 'Add images' }), [
    await picture('side.png', '#35645a'),
    await picture('foot.png', '#222'),
  ])
  await expect(pictures.getByRole('button', { name: 'foot.png', exact: true })).toBeVisible()
  await pictures.getByRole('button', { name: 'Move foot.png', exact: true }).press('ArrowUp')
  await pictures.getByRole('button', { name: 'front.png', exact: true }).click()
  await pictures.getByLabel('Alt text').fill('A mug with ash glaze')
  await pictures.getByRole('button', { name: /^Focal point/ }).press('ArrowLeft')
  await pictures.getByRole('button', { name: 'A mug with ash glaze', exact: true }).click()
  await dragTo(
    pictures.getByRole('button', { name: 'Move side.png', exact: true }),
    pictures.getByRole('button', { name: 'Move A mug with ash glaze', exact: true }),
  )
  await expect(pictures.getByRole('listitem').first()).toContainText('side.png')

  const options = page.getByRole('region', { name: /^Options/ })
  for (const [name, values] of [
    ['Size', 'Small, Large'],
    ['Glaze', 'Ash, Celadon'],
  ] as const) {
    await options.getByRole('button', { name: 'Add option' }).click()
    const form = options.getByRole('form', { name: 'New option' })
    await form.getByLabel('Option name').fill(name)
    await form.getByLabel('Values').fill(values)
    await page.keyboard.press('Enter')
    await expect(form).toHaveCount(0)
  }
  const variants = page.getByRole('table', { name: 'Variants' })
  await expect(variants.getByRole('rowheader')).toHaveText([
    'Small / Ash',
    'Small / Celadon',
    'Large / Ash',
    'Large / Celadon',
  ])
  await variants.getByLabel('Price of Small / Celadon', { exact: true }).fill('26,50')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.type('32')
  await page.keyboard.press('Enter')
  await page.keyboard.type('34.50')
  await variants.getByLabel('SKU of Small / Ash').fill('MUG-S-ASH')
  await variants.getByLabel('Sale price of Large / Ash').fill('29')
  await variants.getByLabel('On sale of Large / Ash').check()
  await variants.getByLabel('Weight of Small / Ash').fill('0.35')
  await variants.getByLabel('Size of Small / Ash').fill('9 x 9 x 10.5')
  await variants.getByLabel('Unlimited stock of Large / Celadon').check()
  await variants.getByLabel('Stock of Small / Ash', { exact: true }).fill('7')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Stock of Ash mug, Small / Ash: 7').first()).toBeVisible()
  await variants.getByRole('button', { name: 'Image of Small / Celadon' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Image 1', exact: true }).click()

  await page.getByRole('checkbox', { name: 'Mugs' }).check()
  await page.getByRole('combobox', { name: 'Tags' }).fill('stoneware')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'Tags of this product' })).toHaveText('stoneware')
  await expect(saved(page)).toBeVisible()
  await expectAccessible(page)
  await page.getByText('Available', { exact: true }).click()
  await expect(page.getByRole('link', { name: 'View live' })).toBeVisible()

  const mug = await store.find('Ash mug')
  expect(mug).toMatchObject({ workflowState: 'PUBLISHED', tags: ['stoneware'], categoryIds: [expect.any(String)] })
  expect(mug.pictures.map(({ alt, focalPoint }) => [alt, focalPoint.x])).toEqual([
    ['', 0.5],
    ['A mug with ash glaze', expect.closeTo(0.49, 1)],
    ['', 0.5],
  ])
  const [small, celadon, large, last] = mug.variants
  expect(small).toMatchObject({ sku: 'MUG-S-ASH', price: 2400, qtyInStock: 7, weightGrams: 350, sizeMm: [90, 90, 105] })
  expect(celadon).toMatchObject({ price: 2650, pictureId: mug.pictures[0]?.assetId })
  expect(large).toMatchObject({ price: 3200, salePrice: 2900, onSale: true })
  expect(last).toMatchObject({ price: 3450, unlimited: true })

  await page.getByRole('link', { name: 'Products', exact: true }).click()
  const row = page.getByRole('row', { name: /Ash mug/ })
  await expect(row).toContainText('Available')
  await expect(row).toContainText('from $24.00')
  await expectAccessible(page)
})

test('[SHOP-003] a renamed option value keeps its stock, and a removed one comes back with what it had', async ({
  page,
  context,
}) => {
  const { site, store } = await openStore(page, context)
  const { id } = await store.create({ title: 'Ash mug', priceCents: 2400 })
  const { variants } = await store.setOptions(id, [{ name: 'Size', values: ['Small', 'Large'] }])
  await store.changeVariants(variants.map((it, index) => ({ id: it.id, sku: `MUG-${index}`, stock: 5 + index })))
  await page.goto(`${site.address}/config/store/product-${id}`)
  const options = page.getByRole('region', { name: 'Options and variants' })
  await options.getByRole('button', { name: /^Size/ }).click()
  await options.getByRole('button', { name: 'Rename Small' }).click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Espresso')
  await page.keyboard.press('Enter')
  await expect(options.getByLabel('Stock of Espresso', { exact: true })).toHaveValue('5')
  await options.getByLabel('Option name').fill('Cup')
  await page.keyboard.press('Tab')
  await expect
    .poll(async () => (await store.read(id)).options)
    .toEqual([{ name: 'Cup', values: ['Espresso', 'Large'] }])
  const kept = (await store.read(id)).variants
  expect(kept.map((it) => [it.id, nameOfVariant(it), it.sku, it.qtyInStock])).toEqual([
    [variants[0]?.id, 'Espresso', 'MUG-0', 5],
    [variants[1]?.id, 'Large', 'MUG-1', 6],
  ])

  await options.getByRole('button', { name: 'Remove Large' }).click()
  await expect(options.getByLabel('Stock of Large', { exact: true })).toHaveCount(0)
  await undoOf(page, 'Large removed').click()
  await expect(options.getByLabel('Stock of Large', { exact: true })).toHaveValue('6')
  await expect(options.getByLabel('SKU of Large')).toHaveValue('MUG-1')

  await options.getByRole('button', { name: 'Rename Large' }).press('Alt+ArrowLeft')
  await expect.poll(async () => (await store.read(id)).options[0]?.values).toEqual(['Large', 'Espresso'])
  await options.getByLabel('Add a value to Cup').fill('espresso')
  await page.keyboard.press('Enter')
  await expect(options.getByRole('button', { name: 'Rename Espresso' })).toHaveCount(1)
})

test('[SHOP-005] in the grid cells are changed by keys and by paste, all or none, and undone', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { site, store } = await openStore(page, context)
  for (const title of ['Bowl', 'Mug', 'Vase']) await store.create({ title, priceCents: 2000 })
  await page.goto(`${site.address}/config/store`)
  await page.getByRole('link', { name: 'Edit in a grid' }).click()
  const grid = page.getByRole('grid', { name: 'Variants' })
  const cell = (row: number, column: number) => grid.locator(`[data-row='${row}'][data-cell='${column}']`)
  const prices = async () =>
    Promise.all(['Bowl', 'Mug', 'Vase'].map(async (it) => (await store.find(it)).variants[0]?.price))
  await expect(grid.getByRole('row')).toHaveCount(4)
  await expectAccessible(page)

  await cell(0, 2).click()
  await page.keyboard.type('21')
  await page.keyboard.press('Enter')
  await expect(cell(1, 2)).toBeFocused()
  await page.keyboard.press('F2')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('22,50')
  await page.keyboard.press('Tab')
  await expect(cell(1, 3)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('9')
  await page.keyboard.press('Escape')
  await expect(cell(2, 2)).toHaveText('20.00')
  await expect.poll(prices).toEqual([2100, 2250, 2000])

  await page.keyboard.type('nothing')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Enter an amount up to 1000000.00.')).toBeVisible()
  await page.keyboard.press('Escape')

  const paste = async (text: string) => {
    await page.evaluate((it) => navigator.clipboard.writeText(it), text)
    await page.keyboard.press('Control+v')
  }
  await cell(0, 2).click()
  await paste('30.00\t25.00\tyes\t3\n31.00\t26.00\tno\t4\n32.00\t27.00\tyes\tUnlimited\n')
  await expect(cell(2, 5)).toHaveText('Unlimited')
  await expect(saved(page)).toBeVisible()
  await expect.poll(prices).toEqual([3000, 3100, 3200])
  expect((await store.find('Bowl')).variants[0]).toMatchObject({ salePrice: 2500, onSale: true, qtyInStock: 3 })

  const taken = (await store.find('Vase')).variants[0]?.sku
  await cell(0, 1).click()
  await paste(`BOWL-1\t40\n${taken}\t41`)
  await expect(page.getByText(/^Mug, SKU: .*Nothing was changed\.$/)).toBeVisible()
  await expect(cell(1, 1)).toHaveAttribute('aria-invalid', 'true')
  await expect(cell(0, 2)).toHaveText('30.00')
  await expectAccessible(page)
  await expect.poll(prices).toEqual([3000, 3100, 3200])

  await cell(0, 2).click()
  await page.keyboard.press('Control+z')
  await expect(cell(0, 2)).toHaveText('21.00')
  await expect(cell(2, 5)).toHaveText('0')
  await expect.poll(prices).toEqual([2100, 2250, 2000])
  await page.keyboard.press('Control+Shift+z')
  await expect.poll(prices).toEqual([3000, 3100, 3200])
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await expect(cell(0, 4)).toHaveText('No')
})

test('[SHOP-005] [COM-010] [COM-011] products are found, hidden, scheduled, copied, arranged and deleted in the list, with a way back', async ({
  page,
  context,
}) => {
  const { site, store } = await openStore(page, context)
  for (const title of ['Bowl', 'Mug', 'Vase']) await store.create({ title, priceCents: 2000 })
  await page.goto(`${site.address}/config/store`)
  const row = (name: string) => page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) })
  const names = page.locator('tbody a')
  await page.getByRole('checkbox', { name: 'Select Vase' }).check()
  await page.getByRole('checkbox', { name: 'Select Bowl' }).click({ modifiers: ['Shift'] })
  await page.getByRole('checkbox', { name: 'Select Vase' }).uncheck()
  const bar = page.getByRole('toolbar', { name: 'Selected products' })
  await bar.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(row('Bowl')).toContainText('Available')
  await expect(row('Mug')).toContainText('Available')
  await expect(row('Vase')).toContainText('Hidden')
  await undoOf(page, 'Available now: 2 products').click()
  await expect(row('Bowl')).toContainText('Hidden')
  await expect(row('Mug')).toContainText('Hidden')
  await bar.getByRole('button', { name: 'Add tag' }).click()
  await page.getByRole('combobox', { name: 'Tag' }).fill('kitchen')
  await page.keyboard.press('Enter')
  await expect(row('Mug')).toContainText('kitchen')
  await expectAccessible(page)
  await bar.getByRole('button', { name: 'Delete' }).click()
  await expect(names).toHaveText(['Vase'])
  await undoOf(page, 'Deleted: 2 products').click()
  await expect(names).toHaveCount(3)

  await page.getByLabel('Search products').fill('kitch')
  await expect(names).toHaveText(['Mug', 'Bowl'])
  await page.getByLabel('Search products').fill('nothing like it')
  await expect(page.getByText('No products found')).toBeVisible()
  await page.getByRole('button', { name: 'Show all products' }).click()
  await page.getByLabel('Sort by').selectOption('featured')
  await expect(names).toHaveText(['Bowl', 'Mug', 'Vase'])
  await page.getByRole('link', { name: 'Vase', exact: true }).press('Alt+ArrowUp')
  await expect(names).toHaveText(['Bowl', 'Vase', 'Mug'])
  await page.getByRole('button', { name: 'Actions for Bowl' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect(names).toHaveCount(4)

  await page.getByRole('link', { name: 'Vase', exact: true }).click()
  await page.getByText('Scheduled', { exact: true }).click()
  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Change schedule' })).toBeVisible()
  await page.getByRole('link', { name: 'Products', exact: true }).click()
  await expect(row('Vase')).toContainText('Scheduled')
})

test('[SHOP-008] what is changed of a product saves itself and is undone; mistakes are told at their field', async ({
  page,
  context,
}) => {
  const { site, store } = await openStore(page, context)
  const bowl = await store.create({ title: 'Bowl', priceCents: 2000 })
  await store.create({ title: 'Mug', slug: 'mug', priceCents: 2000 })
  await page.goto(`${site.address}/config/store/product-${bowl.id}`)
  const read = () => store.read(bowl.id)
  await page.getByRole('textbox', { name: 'Title' }).fill('Serving bowl')
  await expect.poll(async () => (await read()).title).toBe('Serving bowl')
  await page.getByRole('button', { name: 'Undo: change the title' }).click()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Bowl')
  await expect.poll(async () => (await read()).title).toBe('Bowl')

  await page.getByRole('textbox', { name: 'Title' }).fill('')
  await page.getByRole('textbox', { name: 'Title' }).blur()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveAccessibleDescription('Enter a title.')
  await expect(page.getByRole('status').filter({ hasText: 'Not saved' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Title' }).fill('Bowl')
  await page.getByLabel('URL', { exact: true }).fill('mug')
  await page.getByLabel('URL', { exact: true }).blur()
  await expect(page.getByLabel('URL', { exact: true })).toHaveAccessibleDescription(/Another page has this URL/)
  await page.getByLabel('URL', { exact: true }).fill('deep-bowl')
  await page.getByLabel('Search description').fill('A deep bowl for salad.')
  await page.getByRole('combobox', { name: 'Related products' }).fill('mu')
  await page.getByRole('option', { name: 'Mug' }).click()
  await page.getByLabel('Sale price').fill('15')
  await page.getByLabel('On sale').check()
  await expect.poll(async () => (await read()).onSale).toBe(true)
  expect(await read()).toMatchObject({
    slug: 'deep-bowl',
    path: '/shop/p/deep-bowl',
    seoDescription: 'A deep bowl for salad.',
    relatedIds: [(await store.find('Mug')).id],
    lowestPrice: 1500,
  })

  await page.getByRole('button', { name: 'Stock log', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Stock of Bowl' })
  await dialog.getByLabel('Number').fill('12')
  await dialog.getByLabel('Note (optional)').fill('From the kiln')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('row', { name: /\+12.*12.*From the kiln/ })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByText('Remove', { exact: true }).click()
  await dialog.getByLabel('Number').fill('13')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('You can remove up to 12. The rest is sold or being paid for.')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.goto(`${site.address}/config/store/stock`)
  await page.getByLabel('Stock of Bowl').fill('2')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row', { name: /Bowl/ })).toContainText('Low stock')
  await expectAccessible(page)
})

test('[SHOP-004] categories nest, are moved by keys and by drag, and a deleted one is brought back', async ({
  page,
  context,
}) => {
  const { site } = await openStore(page, context)
  for (const name of ['Cups', 'Bowls', 'Vases']) await site.client.post(api.categories, { name })
  await page.goto(`${site.address}/config/store/categories`)
  const names = page.locator('.category-name')
  const list = async () =>
    ((await site.client.get(api.categories)).body.categories as { path: string }[]).map(({ path }) => path)
  await expectAccessible(page)
  await page.getByRole('button', { name: /Bowls/ }).first().press('Alt+ArrowRight')
  await expect.poll(list).toEqual(['/shop/cups', '/shop/cups/bowls', '/shop/vases'])
  await expect(page.getByRole('button', { name: /Level 2: Bowls/ })).toBeFocused()
  await undoOf(page, 'Bowls moved').click()
  await expect.poll(list).toEqual(['/shop/cups', '/shop/bowls', '/shop/vases'])

  const grip = (name: string) => page.locator('.category-row', { hasText: name }).locator('.category-grip')
  await dragTo(grip('Vases'), grip('Cups'))
  await expect.poll(list).toEqual(['/shop/cups', '/shop/cups/vases', '/shop/bowls'])

  await page.getByRole('button', { name: 'Actions for Cups' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(names).toHaveCount(2)
  await undoOf(page, 'Cups deleted').click()
  await expect(names).toHaveCount(3)
  await page.getByRole('button', { name: 'Actions for Bowls' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect.poll(list, { timeout: 20_000 }).toEqual(['/shop/cups', '/shop/cups/vases'])
})

test('the store is set up in its settings and in those of its page', async ({ page, context }) => {
  const { site, store } = await openStore(page, context)
  const settings = async () => (await site.client.get(api.storeSettings)).body.body
  await store.create({ title: 'Mug', priceCents: 2000 })
  await page.goto(`${site.address}/config/store/settings`)
  await page.getByLabel('Currency').selectOption('EUR')
  await page.getByText('Pounds and inches').click()
  await page.getByLabel('Low stock').fill('3')
  await expectAccessible(page)
  await page.getByRole('navigation', { name: 'Store' }).getByRole('link', { name: 'Checkout' }).click()
  await page.getByLabel('Minimum order subtotal').fill('15.50')
  await page.getByLabel('Express checkout').check()
  await expect.poll(settings).toMatchObject({
    selectedCurrency: 'EUR',
    measurementStandard: 1,
    expressCheckout: true,
    minimumSubtotalCents: 1550,
    lowStockAt: 3,
  })
  await expectAccessible(page)
  await page.getByRole('navigation', { name: 'Store' }).getByRole('link', { name: 'Products' }).click()
  await expect(page.getByRole('row', { name: /Mug/ })).toContainText('€20.00')

  await page.goto(`${site.address}/config/pages`)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Store' }).click()
  await page.getByLabel('Title').fill('Seconds')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Actions for Seconds' }).click()
  await page.getByRole('menuitem', { name: 'Settings' }).click()
  await page.getByRole('tab', { name: 'Store' }).click()
  await page.getByLabel('Columns').press('ArrowRight')
  await page.getByText('Square', { exact: true }).click()
  await page.getByLabel('Quick view').uncheck()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const pages = (await site.client.get(api.pages)).body.pages as { settings: { title: string; store?: object } }[]
  expect(pages.find((it) => it.settings.title === 'Seconds')?.settings.store).toMatchObject({
    columns: 4,
    pictureRatio: 'square',
    quickView: false,
    productLayout: 'left',
  })
})

test('[SHOP-006] a file of products is checked first, imported with its progress, and changes nothing the second time', async ({
  page,
  context,
}) => {
  const { site, store } = await openStore(page, context)
  await store.create({ title: 'Bowl', priceCents: 2000 })
  await page.goto(`${site.address}/config/store`)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/\.csv$/)
  const dialog = page.getByRole('dialog', { name: 'Import products' })
  const send = async (text: string) => {
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  }
  const count = (label: string) => dialog.locator('.import-counts > div', { hasText: label }).locator('dd')
  const good = 'Title,SKU,Price,Stock\nMug,MUG-1,24.00,3\nVase,VASE-1,48.00,1\n'
  await send(`${good}Plate,PLATE-1,cheap,2\n`)
  await expect(dialog.getByText('Nothing has been changed yet.')).toBeVisible()
  await expect(count('Will be added')).toHaveText('2')
  await expect(count('Errors')).toHaveText('1')
  await expect(dialog.getByRole('row', { name: /^4 Error Price/ })).toBeVisible()
  await expectAccessible(page)
  await expect(page.locator('tbody a', { hasText: 'Mug' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Choose another file' }).click()
  await page.keyboard.press('Escape')
  await send(good)
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(dialog.getByText('Import finished.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('link', { name: 'Vase', exact: true })).toBeVisible()
  expect((await store.find('Mug')).variants[0]).toMatchObject({ sku: 'MUG-1', price: 2400, qtyInStock: 3 })
  await send(good)
  await expect(count('Unchanged')).toHaveText('2')
  await expect(dialog.getByRole('button', { name: 'Import', exact: true })).toBeDisabled()
})
