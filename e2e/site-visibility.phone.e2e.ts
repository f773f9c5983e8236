import { expect, test } from '@playwright/test'
import { confirmEmail } from './lib/confirm-email'
import { enterAs, makeSite } from './lib/new-site'
import { expectAccessible, fitsTheWindow } from './lib/page-health'
import { untilSaved } from './lib/panel-page'

test('a new site is private; its owner sees it, opens it from the top bar and takes it back', async ({
  page,
  context,
  browser,
}) => {
  const site = await makeSite('blank', undefined, 'private')
  await enterAs(context, site)
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(site.address)
  await expect(visitor.getByRole('heading', { name: 'This site is private' })).toBeVisible()
  await expectAccessible(visitor)

  await page.goto(`${site.address}/?noredirect`)
  await expect(page).toHaveTitle('Journey')
  await page.goto(`${site.panelAddress}/config/`)
  await page.getByRole('button', { name: 'Who can see the site: Private' }).click()
  await expect(page.getByRole('menuitem', { name: 'Private' })).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: 'Public' }).click()
  await expect(page.getByText('Your site is public').last()).toBeVisible()
  await visitor.reload()
  await expect(visitor).toHaveTitle('Journey')
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Visibility changed to Private').last()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Who can see the site: Private' })).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole('heading', { name: 'This site is private' })).toBeVisible()

  await page.getByRole('link', { name: 'Journey: go to My sites' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Journey Private' })).toBeVisible()
  expect(await fitsTheWindow(page)).toBe(true)
  await expectAccessible(page)
})

test('a password is set in the settings, asked for on the site, and opens it for who has it', async ({
  page,
  context,
  browser,
}) => {
  const site = await makeSite('blank', undefined, 'private')
  await enterAs(context, site)
  await page.goto(`${site.panelAddress}/config/settings/status`)
  await page.getByRole('radio', { name: /^Password/ }).check()
  await page.getByLabel('Password', { exact: true }).fill('glaze')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('Password saved').last()).toBeVisible()
  await expectAccessible(page)
  expect(await fitsTheWindow(page)).toBe(true)

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`${site.address}/anywhere`)
  await expectAccessible(visitor)
  expect(await fitsTheWindow(visitor)).toBe(true)
  await visitor.getByLabel('Password').fill('slip')
  await visitor.keyboard.press('Enter')
  await expect(visitor.getByRole('alert')).toBeFocused()
  await visitor.getByLabel('Password').fill('glaze')
  await visitor.keyboard.press('Enter')
  await expect(visitor.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expect(visitor.getByRole('searchbox', { name: 'Search this site' })).toBeVisible()
  await expectAccessible(visitor)
  const footer = await visitor.locator('.site-footer').boundingBox()
  const height = visitor.viewportSize()?.height ?? 0
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeGreaterThanOrEqual(height)
})

test('the owner makes a page for “coming soon” on the canvas, and visitors see it once it is published', async ({
  page,
  context,
  browser,
}) => {
  const site = await makeSite('blank', undefined, 'coming-soon')
  await enterAs(context, site)
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`${site.address}/about`)
  await expect(visitor).toHaveURL(`${site.address}/`)
  await expect(visitor.getByRole('heading', { name: 'Coming soon' })).toBeVisible()
  await expectAccessible(visitor)
  await page.goto(`${site.panelAddress}/config/settings/special-pages`)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create a Coming soon page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Coming soon' })).toBeVisible()
  await untilSaved(page)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('” published').last()).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByText('finishing touches')).toBeVisible()
  await expect(visitor.locator('.site-notice')).toHaveCount(0)
  await page.goto(`${site.panelAddress}/config/settings/special-pages`)
  await expect(page.getByLabel('Coming soon page', { exact: true })).toHaveValue(/^[0-9a-f]{24}$/)
  expect(await fitsTheWindow(page)).toBe(true)
})

test('whoever invites somebody reads what each role may do', async ({ page, context }) => {
  const site = await makeSite('blank')
  await confirmEmail(site)
  await enterAs(context, site)
  await page.goto(`${site.panelAddress}/config/settings/contributors`)
  const role = page.getByRole('group', { name: 'Role' })
  await expect(role.getByRole('radio')).toHaveCount(7)
  await role.getByRole('radio', { name: /^Viewer Can see the site before it’s public/ }).check()
  await expectAccessible(page)
  expect(await fitsTheWindow(page)).toBe(true)
})
