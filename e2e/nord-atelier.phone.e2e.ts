import { expect, type Page, test } from '@playwright/test'
import { makeSite } from './lib/new-site'
import { portfolioPages } from './lib/nord-atelier'
import { expectAccessible, fitsTheWindow, watchPage } from './lib/page-health'

/** How much of its block is left empty below each gallery. */
function roomBelowGalleries(page: Page): Promise<number[]> {
  return page.locator('[data-block-type=gallery]').evaluateAll((blocks) =>
    blocks.map((block) => {
      const gallery = block.firstElementChild?.getBoundingClientRect().bottom ?? 0
      return block.getBoundingClientRect().bottom - gallery
    }),
  )
}

/** How the largest picture of the first screen is loaded; null where there is none. */
function loadingOfLargest(page: Page): Promise<string | null> {
  return page.locator('main img').evaluateAll((images) => {
    const areaOf = (image: Element) => {
      const { left, right, top, bottom } = image.getBoundingClientRect()
      const width = Math.min(right, innerWidth) - Math.max(left, 0)
      return Math.max(0, width) * Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))
    }
    const seen = images.filter((image) => areaOf(image) > 0)
    return seen.sort((a, b) => areaOf(b) - areaOf(a))[0]?.getAttribute('loading') ?? null
  })
}

test('every page of the portfolio is whole, accessible and self-contained', async ({ page }) => {
  const site = await makeSite('nord-atelier')
  const watched = watchPage(page)
  for (const path of portfolioPages) {
    const answer = await page.goto(site.address + path)
    expect(answer?.status(), path).toBe(200)
    await expect(page.locator('h1'), path).toHaveCount(1)
    await expect(page.locator('main img, main form').first(), path).toBeVisible()
    expect(await fitsTheWindow(page), path).toBe(true)
    expect(await loadingOfLargest(page), path).not.toBe('lazy')
    for (const px of await roomBelowGalleries(page)) expect(px, path).toBeLessThan(16)
    await expectAccessible(page)
  }
  expect(watched.problems).toEqual([])
})
