import { expect, type Page, test } from '@playwright/test'
import { api } from '@sitewright/model/routes/api'
import { openNewCanvas } from './lib/canvas-page'
import { runByPalette, tabTo } from './lib/keyboard'
import { enterAs, makeSite, type NewSite, visitorOf } from './lib/new-site'
import { expectAccessible, expectAccessiblePart } from './lib/page-health'
import { untilSaved } from './lib/panel-page'

const sectionsOf = (page: Page) => page.frameLocator('.canvas-frame').locator('main > [data-section-id]')
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Add section' })

/** The page before it may be empty as well. */
async function untilOpen(page: Page, title: string) {
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
  await expect(page.getByText('This page is empty.')).toBeVisible()
}

const publishOf = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true })
const firstText = (page: Page) =>
  page
    .frameLocator('.canvas-frame')
    .getByRole('group', { name: /^Text block/ })
    .first()

/** Where a published page has its blocks on phones. */
const phonePlaces = (html: string) => [...html.matchAll(/--area-mobile:([^;"]+)/g)].map(([, place]) => place)
const harbourFill = '--primary-fill:#1f5f85'

async function readAsVisitor(site: NewSite, path: string): Promise<string> {
  return (await visitorOf(site).get(path)).text
}

test('by mouse, a blank page becomes a published page of three designed sections, is restyled and laid out for phones', async ({
  page,
  context,
}) => {
  const site = await makeSite('blank')
  await enterAs(context, site)
  await page.goto(`${site.address}/config/`)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Page' }).click()
  await page.getByLabel('Title').fill('Our place')
  await page.getByRole('radio', { name: 'Blank' }).check({ force: true })
  await page.getByRole('dialog', { name: 'Add page' }).getByRole('button', { name: 'Add', exact: true }).click()

  await untilOpen(page, 'Our place')
  await page.getByRole('button', { name: 'Add section' }).click()
  await dialogOf(page).getByRole('tab', { name: 'Intro' }).click()
  await expect(dialogOf(page).locator('.miniature iframe').first()).toBeVisible()
  await expectAccessible(page)
  await dialogOf(page).getByRole('button', { name: 'Text and image' }).click()
  await expect(sectionsOf(page)).toHaveCount(1)

  await page.getByRole('button', { name: 'Add section below' }).first().click()
  await dialogOf(page).getByRole('tab', { name: 'Pricing' }).click()
  await dialogOf(page).getByRole('button', { name: 'Three plans' }).click()
  await expect(sectionsOf(page)).toHaveCount(2)

  // At the end of the page its lower edge is the edge of the canvas.
  await sectionsOf(page)
    .last()
    .evaluate((section) => section.scrollIntoView({ block: 'end' }))
  await page.locator('.section-insert[aria-label="Add section below"]').click()
  await dialogOf(page).getByLabel('Search sections').fill('opening hours')
  await dialogOf(page).getByRole('button', { name: 'Opening hours', exact: true }).click()
  await expect(sectionsOf(page)).toHaveCount(3)

  await untilSaved(page)
  await publishOf(page).click()
  const check = page.getByRole('dialog', { name: 'Before you publish' })
  const image = check.getByRole('listitem').filter({ hasText: /^Image, .*No image yet. Hidden from visitors.$/ })
  await expect(check.getByRole('listitem').filter({ hasText: 'No link yet.' })).toHaveCount(5)
  await expectAccessiblePart(page, 'dialog[open]', 'what visitors would miss')
  await image.getByRole('button').click()
  await expect(page.locator('.drawer')).toContainText('Image')
  await publishOf(page).click()
  await check.getByRole('button', { name: 'Publish anyway' }).click()
  const told = page.getByRole('region', { name: 'Notifications' })
  await expect(told).toContainText('“Our place” published')
  const opened = context.waitForEvent('page')
  await told.getByRole('button', { name: 'View page' }).click()
  await (await opened).waitForURL(`${site.address}/our-place?noredirect`)
  await (await opened).close()
  const published = await readAsVisitor(site, '/our-place')
  expect(published.match(/<section[^>]*data-section-id/g)?.length).toBeGreaterThanOrEqual(3)
  expect(published).toContain('Well made things for every day')
  expect(published).not.toContain('Choose Studio')
  expect(published).toContain('First Sunday')
  expect(published).not.toContain('Choose an image')

  const rail = page.getByRole('navigation', { name: 'Panel' })
  await rail.getByRole('link', { name: 'Design', exact: true }).click()
  await page.getByRole('link', { name: 'Colors', exact: true }).click()
  await page.getByRole('button', { name: 'Harbour', exact: true }).click()
  await expect.poll(() => readAsVisitor(site, '/our-place')).toContain(harbourFill)

  await page.getByRole('button', { name: 'Phone', exact: true }).click()
  await firstText(page).click()
  const handle = await page.frameLocator('.canvas-frame').locator('[data-canvas-handle=e]').boundingBox()
  const width = (await firstText(page).boundingBox())?.width ?? 0
  if (!handle) throw new Error('nothing to resize by')
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2)
  await page.mouse.down()
  await page.mouse.move(handle.x - width / 3, handle.y + handle.height / 2, { steps: 4 })
  await page.mouse.up()
  await expect(firstText(page)).toHaveAttribute('data-panel-phone-changed', '')
  await publishOf(page).click()
  await check.getByRole('button', { name: 'Publish anyway' }).click()
  await expect
    .poll(async () => phonePlaces(await readAsVisitor(site, '/our-place')))
    .not.toEqual(phonePlaces(published))
})

test('a section added where little of it would be seen is brought into sight', async ({ page }) => {
  const { frame } = await openNewCanvas(page, [[{ id: 1, at: [0, 0, 8, 14] }]])
  const sections = frame.locator('main > [data-section-id]')
  await sections.first().click({ position: { x: 6, y: 6 } })
  await page.getByRole('button', { name: 'Add section below' }).first().click()
  await dialogOf(page).getByRole('tab', { name: 'Intro' }).click()
  await dialogOf(page).getByRole('button', { name: 'Text and image' }).click()
  await expect(sections).toHaveCount(2)
  await expect(sections.last()).toBeInViewport({ ratio: 0.8 })
})

test('an empty section offers its first block, and the note of a block that shows nothing opens its settings', async ({
  page,
}) => {
  const { frame } = await openNewCanvas(page, [[{ id: 1, at: [0, 0, 8, 4] }]])
  await runByPalette(page, 'Add blank section')
  await expect(frame.locator('main > [data-section-id]')).toHaveCount(2)
  const first = page.locator('.empty-section').getByRole('button', { name: 'Add block' })
  await first.click()
  await expect(first).toHaveCount(0)
  await page.getByRole('button', { name: 'Gallery Images and videos' }).click()
  const settings = page.getByRole('heading', { level: 2, name: 'Gallery' })
  await expect(settings).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(settings).toHaveCount(0)
  await frame.getByText('Add images to the gallery.').click()
  await expect(settings).toBeVisible()
})

test('by keyboard alone, a page is added, three sections found, reordered, kept and published, restyled and laid out for phones', async ({
  page,
  context,
}) => {
  const site = await makeSite('blank')
  await enterAs(context, site)
  await page.goto(`${site.address}/config/`)
  await tabTo(page, page.getByRole('button', { name: 'Add', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Page', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Title')).toBeFocused()
  await page.keyboard.type('By keys')
  // From the template that is chosen at first to the blank one before it.
  await tabTo(page, page.getByRole('radio', { name: 'Text', exact: true }))
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('radio', { name: 'Blank' })).toBeChecked()
  await page.keyboard.press('Enter')
  await untilOpen(page, 'By keys')

  for (const [count, words] of ['Big statement', 'Three quotes', 'Centered banner'].entries()) {
    await runByPalette(page, 'Add section')
    await expect(dialogOf(page).getByLabel('Search sections')).toBeFocused()
    await page.keyboard.type(words)
    await tabTo(page, dialogOf(page).getByRole('button', { name: words }))
    await page.keyboard.press('Enter')
    await expect(sectionsOf(page)).toHaveCount(count + 1)
  }

  await runByPalette(page, 'Sections on this page')
  const rows = page.locator('.section-row-name')
  await expect(rows).toHaveCount(3)
  const before = await sectionsOf(page).evaluateAll((all) => all.map((it) => (it as HTMLElement).dataset.sectionId))
  await tabTo(page, rows.nth(2))
  await page.keyboard.press('Alt+ArrowUp')
  await expect(page.getByText('is now section 2 of 3.')).toBeAttached()
  await expect
    .poll(() => sectionsOf(page).evaluateAll((all) => all.map((it) => (it as HTMLElement).dataset.sectionId)))
    .toEqual([before[0], before[2], before[1]])

  await tabTo(page, page.getByRole('button', { name: 'Section 1 settings' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Save section' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Save section' }).getByLabel('Name')).toBeFocused()
  await page.keyboard.type('Our statement')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await site.client.get(api.sectionPresets)).body.presets.length).toBe(1)

  await untilSaved(page)
  await tabTo(page, publishOf(page), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Publish anyway' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('” published').last()).toBeVisible()
  const published = await readAsVisitor(site, '/by-keys')
  const places = ['Design is how a good idea', 'Come and see for yourself', 'What people say'].map((it) =>
    published.indexOf(it),
  )
  expect(places.every((place) => place > 0)).toBe(true)
  expect(places).toEqual(places.toSorted((a, b) => a - b))

  await runByPalette(page, 'Colors')
  await expect(page.getByRole('heading', { level: 2, name: 'Colors', exact: true })).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'Harbour', exact: true }))
  await page.keyboard.press('Enter')
  await expect.poll(() => readAsVisitor(site, '/by-keys')).toContain(harbourFill)

  await tabTo(page, page.getByRole('button', { name: 'Phone', exact: true }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await tabTo(page, firstText(page))
  await page.keyboard.press('Shift+ArrowLeft')
  await expect(firstText(page)).toHaveAttribute('data-panel-phone-changed', '')
  await tabTo(page, publishOf(page), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Publish anyway' }))
  await page.keyboard.press('Enter')
  await expect.poll(async () => phonePlaces(await readAsVisitor(site, '/by-keys'))).not.toEqual(phonePlaces(published))
})
