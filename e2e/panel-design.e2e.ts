import { expect, type Page, test } from '@playwright/test'
import { identityCookies } from '@sitewright/model/accounts/identity-cookies'
import { pageFormat } from '@sitewright/model/pages/document'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { sampleBlock, sampleId } from '@sitewright/testkit/sites/sample-page'
import { enterAs, makeSite, visitorOf } from './lib/new-site'
import { expectAccessible, watchPage } from './lib/page-health'
import { frameOf, saveState, untilSaved } from './lib/panel-page'

/** A measure of the site's styles as the page in the frame really has it. */
function readVariable(page: Page, name: string) {
  return frameOf(page)
    .locator('body')
    .evaluate((body, variable) => getComputedStyle(body).getPropertyValue(variable).trim(), name)
}

test('the site is restyled by mouse and by keyboard, in the frame at once and on published pages, and undo brings it back', async ({
  page,
  context,
}) => {
  const watched = watchPage(page)
  const site = await makeSite('harbour-kiln')
  await enterAs(context, site)
  const visitor = visitorOf(site)
  expect((await visitor.get('/')).text).not.toContain('--primary-fill:#1f5f85')
  await page.goto(`${site.address}/config/design/colors`)
  await expect(frameOf(page).locator('h1')).toBeVisible()
  const oldFill = await readVariable(page, '--primary-fill')

  await page.getByRole('button', { name: 'Harbour', exact: true }).click()
  await expect.poll(() => readVariable(page, '--primary-fill')).toBe('#1f5f85')
  await expect(page.getByRole('button', { name: /^White Text \d+\.\d Button \d+\.\d/ })).toBeVisible()

  await page.keyboard.press('ControlOrMeta+k')
  const palette = page.getByRole('dialog', { name: 'Search pages and actions' })
  await palette.getByRole('combobox').fill('design fonts')
  await expect(palette.getByRole('option', { name: /Fonts/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Fonts', exact: true })).toBeFocused()
  await page.getByRole('button', { name: /^Salon/ }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => readVariable(page, '--heading-font')).toContain('Playfair Display')

  const published = async () => (await visitor.get('/')).text
  await expect.poll(published, { timeout: 20_000 }).toContain('--primary-fill:#1f5f85')
  await expect.poll(published, { timeout: 20_000 }).toMatch(/playfair-display-latin-normal-[\w-]{8}\.woff2/)

  await page.getByRole('button', { name: /^Undo: use salon fonts/ }).click()
  await expect.poll(() => readVariable(page, '--heading-font')).not.toContain('Playfair Display')
  await page.getByRole('button', { name: /^Undo: use harbour palette/ }).click()
  await expect.poll(() => readVariable(page, '--primary-fill')).toBe(oldFill)
  await expect.poll(published, { timeout: 20_000 }).not.toContain('--primary-fill:#1f5f85')
  expect(watched.problems).toEqual([])
})

test('header and footer are edited on the page and hold on published pages at once', async ({ page, context }) => {
  const site = await makeSite('harbour-kiln')
  await enterAs(context, site)
  const visitor = visitorOf(site)
  const published = async () => (await visitor.get('/')).text
  await page.goto(`${site.address}/config/design/header`)
  const header = frameOf(page).locator('.site-header')
  await expect(header).toHaveAttribute('data-layout', 'brand-left')
  await page.getByText('Title centered', { exact: true }).click()
  await expect(header).toHaveAttribute('data-layout', 'brand-center')
  await page.getByRole('switch', { name: 'Menu' }).press('Space')
  await expect(header.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
  await expect.poll(published, { timeout: 20_000 }).toContain('data-layout="brand-center"')

  await page.getByRole('button', { name: 'Back to design' }).click()
  await page.getByRole('link', { name: 'Footer', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Editing the footer' })).toBeVisible()
  const words = '© Journey'
  const block = frameOf(page)
    .getByRole('group', { name: /^Text block/ })
    .filter({ hasText: words })
  await block.click()
  await block.press('Delete')
  await expect(block).toHaveCount(0)
  await expect.poll(published, { timeout: 20_000 }).not.toContain(words)
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(block).toBeVisible()
  await expect.poll(published, { timeout: 20_000 }).toContain(words)
})

test('[EFF-062] the owner adds a section to the header: it is drawn in the frame, saves itself, is undone, and visitors see it', async ({
  page,
  context,
}) => {
  const watched = watchPage(page)
  const site = await makeSite('harbour-kiln')
  await enterAs(context, site)
  const visitor = visitorOf(site)
  const published = async () => (await visitor.get('/')).text
  const words = 'Have something in mind?'
  await page.goto(`${site.address}/config/design`)
  await page.getByRole('link', { name: 'Header sections', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Editing the header sections' })).toBeVisible()
  await expect(frameOf(page).locator('.site-header')).toBeVisible()
  await expect(page.getByText('No sections yet')).toBeVisible()
  await expectAccessible(page)

  await page
    .getByRole('region', { name: 'Editing the header sections' })
    .getByRole('button', { name: 'Add section' })
    .click()
  const choices = page.getByRole('dialog', { name: 'Add section' })
  await choices.getByRole('tab', { name: 'Call to action' }).click()
  await choices.getByRole('button', { name: 'Text and button in a row' }).click()
  const section = frameOf(page).locator('.site-header-sections [data-section-id]').filter({ hasText: words })
  await expect(section).toBeVisible()
  const undo = page.getByRole('button', { name: /^Undo/ })
  await undo.click()
  await expect(section).toHaveCount(0)
  await page.getByRole('button', { name: /^Redo/ }).click()
  await expect(section).toBeVisible()

  // The page is edited again while the section is still on its way to the host.
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  const header = frameOf(page).getByRole('region', { name: 'Header', exact: true })
  await expect(header).toContainText(words)
  await expect(frameOf(page).locator('main')).not.toContainText(words)
  await expect.poll(published, { timeout: 20_000 }).toMatch(/class="site-header".*Have something in mind\?.*<main/s)

  const seen = await context.newPage()
  await seen.goto(`${site.address}/?noredirect`)
  await expect(seen.getByRole('region', { name: 'Header', exact: true })).toContainText(words)
  await expectAccessible(seen)
  await seen.close()

  await undo.click()
  await expect(header.getByText(words)).toHaveCount(0)
  await expect.poll(published, { timeout: 20_000 }).not.toContain(words)
  expect(watched.problems).toEqual([])
})

test('[EFF-062] in the frame of a page the header sections are edited by a press, and anchors are unique over both', async ({
  page,
  context,
}) => {
  const site = await makeSite('blank')
  await enterAs(context, site)
  const { pages } = (await site.client.get(api.pages)).body
  const { id: pageId, draftVersion: version } = pages[0]
  const news = (blocks: object[], from: number) => ({
    format: pageFormat,
    sections: [{ id: sampleId(from), name: 'News', blocks }],
  })
  await site.changeDocument(api.siteHeaderFooterDocument, {
    headerSections: news([sampleBlock('accordion', {}, 1)], 0xe0),
  })
  const document = news([sampleBlock('quote', {}, 2)], 0xe1)
  await site.client.put(fillPath(api.pageDocument, { pageId }), { version, document })
  await site.client.post(fillPath(api.pagePublish, { pageId }), {})
  const seen = (await visitorOf(site).get('/')).text
  expect([...seen.matchAll(/<section id="([^"]+)"/g)].map(([, id]) => id)).toEqual(['news', 'news-2'])

  await page.goto(`${site.address}/config/pages/${pageId}`)
  const frame = frameOf(page)
  await expect(frame.locator('main > [data-section-id][role=group]')).toHaveAttribute('id', 'news-2')
  const header = frame.getByRole('region', { name: 'Header', exact: true })
  const opener = header.getByRole('button', { name: 'Do you ship abroad?' })
  await opener.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Editing the header sections' })).toBeVisible()
  await expect(header.locator(`[data-block-id="${sampleBlock('accordion', {}, 1).id}"]`)).toHaveAttribute(
    'data-panel-selected',
  )
})

test('a design on its way is not under ‘Saved’ in the top bar, not even when its screen is left', async ({
  page,
  context,
}) => {
  const site = await makeSite('harbour-kiln')
  await enterAs(context, site)
  await page.goto(`${site.address}/config/design/colors`)
  await expect(frameOf(page).locator('h1')).toBeVisible()
  await untilSaved(page)
  await page.route(`**${api.siteStyles}*`, (route) => route.abort())
  await page.getByRole('button', { name: 'Harbour', exact: true }).click()
  await expect(saveState(page)).toHaveText([/^(Saving…|Not saved)/, /^(Saving…|Not saved)/])
  await page.getByRole('navigation', { name: 'Panel' }).getByRole('link', { name: 'Pages' }).click()
  await expect(saveState(page)).toHaveText(/^Not saved — trying again/)
  await page.unrouteAll()
  await untilSaved(page)
  expect((await visitorOf(site).get('/')).text).toContain('--primary-fill:#1f5f85')
})

test('[AUTH-027] the full-screen preview shows the page alive and Escape ends it, from the page too', async ({
  page,
  context,
}) => {
  const site = await makeSite('harbour-kiln')
  await enterAs(context, site)
  await page.goto(`${site.address}/config/`)
  await expect(frameOf(page).locator('h1')).toBeVisible()
  const preview = page.getByRole('dialog', { name: /^Full-screen preview/ })
  await page.keyboard.press('ControlOrMeta+Enter')
  const inside = preview.frameLocator('iframe')
  await expect(inside.locator('h1')).toBeVisible()
  await inside.locator('h1').click()
  await page.keyboard.press('Escape')
  await expect(preview).toHaveCount(0)

  // In the mobile app the window is the device: the preview stands there from the start and fills it.
  await context.addCookies([{ name: identityCookies.mobileAppPreview, value: '1', url: site.platformAddress }])
  await page.reload()
  await expect(inside.locator('h1')).toBeVisible()
  const size = page.viewportSize()
  expect(await preview.locator('iframe').boundingBox()).toEqual({ x: 0, y: 0, ...size })
})
