import { expect, type Page, test } from '@playwright/test'
import { galleryDesigns } from '@sitewright/model/galleries/designs'
import { expectKeptBoxes, type GalleryBoxes, readBoxes } from './lib/compare-boxes'
import { shareOfDifference } from './lib/compare-pictures'
import { galleryOf, openGallerySite, showAllPictures } from './lib/gallery-site'
import { expectAccessible, fitsTheWindow, watchPage } from './lib/page-health'

type WatchedWindow = typeof window & { readonly shifts: number[] }

const widths = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }
let layouts = ''

test.beforeAll(async () => {
  const site = await openGallerySite()
  const withoutThumbs = { design: 'slideshow', label: 'slideshow without small pictures', thumbnails: false }
  const untitled = site.pictures.map((assetId) => ({ assetId }))
  layouts = await site.publish('Layouts', [
    ...galleryDesigns
      .map((design) => galleryOf(site, { design, label: design }, 6))
      .map((block) => {
        // Words below the pictures would make their places depend on fonts.
        const isWordless = !['list', 'base', 'slideshow', 'slider'].includes(String(block.props.design))
        return isWordless ? { ...block, props: { ...block.props, slides: untitled } } : block
      }),
    galleryOf(site, withoutThumbs, 2),
  ])
})

async function untilRunning(page: Page): Promise<void> {
  for (const design of ['base', 'slider', 'slideshow', 'carousel']) {
    await expect(page.locator(`[data-gallery=${design}]`).first()).toHaveAttribute('data-running', '')
  }
}

const rowsOf = (boxes: GalleryBoxes[string]) => [...new Set(boxes.map(([, top]) => top))]
const columnsOf = (boxes: GalleryBoxes[string]) => [...new Set(boxes.map(([left]) => left))]

test('[GAL-002] [GAL-003] [GAL-004] [GAL-005] [GAL-006] [GAL-007] [GAL-008] [GAL-010] [GAL-011] the nine layouts lie as they should, wide and narrow, and as they did before', async ({
  page,
}) => {
  const watched = watchPage(page)
  await page.goto(layouts)
  await untilRunning(page)
  const boxes = await readBoxes(page)
  const of = (design: string) => boxes[design] ?? []

  for (const design of ['base', 'slideshow']) {
    const gallery = page.locator(`[data-gallery=${design}]`).first()
    expect(new Set(of(design).map(String)).size, `${design} is stacked`).toBe(1)
    const seen = await gallery
      .locator('.slide')
      .evaluateAll((slides) => slides.map((it) => it.checkVisibility({ visibilityProperty: true })))
    expect(seen, `${design} shows one`).toEqual([true, false, false, false, false, false])
  }
  expect(await page.locator('[data-gallery=slideshow]').first().locator('[data-thumb]').count()).toBe(6)
  expect(await page.locator('[data-gallery=slideshow]').last().locator('[data-thumb]').count()).toBe(0)
  expect([rowsOf(of('slider')).length, columnsOf(of('slider')).length]).toEqual([1, 6])
  const strip = page.locator('[data-gallery=slider] [data-slides]')
  expect(await strip.evaluate((it) => it.scrollWidth > it.clientWidth)).toBe(true)
  // Rows of four, the default.
  expect([rowsOf(of('grid')).length, columnsOf(of('grid')).length]).toEqual([2, 4])
  // As many columns of 250 px as fit beside gaps of 20 px.
  const { width } = (await page.locator('[data-gallery=autogrid]').boundingBox()) ?? { width: 0 }
  expect(columnsOf(of('autogrid')).length).toBe(Math.min(Math.floor((width + 20) / 270), 6))
  // Columns with pictures of different height, one under another.
  const stacks = columnsOf(of('autocolumns')).map((left) => of('autocolumns').filter(([at]) => at === left))
  expect(stacks.length).toBeGreaterThan(2)
  expect(new Set(of('autocolumns').map(([, , , height]) => height)).size).toBeGreaterThan(3)
  for (const stack of stacks)
    for (const [at, box] of stack.entries())
      if (at > 0) expect(box[1]).toBeGreaterThan((stack[at - 1]?.[1] ?? 0) + (stack[at - 1]?.[3] ?? 0))
  // One under another, words beside.
  expect([rowsOf(of('list')).length, columnsOf(of('list')).length]).toEqual([6, 1])
  const words = page.locator('[data-gallery=list] .slide-meta').first()
  expect((await words.boundingBox())?.x).toBeGreaterThan(of('list')[0]?.[2] ?? 0)
  // Rows of one height that fill the width.
  const fullRows = rowsOf(of('autorows'))
    .slice(0, -1)
    .map((top) => of('autorows').filter(([, at]) => at === top))
  expect(fullRows.length).toBeGreaterThan(0)
  for (const row of fullRows) {
    const heights = row.map(([, , , height]) => height ?? 0)
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(1)
    const last = row.at(-1)
    expect(Math.abs((last?.[0] ?? 0) + (last?.[2] ?? 0) - width)).toBeLessThanOrEqual(2)
  }
  expectKeptBoxes('gallery-layouts-1440', boxes)
  await expectAccessible(page)

  await page.setViewportSize(widths.phone)
  await page.goto(layouts)
  await untilRunning(page)
  const narrow = await readBoxes(page)
  expect(columnsOf(narrow.grid ?? []).length).toBe(2)
  expect(await fitsTheWindow(page)).toBe(true)
  expectKeptBoxes('gallery-layouts-390', narrow)
  expect(watched.problems).toEqual([])
})

test('nothing moves or flashes when the script of the galleries comes, at 1440 and at 390 px, and without scripts every picture can be reached', async ({
  browser,
}) => {
  for (const viewport of Object.values(widths)) {
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
    const [before, after] = [await context.newPage(), await context.newPage()]
    await before.route('**/*.js', (route) => route.abort())
    await before.goto(layouts)
    await after.addInitScript(() => {
      Object.assign(window, { shifts: [] })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          (window as WatchedWindow).shifts.push((entry as PerformanceEntry & { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await after.goto(layouts)
    await untilRunning(after)
    for (const page of [before, after]) await showAllPictures(page)
    expect(await readBoxes(before).then((boxes) => boxes.grid)).toEqual((await readBoxes(after)).grid)
    expect(await after.evaluate(() => (window as WatchedWindow).shifts.filter((it) => it > 0.001))).toEqual([])
    const [first, second] = [await before.screenshot({ fullPage: true }), await after.screenshot({ fullPage: true })]
    expect(await shareOfDifference(first, second)).toBeLessThan(0.001)
    await context.close()
  }
  const still = await browser.newContext({ viewport: widths.desktop, javaScriptEnabled: false })
  const page = await still.newPage()
  await page.goto(layouts)
  for (const design of galleryDesigns) {
    const gallery = page.locator(`[data-gallery=${design}]`).first()
    await expect(gallery.locator('[data-controls]')).toBeHidden()
    const last = gallery.locator('.slide').last()
    await last.scrollIntoViewIfNeeded()
    await expect(last.locator('img')).toBeInViewport()
  }
  await still.close()
})
