import { expect, type Locator, type Page, test } from '@playwright/test'
import {
  designFields,
  type FieldQuestion,
  type GalleryField,
  isFieldHeeded,
} from '@sitewright/model/galleries/design-fields'
import { type GalleryDesign, galleryDesigns } from '@sitewright/model/galleries/designs'
import { gridPositions } from '@sitewright/model/reference/style-options'
import { openCanvas, writeHome } from './lib/canvas-page'
import { fakeProviders } from './lib/fake-providers'
import { type GallerySite, galleryOf, openGallerySite, showAllPictures } from './lib/gallery-site'
import { endAnimations, holdAnimations } from './lib/hold-animations'
import { enterAs } from './lib/new-site'
import { openTab } from './lib/panel-page'
import { openTouch } from './lib/touch'

let site: GallerySite

test.beforeAll(async () => {
  site = await openGallerySite()
})

const films = {
  Vimeo: 'https://vimeo.com/76979871',
  YouTube: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  Wistia: 'https://home.wistia.com/medias/e4a27b971d',
  Animoto: 'https://animoto.com/play/AbCdEf123',
}
const named = (page: Page, label: string) => page.getByRole('region', { name: label, exact: true })
const active = (gallery: Locator) =>
  gallery.locator('.slide').evaluateAll((slides) => slides.findIndex((slide) => slide.hasAttribute('data-active')))
const expectActive = (gallery: Locator, index: number) => expect.poll(() => active(gallery)).toBe(index)
const next = (gallery: Locator) => gallery.getByRole('button', { name: 'Next slide' })

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  const galleries = page.locator('[data-gallery]')
  for (const index of Array.from({ length: await galleries.count() }).keys()) {
    await expect(galleries.nth(index)).toHaveAttribute('data-started', '')
  }
}

/** Width and height in whole pixels, and where it lies in its gallery. */
const boxOf = (part: Locator) =>
  part.evaluate((it) => {
    const box = it.getBoundingClientRect()
    const from = it.closest('[data-gallery]')?.getBoundingClientRect() ?? box
    const [left, top, width, height] = [box.left - from.left, box.top - from.top, box.width, box.height].map(Math.round)
    return { left: left ?? 0, top: top ?? 0, width: width ?? 0, height: height ?? 0 }
  })

/** What a setting's control is called; the layout has pictures of its own. */
const controlNames: Readonly<Partial<Record<GalleryField, (design: GalleryDesign) => string>>> = {
  imageAspectRatio: () => 'Aspect ratio',
  slidesPerRow: () => 'Slides per row',
  lightbox: () => 'Lightbox',
  lightboxTheme: () => 'Lightbox colors',
  mixedContent: () => 'Include videos',
  columnWidth: () => 'Column width, px',
  gutter: (design) => (design === 'carousel' ? 'Gap, % of the width' : 'Gap, px'),
  listImageSize: () => 'Image size',
  vSize: () => 'Strip height',
  'active-alignment': () => 'Active slide position',
  'thumbnails-per-row': () => 'Thumbnails per row',
  'thumbnail-strip-height': () => 'Thumbnail height, px',
  'thumbnail-strip-margin': () => 'Thumbnail gap, px',
  thumbnails: () => 'Show thumbnails',
  'square-thumbs': (design) => (design === 'slideshow' ? 'Square thumbnails' : 'Square images'),
  'auto-crop': () => 'Crop to fill',
  autoplay: () => 'Autoplay',
  'autoplay-duration': () => 'Seconds per slide',
  padding: (design) => (design === 'slider' ? 'Gap, % of the width' : 'Gap, px'),
  'meta-position': () => 'Text position',
  transition: () => 'Transition',
  scrollDirection: () => 'Direction',
  snapPoints: () => 'Change slide on drag',
  boundaries: () => 'When dragged past the end',
  randomize: () => 'Shuffle',
  loop: () => 'Loop',
  rowHeight: () => 'Row height, px',
  historyHash: () => 'Add slide to the URL',
}
const layoutNames: Record<GalleryDesign, string> = {
  grid: 'Grid',
  autogrid: 'Auto grid',
  autocolumns: 'Columns',
  autorows: 'Rows',
  list: 'List',
  carousel: 'Carousel',
  slider: 'Filmstrip',
  slideshow: 'Slideshow',
  base: 'Single',
}

test('[EFF-040] [EFF-042] [GAL-033] the drawer has a control for each setting that the layout heeds and for no other, and the page shows what it does at once', async ({
  page,
  context,
}) => {
  const slides = [
    { assetId: site.pictures[0] },
    { assetId: site.pictures[0] },
    { assetId: site.pictures[1], video: films.Vimeo },
    {},
  ]
  const props = { slides, label: 'Works', autoplay: true, lightbox: true, mixedContent: true, transition: 'scroll' }
  await writeHome(site, [[{ id: 1, type: 'gallery', props, at: [0, 0, 24, 12] }]])
  await enterAs(context, site)
  const canvas = await openCanvas(page, site)
  await canvas.block(1).click()
  const actions = page.getByRole('toolbar', { name: 'Gallery actions' })
  await actions.getByRole('button', { name: 'Edit', exact: true }).click()
  const drawer = page.getByRole('region', { name: 'Gallery', exact: true })
  const choose = (design: GalleryDesign) =>
    drawer.getByRole('radio', { name: layoutNames[design], exact: true }).check({ force: true })
  const drawn = canvas.frame.locator('main [data-gallery]')

  // Each slide is named by what stands on it.
  for (const name of ['Slide 1', 'Repeated image 2', 'Video 3', 'Empty slide 4']) {
    await expect(drawer.getByRole('button', { name, exact: true })).toBeVisible()
  }
  await openTab(page, 'Style')
  const question: Omit<FieldQuestion, 'design'> = {
    ...{ autoplay: true, lightbox: true, loop: true, thumbnails: true, transition: 'scroll' },
    'square-thumbs': false,
  }
  const fields = [...new Set(Object.values(designFields).flat())]
  for (const design of galleryDesigns) {
    await choose(design)
    await expect(drawn).toHaveAttribute('data-gallery', design)
    const labels = await drawer.locator('label').allTextContents()
    const names = fields.flatMap((field) => {
      const name = controlNames[field]?.(design)
      return name && isFieldHeeded({ ...question, design }, field) ? [name] : []
    })
    const known = new Set(Object.values(controlNames).flatMap((name) => galleryDesigns.map(name)))
    expect(labels.filter((label) => known.has(label)).sort(), design).toEqual([...new Set(names)].sort())
    const places = await drawer.getByLabel('Text position').locator('option').allTextContents()
    if (!['base', 'slideshow', 'slider'].includes(design)) {
      expect(places, design).toEqual(['Left', 'Center', 'Right', 'Hidden'])
    } else expect(places, design).toHaveLength(10)
  }

  const style = (name: string) =>
    drawn.evaluate((it, wanted) => (it as HTMLElement).style.getPropertyValue(wanted), name)
  const seen: readonly [GalleryDesign, string, string, () => Promise<string>, string][] = [
    ['grid', 'Slides per row', '2', () => style('--per-row'), '2'],
    [
      'grid',
      'Gap, px',
      '44',
      () => drawn.locator('[data-slides]').evaluate((it) => getComputedStyle(it).rowGap),
      '44px',
    ],
    ['autogrid', 'Column width, px', '400', () => style('--column'), '400px'],
    ['autorows', 'Row height, px', '180', () => style('--row-height'), '180px'],
    ['carousel', 'Gap, % of the width', '4', () => style('--gap'), '4%'],
    ['slider', 'Strip height', '4', () => style('--strip-height'), 'min(14rem, 24cqw, 88vh)'],
    ['slideshow', 'Thumbnails per row', '3', () => style('--thumb-width').then((it) => it.slice(0, 5)), 'calc('],
    ['slideshow', 'Thumbnail height, px', '50', () => style('--thumb-height'), '50px'],
    ['slideshow', 'Thumbnail gap, px', '30', () => style('--thumb-gap'), '30px'],
  ]
  for (const [design, label, value, read, wanted] of seen) {
    await choose(design)
    await drawer.getByLabel(label, { exact: true }).fill(value)
    await expect.poll(read, `${design}: ${label}`).toBe(wanted)
  }
  await drawer.getByLabel('Text position').selectOption('top-right')
  await expect(drawn).toHaveAttribute('data-meta', 'top-right')
  await openTab(page, 'Effects')
  await drawer.getByLabel('Autoplay').uncheck()
  await expect(drawn.locator('[data-step=pause]')).toHaveCount(0)
  await openTab(page, 'Style')
  await choose('list')
  const width = () =>
    drawn
      .locator('.slide-picture')
      .first()
      .evaluate((it) => it.clientWidth)
  const before = await width()
  await drawer.getByLabel('Image size').selectOption('large')
  await expect.poll(width).toBeGreaterThan(before)
})

test('[EFF-041] [GAL-034] [GAL-098] small pictures are square, counted, high and apart as told, a video is 16:9 among them, and the slide keeps its shape', async ({
  page,
}) => {
  const slides = [
    ...site.pictures.slice(0, 3).map((assetId) => ({ assetId })),
    { assetId: site.pictures[1], video: films.Vimeo, title: 'Film' },
    { video: films.YouTube, title: 'Bare' },
  ]
  const show = (label: string, props: object) =>
    galleryOf(site, { design: 'slideshow', label, mixedContent: true, slides, ...props })
  await open(
    page,
    await site.publish('Small pictures', [
      show('Plain', {}),
      show('Square', { 'square-thumbs': true, 'thumbnail-strip-height': 90, 'thumbnail-strip-margin': 20 }),
      show('Counted', { 'thumbnails-per-row': 4 }),
      show('Squares in a row', { 'thumbnails-per-row': 4, 'square-thumbs': true }),
      galleryOf(site, { design: 'grid', label: 'Cells', 'square-thumbs': true, imageAspectRatio: 2 }),
    ]),
  )
  const thumb = (label: string, index: number) => boxOf(named(page, label).locator('[data-thumb]').nth(index))
  expect(await thumb('Plain', 0)).toMatchObject({ width: 96, height: 72 })
  for (const film of [3, 4]) expect(await thumb('Plain', film)).toMatchObject({ width: 128, height: 72 })
  await expect(named(page, 'Plain').locator('[data-thumb="3"] img')).toHaveCount(1)
  await expect(named(page, 'Plain').locator('.slide').nth(3)).toHaveAttribute('data-type', 'video')
  await expect(named(page, 'Plain').locator('.slide').first()).toHaveAttribute('data-type', 'image')

  const [first, second] = [await thumb('Square', 0), await thumb('Square', 1)]
  expect(first).toMatchObject({ width: 90, height: 90 })
  expect(second.left - first.left).toBe(110)
  expect(await thumb('Square', 3)).toMatchObject({ width: 160, height: 90 })
  const slide = await boxOf(named(page, 'Square').locator('.slide-picture').first())
  expect(slide.width / slide.height, 'the slide is no square').toBeGreaterThan(1.3)
  expect(first.top - slide.height).toBe(23)

  const strip = await boxOf(named(page, 'Counted').locator('[data-thumbs]'))
  for (const label of ['Counted', 'Squares in a row']) {
    const last = await thumb(label, 3)
    expect(Math.abs(last.left + last.width + 3 - strip.width), label).toBeLessThanOrEqual(2)
  }
  const square = await thumb('Squares in a row', 0)
  expect(Math.abs(square.width - square.height)).toBeLessThanOrEqual(1)
  const cell = await boxOf(named(page, 'Cells').locator('.slide-picture').first())
  expect(Math.abs(cell.width - cell.height)).toBeLessThanOrEqual(1)
})

test('[EFF-042] words can be read at each of nine places over a picture, and at the side that is asked for below one', async ({
  page,
}) => {
  const over = ['base', 'slideshow', 'slider']
  const below = ['grid', 'autogrid', 'autocolumns', 'carousel', 'autorows', 'list']
  const long = 'A long story of brick, oak and lime. '.repeat(12)
  const slides = site.pictures.slice(0, 2).map((assetId) => ({ assetId, title: 'Winter house', description: long }))
  await open(
    page,
    await site.publish('Places of words', [
      ...over.flatMap((design) =>
        gridPositions.map((position) =>
          galleryOf(site, {
            design,
            label: `${design} ${position}`,
            slides,
            autoplay: true,
            'meta-position': position,
          }),
        ),
      ),
      ...below.map((design) => galleryOf(site, { design, label: design, slides, 'meta-position': 'top-right' })),
    ]),
  )
  for (const design of over) {
    for (const position of gridPositions) {
      const gallery = named(page, `${design} ${position}`)
      await gallery.evaluate((it) => it.scrollIntoView({ block: 'center' }))
      const found = await gallery.evaluate((it) => {
        const [picture, words, title, buttons] = [
          '.slide-picture',
          '.slide-meta',
          '.slide-title',
          '[data-controls]',
        ].map((part) => it.querySelector(part)?.getBoundingClientRect() ?? new DOMRect()) as [
          DOMRect,
          DOMRect,
          DOMRect,
          DOMRect,
        ]
        const top = document.elementFromPoint(title.left + 10, title.top + title.height / 2)
        const share = (at: number, start: number, length: number) =>
          ['first', 'middle', 'last'][Math.min(Math.floor(((at - start) / length) * 3), 2)]
        return {
          isReadable: Boolean(top?.closest('.slide-meta')),
          isInside: words.top >= picture.top && words.bottom <= picture.bottom && words.left >= picture.left,
          isFree: words.bottom <= buttons.top || words.top >= buttons.bottom || words.right <= buttons.left,
          side: share(words.left + words.width / 2, picture.left, picture.width),
          isAbove: words.top - picture.top < picture.bottom - words.bottom - 2,
          isUnder: words.top - picture.top > picture.bottom - words.bottom + 2,
        }
      })
      const [row, column] = position.split('-')
      expect(found, `${design} ${position}`).toMatchObject({
        isReadable: true,
        isInside: true,
        isFree: true,
        isAbove: row === 'top',
        isUnder: row === 'bottom',
      })
      if (design !== 'slider' && column === 'center') expect(found.side, `${design} ${position}`).toBe('middle')
    }
  }
  for (const design of below) {
    const words = named(page, design).locator('.slide-meta').first()
    await expect(words).toHaveCSS('text-align', 'right')
    await expect(words).toHaveCSS('position', 'static')
  }
})

test('[EFF-043] heights, places, gaps, crops, videos and sizes are seen in the layouts that name them, and random order in those that move', async ({
  page,
}) => {
  await page.clock.install()
  await page.addInitScript(() => {
    Math.random = () => 0.99
  })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const film = { assetId: site.pictures[0], title: 'Film', video: films.Vimeo }
  await open(
    page,
    await site.publish('Settings', [
      galleryOf(site, { design: 'slider', label: 'Low', vSize: 3, 'active-alignment': 'left', padding: 3 }),
      galleryOf(site, { design: 'slider', label: 'High', vSize: 9, 'active-alignment': 'right', padding: 40 }),
      galleryOf(site, { design: 'grid', label: 'Apart', padding: 44 }),
      galleryOf(site, { design: 'autorows', label: 'Rows', gutter: 6 }),
      galleryOf(site, { design: 'carousel', label: 'Groups', gutter: 4 }),
      galleryOf(site, { design: 'grid', label: 'Whole', 'auto-crop': false }),
      galleryOf(site, { design: 'list', label: 'Small', listImageSize: 'small' }),
      galleryOf(site, { design: 'list', label: 'Large', listImageSize: 'large' }),
      galleryOf(site, { design: 'grid', label: 'Mixed', mixedContent: true, slides: [film] }),
      galleryOf(site, { design: 'grid', label: 'Unmixed', slides: [film] }),
      galleryOf(site, { design: 'base', label: 'Chance', autoplay: true, randomize: true, 'autoplay-duration': 5 }),
    ]),
  )
  const first = (label: string) => boxOf(named(page, label).locator('.slide-picture').first())
  const second = (label: string) => boxOf(named(page, label).locator('.slide-picture').nth(1))
  expect((await first('High')).height / (await first('Low')).height).toBeCloseTo(3, 1)
  const { width } = await boxOf(named(page, 'Low'))
  // The shown slide stands at the left or right; gaps of strips are shares of the width, and never more than five.
  expect((await first('Low')).left).toBe(0)
  await next(named(page, 'High')).click()
  await expectActive(named(page, 'High'), 1)
  // In motion it would take no other press.
  await page.clock.runFor(2000)
  await expect(named(page, 'High').locator('[data-moving]')).toHaveCount(0)
  await next(named(page, 'High')).click()
  await expectActive(named(page, 'High'), 2)
  await page.clock.runFor(2000)
  const shown = () => boxOf(named(page, 'High').locator('.slide[data-active] .slide-picture'))
  await expect.poll(async () => Math.abs((await shown()).left + (await shown()).width - width)).toBeLessThanOrEqual(2)
  const gap = async (label: string) => {
    const [one, two] = [await first(label), await second(label)]
    return Math.round(two.left - one.left - one.width)
  }
  expect(Math.abs((await gap('Low')) - width * 0.03)).toBeLessThanOrEqual(1.5)
  expect(Math.abs((await gap('High')) - width * 0.05)).toBeLessThanOrEqual(1.5)
  expect(Math.abs((await gap('Apart')) - 44)).toBeLessThanOrEqual(1)
  expect(Math.abs((await gap('Rows')) - 6)).toBeLessThanOrEqual(1)
  expect(Math.abs((await gap('Groups')) - width * 0.04)).toBeLessThanOrEqual(1.5)
  await expect(named(page, 'Apart').locator('img').first()).toHaveCSS('object-fit', 'cover')
  await expect(named(page, 'Whole').locator('img').first()).toHaveCSS('object-fit', 'contain')
  expect((await first('Small')).width / width).toBeCloseTo(0.25, 2)
  expect((await first('Large')).width / width).toBeCloseTo(0.6, 2)
  await expect(named(page, 'Mixed').getByRole('button', { name: 'Play Film' })).toBeVisible()
  await expect(named(page, 'Unmixed').getByRole('button')).toHaveCount(0)

  const chance = named(page, 'Chance')
  await showAllPictures(page)
  await page.mouse.move(0, 0)
  await chance.scrollIntoViewIfNeeded()
  await expect(chance.locator('[data-slides]')).toHaveAttribute('aria-live', 'off')
  expect(await active(chance)).toBe(0)
  await page.clock.runFor(5000)
  await expectActive(chance, 4)
})

test('[EFF-044] [GAL-115] [GAL-116] a swipe across a caption moves the gallery, a long caption still scrolls, and dragged slides heed the ends and the snap point', async ({
  browser,
}) => {
  const long = 'A long story of brick, oak and lime. '.repeat(26)
  const slides = site.pictures.slice(0, 3).map((assetId) => ({ assetId, title: 'Words', description: long }))
  const follow = (label: string, props: object) =>
    galleryOf(site, { design: 'base', label, transition: 'new-swipe', loop: false, ...props }, 3)
  const address = await site.publish('Captions', [
    galleryOf(site, { design: 'base', label: 'Told', transition: 'swipe', slides }),
    follow('Firm', { boundaries: 'hard', snapPoints: '20%' }),
    follow('Loose', { boundaries: 'none', snapPoints: 'none' }),
  ])
  const context = await browser.newContext({ viewport: { width: 600, height: 900 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await open(page, address)
  const touch = await openTouch(page)
  const told = named(page, 'Told')
  const words = told.locator('.slide[data-active] .slide-meta')
  await words.scrollIntoViewIfNeeded()
  const box = (await words.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const swipe = await touch.drag(
    [0, 30, 70, 120].map((way) => ({ x: middle.x - way, y: middle.y })),
    20,
  )
  await swipe()
  await expectActive(told, 1)
  expect(await words.evaluate((it) => it.scrollTop)).toBe(0)
  const scroll = await touch.drag(
    [0, 15, 40, 70, 100].map((way) => ({ x: middle.x, y: middle.y - way })),
    60,
  )
  await scroll()
  await expect.poll(() => words.evaluate((it) => it.scrollTop)).toBeGreaterThan(20)
  await expectActive(told, 1)

  const drag = async (label: string, way: readonly number[]) => {
    const gallery = named(page, label)
    await gallery.scrollIntoViewIfNeeded()
    const { y, height } = (await gallery.boundingBox()) ?? { y: 0, height: 0 }
    return touch.drag(
      way.map((x) => ({ x, y: y + height / 2 })),
      200,
    )
  }
  const shift = (label: string) => () =>
    named(page, label)
      .locator('.slide[data-active]')
      .evaluate((it) => Number.parseFloat((it as HTMLElement).style.translate || '0'))
  const right = [200, 230, 260, 300]
  const letFirm = await drag('Firm', right)
  await expect.poll(shift('Firm')).toBe(0)
  await letFirm()
  const letLoose = await drag('Loose', right)
  await expect.poll(shift('Loose')).toBe(100)
  await letLoose()
  await expect.poll(shift('Loose')).toBe(0)
  // A slow drag of a third: beyond the snap point of the one, and the other has none.
  const left = [480, 420, 360, 310, 290]
  await (await drag('Firm', left))()
  await expectActive(named(page, 'Firm'), 1)
  await (await drag('Loose', left))()
  await expect.poll(shift('Loose')).toBe(0)
  expect(await active(named(page, 'Loose'))).toBe(0)
  await context.close()
})

test('[EFF-045] [GAL-068] [GAL-069] a press on the poster plays, the video rests when its slide leaves whoever delivers it, the clock goes on, and the lightbox shows it', async ({
  page,
}) => {
  await fakeProviders(page)
  await page.clock.install()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const slides = Object.entries(films).map(([title, video], index) => ({
    assetId: site.pictures[index],
    title,
    video,
  }))
  const props = { mixedContent: true, slides }
  await open(
    page,
    await site.publish('Films among pictures', [
      galleryOf(site, { ...props, design: 'base', label: 'Show', autoplay: true, 'autoplay-duration': 60 }),
      galleryOf(site, { ...props, design: 'carousel', label: 'Groups', slidesPerRow: 2 }),
      galleryOf(site, { ...props, design: 'grid', label: 'Large', lightbox: true }),
    ]),
  )
  await showAllPictures(page)
  const show = named(page, 'Show')
  const box = show.locator('[data-slides]')
  for (const [index, provider] of Object.keys(films).entries()) {
    const slide = show.locator('.slide').nth(index)
    await expectActive(show, index)
    // Beside the button, on the poster itself.
    await expect(async () => {
      if ((await slide.locator('iframe').count()) === 0) {
        await slide.locator('.video-overlay').click({ position: { x: 60, y: 300 }, timeout: 1000 })
      }
      await expect(slide.locator('iframe')).toHaveCount(1, { timeout: 1000 })
    }, provider).toPass()
    expect(await active(show)).toBe(index)
    await page.mouse.move(0, 0)
    await expect(box).toHaveAttribute('aria-live', 'polite')
    // While one change is on its way, no other begins.
    await expect(show.locator('[data-moving]')).toHaveCount(0)
    await next(show).click()
    await expect(slide.locator('iframe'), provider).toHaveCount(0)
    await expectActive(show, (index + 1) % 4)
    await page.mouse.move(0, 0)
    await expect(box).toHaveAttribute('aria-live', 'off')
    await page.clock.runFor(1500)
  }
  const groups = named(page, 'Groups')
  await groups
    .locator('.video-overlay')
    .first()
    .click({ position: { x: 40, y: 40 } })
  await expect(groups.locator('iframe')).toHaveCount(1)
  await next(groups).click()
  await expect(groups.locator('iframe')).toHaveCount(0)

  await named(page, 'Large')
    .locator('.video-overlay')
    .nth(2)
    .click({ position: { x: 40, y: 40 } })
  const viewer = page.getByRole('dialog', { name: 'Picture 3 of 4', exact: true })
  await expect(viewer.locator('iframe')).toHaveAttribute('src', /wistia.*autoPlay=true/)
  await page.getByRole('button', { name: 'Close' }).click()
  await page.clock.runFor(1000)
  await expect(page.locator('.lightbox')).toHaveCount(0)
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('[EFF-046] [GAL-039] [GAL-040] slides change at the asked time from one to the next, and the strip and every control hold them', async ({
  page,
}) => {
  await page.clock.install()
  await holdAnimations(page)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const show = { design: 'slideshow', label: 'Show', autoplay: true, 'autoplay-duration': 20 }
  await page.goto(await site.publish('Seconds', [galleryOf(site, show, 4)]))
  const gallery = named(page, 'Show')
  await expect(gallery).toHaveAttribute('data-running', '')
  await showAllPictures(page)
  await gallery.evaluate((it) => {
    const told: unknown[] = []
    it.addEventListener('slideChanged', (event) => told.push([Date.now(), (event as CustomEvent).detail]))
    Object.assign(window, { told })
  })
  const told = () => page.evaluate(() => (window as unknown as { told: [number, Record<string, unknown>][] }).told)
  await page.mouse.move(0, 0)
  await page.clock.runFor(20_000)
  await expect.poll(async () => (await told()).length).toBeGreaterThan(0)
  await endAnimations(page)
  const before = (await told()).length
  for (const round of [1, 2, 3]) {
    await page.clock.runFor(20_000)
    await expect.poll(async () => (await told()).length, `change ${round}`).toBe(before + round)
    await endAnimations(page)
  }
  const times = (await told()).map(([at]) => at)
  expect(times.slice(before).map((at, index) => at - (times[before + index - 1] ?? 0))).toEqual([
    20_000, 20_000, 20_000,
  ])
  // One that is late by its motion does not cost another round.
  await page.clock.runFor(20_000)
  await expect.poll(async () => (await told()).length).toBe(before + 4)
  await page.clock.runFor(30_000)
  expect((await told()).length).toBe(before + 4)
  await endAnimations(page)
  await expect.poll(async () => (await told()).length).toBe(before + 5)
  await endAnimations(page)

  const attributes = (await told()).at(-1)?.[1] ?? {}
  expect(Object.keys(attributes)).toEqual([
    ...['autoplay', 'autoplayOptions', 'currentIndex', 'design', 'designOptions', 'keyboard', 'keys', 'lazyLoad'],
    ...['linkedGalleries', 'loop', 'inMotion', 'historyHash', 'numberOfSlides', 'refreshOnResize'],
    'refreshOnOrientationChange',
  ])
  expect(attributes).toMatchObject({
    autoplayOptions: { randomize: false, timeout: 20_000, pauseOnMouseover: ['gallery', 'controls'] },
    keys: { previous: 37, next: 39 },
    numberOfSlides: 4,
    linkedGalleries: ['thumbnails'],
  })

  const region = gallery.locator('[data-slides]')
  for (const part of ['[data-thumb="3"]', '[data-step=pause]', '[data-step=previous]', '[data-step=next]']) {
    await gallery.locator(part).hover()
    await expect(region, part).toHaveAttribute('aria-live', 'polite')
    const count = (await told()).length
    await page.clock.runFor(25_000)
    expect((await told()).length, part).toBe(count)
    await page.mouse.move(0, 0)
    await expect(region, part).toHaveAttribute('aria-live', 'off')
  }
})

test('[EFF-047] [GAL-021] [LBOX-024] a slide answers to its address though it is not written there, and a lightbox that an address opened leaves it', async ({
  page,
}) => {
  const lightbox = await site.publish('Named', [galleryOf(site, { design: 'grid', label: 'Grid', lightbox: true })])
  const viewer = page.getByRole('dialog', { name: 'Picture 3 of 5', exact: true })
  for (const path of ['/work-3', '#itemId=work-3', '/work-3?nomotion=true#itemId=work-3']) {
    await page.goto('about:blank')
    const answer = await page.goto(lightbox + path)
    expect(answer?.status(), path).toBe(200)
    await expect(viewer).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(page.locator('.lightbox')).toHaveCount(0)
    await expect(page).toHaveURL(lightbox + (path.includes('?') ? '?nomotion=true' : ''))
  }
  await page.reload()
  await expect(named(page, 'Grid')).toHaveAttribute('data-started', '')
  await expect(page.locator('.lightbox')).toHaveCount(0)

  const show = await site.publish('Unwritten', [
    galleryOf(site, { design: 'grid', label: 'Above', slides: site.pictures.map((assetId) => ({ assetId })) }),
    galleryOf(site, { design: 'slideshow', label: 'Show' }),
  ])
  expect((await page.goto(`${show}/work-4`))?.status()).toBe(200)
  await expectActive(named(page, 'Show'), 3)
  await expect(named(page, 'Show').locator('.slide[data-active] img')).toBeInViewport()
  await next(named(page, 'Show')).click()
  await expectActive(named(page, 'Show'), 4)
  await expect(page).toHaveURL(`${show}/work-4`)
})

test('[EFF-048] [GAL-043] arrow keys move one gallery: the one with the focus, else the one most in view', async ({
  page,
}) => {
  const alone = (label: string) => galleryOf(site, { design: 'slider', label, vSize: 6 }, 4)
  await open(page, await site.publish('Keys', [alone('First'), alone('Second'), alone('Third')]))
  const [first, second, third] = ['First', 'Second', 'Third'].map((label) => named(page, label)) as [
    Locator,
    Locator,
    Locator,
  ]
  const places = async () => [await active(first), await active(second), await active(third)]
  // A third of the first one is left above the second.
  await first.evaluate((it) => {
    const { bottom, height } = it.getBoundingClientRect()
    scrollBy({ top: bottom - height / 3, behavior: 'instant' })
  })
  const isInView = (gallery: Locator) => expect(gallery).toBeInViewport()
  await Promise.all([isInView(first), isInView(second)])
  await page.keyboard.press('ArrowRight')
  await expect.poll(places).toEqual([0, 1, 0])
  await first.getByRole('button', { name: 'Previous slide' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(places).toEqual([1, 1, 0])
})

test('[EFF-049] on phones buttons and words leave three quarters of the picture free, and on a desktop the slide and its small pictures fit the window', async ({
  browser,
  page,
}) => {
  const designs = ['base', 'slideshow', 'slider', 'carousel']
  const slides = site.pictures.map((assetId) => ({
    assetId,
    title: 'A house for the winter',
    description: 'Brick, oak and lime, drawn for two people and many books, and finished in its first winter.',
  }))
  const address = await site.publish(
    'Room for pictures',
    designs.map((design) => galleryOf(site, { design, label: design, slides, autoplay: true })),
  )
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const phone = await context.newPage()
  await open(phone, address)
  for (const design of designs) {
    const covered = await named(phone, design).evaluate((it) => {
      const picture = it.querySelector('.slide[data-active] .slide-picture, .slide-picture')?.getBoundingClientRect()
      if (!picture) return 1
      const area = [...it.querySelectorAll('[data-controls], .slide[data-active] .slide-meta')]
        .map((part) => part.getBoundingClientRect())
        .map((part) => {
          const width = Math.min(part.right, picture.right) - Math.max(part.left, picture.left)
          const height = Math.min(part.bottom, picture.bottom) - Math.max(part.top, picture.top)
          return Math.max(width, 0) * Math.max(height, 0)
        })
      return area.reduce((sum, part) => sum + part, 0) / (picture.width * picture.height)
    })
    expect(covered, design).toBeLessThanOrEqual(0.25)
    await expect(named(phone, design).locator('.slide-title').first()).toBeVisible()
  }
  await context.close()

  await open(page, address)
  const height = await named(page, 'slideshow').evaluate((it) => it.getBoundingClientRect().height)
  expect(height).toBeLessThanOrEqual(900)
})
