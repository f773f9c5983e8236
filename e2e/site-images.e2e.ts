import { expect, type Locator, test } from '@playwright/test'
import { galleryOf, openGallerySite } from './lib/gallery-site'
import { starterSite } from './lib/host'

test('[BLOCK-039] [BLOCK-040] an image block under 415 px wide is marked narrow, and a wider one is not', async ({
  page,
}) => {
  await page.goto(starterSite)
  await page.waitForFunction(() => window.Sitewright?.lifecycle.isInitialized === true)
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

test('only pictures near the window stay in memory: those far away give their files back, nothing moves, and they return', async ({
  page,
}) => {
  const site = await openGallerySite()
  const address = await site.publish('Long', [
    galleryOf(site, { design: 'base', label: 'Long show' }, 40),
    galleryOf(site, { design: 'grid', label: 'Many', slidesPerRow: 6, lightbox: true }, 240),
  ])
  await page.goto(address)
  const long = page.getByRole('region', { name: 'Long show' })
  const many = page.getByRole('region', { name: 'Many' })
  for (const gallery of [long, many]) await expect(gallery).toHaveAttribute('data-started', '')
  /** Places of the slides whose own file is there. */
  const held = (gallery: Locator) =>
    gallery
      .locator('.slide img')
      .evaluateAll((images) =>
        (images as HTMLImageElement[]).flatMap((it, place) =>
          it.naturalWidth > 1 && !it.currentSrc.startsWith('data:') ? [place] : [],
        ),
      )
  /** Places of the slides that have given it back. */
  const released = (gallery: Locator) =>
    gallery
      .locator('.slide img')
      .evaluateAll((images) => images.flatMap((it, place) => (it.matches('[data-far-src]') ? [place] : [])))

  /** Whether the slide and its neighbors have theirs, and which have theirs though they are more than two away. */
  const heldAround = async (index: number) => {
    const way = (place: number) => Math.min(Math.abs(place - index), 40 - Math.abs(place - index))
    const all = await held(long)
    return { hasNear: all.filter((place) => way(place) < 2).length === 3, far: all.filter((place) => way(place) > 2) }
  }

  // Slides that lie upon each other are all in sight of the browser, but only the nearest are fetched.
  await expect.poll(() => heldAround(0)).toEqual({ hasNear: true, far: [] })
  for (const index of [2, 3, 4, 5]) {
    await long.getByRole('button', { name: 'Next slide' }).click()
    await expect(long.getByRole('group', { name: `${index} of 40`, exact: true })).toHaveAttribute('data-active', '')
  }
  await expect.poll(() => heldAround(4)).toEqual({ hasNear: true, far: [] })

  // The places of all slides stay as they are while pictures come and go.
  const places = () =>
    many.locator('.slide').evaluateAll((slides) => slides.map((it) => (it as HTMLElement).offsetTop).join())
  const first = many.locator('img').first()
  await first.scrollIntoViewIfNeeded()
  await expect.poll(() => held(many)).toContain(0)
  // A frame and one more: places that no frame was drawn of were never near to anybody.
  const scrollTo = (place: number) =>
    many
      .locator('.slide')
      .nth(place)
      .evaluate((it) => {
        it.scrollIntoView({ block: 'center' })
        return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      })
  for (let place = 0; place < 240; place += 18) {
    await scrollTo(place)
    await expect.poll(() => held(many)).toContain(place)
  }
  await scrollTo(239)
  const before = await places()
  await expect.poll(() => held(many)).toContain(239)
  await expect.poll(async () => (await released(many)).length).toBeGreaterThan(130)
  await expect.poll(() => released(many)).toContain(0)

  // The viewer shows what the page has given back; pressed from afar, or the page would scroll there first.
  await many
    .locator('a[data-lightbox]')
    .first()
    .evaluate((it) => (it as HTMLElement).click())
  await expect(page.getByRole('dialog', { name: 'Picture 1 of 240', exact: true })).toBeVisible()
  await expect
    .poll(() => page.locator('.lightbox [data-active] img').evaluate((it) => (it as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(1)
  await page.keyboard.press('Escape')
  await expect(page.locator('.lightbox')).toHaveCount(0)
  await scrollTo(0)
  await expect.poll(() => held(many)).toContain(0)
  await expect.poll(() => released(many)).toContain(239)
  expect(await places()).toBe(before)
})
