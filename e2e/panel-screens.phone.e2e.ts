import { expect, test } from '@playwright/test'
import { enterAs, makeSite } from './lib/new-site'
import { expectAccessible, fitsTheWindow, watchPage } from './lib/page-health'

test('every screen of the panel can be reached, read and used', async ({ page, context }) => {
  const watched = watchPage(page)
  const site = await makeSite('harbour-kiln')
  await enterAs(context, site)
  await page.goto(`${site.address}/config/`)
  await expect(page.frameLocator('.canvas-frame').locator('h1')).toBeVisible()
  await expectAccessible(page)
  for (const name of ['Pages', 'Design', 'Assets', 'Settings']) {
    await page.getByRole('navigation').getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
    await expect(page.locator('.sw-skeleton')).toHaveCount(0)
    expect(await fitsTheWindow(page)).toBe(true)
    await expectAccessible(page)
  }
  expect(watched.problems).toEqual([])
})

test('a stranger is asked to sign in, told what is wrong, and led to the place that was asked for', async ({
  page,
}) => {
  const site = await makeSite('blank')
  await page.goto(`${site.address}/config/design`)
  await expect(page).toHaveURL(/\/config\/login/)
  await expectAccessible(page)
  await page.getByLabel('E-mail address').fill(site.email)
  await page.getByLabel('Password').fill('not-the-password')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The e-mail address or the password is wrong.')).toBeVisible()
  await page.getByLabel('Password').fill(site.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${site.address}/config/design`)
  await expect(page.getByRole('heading', { level: 2, name: 'Design' })).toBeVisible()
})
