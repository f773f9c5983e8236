import { expect, type Page, test } from '@playwright/test'
import { enterAs } from './lib/new-site'
import { expectAccessible, fitsTheWindow, untilQuiet, watchPage } from './lib/page-health'
import { makeShop } from './lib/shop-site'

type Shop = Awaited<ReturnType<typeof makeShop>>
let shop: Shop

test.beforeAll(async () => {
  shop = await makeShop()
})

const form = (page: Page) => page.locator('.restock')
const answer = (page: Page) => form(page).getByRole('status')

async function askFor(page: Page, email: string): Promise<void> {
  await form(page).getByLabel('Email').fill(email)
  await page.keyboard.press('Enter')
}

test('[SHOP-024] on a product page, by keys, at 1440 and 390 px, and the stock list counts who waits', async ({
  page,
  context,
}) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const { problems } = watchPage(page)
    await page.goto(`${shop.address}/shop/p/harbour-mug`)
    await untilQuiet(page)
    await form(page).locator('summary').press('Enter')
    await form(page).getByLabel('Sold-out option').selectOption('Large / Ink')
    await askFor(page, 'ida@example.com')
    await expect(answer(page)).toHaveText(
      'We’ll email ida@example.com once when Harbour mug (Large, Ink) is back in stock.',
    )
    await expectAccessible(page)
    expect(await fitsTheWindow(page)).toBe(true)
    expect(problems).toEqual([])
  }
  await enterAs(context, shop)
  await page.goto(`${shop.address}/config/store/stock`)
  await expect(page.getByRole('row', { name: /Harbour mug.*Large.*Ink/ })).toContainText('1 person waiting')
  await expectAccessible(page)
})

test('[SHOP-024] an address that the host refuses is marked and can be typed again', async ({ page }) => {
  await page.goto(`${shop.address}/shop/p/salt-dish`)
  await untilQuiet(page)
  const field = form(page).getByLabel('Email')
  await expect(answer(page)).toBeEmpty()
  await askFor(page, 'ida@example')
  await expect(answer(page)).toHaveText('This is not an email address.')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toBeFocused()
  await expectAccessible(page)
  await askFor(page, 'ida@example.com')
  await expect(answer(page)).toHaveText('We’ll email ida@example.com once when Salt dish is back in stock.')
  await expect(field).not.toHaveAttribute('aria-invalid')
})

test('[SHOP-024] quick view offers it too, open where all is sold out', async ({ page }) => {
  await page.goto(`${shop.address}/shop`)
  await untilQuiet(page)
  await page.locator('.product-card', { hasText: 'Salt dish' }).hover()
  await page.getByRole('link', { name: 'Quick View: Salt dish' }).click()
  await expect(page.getByRole('dialog', { name: 'Salt dish' })).toBeVisible()
  await askFor(page, 'bo@example.com')
  await expect(answer(page)).toHaveText('We’ll email bo@example.com once when Salt dish is back in stock.')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[SHOP-024] asking leads to a page that says what will happen, and back to the product', async ({ page }) => {
    await page.goto(`${shop.address}/shop/p/salt-dish`)
    await askFor(page, 'cy@example.com')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re on the list')
    await page.getByRole('link', { name: 'View Salt dish' }).click()
    await expect(page).toHaveURL(`${shop.address}/shop/p/salt-dish`)
  })
})
