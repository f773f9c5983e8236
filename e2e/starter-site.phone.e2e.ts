import { expect, test } from '@playwright/test'
import { starterSite } from './lib/host'
import { watchLayoutShift } from './lib/layout-shift'
import { expectAccessible, fitsTheWindow, untilQuiet, watchPage } from './lib/page-health'
import { starterPages } from './lib/starter-pages'

for (const path of starterPages) {
  test(`[AUTH-001] the starter page ${path} is whole, accessible and self-contained`, async ({ page }) => {
    const watched = watchPage(page)
    const answer = await page.goto(starterSite + path)
    expect(answer?.status()).toBe(200)
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.locator('main img').first()).toBeVisible()
    expect(await fitsTheWindow(page)).toBe(true)
    await expectAccessible(page)
    expect(watched.problems).toEqual([])
  })
}

test('the menu leads to the shop, a category, a product and the cart', async ({ page }) => {
  await page.goto(starterSite)
  const menu = page.getByRole('button', { name: 'Open menu' })
  if (await menu.isVisible()) await menu.click()
  await page.getByRole('link', { name: 'Shop', exact: true }).click()
  await expect(page.locator('.product-card')).toHaveCount(24)
  await page.getByRole('link', { name: 'Vases & jars' }).click()
  await expect(page.locator('.product-card[data-sold-out]')).toHaveCount(2)
  await page.goto(`${starterSite}/shop/p/mug-with-a-handle`)
  await page.getByRole('radio', { name: 'Oat' }).check()
  await page.getByRole('radio', { name: 'Large' }).check()
  await expect(page.locator('[data-product-price]')).toContainText('£34.00')
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByRole('dialog', { name: 'Shopping cart' })).toContainText('Mug with a handle')
})

test('nothing on the home page moves while it loads', async ({ page }) => {
  const readShift = await watchLayoutShift(page)
  await page.goto(starterSite)
  await untilQuiet(page)
  expect(await readShift()).toBeLessThan(0.005)
})

test('a missing page is a designed page with the way back, and says 404', async ({ page }) => {
  const answer = await page.goto(`${starterSite}/no-such-page`)
  expect(answer?.status()).toBe(404)
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.locator('main a[href="/"]').first()).toBeVisible()
  await expectAccessible(page)
})
