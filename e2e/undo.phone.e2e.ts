import { expect, type Page, test } from '@playwright/test'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { idOf, writeHome } from './lib/canvas-page'
import { enterAs, makeSite, type NewSite } from './lib/new-site'
import { expectAccessiblePart, watchPage } from './lib/page-health'
import { frameOf, untilSaved } from './lib/panel-page'
import { goTo } from './lib/panel-sides'

const undo = (page: Page) => page.locator('.top-bar').getByRole('button', { name: /^Undo/ })
const redo = (page: Page) => page.locator('.top-bar').getByRole('button', { name: /^Redo/ })
const notes = (page: Page) => page.getByRole('region', { name: 'Notifications' })

const readSite = (site: NewSite) => async () => (await site.client.get(api.siteSettings)).body.body

/** Sections that do not fit the window together. */
const longPage = [1, 2, 3, 4, 5, 6].map((id) => [{ id, at: [0, 0, 8, 30] as const }])

test('undo acts on the screen that is seen and on no other, and redo goes on after a reload', async ({
  page,
  context,
}) => {
  const watched = watchPage(page)
  const site = await makeSite('blank')
  const pageId = await writeHome(site, longPage)
  const draft = async () => (await site.client.get(fillPath(api.page, { pageId }))).body.document.sections.length
  await enterAs(context, site)
  await page.goto(`${site.address}/config/settings/site`)
  await page.getByLabel('Description').fill('Pots from the harbor')
  await page.getByRole('switch', { name: 'Press Esc to sign in' }).click()
  await expect.poll(readSite(site)).toMatchObject({ description: 'Pots from the harbor', escapeToLogin: false })

  // One undo too many on a page leaves the settings alone.
  await goTo(page, { screen: 'pages', part: pageId })
  const last = frameOf(page).locator(`[data-block-id="${idOf(6)}"]`)
  await last.focus()
  await last.press('Delete')
  await expect(last).toHaveCount(0)
  await frameOf(page)
    .locator('html')
    .evaluate((html) => html.scrollTo(0, 0))
  await undo(page).click()
  await expect(last).toBeInViewport()
  await expect(undo(page)).toBeDisabled()
  for (let press = 0; press < 3; press++) await page.keyboard.press('ControlOrMeta+z')
  await untilSaved(page)
  expect(await readSite(site)()).toMatchObject({ description: 'Pots from the harbor', escapeToLogin: false })

  await page.reload()
  await expect(frameOf(page).locator('main')).toContainText('Block 1')
  await redo(page).click()
  await expect(last).toHaveCount(0)
  await expect(redo(page)).toBeDisabled()

  // On another screen nothing happens to the page behind it.
  await goTo(page, { screen: 'settings', part: 'site' })
  await expect(undo(page)).toHaveAccessibleName(/change the site/)
  await page.getByRole('heading', { name: 'Site', exact: true }).click()
  await page.keyboard.press('Delete')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(page.getByRole('switch', { name: 'Press Esc to sign in' })).toBeChecked()
  await undo(page).click()
  await expect(page.getByLabel('Description')).toHaveValue('')
  await expect(page.getByLabel('Description')).toBeInViewport()
  await expect(page.locator('.top-bar').getByRole('status')).toHaveText('Undone: change the site')
  await expect.poll(readSite(site)).toMatchObject({ description: '', escapeToLogin: true })
  expect(await draft()).toBe(6)

  await page.reload()
  await expect(redo(page)).toBeEnabled()
  await page.getByLabel('Tagline').focus()
  await page.keyboard.press('ControlOrMeta+y')
  await expect(page.getByLabel('Description')).toHaveValue('Pots from the harbor')
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(page.getByRole('switch', { name: 'Press Esc to sign in' })).not.toBeChecked()
  expect(watched.problems).toEqual([])
})

test('what undo changes out of sight is opened and named in a toast with Redo, and a toast’s own Undo comes first', async ({
  page,
  context,
}) => {
  const watched = watchPage(page)
  const site = await makeSite('blank')
  await enterAs(context, site)
  await site.client.post(api.pages, { title: 'Story' })
  await page.goto(`${site.address}/config/design/colors`)
  await page.getByRole('button', { name: 'Harbour', exact: true }).click()
  await goTo(page, { screen: 'design', part: 'fonts' })
  await page.getByRole('button', { name: /^Salon/ }).click()
  await undo(page).click()
  await expect(undo(page)).toHaveAccessibleName(/use harbour palette/)
  await undo(page).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Colors' })).toBeVisible()
  await expect(notes(page)).toContainText('Undone: use harbour palette')
  await expectAccessiblePart(page, '.sw-toasts', 'what was undone')
  await notes(page).getByRole('button', { name: 'Redo' }).click()
  await expect(undo(page)).toHaveAccessibleName(/use harbour palette/)

  await goTo(page, { screen: 'pages', part: null })
  await page.getByRole('button', { name: 'Actions for Story' }).click()
  await page.getByRole('menuitem', { name: 'Move to trash' }).click()
  await expect(notes(page)).toContainText('Page moved to trash')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(page.getByRole('button', { name: 'Actions for Story' })).toBeVisible()
  await expect(undo(page)).toBeDisabled()
  expect(watched.problems).toEqual([])
})
