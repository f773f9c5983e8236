import { expect, type Page, test } from '@playwright/test'
import { identityCookies } from '@sitewright/model/accounts/identity-cookies'
import { enterAs, makeSite, visitorOf } from './lib/new-site'
import { watchPage } from './lib/page-health'
import { frameOf } from './lib/panel-page'

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
  await page.goto(`${site.address}/config/design/colours`)
  await expect(frameOf(page).locator('h1')).toBeVisible()
  const oldFill = await readVariable(page, '--primary-fill')

  await page.getByRole('button', { name: 'Harbour', exact: true }).click()
  await expect.poll(() => readVariable(page, '--primary-fill')).toBe('#1f5f85')
  await expect(page.getByRole('button', { name: /^White Text \d+\.\d Button \d+\.\d/ })).toBeVisible()

  await page.keyboard.press('ControlOrMeta+k')
  const palette = page.getByRole('dialog', { name: 'Find a page or an action' })
  await palette.getByRole('combobox').fill('design fonts')
  await expect(palette.getByRole('option', { name: /Fonts/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Fonts', exact: true })).toBeFocused()
  await page.getByRole('button', { name: /^Salon/ }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => readVariable(page, '--heading-font')).toContain('Playfair Display')

  const published = async () => (await visitor.get('/')).text
  await expect.poll(published, { timeout: 20_000 }).toContain('--primary-fill:#1f5f85')
  await expect.poll(published, { timeout: 20_000 }).toContain('playfair-display-latin-wght-normal.woff2')

  await page.getByRole('button', { name: /^Undo: use the fonts salon/ }).click()
  await expect.poll(() => readVariable(page, '--heading-font')).not.toContain('Playfair Display')
  await page.getByRole('button', { name: /^Undo: use the palette harbour/ }).click()
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
  await page.getByText('Name centred', { exact: true }).click()
  await expect(header).toHaveAttribute('data-layout', 'brand-center')
  await page.getByRole('switch', { name: 'Menu of pages' }).press('Space')
  await expect(header.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
  await expect.poll(published, { timeout: 20_000 }).toContain('data-layout="brand-center"')

  await page.getByRole('button', { name: 'Back to design' }).click()
  await page.getByRole('link', { name: 'Footer', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Editing the footer' })).toBeVisible()
  const words = 'Made with clay, ash and patience.'
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
  await context.addCookies([{ name: identityCookies.mobileAppPreview, value: '1', url: site.address }])
  await page.reload()
  await expect(inside.locator('h1')).toBeVisible()
  const size = page.viewportSize()
  expect(await preview.locator('iframe').boundingBox()).toEqual({ x: 0, y: 0, ...size })
})
