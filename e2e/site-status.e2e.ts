import { expect, test } from '@playwright/test'
import { enterAs, makeSite } from './lib/new-site'

test('[EFF-002] an owner puts a site in trial and opens it again; visitors and search engines see the difference', async ({
  page,
  browser,
}) => {
  const site = await makeSite('blank')
  await enterAs(page.context(), site)
  const visitor = await (await browser.newContext()).newPage()
  await page.goto(`${site.address}/config/settings/status`)
  const status = page.getByRole('group', { name: 'Status' })
  await expect(status.getByRole('radio', { name: /^Live/ })).toBeChecked()
  await status.getByRole('radio', { name: /^Trial/ }).check()
  await expect(page.getByText('Status changed to Trial').last()).toBeVisible()
  await expect(page.getByText(/This site is in trial/)).toBeVisible()
  await visitor.goto(site.address)
  await expect(visitor.getByRole('link', { name: 'Made with Sitewright' })).toBeVisible()
  await expect(visitor.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await status.getByRole('radio', { name: /^Live/ }).check()
  await expect(page.getByText(/This site is in trial/)).toBeHidden()
  await visitor.reload()
  await expect(visitor.getByRole('link', { name: 'Made with Sitewright' })).toBeHidden()

  await page.getByRole('radio', { name: /^Cover page only/ }).check()
  await expect(page.getByText('Visitors now see: Cover page only').last()).toBeVisible()
  await visitor.goto(`${site.address}/anything`)
  await expect(visitor).toHaveURL(`${site.address}/`)
  await expect(visitor.locator('.site-header')).toHaveCount(0)
})

test('[EFF-001] [AUTH-005] the context of a page holds the account of who is signed in, and of nobody else', async ({
  page,
  browser,
}) => {
  const site = await makeSite('blank')
  const readAccount = () => window.Sitewright?.context.read('authenticatedAccount', 'id')
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(site.address)
  await visitor.evaluate(() => window.Sitewright?.findVisitor())
  expect(await visitor.evaluate(readAccount)).toBe(undefined)
  await enterAs(page.context(), site)
  await page.goto(`${site.address}/?noredirect`)
  expect(await page.evaluate(() => window.Sitewright?.findVisitor())).toMatchObject({ isSignedIn: true })
  expect(await page.evaluate(readAccount)).toMatch(/^[0-9a-f]{24}$/)
  expect(await page.evaluate(() => window.Sitewright?.context.read('websiteRoles'))).toEqual([1])
})
