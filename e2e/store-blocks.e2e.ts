import { expect, type Page, test } from '@playwright/test'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { variantOf } from '@sitewright/testkit/shop/test-shop'
import { enterAs } from './lib/new-site'
import { expectAccessible, fitsTheWindow, untilQuiet, watchPage } from './lib/page-health'
import { frameOf, untilSaved } from './lib/panel-page'
import { makeShop } from './lib/shop-site'

type Shop = Awaited<ReturnType<typeof makeShop>>
let shop: Shop

test.beforeEach(async () => {
  shop = await makeShop()
})

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Shopping cart' })
const publishBlocks = () =>
  shop.publishHome([
    { type: 'cart-link', props: {} },
    { type: 'product-list', props: { source: 'chosen', productIds: [shop.mug.id], columns: 2 } },
    { type: 'product', props: { productId: shop.mug.id } },
  ])

test('[SHOP-026] blocks of the store are sound at 1440 and 390 px, sell, and count in the cart link', async ({
  page,
}) => {
  await publishBlocks()
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const { problems } = watchPage(page)
    await page.goto(shop.address)
    await untilQuiet(page)
    await expectAccessible(page)
    expect(await fitsTheWindow(page)).toBe(true)
    expect(problems).toEqual([])
  }
  const count = page.locator('[data-cart-count]')
  await expect(count).toHaveText('(0)')
  const height = () => page.locator('.product-block').evaluate((block) => block.clientHeight)
  const before = await height()
  await page.locator('.product-block label', { hasText: 'Large' }).click()
  await expect(page.locator('.product-block [data-product-price]')).toHaveText('$30.00')
  expect(await height()).toBe(before)
  await expect(page).toHaveURL(`${shop.address}/`)
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill('2')
  await page.getByRole('spinbutton', { name: 'Quantity' }).press('Enter')
  await expect(drawer(page)).toContainText('Size: Large')
  await expect(count).toHaveText('(2)')
  await page.keyboard.press('Escape')
  await page.locator('.product-card').hover()
  await page.getByRole('link', { name: 'Quick View: Harbour mug' }).click()
  await expect(page.getByRole('dialog', { name: 'Harbour mug' })).toBeVisible()
})

test('[SHOP-026] [SHOP-025] a product block tells what was sold since its page was made', async ({ page }) => {
  const product = await shop.shop.add({ title: 'Rare plate', stock: { '': 4 } })
  await shop.publishHome([{ type: 'product', props: { productId: product.id } }])
  await page.route(`**${fillPath(api.storefrontProduct, { productId: product.id })}`, async (route) => {
    await shop.shop.setStock(variantOf(product, '').id, 0)
    await route.continue()
  })
  await page.goto(shop.address)
  await expect(page.getByRole('button', { name: 'Sold Out' })).toBeDisabled()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[SHOP-026] [SHOP-022] a product block posts its choice, and Enter in the quantity means to add', async ({
    page,
  }) => {
    await publishBlocks()
    await page.goto(shop.address)
    await page.getByRole('radio', { name: 'Large' }).check({ force: true })
    await page.getByRole('spinbutton', { name: 'Quantity' }).fill('2')
    await page.getByRole('spinbutton', { name: 'Quantity' }).press('Enter')
    await expect(page).toHaveURL(`${shop.address}/cart`)
    await expect(page.locator('.cart-line')).toContainText('Size: Large')
    await expect(page.locator('[data-cart-subtotal]')).toHaveText('$60.00')
  })
})

test('[SHOP-026] an owner adds a product block, chooses the product, and sees it where it stands', async ({
  page,
  context,
}) => {
  await shop.publishHome([{ type: 'button', props: { text: 'Go', href: '/shop' } }])
  await enterAs(context, shop)
  await page.goto(`${shop.address}/config/`)
  await frameOf(page)
    .getByRole('group', { name: /^Button block/ })
    .click()
  await page.getByRole('button', { name: 'Add block' }).first().click()
  await page.locator('.block-choice', { hasText: 'One product that visitors' }).click()
  await expect(frameOf(page).getByText('Choose a product.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Product' }).fill('moon')
  await page.getByRole('option', { name: 'Moon vase' }).click()
  await expect(frameOf(page).locator('.product-block-title')).toHaveText('Moon vase')
  await expect(frameOf(page).locator('.product-block [data-product-price]')).toContainText('$149.00')
  await expectAccessible(page)
  await page.getByRole('switch', { name: 'Show button' }).click()
  await expect(frameOf(page).locator('.product-block form')).toHaveCount(0)
  await untilSaved(page)
})
