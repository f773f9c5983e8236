import { expect, type Locator, test } from '@playwright/test'
import { galleryOf, openGallerySite } from './lib/gallery-site'
import { openTouch } from './lib/touch'

test('a finger throws a slide or lets it fall back: by its way, its speed, and the ends', async ({ browser }) => {
  const site = await openGallerySite()
  const address = await site.publish('Touch', [
    galleryOf(site, { design: 'base', label: 'Follow', transition: 'new-swipe', loop: false }, 4),
    galleryOf(site, { design: 'base', label: 'Swipe', transition: 'swipe' }, 4),
  ])
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await page.goto(address)
  const touch = await openTouch(page)
  const active = (gallery: Locator) =>
    gallery.locator('.slide').evaluateAll((slides) => slides.findIndex((it) => it.hasAttribute('data-active')))
  async function finger(gallery: Locator, way: readonly number[], stepMs: number) {
    await gallery.scrollIntoViewIfNeeded()
    const { y, height } = (await gallery.boundingBox()) ?? { y: 0, height: 0 }
    return touch.drag(
      way.map((x) => ({ x, y: y + height / 2 })),
      stepMs,
    )
  }
  const follow = page.getByRole('region', { name: 'Follow' })
  await expect(follow).toHaveAttribute('data-running', '')
  const shift = () =>
    follow
      .locator('.slide[data-active]')
      .evaluate((it) => Number.parseFloat((it as HTMLElement).style.translate || '0'))

  // Before the first slide there is nothing: it gives way by a third of the finger's way only.
  const release = await finger(follow, [100, 130, 160, 200], 100)
  await expect.poll(shift).toBeCloseTo(30, 0)
  await release()
  await expect.poll(shift).toBe(0)
  expect(await active(follow)).toBe(0)
  // Slow and short it falls back.
  const fallBack = await finger(follow, [300, 285, 270, 255, 240], 150)
  await expect.poll(shift).toBeCloseTo(-60, 0)
  await fallBack()
  await expect.poll(shift).toBe(0)
  expect(await active(follow)).toBe(0)
  // As short, but thrown; then slowly beyond the middle.
  await (await finger(follow, [300, 285, 260, 230], 10))()
  await expect.poll(() => active(follow)).toBe(1)
  await expect.poll(shift).toBe(0)
  await (await finger(follow, [340, 280, 220, 160, 100], 150))()
  await expect.poll(() => active(follow)).toBe(2)

  const swipe = page.getByRole('region', { name: 'Swipe' })
  await (await finger(swipe, [300, 260, 220], 300))()
  await (await finger(swipe, [200, 240, 280], 40))()
  // The slow way changed nothing, the quick one went back from the first to the last.
  await expect.poll(() => active(swipe)).toBe(3)
  await context.close()
})
