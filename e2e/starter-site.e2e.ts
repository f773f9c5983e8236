import { expect, test } from '@playwright/test'
import { starterSite } from './lib/host'
import { clientOn } from './lib/new-site'
import { starterPages, writtenPages } from './lib/starter-pages'

test('every picture says what it shows and how large it is, and is there', async ({ page }) => {
  for (const path of writtenPages) {
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
  for (const path of starterPages) {
    await page.goto(starterSite + path)
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    for (const link of links) found.add(link.split('#')[0] || '/')
  }
  expect(found.size).toBeGreaterThan(4)
  const visitor = clientOn(new URL(starterSite).hostname)
  for (const link of found) expect((await visitor.get(link)).status, link).toBe(200)
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
