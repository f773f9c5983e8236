import { expect, type Page, test } from '@playwright/test'
import { maskedPassword } from '@sitewright/model/accounts/masked-password'
import { createPageOwner } from '@sitewright/testkit/sites/test-pages'
import { enterAs, makeSite, type NewSite, visitorOf } from './lib/new-site'
import { expectAccessible } from './lib/page-health'

const password = 'celadon and ash'

async function makeLockedSite(): Promise<NewSite> {
  const site = await makeSite('harbour-kiln')
  const pages = createPageOwner(site.client)
  const pageId = await pages.createPublished({ title: 'Trade prices' }, 'Ten mugs for the price of nine')
  await pages.change(pageId, { access: 'password', password })
  return site
}

/** As people without a mouse do: from the top of the page to the field. */
async function tabTo(page: Page, name: string): Promise<void> {
  const field = page.getByLabel(name)
  for (let presses = 0; presses < 40; presses++) {
    if (await field.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${name} was not reached`)
}

test('[AUTH-010] a locked page opens by keyboard, with the right password alone', async ({ page }) => {
  const site = await makeLockedSite()
  await page.goto(`${site.address}/trade-prices`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is locked')
  await expectAccessible(page)
  await tabTo(page, 'Password')
  await page.keyboard.type('a guess')
  await page.keyboard.press('Enter')
  const problem = page.getByRole('alert')
  await expect(problem).toHaveText('This password is incorrect. Try again.')
  await expect(problem).toBeFocused()
  await expectAccessible(page)
  await expect(page.getByText('Ten mugs')).toHaveCount(0)
  await tabTo(page, 'Password')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Ten mugs for the price of nine')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/trade-prices')
})

test('[AUTH-010] without scripts the lock screen works as well', async ({ browser }) => {
  const site = await makeLockedSite()
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${site.address}/trade-prices`)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Open the page' }).click()
  await expect(page.getByText('Ten mugs for the price of nine')).toBeVisible()
  await context.close()
})

test('[SRCH-001] [SRCH-002] a visitor searches the site and opens a result', async ({ page }) => {
  const site = await makeSite('harbour-kiln')
  await createPageOwner(site.client).createPublished({ title: 'Firing days' }, 'The wood kiln burns in October')
  await page.goto(`${site.address}/search`)
  await expectAccessible(page)
  await page.getByLabel('Search this site').fill('burns october')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '1 result for “burns october”' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Firing days' }).click()
  await expect(page.getByText('The wood kiln burns in October')).toBeVisible()
})

test('[AUTH-028] the owner locks a page in its settings, and the saved password shows as a marker', async ({
  page,
  context,
}) => {
  const site = await makeSite('blank')
  await createPageOwner(site.client).createPublished({ title: 'Trade prices' }, 'Ten mugs for the price of nine')
  await enterAs(context, site)
  await page.goto(`${site.address}/config/`)
  const settings = page.getByRole('dialog')
  const openSettings = async () => {
    await page.getByRole('button', { name: 'Actions for Trade prices' }).click()
    await page.getByRole('menuitem', { name: 'Settings' }).click()
    await settings.getByRole('tab', { name: 'Access' }).click()
  }
  await openSettings()
  await settings.getByLabel('Who can see it').selectOption('password')
  await settings.getByLabel('Password').fill(password)
  await settings.getByRole('button', { name: 'Save' }).click()
  await expect(settings).toBeHidden()
  const visitor = visitorOf(site)
  expect((await visitor.get('/trade-prices')).status).toBe(401)
  await openSettings()
  await expect(settings.getByLabel('Password')).toHaveValue(maskedPassword)
  await expectAccessible(page)
})
