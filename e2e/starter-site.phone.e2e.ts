import { expect, test } from '@playwright/test'
import { starterSite } from './lib/host'
import { watchLayoutShift } from './lib/layout-shift'
import { expectAccessible, fitsTheWindow, untilQuiet, watchPage } from './lib/page-health'

const written = [
  '/',
  '/work',
  '/studio',
  '/journal',
  '/visit',
  '/journal/iron-glaze',
  '/journal/cups-without-handles',
  '/journal/winter-firing',
]
/** Their cards and small pictures repeat what stands beside them, and say nothing of their own. */
const shop = ['/shop', '/shop/cups-and-mugs', '/shop/p/mug-with-a-handle']
const pages = [...written, ...shop]

for (const path of pages) {
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

test('every picture says what it shows and how large it is, and is there', async ({ page }) => {
  for (const path of written) {
    await page.goto(starterSite + path)
    const pictures = await page.locator('main img').evaluateAll((images) =>
      Promise.all(
        (images as HTMLImageElement[]).map(async (image) => {
          image.loading = 'eager'
          await image.decode()
          return {
            alt: image.alt,
            width: image.getAttribute('width'),
            height: image.getAttribute('height'),
            srcset: image.srcset,
          }
        }),
      ),
    )
    for (const picture of pictures) {
      expect(picture.alt).not.toBe('')
      expect(Number(picture.width)).toBeGreaterThan(0)
      expect(Number(picture.height)).toBeGreaterThan(0)
      expect(picture.srcset).toContain('w')
    }
  }
})

test('links between the starter pages lead somewhere', async ({ page }) => {
  const found = new Set<string>()
  for (const path of pages) {
    await page.goto(starterSite + path)
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    for (const link of links) found.add(link.split('#')[0] || '/')
  }
  expect(found.size).toBeGreaterThan(4)
  for (const link of found) {
    const answer = await page.goto(starterSite + link, { waitUntil: 'commit' })
    expect(answer?.status(), link).toBe(200)
  }
})

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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('a page can be read and browsed to the end', async ({ page }) => {
    await page.goto(starterSite)
    await expect(page.locator('h1')).toBeVisible()
    await page.goto(`${starterSite}/visit`)
    await expect(page.locator('[data-block-type="accordion"]')).toBeVisible()
    await expect(page.locator('footer')).toBeVisible()
  })
})
