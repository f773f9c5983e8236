import { expect, type Page, test } from '@playwright/test'
import { addStyles } from './lib/add-styles'
import { inBothWindows } from './lib/both-windows'
import { fillAddress } from './lib/checkout-form'
import { makeCheckoutShop } from './lib/checkout-shop'
import { differsFromKept, expectKeptPicture, untilDrawn } from './lib/kept-pictures'
import { enterAs } from './lib/new-site'
import { untilQuiet } from './lib/page-health'
import { makeShop } from './lib/shop-site'

const main = (page: Page) => page.getByRole('main')
const cartOf = (page: Page) => page.getByRole('dialog', { name: 'Shopping cart' })

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await untilQuiet(page)
  await untilDrawn(page)
}

test('list, product, quick view and cart look as they were kept, at 1440 and 390 px', async ({ browser }) => {
  const { address } = await makeShop()
  await inBothWindows(browser, async (page, width) => {
    await open(page, `${address}/shop/p/harbour-mug`)
    await expect(page.locator('[data-gallery][data-started]')).toHaveCount(1)
    await expectKeptPicture(`store-product-${width}`, main(page))
    await page.getByRole('button', { name: 'Add to Cart' }).click()
    await expect(cartOf(page).locator('.cart-line')).toHaveCount(1)
    await untilDrawn(page)
    await expectKeptPicture(`store-drawer-${width}`, page)
    await open(page, `${address}/cart`)
    await expectKeptPicture(`store-cart-${width}`, main(page))
    await open(page, `${address}/shop`)
    await expectKeptPicture(`store-list-${width}`, main(page))
    const card = page.locator('.product-card').first()
    await card.hover()
    await card.getByRole('link', { name: /^Quick View/ }).click()
    await expect(page.getByRole('dialog', { name: 'Harbour mug' })).toBeVisible()
    await untilDrawn(page)
    await expectKeptPicture(`store-quick-view-${width}`, page)
  })
})

test('the checkout, its errors and the order look as they were kept, at 1440 and 390 px', async ({ browser }) => {
  await inBothWindows(browser, async (page, width) => {
    const { address } = await makeCheckoutShop()
    await open(page, `${address}/shop/p/tide-mug`)
    await page.getByRole('button', { name: 'Add to Cart' }).click()
    await cartOf(page).getByRole('link', { name: 'Checkout' }).click()
    await expect(page.getByLabel('Email', { exact: true })).toBeVisible()
    await untilDrawn(page)
    const checkout = page.locator('body')
    await expectKeptPicture(`store-checkout-${width}`, checkout)
    const restore = await addStyles(page, '.checkout-summary { visibility: hidden }')
    expect(await differsFromKept(`store-checkout-${width}`, checkout)).not.toBe(null)
    await restore()
    await page.getByRole('button', { name: /^Pay/ }).click()
    await expect(page.locator('.checkout-problem')).toBeFocused()
    await expectKeptPicture(`store-checkout-errors-${width}`, checkout)
    await page.getByLabel('Email', { exact: true }).fill('ada@example.com')
    await fillAddress(page)
    await page.getByText('Bank transfer').click()
    await page.getByLabel('I agree to the terms').check()
    await page.getByRole('button', { name: /^Place order/ }).click()
    await expect(page).toHaveURL(/\/order\//)
    await untilDrawn(page)
    // It names the day.
    await addStyles(page, '.order-number { visibility: hidden }')
    await expectKeptPicture(`store-order-${width}`, main(page))
  })
})

test('the store in the panel looks as it was kept, at 1440 and 390 px', async ({ browser }) => {
  const site = await makeShop()
  await inBothWindows(
    browser,
    async (page, width) => {
      for (const part of ['products', 'grid', 'categories', 'discounts', 'payments', 'delivery', 'tax']) {
        await page.goto(`${site.address}/config/store/${part}`)
        await expect(page.locator('.store [aria-busy="true"], .sw-skeleton')).toHaveCount(0)
        await untilQuiet(page)
        await untilDrawn(page)
        await expectKeptPicture(`panel-store-${part}-${width}`, page)
      }
    },
    (context) => enterAs(context, site),
  )
})
