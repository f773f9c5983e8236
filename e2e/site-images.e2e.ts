import { expect, test } from '@playwright/test'
import { galleryOf, openGallerySite } from './lib/gallery-site'
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

test('a picture comes in while it is scrolled and nearer under the pointer, and rests where less motion is asked for', async ({
  page,
}) => {
  const site = await openGallerySite()
  const props = { assetId: site.pictures[0] ?? null, scrollEffect: 'fade', hoverEffect: 'zoom' }
  const above = galleryOf(site, { design: 'list', label: 'Above' })
  const below = galleryOf(site, { design: 'list', label: 'Below' })
  const address = await site.publish('Effects', [above, { type: 'image', props }, below])
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(address)
  const frame = page.locator('.image-frame')
  const opacity = () => frame.evaluate((it) => Number(getComputedStyle(it).opacity))
  const scale = () => frame.locator('img').evaluate((it) => getComputedStyle(it).scale)
  await expect.poll(opacity).toBe(0)
  await frame.evaluate((it) => it.scrollIntoView({ block: 'center' }))
  await expect.poll(opacity).toBe(1)
  await frame.hover()
  await expect.poll(scale).toBe('1.06')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(scale).toBe('none')
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(opacity).toBe(1)
})
