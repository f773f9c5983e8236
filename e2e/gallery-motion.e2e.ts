import { expect, type Locator, type Page, test } from '@playwright/test'
import { type GallerySite, galleryOf, openGallerySite, showAllPictures } from './lib/gallery-site'
import { endAnimations, holdAnimations, readAnimations } from './lib/hold-animations'

let site: GallerySite
let address = ''

test.beforeAll(async () => {
  site = await openGallerySite()
  address = await site.publish('Motion', [
    galleryOf(site, { design: 'slideshow', label: 'Show', historyHash: true, loop: false }, 4),
    galleryOf(site, { design: 'base', label: 'Down', transition: 'scroll', scrollDirection: 'vertical' }, 3),
    galleryOf(site, { design: 'base', label: 'Across', transition: 'scroll' }, 3),
    galleryOf(site, {
      design: 'base',
      label: 'Nearer',
      transition: 'ken-burns',
      autoplay: true,
      'autoplay-duration': 600,
    }),
    galleryOf(site, { design: 'carousel', label: 'Groups', slidesPerRow: 2 }),
    galleryOf(site, { design: 'carousel', label: 'Fits' }, 3),
    galleryOf(site, { design: 'slider', label: 'Strip', loop: false }),
    galleryOf(site, {
      design: 'grid',
      label: 'Leads on',
      slides: [{ assetId: site.pictures[0] ?? null, title: 'To the top', href: '/' }],
    }),
  ])
})

const named = (page: Page, label: string) => page.getByRole('region', { name: label, exact: true })
const active = (gallery: Locator) =>
  gallery.locator('.slide').evaluateAll((slides) => slides.findIndex((slide) => slide.hasAttribute('data-active')))
const expectActive = (gallery: Locator, index: number) => expect.poll(() => active(gallery)).toBe(index)
const next = (gallery: Locator) => gallery.getByRole('button', { name: 'Next slide' })
const previous = (gallery: Locator) => gallery.getByRole('button', { name: 'Previous slide' })

async function open(page: Page, path = ''): Promise<void> {
  await page.goto(`${address}${path}`)
  await expect(named(page, 'Strip')).toHaveAttribute('data-running', '')
}

test('[GAL-017] [GAL-021] [GAL-022] [GAL-035] [GAL-044] [GAL-092] a slideshow goes by buttons, keys, thumbnails and presses, and its slide stands in the address', async ({
  page,
}) => {
  const calls: string[] = []
  await open(page)
  page.on('request', (request) => {
    if (['fetch', 'xhr', 'ping', 'websocket', 'eventsource'].includes(request.resourceType())) calls.push(request.url())
  })
  const show = named(page, 'Show')
  const slides = show.locator('.slide')
  await expect(slides.first()).toHaveAttribute('data-slide-id', site.pictures[0] ?? '')
  await expect(slides.first()).toHaveAttribute('data-slide-url', 'work-1')
  await expectActive(show, 0)

  // Key by key and role by role, as the carousel pattern has it.
  await expect(show).toHaveAttribute('aria-roledescription', 'carousel')
  await expect(show.getByRole('group', { name: '1 of 4', exact: true })).toHaveAttribute(
    'aria-roledescription',
    'slide',
  )
  await expect(show.locator('[data-slides]')).toHaveAttribute('aria-live', 'polite')
  await expect(previous(show)).toHaveAttribute('aria-disabled', 'true')
  await next(show).focus()
  await page.keyboard.press('Enter')
  await expectActive(show, 1)
  await expect(page).toHaveURL(`${address}/work-2`)
  expect(await page.evaluate(() => history.state)).toEqual({ itemId: 'work-2', gallery: 0 })
  await page.keyboard.press('ArrowRight')
  await expectActive(show, 2)
  const picker = (name: string) =>
    show.getByRole('group', { name: 'Choose a slide' }).getByRole('button', { name, exact: true })
  await expect(picker('3 of 4')).toHaveAttribute('aria-disabled', 'true')
  await expect(picker('1 of 4')).toHaveAttribute('aria-disabled', 'false')
  await expect(slides.nth(0)).toHaveJSProperty('inert', true)
  await page.keyboard.press('ArrowRight')
  await expectActive(show, 3)
  await expect(next(show)).toHaveAttribute('aria-disabled', 'true')
  await show.evaluate((it) => it.addEventListener('reachedEnd', () => it.setAttribute('data-told', '')))
  await page.keyboard.press('ArrowRight')
  await expect(show).toHaveAttribute('data-told', '')
  await expectActive(show, 3)
  await picker('1 of 4').click()
  await expectActive(show, 0)
  await expect(page).toHaveURL(`${address}/work-1`)
  await page.goBack()
  await expectActive(show, 3)

  // A press on the picture goes on; with loop the number of slides is that of the container.
  const down = named(page, 'Down')
  for (const index of [1, 2, 0]) {
    await down.locator('.slide[data-active] img').click()
    await expectActive(down, index)
  }
  await page.evaluate(() => {
    window.Sitewright?.lifecycle.destroy()
    document.querySelector('[aria-label="Down"] .slide:last-of-type')?.remove()
    window.Sitewright?.lifecycle.initialize()
  })
  await expect(down).toHaveAttribute('data-running', '')
  for (const index of [1, 0]) {
    await next(down).click()
    await expectActive(down, index)
  }
  expect(calls, '[GAL-024] the galleries call nobody').toEqual([])

  // What the address names is there from the start, and what it does not name is not.
  await open(page, '/work-3')
  await expectActive(named(page, 'Show'), 2)
  await open(page, '#itemId=work-30')
  await expectActive(named(page, 'Show'), 0)
})

test('[GAL-009] [GAL-024] [GAL-036] [GAL-045] [GAL-046] strips go by slides and groups, follow the hand and the size of the window, and a slide leads where it should', async ({
  page,
}) => {
  const calls: string[] = []
  await open(page)
  page.on('request', (request) => {
    if (!['image', 'document', 'script', 'stylesheet', 'font'].includes(request.resourceType()))
      calls.push(request.url())
  })
  const strip = named(page, 'Strip')
  const row = strip.locator('[data-slides]')
  await row.focus()
  await page.keyboard.press('ArrowRight')
  await expectActive(strip, 1)
  const middle = () =>
    strip.evaluate((it) => {
      const [box, slide] = [it.querySelector('[data-slides]'), it.querySelector('[data-active]')].map((part) =>
        part?.getBoundingClientRect(),
      )
      return Math.abs((box?.left ?? 0) + (box?.width ?? 0) / 2 - (slide?.left ?? 0) - (slide?.width ?? 0) / 2)
    })
  await expect.poll(middle).toBeLessThan(3)
  await row.evaluate((it) => it.scrollTo({ left: it.scrollWidth }))
  await expectActive(strip, 4)
  await expect(next(strip)).toHaveAttribute('aria-disabled', 'true')

  const groups = named(page, 'Groups')
  const leftmost = () =>
    groups.evaluate((it) => {
      const left = it.querySelector('[data-slides]')?.getBoundingClientRect().left ?? 0
      return [...it.querySelectorAll('.slide')].findIndex(
        (slide) => Math.abs(slide.getBoundingClientRect().left - left) < 3,
      )
    })
  await expect(previous(groups)).toHaveAttribute('aria-disabled', 'true')
  for (const index of [2, 3]) {
    await next(groups).click()
    await expect.poll(leftmost).toBe(index)
  }
  await expect(next(groups)).toHaveAttribute('aria-disabled', 'true')

  // Three of three fit; on a narrow window two do, and there is somewhere to go.
  const fits = named(page, 'Fits').locator('[data-controls]')
  await expect(fits).toBeHidden()
  await page.setViewportSize({ width: 430, height: 800 })
  await expect(fits).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(fits).toBeHidden()

  // Turned, without another width: words that grew meanwhile are given less room.
  const words = named(page, 'Down').locator('.slide[data-active] .slide-meta')
  await words.evaluate((it) => it.append('A long story. '.repeat(2000)))
  const device = await page.context().newCDPSession(page)
  await device.send('Emulation.setDeviceMetricsOverride', {
    width: 1440,
    height: 900,
    deviceScaleFactor: 1,
    mobile: false,
    screenOrientation: { type: 'portraitPrimary', angle: 90 },
  })
  await expect(words).toHaveAttribute('tabindex', '0')
  expect(calls).toEqual([])

  await named(page, 'Leads on').getByRole('link').click()
  await expect(page).toHaveURL(`${site.address}/`)
})

test('[GAL-013] [GAL-015] slides scroll across or down, or come nearer by 1.075; autoplay waits for pointer, focus, button, dialogs and eyes', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await holdAnimations(page)
  await open(page)
  // A slide that waited for its picture would begin to move later than it is looked at.
  await showAllPictures(page)
  const moves = async (label: string) => {
    await next(named(page, label)).click()
    await expect.poll(() => readAnimations(page).then((list) => list.length)).toBe(2)
    const found = await readAnimations(page)
    await endAnimations(page)
    await expectActive(named(page, label), 1)
    return found
  }
  const [goes, comes] = await moves('Down')
  expect([goes?.to.translate, comes?.from.translate, comes?.durationMs]).toEqual(['0px -100%', '0px 100%', 1000])
  const [, fromRight] = await moves('Across')
  expect(fromRight?.from.translate).toBe('100%')
  const [nearer, fades] = await moves('Nearer')
  expect([nearer?.to.scale, fades?.from.opacity]).toEqual(['1.075', '0'])

  const gallery = named(page, 'Nearer')
  const region = gallery.locator('[data-slides]')
  const wait = async () => {
    await page.clock.fastForward(600_000)
    await endAnimations(page)
  }
  await page.mouse.move(0, 0)
  await expect(region).toHaveAttribute('aria-live', 'off')
  await wait()
  await expectActive(gallery, 2)
  await region.hover()
  await expect(region).toHaveAttribute('aria-live', 'polite')
  await wait()
  expect(await active(gallery)).toBe(2)
  await page.mouse.move(0, 0)
  await expect(region).toHaveAttribute('aria-live', 'off')
  await wait()
  await expectActive(gallery, 3)

  // Behind a dialog it stays, and out of sight too.
  await page.evaluate(() => document.body.appendChild(document.createElement('dialog')).showModal())
  await wait()
  expect(await active(gallery)).toBe(3)
  await page.evaluate(() => {
    document.querySelector(':modal')?.remove()
    scrollTo(0, 0)
  })
  await expect(region).toHaveAttribute('aria-live', 'polite')
  await wait()
  expect(await active(gallery)).toBe(3)
  await gallery.scrollIntoViewIfNeeded()
  await expect(region).toHaveAttribute('aria-live', 'off')

  // The keyboard comes to the button: slides wait, and it does what it says. Started by it they go on wherever the focus is.
  const stop = gallery.getByRole('button', { name: 'Stop slideshow' })
  const start = gallery.getByRole('button', { name: 'Start slideshow' })
  await previous(named(page, 'Across')).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(stop).toBeFocused()
  await expect(region).toHaveAttribute('aria-live', 'polite')
  await page.keyboard.press('Enter')
  await expect(start).toBeFocused()
  await wait()
  expect(await active(gallery)).toBe(3)
  await page.keyboard.press('Space')
  await expect(stop).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(previous(gallery)).toBeFocused()
  await expect(region).toHaveAttribute('aria-live', 'off')
  await wait()
  await expectActive(gallery, 4)

  // The keyboard comes to anything else: it stops for good.
  await open(page)
  await gallery.scrollIntoViewIfNeeded()
  await expect(region).toHaveAttribute('aria-live', 'off')
  await next(named(page, 'Across')).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(start).toBeFocused()
  await expect(region).toHaveAttribute('aria-live', 'polite')

  // Presses that come while a slide moves are not lost.
  const show = named(page, 'Down')
  await next(show).click()
  await expect.poll(() => readAnimations(page).then((list) => list.length)).toBeGreaterThan(0)
  await next(show).click()
  await endAnimations(page)
  await expectActive(show, 2)
  await endAnimations(page)

  await open(page, '?nomotion=true')
  await expect(gallery.locator('[data-step=pause]')).toBeHidden()
  await wait()
  expect(await active(gallery)).toBe(0)
})

test('[GAL-091] a slideshow fetches the slide that is seen and its neighbors, and the others when their turn comes', async ({
  page,
}) => {
  const path = await site.publish('Ahead', [
    galleryOf(site, { design: 'slideshow', label: 'Ahead', thumbnails: false }, 6),
  ])
  const asked = new Set<number>()
  page.on('request', (request) => {
    const place = site.pictures.findIndex((id) => request.url().includes(id))
    if (place >= 0) asked.add(place)
  })
  await page.goto(path)
  const ahead = named(page, 'Ahead')
  await expect.poll(() => [...asked].sort()).toEqual([0, 1, 5])
  await next(ahead).click()
  await expectActive(ahead, 1)
  await expect.poll(() => [...asked].sort()).toEqual([0, 1, 2, 5])
})
