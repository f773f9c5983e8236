import { expect, type Page, test } from '@playwright/test'
import { expectKeptBoxes, readWindowBoxes } from './lib/compare-boxes'
import { fakeProviders } from './lib/fake-providers'
import { galleryOf, openGallerySite } from './lib/gallery-site'
import { endAnimations, holdAnimations, readAnimations } from './lib/hold-animations'
import { expectAccessible } from './lib/page-health'
import { openTouch } from './lib/touch'

let address = ''
let sharedId = ''

test.beforeAll(async () => {
  const site = await openGallerySite()
  const film = { assetId: site.pictures[5] ?? null, title: 'Film', url: 'film', video: 'https://vimeo.com/76979871' }
  const dark = galleryOf(site, { label: 'Dark', design: 'grid', lightbox: true, historyHash: true, mixedContent: true })
  const slides = [...(dark.props.slides as object[]), film]
  sharedId = site.pictures[1] ?? ''
  const untitled = site.pictures.slice(0, 3).map((assetId) => ({ assetId, altText: 'A square' }))
  address = await site.publish('Lightbox', [
    { ...dark, props: { ...dark.props, slides } },
    galleryOf(site, { label: 'Light', design: 'grid', lightbox: true, lightboxTheme: 'light', slides: untitled }),
  ])
})

const thumb = (page: Page, gallery: string, index: number) =>
  page.getByRole('region', { name: gallery }).locator('a[data-lightbox]').nth(index)
const viewer = (page: Page, index: number, of: number) =>
  page.getByRole('dialog', { name: `Picture ${index} of ${of}`, exact: true })

async function open(page: Page, path = ''): Promise<void> {
  await page.goto(address + path)
  await page.waitForFunction(() => window.Sitewright?.lifecycle.isInitialized === true)
}

const parts = {
  overlay: '.lightbox-overlay',
  picture: '.lightbox [data-active] img',
  video: '.lightbox [data-active] .video-stage',
  close: '.lightbox-close',
  previous: '.lightbox-previous',
  next: '.lightbox-next',
  dot: '.lightbox-dot',
}

/** The galleries' script may still be on its way, and then a press would lead to the picture: it is waited for. */
async function openThumb(page: Page, gallery: string, index: number): Promise<void> {
  await expect(page.getByRole('region', { name: gallery })).toHaveAttribute('data-started', '')
  await thumb(page, gallery, index).click()
}

test('[LBOX-001] [LBOX-002] [LBOX-006] [LBOX-009] [LBOX-011] [LBOX-019] [LBOX-020] [LBOX-022] [LBOX-026] [LBOX-028] [LBOX-029] [LBOX-030] the viewer fades in over the page with picture and caption, keeps the keyboard inside, and Escape gives the focus back', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await holdAnimations(page)
  await open(page)
  await openThumb(page, 'Dark', 1)
  const dialog = viewer(page, 2, 6)
  await expect(dialog).toBeVisible()
  const fades = await readAnimations(page)
  expect(fades.find((it) => it.of === 'lightbox-overlay')).toMatchObject({
    durationMs: 350,
    from: { opacity: '0' },
    to: { opacity: '0.95' },
  })
  expect(fades.find((it) => it.of === 'lightbox-item')).toMatchObject({ durationMs: 600, from: { opacity: '0' } })
  expect(
    fades.some((it) => it.of === '' && Number(it.from.scale) < 1),
    'the small picture grows',
  ).toBe(true)
  await endAnimations(page)
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 1440, height: 900 })
  expectKeptBoxes('lightbox-1440', await readWindowBoxes(page, parts))
  await expect(page.locator('body')).toHaveClass(/lightbox-open/)
  await expect(dialog).toHaveAttribute('data-theme', 'dark')
  await expect(page).toHaveURL(`${address}#itemId=work-2`)

  // Content and caption go together; only neighbors are kept.
  const meta = dialog.locator('.lightbox-meta')
  await expect(meta).toHaveText('Work 2')
  const source = () => page.locator('.lightbox .lightbox-item[data-active] img').getAttribute('src')
  const before = await source()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('.lightbox .lightbox-meta')).toHaveText('Work 3')
  expect(await source()).not.toBe(before)
  await endAnimations(page)
  const filled = () =>
    page.locator('.lightbox .lightbox-item').evaluateAll((items) => items.map((it) => it.childElementCount))
  expect(await filled()).toEqual([0, 1, 1, 1, 0, 0])
  await expect(page.locator('.lightbox [aria-live]').first()).toHaveText('Picture 3 of 6')

  const names: (string | null)[] = []
  for (let step = 0; step < 4; step++) {
    names.push(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null))
    await page.keyboard.press('Tab')
  }
  expect(names).toEqual(['Close', 'Previous picture', 'Next picture', 'Close'])
  for (const name of ['Close', 'Next picture']) {
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('button', { name, exact: true })).toBeFocused()
  }
  await expectAccessible(page)

  await page.keyboard.press('Escape')
  await expect
    .poll(() => readAnimations(page).then((list) => list[0]))
    .toMatchObject({ of: 'lightbox', to: { opacity: '0' } })
  await expect(page.locator('.lightbox')).toBeVisible()
  await endAnimations(page)
  await expect(page.locator('.lightbox')).toHaveCount(0)
  await expect(page.locator('body')).not.toHaveClass(/lightbox-open/)
  await expect(page).toHaveURL(address)
  await expect(thumb(page, 'Dark', 1)).toBeFocused()

  await openThumb(page, 'Light', 0)
  await endAnimations(page)
  await expect(viewer(page, 1, 3)).toHaveAttribute('data-theme', 'light')
  expect(await page.locator('.lightbox-overlay').evaluate((it) => getComputedStyle(it).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  )
  await page.getByRole('button', { name: 'Close' }).click()
  await endAnimations(page)
  await expect(page.locator('.lightbox')).toHaveCount(0)
})

test('[GAL-032] [LBOX-010] [LBOX-018] [LBOX-021] [LBOX-027] [LBOX-031] the viewer opens on the pressed slide or the one in the address, there is one at a time, and its video plays', async ({
  page,
}) => {
  const providers = await fakeProviders(page)
  await open(page)
  const pages = await page.evaluate(() => history.length)
  await openThumb(page, 'Light', 2)
  await expect(viewer(page, 3, 3)).toBeVisible()
  await thumb(page, 'Light', 1).evaluate((link) => (link as HTMLElement).click())
  await expect(viewer(page, 2, 3)).toBeVisible()
  await expect(page.locator('.lightbox')).toHaveCount(1)
  // By halves of the picture to the neighbors, beside it away; the address was left alone.
  const box = (await page.locator('.lightbox [data-active] img').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.click(box.x + box.width * 0.75, box.y + box.height / 2)
  await expect(viewer(page, 3, 3)).toBeVisible()
  await page.mouse.click(720, 20)
  await expect(page.locator('.lightbox')).toHaveCount(0)
  expect([page.url(), await page.evaluate(() => history.length)]).toEqual([address, pages])

  // Reached by keys the video waits for its press; named by the address it starts.
  await openThumb(page, 'Dark', 0)
  await expect(viewer(page, 1, 6)).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  const film = viewer(page, 6, 6)
  await expect(film).toBeVisible()
  expect(providers.asked).toEqual([])
  expectKeptBoxes('lightbox-video-1440', await readWindowBoxes(page, parts))
  await film.getByRole('button', { name: 'Play Film' }).click()
  await expect(film.locator('iframe')).toHaveAttribute('src', /player\.vimeo\.com.*autoplay=1/)
  await expect(film).toBeVisible()
  await page.goto('about:blank')
  await open(page, '#itemId=film')
  await expect(film.locator('iframe')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.locator('iframe')).toHaveCount(0)
  await open(page, '/work-3')
  await expect(viewer(page, 3, 6)).toBeVisible()
  // Both galleries have this picture: the first one is meant.
  await page.goto('about:blank')
  await open(page, `#itemId=${sharedId}`)
  await expect(viewer(page, 2, 6)).toBeVisible()
  await expect(page.locator('.lightbox')).toHaveCount(1)
})

test('[LBOX-007] [LBOX-008] by touch the viewer is swiped, pinched, tapped twice and dragged away, and a dot shows the caption', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await open(page)
  await expect(page.getByRole('region', { name: 'Dark' })).toHaveAttribute('data-started', '')
  await thumb(page, 'Dark', 0).tap()
  await expect(viewer(page, 1, 6)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next picture' })).toBeHidden()
  const meta = page.locator('.lightbox-meta')
  await expect(meta).toBeHidden()
  const dot = page.getByRole('button', { name: 'Caption' })
  await dot.tap()
  await expect(dot).toHaveAttribute('aria-expanded', 'true')
  await expect(meta).toHaveText('Work 1')
  expectKeptBoxes('lightbox-390', await readWindowBoxes(page, parts))

  // By keys the row is reached, and a long caption scrolls.
  await meta.evaluate((it) => it.append(document.createElement('span'), 'A long story. '.repeat(400)))
  await dot.press('Enter')
  await dot.press('Enter')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('group', { name: 'Caption' })).toBeFocused()
  await page.keyboard.press('End')
  await expect.poll(() => meta.evaluate((it) => it.scrollTop)).toBeGreaterThan(100)
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('group', { name: 'Pictures' })).toBeFocused()
  await expectAccessible(page)

  const touch = await openTouch(page)
  // Thrown as fast as no finger is: it is one picture further nonetheless.
  const swipe = await touch.drag(
    [300, 280, 240, 180, 120, 60].map((x) => ({ x, y: 422 })),
    4,
  )
  await swipe()
  await expect(viewer(page, 2, 6)).toBeVisible()
  const isResting = () => page.locator('.lightbox-item').nth(2).getAttribute('data-stop')
  await expect.poll(isResting).toBe('')
  await expect.poll(() => page.locator('.lightbox-stage').evaluate((it) => it.scrollLeft)).toBe(390)
  const scale = () => page.locator('.lightbox [data-active] img').evaluate((it) => (it as HTMLElement).style.scale)
  await touch.tapTwice({ x: 195, y: 422 })
  await expect.poll(scale).toBe('2.5')
  await touch.tapTwice({ x: 195, y: 422 })
  await expect.poll(scale).toBe('')
  await touch.spread({ x: 195, y: 422 }, 40, 120)
  await expect.poll(scale).toBe('3')
  // Moved far to the side it stops at its edge.
  const letPan = await touch.drag(
    [
      { x: 100, y: 422 },
      { x: 250, y: 422 },
      { x: 380, y: 422 },
    ],
    50,
  )
  await letPan()
  const edge = () =>
    page.locator('.lightbox [data-active] img').evaluate((it) => Math.round(it.getBoundingClientRect().left))
  await expect.poll(edge).toBeLessThanOrEqual(0)
  await touch.tapTwice({ x: 195, y: 422 })
  await expect.poll(scale).toBe('')

  await page.getByRole('group', { name: 'Pictures' }).press('ArrowRight')
  await expect(viewer(page, 3, 6)).toBeVisible()
  await expect.poll(() => page.locator('.lightbox-stage').evaluate((it) => it.scrollLeft)).toBe(780)

  const down = [400, 430, 470, 520, 570].map((y) => ({ x: 195, y }))
  const letGo = await touch.drag(down, 30)
  await letGo()
  await expect(page.locator('.lightbox')).toHaveCount(0)
  await expect(thumb(page, 'Dark', 0)).toBeFocused()
  await context.close()
})
