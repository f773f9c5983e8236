import { expect, test } from '@playwright/test'
import { screenLabels, screens } from '@sitewright/panel/ground/router'
import { enterAs, makeSite } from './lib/new-site'
import { expectAccessible, fitsTheWindow, watchPage } from './lib/page-health'
import { expectSoundSide } from './lib/panel-sides'

test('every screen of the panel can be reached, read and used, in the light and in the dark', async ({
  page,
  context,
}) => {
  const watched = watchPage(page)
  const site = await makeSite('harbour-kiln')
  await enterAs(context, site)
  await page.goto(`${site.address}/config/`)
  const canvas = page.frameLocator('.canvas-frame')
  await expect(canvas.locator('h1')).toBeVisible()
  // On a phone the page is edited as phones show it, not as a tiny desktop.
  const isPhone = (page.viewportSize()?.width ?? 0) < 433
  await expect(canvas.getByRole('button', { name: 'Open menu' })).toBeVisible({ visible: isPhone })
  await expectAccessible(page)
  // Collections are opened by their page.
  for (const screen of screens.filter((it) => it !== 'collections')) {
    const name = screenLabels[screen]
    const link = page.getByRole('navigation').getByRole('link', { name, exact: true })
    await link.click()
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expectSoundSide(page, name)
    expect(await fitsTheWindow(page), name).toBe(true)
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
  await page.getByLabel('Email address').fill(site.email)
  await page.getByLabel('Password').fill('not-the-password')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The email address or password is incorrect.')).toBeVisible()
  await page.getByLabel('Password').fill(site.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${site.panelAddress}/config/design`)
  await expect(page.getByRole('heading', { level: 2, name: 'Design' })).toBeVisible()
})
