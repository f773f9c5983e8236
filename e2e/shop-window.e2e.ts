import { type Browser, expect, type Page, test } from '@playwright/test'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { readStructuredData } from '@sitewright/testkit/pages/structured-data'
import { variantOf } from '@sitewright/testkit/shop/test-shop'
import { watchLayoutShift } from './lib/layout-shift'
import { expectAccessible, fitsTheWindow, untilQuiet, watchPage } from './lib/page-health'
import { makeShop } from './lib/shop-site'

type Shop = Awaited<ReturnType<typeof makeShop>>
let shop: Shop

test.beforeAll(async () => {
  shop = await makeShop()
})

const cards = (page: Page) => page.locator('.product-card')
const titles = (page: Page) => cards(page).locator('.product-card-title').allTextContents()
const price = (page: Page) => page.locator('[data-product-price]')
const addButton = (page: Page) => page.locator('[data-product-button]')
const variantIn = (page: Page) => new URL(page.url()).searchParams.get('variant')

async function openPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  return context.newPage()
}

async function openWithoutScripts(browser: Browser): Promise<Page> {
  return (await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } })).newPage()
}

test('[SHOP-020] the list, its categories and products are sound at 1440 px and on a phone', async ({
  page,
  browser,
}) => {
  const phone = await openPhone(browser)
  for (const path of [
    '/shop',
    '/shop/mugs',
    '/shop?tag=stoneware&sort=price',
    '/shop/p/harbour-mug',
    '/shop/p/salt-dish',
  ]) {
    for (const it of [page, phone]) {
      const { problems } = watchPage(it)
      await it.goto(shop.address + path)
      await untilQuiet(it)
      await expectAccessible(it)
      expect(await fitsTheWindow(it), path).toBe(true)
      expect(problems).toEqual([])
    }
  }
})

test('[SHOP-020] without scripts categories, tags, sorting and pages are links and forms', async ({ browser }) => {
  const page = await openWithoutScripts(browser)
  await shop.setDesign({ pageSize: 6 })
  await page.goto(`${shop.address}/shop`)
  await page.getByRole('navigation', { name: 'Pages of products' }).getByRole('link', { name: 'Next' }).click()
  expect(await titles(page)).toEqual(['Kiln poster', 'Gift card'])
  await page.getByText('Sort by').click()
  await page.getByRole('link', { name: 'Price, low to high' }).click()
  expect((await titles(page))[0]).toBe('Kiln poster')
  await page.getByRole('navigation', { name: 'Tags' }).getByRole('link', { name: 'everyday' }).click()
  expect(await titles(page)).toEqual(['Espresso cup', 'Harbour mug'])
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Mugs' }).click()
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Espresso' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Espresso')
  await expect(page.getByRole('link', { name: /^Quick View/ })).toHaveCount(0)
  await shop.setDesign({ filters: 'top' })
  await page.goto(`${shop.address}/shop`)
  await page.getByLabel('Category').selectOption({ label: '– Espresso' })
  await page.getByLabel('Sort by').selectOption({ label: 'Price, low to high' })
  await page.getByRole('button', { name: 'Apply' }).click()
  expect(await titles(page)).toEqual(['Espresso cup', 'Harbour mug'])
  await shop.setDesign({})
})

test('[SHOP-020] a second picture comes under the pointer and with the focus', async ({ page }) => {
  await page.goto(`${shop.address}/shop`)
  const card = cards(page).first()
  const second = card.locator('.product-card-second')
  await expect(second).toHaveCSS('opacity', '0')
  await card.hover()
  await expect(second).toHaveCSS('opacity', '1')
  await page.mouse.move(0, 0)
  await expect(second).toHaveCSS('opacity', '0')
  await card.getByRole('link', { name: 'Harbour mug', exact: true }).focus()
  await expect(second).toHaveCSS('opacity', '1')
})

test('[SHOP-022] [SHOP-025] choosing shows price, sale, stock, picture, SKU and address at once', async ({ page }) => {
  await page.goto(`${shop.address}/shop/p/harbour-mug`)
  await untilQuiet(page)
  await expect(price(page)).toHaveText('$24.00')
  await expect(page.getByRole('radio', { name: 'Celadon' })).toBeDisabled()
  await expect(page.locator('label', { hasText: 'Celadon' })).toContainText('Sold Out')
  await page.getByRole('radio', { name: 'Small' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(price(page)).toHaveText('$30.00')
  await expect(page.getByText('MUG-L-ASH')).toBeVisible()
  await expect(page.getByText('0.42 kg')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Ink' })).toBeDisabled()
  await page.locator('label', { hasText: 'Celadon' }).click()
  await expect(price(page)).toHaveText('Sale price $26.00Regular price $30.00Sale')
  await expect(page.getByText('Only 3 left')).toBeVisible()
  await expect(page.locator('.slide[data-active] img')).toHaveAttribute('src', /.+/)
  await expect(page.locator('[data-thumb="2"]')).toHaveAttribute('aria-current', 'true')
  expect(variantIn(page)).toBe(variantOf(shop.mug, 'Large / Celadon').id)
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByText('Only 3 left')).toBeVisible()
  // The size that is chosen first decides: its glaze gives way where there is none of it.
  await page.locator('label', { hasText: 'Small' }).click()
  await expect(page.getByRole('radio', { name: 'Ash' })).toBeChecked()
  await expect(page.getByText(/Only \d+ left/)).toHaveCount(0)
})

test('[SHOP-022] without scripts a choice is shown by its address, and the cart gets what is chosen', async ({
  browser,
}) => {
  const page = await openWithoutScripts(browser)
  await page.goto(`${shop.address}/shop/p/harbour-mug`)
  await page.getByRole('radio', { name: 'Large' }).check({ force: true })
  await page.getByRole('button', { name: 'Show this choice' }).click()
  await expect(price(page)).toHaveText('$30.00')
  expect(variantIn(page)).toBe(variantOf(shop.mug, 'Large / Ash').id)
  await page.getByRole('radio', { name: 'Celadon' }).check({ force: true })
  await addButton(page).click()
  await expect(page.getByRole('main')).toContainText('Large')
  await expect(page.getByRole('main')).toContainText('Celadon')
  await expect(page.getByRole('main')).toContainText('$26.00')
})

test('[SHOP-022] Enter in the quantity field adds what is chosen, with scripts and without', async ({
  page,
  browser,
}) => {
  const plain = await openWithoutScripts(browser)
  for (const it of [page, plain]) {
    await it.goto(`${shop.address}/shop/p/harbour-mug`)
    await untilQuiet(it)
    await it.getByRole('radio', { name: 'Large' }).check({ force: true })
    await it.getByRole('spinbutton', { name: 'Quantity' }).fill('2')
    await it.getByRole('spinbutton', { name: 'Quantity' }).press('Enter')
    await expect(it.locator('.cart-line')).toContainText('Size: Large')
    await expect(it.locator('[data-cart-subtotal]').first()).toHaveText('$60.00')
  }
})

test('price and stock of the moment come without moving what is around them', async ({ page, browser }) => {
  const options = [{ name: 'Size', values: ['S', 'L'] }]
  const product = await shop.shop.add({ title: 'Busy plate', options, stock: { S: 40, L: 40 } })
  const { id } = variantOf(product, 'S')
  for (const it of [page, await openPhone(browser)]) {
    await shop.shop.setStock(id, 40)
    const readShift = await watchLayoutShift(it)
    await it.route(`**${fillPath(api.storefrontProduct, { productId: product.id })}`, async (route) => {
      await shop.shop.setStock(id, 2)
      await shop.shop.changeVariant(id, { onSale: true, salePrice: 700 })
      await route.continue()
    })
    await it.goto(`${shop.address}/shop/p/busy-plate`)
    await expect(it.getByText('Only 2 left')).toBeVisible()
    await expect(price(it)).toContainText('$7.00')
    await untilQuiet(it)
    expect(await readShift()).toBeLessThan(0.001)
    await it.unrouteAll()
    await shop.shop.changeVariant(id, { onSale: false })
  }
})

test('[SHOP-025] what was sold since the page was made is told by the page itself', async ({ page }) => {
  const product = await shop.shop.add({ title: 'Rare plate', stock: { '': 4 } })
  await page.route(`**${fillPath(api.storefrontProduct, { productId: product.id })}`, async (route) => {
    await shop.shop.setStock(variantOf(product, '').id, 0)
    await route.continue()
  })
  await page.goto(`${shop.address}/shop/p/rare-plate`)
  await expect(addButton(page)).toHaveText('Sold Out')
  await expect(addButton(page)).toBeDisabled()
  await expect(page.getByText(/Only \d+ left/)).toHaveCount(0)
})

/** Reviews are not there yet; with them their average joins the structured data. */
test('[SHOP-021] the page of a product has all but reviews: what it shows, what it says to others, where else to look', async ({
  page,
}) => {
  await page.goto(`${shop.address}/shop/p/harbour-mug`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Harbour mug')
  await expect(price(page)).toHaveText('$24.00')
  await expect(main.getByRole('group', { name: 'Size' })).toBeVisible()
  await expect(main.getByRole('group', { name: 'Glaze' })).toBeVisible()
  await expect(main.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('1')
  await expect(main.getByText('A generous mug with a thumb rest')).toBeVisible()
  await expect(addButton(page)).toHaveText('Add to Cart')
  const related = page.locator('.related-products')
  await expect(related.getByRole('heading', { level: 2 })).toHaveText('You may also like')
  expect(await related.locator('.product-card-title').allTextContents()).toEqual(['Espresso cup'])
  const address = page.url()
  const links = page.locator('.share-links a')
  const shared = await links.evaluateAll((all) =>
    all
      .map((link) => [link.textContent, new URL((link as HTMLAnchorElement).href)] as const)
      .map(([label, url]) => {
        const { searchParams: said } = url
        return [label, url.host, said.get('u') ?? said.get('url') ?? said.get('body'), said.get('media')]
      }),
  )
  expect(shared).toEqual([
    ['Share on Facebook', 'www.facebook.com', address, null],
    ['Share on Pinterest', 'www.pinterest.com', address, expect.stringMatching(/^http.*\/s\//)],
    ['Share on LinkedIn', 'www.linkedin.com', address, null],
    ['Share by email', '', address, null],
  ])
  for (const link of await links.all()) await expect(link).toBeVisible()
  const data = readStructuredData(await page.content())
  expect(data.map((it) => it['@type'])).toEqual(['WebSite', 'Product', 'BreadcrumbList'])
  const product = data.find((it) => it['@type'] === 'Product')
  expect([product?.image?.length, product?.offers]).toMatchObject([4, { lowPrice: '24.00', highPrice: '30.00' }])
  const fetched = product?.image?.map((image) =>
    page.evaluate(async (it) => (await fetch(it)).headers.get('content-type'), image),
  )
  expect(await Promise.all(fetched ?? [])).toEqual(Array(4).fill(expect.stringMatching(/^image\//)))
  const media = new URL((await links.nth(1).getAttribute('href')) ?? '').searchParams.get('media')
  expect(media).toBe(product?.image?.[0])
  await addButton(page).click()
  await expect(page.locator('.cart-line')).toContainText('Harbour mug')
})

test('[SHOP-021] pictures of a product are zoomed by mouse, by keys and by touch', async ({ page, browser }) => {
  const phone = await openPhone(browser)
  const shown = (it: Page) => it.locator('.lightbox-item[data-active] img')
  const widthOf = async (it: Page) => (await shown(it).boundingBox())?.width ?? 0
  for (const it of [page, phone]) {
    await it.goto(`${shop.address}/shop/p/harbour-mug`)
    await expect(it.locator('[data-gallery][data-started]')).toHaveCount(1)
    const onPage = (await it.locator('.slide[data-active] img').boundingBox())?.width ?? 0
    await it.locator('.slide[data-active] a').click()
    await expect(it.getByRole('dialog')).toHaveAccessibleName('Picture 1 of 4')
    await it.getByRole('button', { name: 'Zoom in' }).click()
    await expect(it.locator('.lightbox-stage')).toHaveAttribute('data-zoomed', '')
    expect(await widthOf(it)).toBeGreaterThan(onPage * 1.5)
    await expectAccessible(it)
  }
  const topOf = async () => Math.round((await shown(page).boundingBox())?.y ?? 0)
  const before = await topOf()
  await page.mouse.move(700, 450)
  await page.mouse.down()
  await page.mouse.move(700, 350)
  await page.mouse.up()
  expect(await topOf()).toBe(before - 100)
  await page.keyboard.press('ArrowUp')
  expect(await topOf()).toBe(before - 20)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Picture 1 of 4')
  await page.getByRole('button', { name: 'Zoom out' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.lightbox-stage')).not.toHaveAttribute('data-zoomed')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Picture 2 of 4')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('[SHOP-023] [ANA-033] quick view opens a product over the list by mouse and by keys, and tells of it', async ({
  page,
  browser,
}) => {
  const { problems } = watchPage(page)
  await page.goto(`${shop.address}/shop`)
  await untilQuiet(page)
  const told = page.waitForRequest((request) =>
    request.url().endsWith(fillPath(api.recordQuickView, { productId: shop.mug.id })),
  )
  await cards(page).first().hover()
  await page.getByRole('link', { name: 'Quick View: Harbour mug' }).click()
  const dialog = page.getByRole('dialog', { name: 'Harbour mug' })
  await expect(dialog).toBeVisible()
  expect((await told).method()).toBe('POST')
  await dialog.locator('label', { hasText: 'Large' }).click()
  await expect(price(page)).toHaveText('$30.00')
  await expectAccessible(page)
  expect(variantIn(page)).toBeNull()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  const link = page.getByRole('link', { name: 'Quick View: Harbour mug' })
  await expect(link).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
  expect(problems).toEqual([])
  const phone = await openPhone(browser)
  await phone.goto(`${shop.address}/shop`)
  await untilQuiet(phone)
  await phone.getByRole('link', { name: 'Quick View: Harbour mug' }).click()
  await expect(phone.getByRole('dialog', { name: 'Harbour mug' })).toBeVisible()
  await expectAccessible(phone)
  await phone.getByRole('dialog').getByRole('button', { name: 'Add to Cart' }).click()
  await expect(phone.getByText('Harbour mug').last()).toBeVisible()
})

test('[ANA-034] a quick view whose call fails opens all the same', async ({ page }) => {
  await page.route('**/api/census/**', (route) => route.abort())
  await page.goto(`${shop.address}/shop`)
  await untilQuiet(page)
  await cards(page).first().hover()
  await page.getByRole('link', { name: 'Quick View: Harbour mug' }).click()
  await expect(page.getByRole('dialog', { name: 'Harbour mug' })).toBeVisible()
})

test('the script of a store is small, and only where a store is', async ({ page }) => {
  const sizeOf = async (path: string) => {
    let bytes = 0
    const names: string[] = []
    page.on('response', async (answer) => {
      if (answer.request().resourceType() !== 'script') return
      names.push(new URL(answer.url()).pathname)
      bytes += (await answer.body()).length
    })
    await page.goto(shop.address + path)
    await untilQuiet(page)
    page.removeAllListeners('response')
    return { bytes, names }
  }
  const store = await sizeOf('/shop')
  const product = await sizeOf('/shop/p/harbour-mug')
  const other = await sizeOf('/studio')
  expect(store.bytes).toBeLessThan(100 * 1024)
  expect(product.bytes).toBeLessThan(100 * 1024)
  expect(store.names.some((name) => name.includes('start-window'))).toBe(true)
  expect(other.names.some((name) => name.includes('start-window'))).toBe(false)
})
