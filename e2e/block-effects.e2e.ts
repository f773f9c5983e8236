import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { tableBookingPreviewText } from '@sitewright/model/blocks-vocabulary/bookings'
import { api } from '@sitewright/model/routes/api'
import { richTextOf } from '@sitewright/model/text/rich-text'
import { openGallerySite, type Part } from './lib/gallery-site'
import { enterAs } from './lib/new-site'
import { frameOf } from './lib/panel-page'

const started = (page: Page) => page.waitForFunction(() => window.Sitewright?.lifecycle.isInitialized === true)

function partOf(type: string, props: Record<string, unknown>, rows = 8): Part {
  return { settings: { height: 'full' }, blocks: [{ type, props, at: [0, 0, 24, rows] }] }
}

const text = (...lines: string[]) => partOf('text', { text: richTextOf(...lines) })

/** Keeps everything of other hosts away, and counts what was asked of them. */
async function meetProviders(context: BrowserContext): Promise<string[]> {
  const asked: string[] = []
  await context.route(/exploretock|opentable/, (route) => {
    asked.push(route.request().url())
    const isScript = route.request().resourceType() === 'script'
    return route.fulfill(isScript ? { contentType: 'text/javascript', body: '' } : { body: '<p>Tables</p>' })
  })
  return asked
}

test.describe('[EFF-020] the Animations setting', () => {
  let address = ''
  let pageId = ''
  test.beforeAll(async () => {
    const site = await openGallerySite()
    await site.changeDocument(api.siteStyles, { animation: 'rise' })
    address = await site.publishParts('Moves', {
      First: text('The first screen'),
      Half: partOf('shape', { stretch: true }, 6),
      Tall: text(...Array.from({ length: 60 }, (_, line) => `Line ${line}`)),
      Picture: partOf('image', { assetId: site.pictures[0] ?? null, altText: 'A disc' }, 6),
    })
    const { pages } = (await site.client.get(api.pages)).body
    pageId = pages.find((it: { path: string }) => address.endsWith(it.path) && it.path !== '/').id
  })
  test.afterAll(async () => {
    const site = await openGallerySite()
    await site.changeDocument(api.siteStyles, { animation: 'none' })
  })
  const blockIn = (page: Page, section: string) => page.locator(`#${section.toLowerCase()} [data-block-id]`)
  /** Scrolls until this share of the block is in the window, from below. */
  const showShare = (page: Page, section: string, share: number) =>
    blockIn(page, section).evaluate((block, part) => {
      const { top, height } = block.getBoundingClientRect()
      // What waits stands a little lower than where it belongs.
      const shift = Number.parseFloat(getComputedStyle(block).translate.split(' ')[1] ?? '0') || 0
      scrollTo(0, scrollY + top - shift + Math.min(height, innerHeight) * part - innerHeight)
      return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    }, share)

  test('[BLOCK-045] [BLOCK-046] [BLOCK-047] [BLOCK-048] [BLOCK-050] [UTIL-009] moves a block once, when half of it is in view and its picture is there', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/\/s\/.*format=/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto(address)
    const root = page.locator('html')
    await expect(root).toHaveAttribute('data-block-animations', '')
    await expect(blockIn(page, 'First')).toHaveCSS('opacity', '1')
    const half = blockIn(page, 'Half')
    await half.evaluate((block: HTMLElement) => {
      block.addEventListener('transitionend', ({ propertyName, elapsedTime }: TransitionEvent) => {
        if (propertyName === 'opacity')
          block.setAttribute('data-times', `${block.getAttribute('data-times') ?? ''}${elapsedTime} `)
      })
    })
    await expect(half).toHaveCSS('opacity', '0')
    await showShare(page, 'Half', 0.4)
    await expect(half).not.toHaveClass(/animation-loaded/)
    await showShare(page, 'Half', 0.7)
    await expect(half).toHaveClass(/animation-loaded/)
    await expect(half).toHaveCSS('opacity', '1')
    await expect(half).toHaveCSS('translate', 'none')

    // One that is taller than the window needs only to touch it.
    const tall = blockIn(page, 'Tall')
    await expect(tall).toHaveCSS('opacity', '0')
    await showShare(page, 'Tall', 0.1)
    await expect(tall).toHaveCSS('opacity', '1')

    const picture = blockIn(page, 'Picture')
    await showShare(page, 'Picture', 0.9)
    await expect(picture.locator('img')).toBeInViewport()
    await expect(picture).not.toHaveClass(/animation-loaded/)
    release()
    await expect(picture).toHaveCSS('opacity', '1')

    await page.evaluate(() => scrollTo(0, 0))
    await showShare(page, 'Half', 0.9)
    await expect(half).toHaveCSS('opacity', '1')
    await expect(half).toHaveAttribute('data-times', '0.3 ')
  })

  test('[BLOCK-049] moves nothing for reduced motion, in the editor, on paper, and without its script or any script', async ({
    page,
    browser,
    context,
  }) => {
    const isAllSeen = (it: Page) =>
      it
        .locator('[data-block-id]')
        .evaluateAll((blocks) => blocks.every((block) => getComputedStyle(block).opacity === '1'))
    await page.goto(address)
    await started(page)
    await expect(page.locator('html')).toHaveAttribute('data-animation', 'rise')
    await expect(page.locator('html')).not.toHaveAttribute('data-block-animations')
    expect(await isAllSeen(page)).toBe(true)

    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.route(/animate-blocks/, (route) => route.abort())
    const warned = page.waitForEvent('console', (it) => it.text().includes('trigger: block animations'))
    await page.goto(address)
    await warned
    expect(await isAllSeen(page)).toBe(true)
    await page.unroute(/animate-blocks/)

    await page.goto(address)
    await expect(page.locator('html')).toHaveAttribute('data-block-animations', '')
    expect(await isAllSeen(page)).toBe(false)
    await page.emulateMedia({ media: 'print' })
    expect(await isAllSeen(page)).toBe(true)
    await page.emulateMedia({ media: 'screen' })

    const scriptless = await browser.newContext({ javaScriptEnabled: false, reducedMotion: 'no-preference' })
    const plain = await scriptless.newPage()
    await plain.goto(address)
    await expect(plain.locator('html')).not.toHaveAttribute('data-block-animations')
    expect(await isAllSeen(plain)).toBe(true)
    await scriptless.close()

    const site = await openGallerySite()
    await enterAs(context, site)
    await page.goto(`${site.address}/config/pages/${pageId}`)
    const frame = frameOf(page)
    await expect(frame.locator('main[data-panel-draws] [data-block-id]')).toHaveCount(4)
    await expect(frame.locator('html')).toHaveAttribute('data-animation', 'rise')
    await expect(frame.locator('html')).not.toHaveAttribute('data-block-animations')
    await expect(frame.locator('[data-block-id]').last()).toHaveCSS('opacity', '1')
  })
})

test.describe('[EFF-022] blocks by their own width', () => {
  let address = ''
  test.beforeAll(async () => {
    const site = await openGallerySite()
    const form = { name: 'News', fields: [{ type: 'email', id: 'email', title: 'Email', required: true }] }
    const picture = { assetId: site.pictures[0] ?? null, layout: 'poster', title: 'Vase', text: 'Thrown in one go.' }
    const scaled = { text: richTextOf('Made by hand in Bergen'), isScaled: true }
    const long = { text: richTextOf('Clay, ash and patience, again and again. '.repeat(12).trim()), isScaled: true }
    address = await site.publishParts('Widths', {
      Letter: partOf('newsletter', { title: 'Letters', layout: 'card', form }),
      Poster: partOf('image', picture),
      Scaled: partOf('text', scaled),
      Long: partOf('text', long),
      Wave: partOf('marquee', { items: ['Made by hand', 'Fired twice'], waveIntensity: 3, waveFrequency: 8 }),
      Press: partOf('button', { text: 'Shop', href: '/shop', alignment: 'center', size: 'large', newWindow: true }),
    })
  })
  test.beforeEach(async ({ page }) => {
    await page.goto(address)
    await started(page)
  })
  const setWidth = (page: Page, selector: string, width: number) =>
    page.locator(selector).evaluate((element, pixels) => {
      Object.assign((element as HTMLElement).style, { flex: 'none', width: `${pixels}px` })
    }, width)

  test('[BLOCK-043] [BLOCK-044] [BLOCK-039] [BLOCK-040] [UTIL-015] a newsletter under 320 px is small, an image under 415 px is narrow, and both look it', async ({
    page,
  }) => {
    const sizeOf = (selector: string) =>
      page.locator(selector).evaluate((it) => Number.parseFloat(getComputedStyle(it).fontSize))
    for (const [block, title, limit, mark] of [
      ['.newsletter', '.newsletter-title', 320, 'data-small'],
      ['.image', '.image-title', 415, 'data-narrow'],
    ] as const) {
      await setWidth(page, block, limit)
      await expect(page.locator(block)).not.toHaveAttribute(mark)
      const usual = await sizeOf(title)
      await setWidth(page, block, limit - 1)
      await expect(page.locator(block)).toHaveAttribute(mark, '')
      expect(await sizeOf(title)).toBeLessThan(usual)
      await setWidth(page, block, limit)
      await expect(page.locator(block)).not.toHaveAttribute(mark)
    }
  })

  test('[BLOCK-038] [UTIL-016] [UTIL-017] scaled text fills its block, again 100 ms after a resize, and never under 11 px', async ({
    page,
  }) => {
    const box = page.locator('#scaled .scaled-text')
    const share = () =>
      box.evaluate((it) => (it.firstElementChild as HTMLElement).getBoundingClientRect().width / it.clientWidth)
    await expect(box).toHaveAttribute('data-one-line', '')
    await expect.poll(share).toBeGreaterThan(0.95)
    expect(await share()).toBeLessThanOrEqual(1)
    // Resized four times, 40 ms apart: measured once, when it has rested for 100 ms.
    const waitedMs = await box.evaluate(async (it) => {
      const lines = it.firstElementChild as HTMLElement
      const before = lines.style.fontSize
      let last = 0
      for (const width of [900, 800, 700, 600]) {
        it.style.width = `${width}px`
        last = performance.now()
        await new Promise((done) => setTimeout(done, 40))
        if (lines.style.fontSize !== before) return -1
      }
      await new Promise<void>((done) => new MutationObserver(() => done()).observe(lines, { attributes: true }))
      return performance.now() - last
    })
    expect(waitedMs).toBeGreaterThanOrEqual(100)
    await expect.poll(share).toBeGreaterThan(0.95)
    expect(await share()).toBeLessThanOrEqual(1)

    const long = page.locator('#long .scaled-text')
    await long.evaluate((it) => {
      it.style.width = '300px'
    })
    await expect(long.locator('.rich-text')).toHaveCSS('font-size', '11px')
    await expect(long).not.toHaveAttribute('data-one-line')
  })

  test('[BLOCK-019] [BLOCK-020] [BLOCK-021] a marquee is drawn again 1000 ms after a change, and is at least 50 px wide', async ({
    page,
  }) => {
    const marquee = page.locator('.marquee')
    const lifts = () =>
      marquee
        .locator('.marquee-letter')
        .evaluateAll((all) => all.map((it) => (it as HTMLElement).style.translate).join())
    const before = await lifts()
    const waitedMs = await marquee.evaluate(async (it) => {
      const letter = it.querySelectorAll('.marquee-letter')[3]
      const startedAt = performance.now()
      Object.assign(it.style, { fontSize: '20px', width: '600px' })
      await new Promise<void>(
        (done) => letter && new MutationObserver(() => done()).observe(letter, { attributes: true }),
      )
      return performance.now() - startedAt
    })
    expect(waitedMs).toBeGreaterThanOrEqual(1000)
    expect(await lifts()).not.toBe(before)
    await setWidth(page, '.marquee', 10)
    expect(await marquee.evaluate((it) => it.getBoundingClientRect().width)).toBe(50)
  })

  test('[BLOCK-028] [BLOCK-029] a button tells what it is, and opens its address in a new window', async ({
    page,
    context,
  }) => {
    const button = page.getByRole('link', { name: 'Shop', exact: true }).last()
    const tracking = JSON.parse((await button.getAttribute('data-button-tracking')) ?? '{}')
    const id = await page.locator('#press [data-block-id]').getAttribute('data-block-id')
    expect(tracking).toEqual({
      id,
      buttonText: 'Shop',
      clickthroughUrl: '/shop',
      alignment: 'center',
      size: 'large',
      newWindow: true,
      context: 'page',
    })
    const opened = context.waitForEvent('page')
    await button.click()
    expect(new URL((await opened).url()).pathname).toBe('/shop')
  })
})

test.describe('booking a table', () => {
  let plain = ''
  let address = ''
  test.beforeAll(async () => {
    const site = await openGallerySite()
    plain = await site.publishParts('No tables', { One: text('Nothing to book') })
    address = await site.publishParts('Tables', {
      Tock: partOf('table-booking', { slug: 'kiln', title: 'Book a table', usesWidget: true }),
      Open: partOf('reservation', { restaurantId: '42', title: 'Reserve', usesWidget: true }),
      Order: partOf('food-ordering', { serviceId: 'toast', slug: 'kiln', displayName: 'Kiln Kitchen' }),
    })
  })

  test('[BLOCK-030] [BLOCK-035] the scripts of the providers are fetched only where the blocks stand, and only with consent', async ({
    page,
    context,
  }) => {
    const site = await openGallerySite()
    const asked = await meetProviders(context)
    const strict = { isRestrictiveCookiePolicyEnabled: true, cookieBannerAcceptType: 'opt-in-and-out' }
    await site.changeDocument(api.cookieBanner, { isCookieBannerEnabled: true, ...strict })
    await page.goto(address)
    await started(page)
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    await expect(page.getByRole('button', { name: 'Find a table' })).toHaveCount(2)
    await page.getByRole('button', { name: /accept/i }).click()
    await expect.poll(() => asked.length).toBe(2)
    expect(asked.sort()[0]).toBe('https://www.exploretock.com/tock.js')
    expect(asked[1]).toMatch(/^https:\/\/www\.opentable\.com\/widget\/reservation\/loader\?rid=42&/)
    await expect(page.locator('.booking[data-widget-shown]')).toHaveCount(2)
    await site.changeDocument(api.cookieBanner, {
      isCookieBannerEnabled: false,
      isRestrictiveCookiePolicyEnabled: false,
    })

    asked.length = 0
    await page.goto(plain)
    await started(page)
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
  })

  test('[BLOCK-032] [BLOCK-033] [BLOCK-034] [BLOCK-036] [BLOCK-037] [BLOCK-067] [BLOCK-068] without a widget the form leads to the provider, in as many columns as fit', async ({
    page,
    context,
  }) => {
    const asked = await meetProviders(context)
    await context.route(/tock\.js|loader/, (route) => route.abort())
    await page.goto(address)
    await started(page)
    for (const [kind, limit] of [
      ['table-booking', 850],
      ['reservation', 750],
    ] as const) {
      const block = page.locator(`[data-booking=${kind}]`)
      const columnsAt = async (width: number) => {
        await block.evaluate((it, pixels) => Object.assign(it.style, { flex: 'none', width: `${pixels}px` }), width)
        return block
          .locator('.booking-fields')
          .evaluate((it) => getComputedStyle(it).gridTemplateColumns.split(' ').length)
      }
      expect(await columnsAt(limit)).toBe(1)
      expect(await columnsAt(limit + 1)).toBeGreaterThan(2)
    }
    const tock = page.locator('[data-booking=table-booking]')
    await tock.getByLabel('Guests').selectOption('4')
    await tock.getByLabel('Date').fill('2027-05-01')
    const opened = context.waitForEvent('page')
    await tock.getByRole('button', { name: 'Find a table' }).click()
    await (await opened).waitForLoadState()
    expect(asked).toEqual(['https://www.exploretock.com/kiln/search?size=4&date=2027-05-01&time=19%3A00'])
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const order = page.getByRole('link', { name: 'Order Now from Kiln Kitchen' })
    await expect(order).toHaveAttribute('href', 'https://www.toasttab.com/kiln')
  })

  test('[BLOCK-031] [UTIL-010] somebody who is signed in is told that booking is a preview', async ({
    page,
    context,
  }) => {
    const site = await openGallerySite()
    const asked = await meetProviders(context)
    await context.route(/tock\.js|loader/, (route) => route.abort())
    await enterAs(context, site)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto(`${address}?noredirect`)
    await started(page)
    await page.waitForLoadState('networkidle')
    const tock = page.locator('[data-booking=table-booking]')
    await tock.getByLabel('Date').fill('2027-05-01')
    await tock.getByRole('button', { name: 'Find a table' }).click()
    const dialog = page.getByRole('dialog', { name: 'Table booking' })
    await expect(dialog).toContainText(tableBookingPreviewText)
    expect(asked).toEqual([])
    const lastFrame = dialog.evaluate(
      (it) =>
        new Promise((done) => {
          new MutationObserver(() => {
            const effects = it.getAnimations().map((animation) => animation.effect)
            const frames = effects.flatMap((effect) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
            done(
              frames
                .filter(({ computedOffset }) => computedOffset === 1)
                .map(({ scale, opacity }) => ({ scale, opacity })),
            )
          }).observe(it, { attributeFilter: ['data-is-hiding'] })
        }),
    )
    await dialog.getByRole('button').first().click()
    expect(await lastFrame).toContainEqual({ scale: '0.94', opacity: '0' })
    await expect(dialog).toHaveCount(0)
  })
})

test('[IMG-016] [IMG-017] [IMG-018] a lazy image of the owner is fetched within 200 px of the window, and at once without observers', async ({
  page,
}) => {
  const site = await openGallerySite()
  const image = (name: string, top: number) =>
    `<img data-src="/${name}.png" style="position:absolute;left:0;top:${top}px;width:50px;height:50px" alt="">`
  const address = await site.publishParts('Lazy', { One: text('One'), Two: text('Two'), Three: text('Three') })
  await page.addInitScript((markup) => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') document.body.insertAdjacentHTML('beforeend', markup)
    })
  }, image('near', 1090) + image('far', 1160))
  const near = page.locator('[data-src="/near.png"]')
  const far = page.locator('[data-src="/far.png"]')
  await page.goto(address)
  await expect(near).toHaveAttribute('src', /near/)
  await expect(far).not.toHaveAttribute('src')
  await page.evaluate(() => scrollTo(0, 100))
  await expect(far).toHaveAttribute('src', /far/)

  await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'))
  await page.goto(address)
  await expect(far).toHaveAttribute('src', /far/)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('[UTIL-011] [UTIL-012] a link to an item of an accordion brings it 30 px below the top', async ({ page }) => {
  const site = await openGallerySite()
  const items = ['One', 'Two', 'Three'].map((title) => ({ title, text: richTextOf('Answer') }))
  const address = await site.publishParts('Deep', {
    One: text('One'),
    Items: partOf('accordion', { items }),
    End: text('End'),
  })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(address)
  const id = await page.locator('#items [data-block-id]').getAttribute('data-block-id')
  await page.goto(`${address}#${id}/1`)
  const item = page.locator('.accordion-item').nth(1)
  await expect(item).toHaveAttribute('data-is-open', 'true')
  const topOf = () =>
    item.evaluate((it) =>
      Math.round(
        it.getBoundingClientRect().top - (document.querySelector('.site-header[data-sticky]')?.clientHeight ?? 0),
      ),
    )
  await expect.poll(topOf).toBe(30)
})

test('[UTIL-018] [UTIL-019] [UTIL-020] [UTIL-021] what happened in the last minute is told in seconds, kept true, and then by its day', async ({
  page,
  context,
}) => {
  const site = await openGallerySite()
  const made = await site.client.post(api.tokens, { name: 'Robot', password: site.password })
  const createdAt = Date.parse(made.body.createdAt)
  await enterAs(context, site)
  await page.clock.install({ time: createdAt })
  await page.clock.pauseAt(createdAt + 500)
  await page.goto(`${site.address}/config/settings/tokens`)
  const row = page.getByRole('listitem').filter({ hasText: 'Robot' })
  const runUntilShown = () => page.clock.runFor(50)
  await expect(async () => {
    await runUntilShown()
    await expect(row).toContainText(/Created (just now|about \d+ seconds ago)/, { timeout: 500 })
  }).toPass()
  await page.clock.runFor(5000)
  await expect(row).toContainText(/Created about \d+ seconds ago/)
  await page.clock.runFor(60_000)
  const day = new Intl.DateTimeFormat('en', { year: 'numeric', month: 'long', day: 'numeric' }).format(createdAt)
  await expect(row).toContainText(`Created ${day}`)
})
