import { type Browser, expect, type Page, test } from '@playwright/test'
import { slideTransitions } from '@sitewright/model/galleries/designs'
import { addStyles } from './lib/add-styles'
import { inBothWindows as lookInBothWindows } from './lib/both-windows'
import { type GallerySite, openGallerySite } from './lib/gallery-site'
import { endAnimations, holdAnimations, readAnimations, showHalfway } from './lib/hold-animations'
import { differsFromKept, expectKeptPicture, untilDrawn } from './lib/kept-pictures'
import { galleryParts, imageParts, lightboxParts, lostPicture, transitionParts, videoParts } from './lib/media-parts'
import { recordFilm } from './lib/record-film'
import { openTouch } from './lib/touch'

let site: GallerySite

test.beforeAll(async () => {
  site = await openGallerySite()
})

const part = (page: Page, name: string) => page.locator(`#${name}`)

/** Looks at the same page wide and narrow. */
const inBothWindows = (browser: Browser, look: (page: Page, width: number) => Promise<void>) =>
  lookInBothWindows(browser, look, (context) => context.route(`**/${lostPicture(site)}/**`, (route) => route.abort()))

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForFunction(() => window.Sitewright?.lifecycle.isInitialized === true)
  await untilDrawn(page)
}

test('the nine gallery layouts and the states of a gallery look as they were kept, at 1440 and 390 px', async ({
  browser,
}) => {
  const parts = galleryParts(site)
  const address = await site.publishParts('Looks of galleries', parts)
  await inBothWindows(browser, async (page, width) => {
    // Markup that cannot be read stands as it arrived.
    await page.addInitScript(() => {
      document.addEventListener('readystatechange', () => {
        document.querySelector('[aria-label="Broken"]')?.setAttribute('data-block-json', '{oops')
      })
    })
    await open(page, address)
    for (const name of Object.keys(parts)) {
      const gallery = part(page, name).locator('[data-gallery]').first()
      if (name !== 'broken') await expect(gallery).toHaveAttribute('data-started', '')
      await expectKeptPicture(`gallery-${name}-${width}`, part(page, name))
    }
    const show = part(page, 'slideshow')
    await show.getByRole('button', { name: '6 of 6', exact: true }).click()
    await expect(show.getByRole('button', { name: 'Next slide' })).toHaveAttribute('aria-disabled', 'true')
    await show.getByRole('button', { name: 'Previous slide' }).focus()
    await page.keyboard.press('Shift')
    await expectKeptPicture(`gallery-slideshow-end-${width}`, show)
    const strip = part(page, 'slider')
    await strip.locator('[data-slides]').evaluate((it) => it.scrollTo({ left: it.scrollWidth }))
    await expect(strip.locator('.slide').last()).toHaveAttribute('data-active', '')
    await expectKeptPicture(`gallery-slider-end-${width}`, strip)

    // The comparison sees what is lost, and no more than that.
    const grid = part(page, 'grid')
    const name = `gallery-grid-${width}`
    await expectKeptPicture(name, grid)
    const breaks: Record<string, string> = {
      'a caption': '#grid li:nth-child(2) .slide-meta { visibility: hidden }',
      'a picture': '#grid li:nth-child(2) img { visibility: hidden }',
      'a color': '#grid li:nth-child(2) img { filter: hue-rotate(40deg) }',
      'a place': '#grid li:nth-child(2) .slide { translate: 0 16px }',
    }
    for (const [what, content] of Object.entries(breaks)) {
      const takeAway = await addStyles(page, content)
      expect(await differsFromKept(name, grid), what).not.toBe(null)
      await takeAway()
    }
    await part(page, 'base')
      .locator('[data-controls]')
      .evaluate((it) => it.remove())
    expect(await differsFromKept(`gallery-base-${width}`, part(page, 'base'))).not.toBe(null)
  })
})

test('each transition looks half-way as it was kept, at 1440 and 390 px', async ({ browser }) => {
  const address = await site.publishParts('Looks of transitions', transitionParts(site))
  await inBothWindows(browser, async (page, width) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await holdAnimations(page)
    await open(page, address)
    for (const name of slideTransitions) {
      const gallery = part(page, name).locator('[data-gallery]')
      await expect(gallery).toHaveAttribute('data-running', '')
      await gallery.getByRole('button', { name: 'Next slide' }).click()
      await expect.poll(() => readAnimations(page).then((list) => list.length)).toBe(name === 'fade' ? 1 : 2)
      await page.mouse.move(0, 0)
      await showHalfway(page)
      await expectKeptPicture(`transition-${name}-${width}`, gallery, { holdsAnimations: true })
      await endAnimations(page)
    }
  })
})

test('the lightbox looks as it was kept: both themes, captions, video, zoomed and at its ends, at 1440 and 390 px', async ({
  browser,
}) => {
  const address = await site.publishParts('Looks of the lightbox', lightboxParts(site))
  await inBothWindows(browser, async (page, width) => {
    await open(page, address)
    const isHand = width === 390
    const viewer = (index: number) => page.getByRole('dialog', { name: `Picture ${index} of 3`, exact: true })
    const look = async (name: string) => {
      await untilDrawn(page)
      await expectKeptPicture(`lightbox-${name}-${width}`, page)
    }
    for (const theme of ['dark', 'light']) {
      const gallery = part(page, theme).locator('[data-gallery]')
      await expect(gallery).toHaveAttribute('data-started', '')
      await gallery.locator('a[data-lightbox]').first().click()
      await expect(viewer(1)).toBeVisible()
      if (isHand) {
        await look(`${theme}-plain`)
        await page.getByRole('button', { name: 'Caption' }).tap()
      }
      await look(theme)
      if (isHand && theme === 'dark') {
        const touch = await openTouch(page)
        await touch.tapTwice({ x: 195, y: 400 })
        await expect(page.locator('.lightbox-stage')).toHaveAttribute('data-zoomed', '')
        await look('zoomed')
        await touch.tapTwice({ x: 195, y: 400 })
        await expect(page.locator('.lightbox-stage')).not.toHaveAttribute('data-zoomed')
      }
      await page.keyboard.press('ArrowRight')
      await expect(viewer(2)).toBeVisible()
      await look(`${theme}-tall`)
      // Keys are answered once in 200 ms of the page's own time.
      await expect(async () => {
        await page.keyboard.press('ArrowRight')
        await expect(viewer(3)).toBeVisible({ timeout: 1000 })
      }).toPass()
      await look(`${theme}-film`)
      await page.keyboard.press('Escape')
      await expect(page.locator('.lightbox')).toHaveCount(0)
    }
  })
})

test('image blocks look as they were kept: six layouts, 32 masks, crops, effects and lost files, at 1440 and 390 px', async ({
  browser,
}) => {
  const parts = imageParts(site)
  const address = await site.publishParts('Looks of images', parts)
  await inBothWindows(browser, async (page, width) => {
    await open(page, address)
    for (const name of Object.keys(parts)) await expectKeptPicture(`image-${name}-${width}`, part(page, name))
    const mask = part(page, 'masks').locator('.image-frame').nth(9)
    await mask.evaluate((it) => it.removeAttribute('style'))
    expect(await differsFromKept(`image-masks-${width}`, part(page, 'masks'))).not.toBe(null)
    if (width === 390) return
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    for (const [place, effect] of ['none', 'zoom', 'fade', 'lift', 'color'].entries()) {
      await part(page, 'hover').locator('.image-frame').nth(place).hover()
      await expectKeptPicture(`image-hover-${effect}-${width}`, part(page, 'hover'))
    }
  })
})

test('videos and the grounds of sections look as they were kept, at 1440 and 390 px', async ({ browser, page }) => {
  const parts = videoParts(site, await site.upload('film.webm', await recordFilm(page)))
  const address = await site.publishParts('Looks of videos', parts)
  await inBothWindows(browser, async (page, width) => {
    await open(page, address)
    await expect(page.locator('[data-video-toggle]')).toBeVisible()
    await page
      .locator('[data-video-title="Unanswered"]')
      .evaluate((stage) => stage.toggleAttribute('data-unanswered', true))
    for (const name of Object.keys(parts)) await expectKeptPicture(`video-${name}-${width}`, part(page, name))
  })
})
