import { expect, type Page, test } from '@playwright/test'
import { galleryOf, openGallerySite } from './lib/gallery-site'

let address = ''
let picture = ''
let slow = ''

test.beforeAll(async () => {
  const site = await openGallerySite()
  picture = site.pictures[0] ?? ''
  slow = site.pictures[1] ?? ''
  const lost = { assetId: 'f'.repeat(24), title: 'Lost' }
  address = await site.publish('Bad input', [
    galleryOf(site, {
      design: 'base',
      label: 'Good',
      lightbox: true,
      mixedContent: true,
      slides: [
        { assetId: picture, title: 'One' },
        { assetId: site.pictures[1] ?? '', title: 'Two' },
        { assetId: site.pictures[2] ?? '', title: 'Film', video: 'https://vimeo.com/76979871' },
      ],
    }),
    galleryOf(site, { design: 'slideshow', label: 'One slide' }, 1),
    { type: 'gallery', props: { label: 'None', slides: [lost] } },
  ])
})

/** Puts markup of the owner's own on the page before its scripts run. */
async function inject(page: Page, html: string): Promise<void> {
  await page.addInitScript((markup) => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') document.body.insertAdjacentHTML('beforeend', markup)
    })
  }, html)
}

function listen(page: Page) {
  const logged: string[] = []
  page.on('console', (message) => {
    if (!message.text().startsWith('Failed to load')) logged.push(message.text())
  })
  page.on('pageerror', (error) => logged.push(error.message))
  return logged
}

const slides = '<div data-slides><div class="slide"></div><div class="slide"></div></div>'
const json = (fields: object) => JSON.stringify(fields).replaceAll('"', '&quot;')

test('[GAL-118] [GAL-119] [GAL-120] [IMG-016] [IMG-017] [IMG-018] [GAL-121] [GAL-122] [GAL-126] what is wrong with a gallery or an image is told, and the others go on', async ({
  page,
}) => {
  const logged = listen(page)
  await inject(
    page,
    [
      '<section data-gallery="grid" data-block-json="{oops"></section>',
      '<section data-gallery="grid"></section>',
      `<section data-gallery="grid" data-block-json="${json({ design: 'grid' })}"></section>`,
      `<section data-gallery="spiral" data-block-json="${json({ design: 'spiral' })}">${slides}</section>`,
      '<svg data-gallery="grid"></svg>',
      `<section data-gallery="base" data-block-json="${json({ design: 'base', transition: 'spin', slidesPerRow: 'NaN' })}">${slides}</section>`,
      '<p data-src="/x.png"></p>',
      '<img data-src="" alt="">',
      `<img data-src="/s/${picture}/1.png" data-image-dimensions="900x600" data-image-focal-point="0.2,0.8" style="width: 200px" alt="">`,
      '<img data-src="/far.png" style="position: absolute; top: 30000px; width: 9px; height: 9px" alt="Far">',
    ].join(''),
  )
  await page.goto(address)
  await expect(page.getByRole('region', { name: 'Good' })).toHaveAttribute('data-running', '')
  await expect(page.locator('[data-gallery=base]').last()).toHaveAttribute('data-running', '')
  for (const text of [
    'Error decoding gallery block data.',
    'Error evaluating gallery block data.',
    'No container found for gallery',
    'These are not the gallery designs you are looking for. spiral',
    'Design spiral not found. Loaded designs: base, slider, slideshow, grid, autogrid, autocolumns, carousel, list, autorows',
    'Error: No valid HTMLElement node was supplied!',
    'Transition spin could not be found.',
  ])
    expect(logged.filter((it) => it === text)).toHaveLength(1)
  // One slide has nowhere to go, and what has no slide at all is not there.
  const single = page.getByRole('region', { name: 'One slide' })
  await expect(single.getByRole('group')).toBeVisible()
  await expect(single.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'None' })).toHaveCount(0)

  // The image loader: the file for its place and its focal point; what is further than 200 px is not asked for.
  const own = page.locator(`img[data-src*="${picture}"]`)
  await own.scrollIntoViewIfNeeded()
  await expect(own).toHaveAttribute('src', `/s/${picture}/1.png?format=300w`)
  await expect(own).toHaveCSS('object-position', '20% 80%')
  await expect(page.locator('img[data-src="/far.png"]')).not.toHaveAttribute('src')
  await page.locator('p[data-src]').scrollIntoViewIfNeeded()
  await expect.poll(() => logged).toContain('Element is not a valid image element.')
  await expect.poll(() => logged).toContain('Invalid or missing image source.')
  const far = page.locator('img[data-src="/far.png"]')
  const scrollNear = (distance: number) =>
    far.evaluate((it, px) => scrollTo(0, scrollY + it.getBoundingClientRect().top - innerHeight - px), distance)
  await scrollNear(240)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await expect(far).not.toHaveAttribute('src')
  await scrollNear(190)
  await expect(far).toHaveAttribute('src', /far\.png/)

  // A browser that cannot watch fetches it at once.
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'IntersectionObserver')
  })
  await page.goto(address)
  await expect(page.locator('img[data-src="/far.png"]')).toHaveAttribute('src', /far\.png/)
})

test('[GAL-123] [GAL-124] [GAL-125] a script that does not come is told by name, and a press then leads to the picture itself', async ({
  page,
}) => {
  const logged = listen(page)
  await page.route(/(start-videos|page-images|open-lightbox)[^/]*\.js/, (route) => route.abort())
  await page.goto(address)
  const good = page.getByRole('region', { name: 'Good' })
  await expect(good).toHaveAttribute('data-running', '')
  await good.getByRole('button', { name: 'Next slide' }).click()
  await expect(good.getByRole('group', { name: '2 of 3' })).toHaveAttribute('data-active', '')
  await expect.poll(() => logged).toContain('VideoLoader not found')
  await expect.poll(() => logged).toContain('Loader2 not found')
  await good.getByRole('link').click()
  await expect(page).toHaveURL(/\.png$/)
  expect(logged).toContain('lightboxify is not available in this tier!')
})

test('a slide whose picture does not come is not waited for longer than two seconds', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  // Never answered.
  await page.route(`**/${slow}/**`, () => {})
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  const good = page.getByRole('region', { name: 'Good' })
  await expect(good).toHaveAttribute('data-running', '')
  await good.getByRole('button', { name: 'Next slide' }).click()
  const second = good.getByRole('group', { name: '2 of 3', includeHidden: true })
  await page.clock.runFor(1500)
  await expect(second).not.toHaveAttribute('data-active')
  await page.clock.runFor(1500)
  await expect(second).toHaveAttribute('data-active', '')
})
