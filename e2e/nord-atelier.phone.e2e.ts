import { expect, test } from '@playwright/test'
import { makeSite } from './lib/new-site'
import { expectAccessible, fitsTheWindow, watchPage } from './lib/page-health'

const pages = ['/', '/work', '/water-pavilion', '/light', '/studio', '/contact']

test('every page of the portfolio is whole, accessible and self-contained', async ({ page }) => {
  const site = await makeSite('nord-atelier')
  const watched = watchPage(page)
  for (const path of pages) {
    const answer = await page.goto(site.address + path)
    expect(answer?.status(), path).toBe(200)
    await expect(page.locator('h1'), path).toHaveCount(1)
    await expect(page.locator('main img, main form').first(), path).toBeVisible()
    expect(await fitsTheWindow(page), path).toBe(true)
    await expectAccessible(page)
  }
  expect(watched.problems).toEqual([])
})
