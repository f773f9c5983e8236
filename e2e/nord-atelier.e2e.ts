import { expect, type Page, test } from '@playwright/test'
import { makeSite } from './lib/new-site'
import { portfolioPages, projects } from './lib/nord-atelier'

/** Galleries whose columns end at different heights, or whose last pictures leave room beside them. */
function raggedGalleries(page: Page): Promise<string[]> {
  const still = ['grid', 'autogrid', 'autocolumns', 'autorows'].map((design) => `[data-gallery=${design}]`).join()
  return page.locator(still).evaluateAll((galleries) =>
    galleries.flatMap((gallery) => {
      const boxes = [...gallery.querySelectorAll('.slide-picture')].map((picture) => picture.getBoundingClientRect())
      const ends = new Map<number, number>()
      for (const { left, bottom } of boxes) {
        const column = Math.round(left)
        ends.set(column, Math.max(bottom, ends.get(column) ?? 0))
      }
      const bottoms = [...ends.values()]
      const isEven = Math.max(...bottoms) - Math.min(...bottoms) < 3
      const isFull = gallery.getBoundingClientRect().right - Math.max(...boxes.map(({ right }) => right)) < 3
      return isEven && isFull ? [] : [gallery.getAttribute('aria-label') ?? '']
    }),
  )
}

test('on a phone the first picture is four by five, and the words stand below it', async ({ page }) => {
  const { address } = await makeSite('nord-atelier')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(address)
  const picture = await page.locator('main img').first().boundingBox()
  const words = await page.locator('h1').boundingBox()
  if (!picture || !words) throw new Error('the home page has no picture or no words')
  expect(picture.width / picture.height).toBeCloseTo(4 / 5, 1)
  expect(words.y).toBeGreaterThan(picture.y + picture.height)
})

test('each project is reached from the overview, and leads to the next', async ({ page }) => {
  const { address } = await makeSite('nord-atelier')
  for (const [index, project] of projects.entries()) {
    await page.goto(`${address}/work`)
    await page.locator(`main a[href='${project}']`).first().click()
    await expect(page).toHaveURL(address + project)
    const next = page.locator('.item-neighbors a[rel=next]')
    const following = projects[index + 1]
    if (following === undefined) await expect(next).toHaveCount(0)
    else await expect(next).toHaveAttribute('href', following)
  }
})

test('galleries end without orphans at every width', async ({ page }) => {
  const { address } = await makeSite('nord-atelier')
  for (const path of portfolioPages) {
    await page.goto(address + path)
    if ((await page.locator('[data-gallery]').count()) === 0) continue
    for (const width of [390, 480, 600, 768, 900, 1024, 1280, 1440, 1680, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await raggedGalleries(page), `${path} at ${width} px`).toEqual([])
    }
  }
})
