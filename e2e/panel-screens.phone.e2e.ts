import { expect, type Page, test } from '@playwright/test'
import { api } from '@sitewright/model/routes/api'
import { designParts } from '@sitewright/panel/screens/design/design-parts'
import { otherParts } from '@sitewright/panel/screens/forms/form-parts'
import { settingsParts } from '@sitewright/panel/screens/settings/settings-parts'
import { type Route, screenLabels, screens, writeRoute } from '@sitewright/panel/shell/router'
import { enterAs, makeSite, type NewSite } from './lib/new-site'
import { expectAccessible, expectAccessiblePart, fitsTheWindow, watchPage } from './lib/page-health'

/** Leads on as the browser's own way back does, without loading the panel anew. */
async function goTo(page: Page, route: Route) {
  await page.evaluate((address) => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, writeRoute(route))
}

async function expectSoundSide(page: Page, name: string) {
  await expect(page.locator('.side h2').first()).toBeVisible()
  await expect(page.locator('.sw-skeleton')).toHaveCount(0)
  expect(await fitsTheWindow(page), name).toBe(true)
  await expectAccessiblePart(page, '.side', name)
}

test('every screen of the panel can be reached, read and used, in the light and in the dark', async ({
  page,
  context,
}) => {
  const watched = watchPage(page)
  const site = await makeSite('harbour-kiln')
  await enterAs(context, site)
  await page.goto(`${site.address}/config/`)
  await expect(page.frameLocator('.canvas-frame').locator('h1')).toBeVisible()
  await expectAccessible(page)
  for (const screen of screens) {
    const name = screenLabels[screen]
    await page.getByRole('navigation').getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
    await expectSoundSide(page, name)
  }
  expect(watched.problems).toEqual([])
})

test('every part of the design and of the settings, and every form and list, is sound in the light and in the dark', async ({
  page,
  context,
}) => {
  const site = await makeSite('harbour-kiln')
  await enterAs(context, site)
  await page.goto(`${site.address}/config/settings`)
  const routes: Route[] = [
    ...settingsParts.map(({ key }) => ({ screen: 'settings', part: key }) as const),
    ...designParts.map(({ part }) => ({ screen: 'design', part }) as const),
    ...otherParts.map(({ part }) => ({ screen: 'forms', part }) as const),
    { screen: 'marketing', part: await makeList(site) },
  ]
  for (const route of routes) {
    await goTo(page, route)
    await expectSoundSide(page, writeRoute(route))
  }
})

async function makeList({ client }: NewSite): Promise<string> {
  const { id } = (await client.post(api.mailingLists, { name: 'Letters' })).body
  return id
}

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
