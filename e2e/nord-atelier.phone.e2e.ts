import { expect, type Page, test } from '@playwright/test'
import { makeSite } from './lib/new-site'
import { expectAccessible, fitsTheWindow, watchPage } from './lib/page-health'

const pages = ['/', '/work', '/water-pavilion', '/light', '/studio', '/contact']

/** How much of its block is left empty below each gallery. */
function roomBelowGalleries(page: Page): Promise<number[]> {
  return page.locator('[data-block-type=gallery]').evaluateAll((blocks) =>
    blocks.map((block) => {
      const gallery = block.firstElementChild?.getBoundingClientRect().bottom ?? 0
      return block.getBoundingClientRect().bottom - gallery
    }),
  )
}

test('every page of the portfolio is whole, accessible and self-contained', async ({ page }) => {
  const site = await makeSite('nord-atelier')
  const watched = watchPage(page)
  for (const path of pages) {
    const answer = await page.goto(site.address + path)
    expect(answer?.status(), path).toBe(200)
    await expect(page.locator('h1'), path).toHaveCount(1)
    await expect(page.locator('main img, main form').first(), path).toBeVisible()
    expect(await fitsTheWindow(page), path).toBe(true)
    for (const px of await roomBelowGalleries(page)) expect(px, path).toBeLessThan(16)
    await expectAccessible(page)
  }
  expect(watched.problems).toEqual([])
})
