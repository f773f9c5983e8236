import { expect, test } from '@playwright/test'
import { starterSite } from './lib/host'

test('[BLOCK-039] [BLOCK-040] an image block under 415 px wide is marked narrow, and a wider one is not', async ({
  page,
}) => {
  await page.goto(starterSite)
  await page.waitForFunction(() => window.Sitewright?.lifecycle.isInitialised === true)
  const image = page.locator('.image').first()
  const setWidth = (width: number) =>
    image.evaluate((element, pixels) => {
      Object.assign((element as HTMLElement).style, { flex: 'none', width: `${pixels}px` })
    }, width)
  await setWidth(414)
  await expect(image).toHaveAttribute('data-narrow', '')
  await setWidth(415)
  await expect(image).not.toHaveAttribute('data-narrow')
  await setWidth(414.5)
  await expect(image).toHaveAttribute('data-narrow', '')
})
