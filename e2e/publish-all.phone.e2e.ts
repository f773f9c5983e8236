import { expect, test } from '@playwright/test'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { runByPalette } from './lib/keyboard'
import { enterAs, makeSite, visitorOf } from './lib/new-site'
import { expectAccessiblePart, fitsTheWindow, watchPage } from './lib/page-health'

test('all pages with unpublished changes are listed and published together; what fails is named and tried again', async ({
  page,
  context,
}) => {
  const watched = watchPage(page)
  const site = await makeSite('blank')
  for (const title of ['Story', 'Visit', 'Notes']) await site.client.post(api.pages, { title, template: 'text' })
  const { pages } = (await site.client.get(api.pages)).body
  const idOf = (title: string) => pages.find((it: { settings: { title: string } }) => it.settings.title === title).id
  await enterAs(context, site)
  await page.goto(`${site.address}/config/assets`)
  await runByPalette(page, 'Publish all changes')
  const dialog = page.getByRole('dialog', { name: 'Publish all changes' })
  const drafts = dialog.getByRole('group', { name: 'Never published' })
  await expect(drafts.getByRole('checkbox')).toHaveCount(3)
  await drafts.getByLabel('Story').check()
  await drafts.getByLabel('Visit').check()
  await expectAccessiblePart(page, 'dialog[open]', 'what is published')
  expect(await fitsTheWindow(page)).toBe(true)

  const failing = (url: URL) => url.pathname.endsWith(fillPath(api.pagePublish, { pageId: idOf('Visit') }))
  await page.route(failing, (route) => route.fulfill({ status: 500, body: '{}' }))
  await dialog.getByRole('button', { name: 'Publish 2 pages' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Not published:')
  await expect(drafts.getByRole('checkbox')).toHaveCount(2)
  await expectAccessiblePart(page, 'dialog[open]', 'what failed')
  const status = async (path: string) => (await visitorOf(site).get(path)).status
  expect([await status('/story'), await status('/visit'), await status('/notes')]).toEqual([200, 404, 404])
  await page.unroute(failing)
  await dialog.getByRole('button', { name: 'Publish 1 page' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('1 page published')
  expect([await status('/visit'), await status('/notes')]).toEqual([200, 404])
  expect(watched.problems.filter((it) => !it.includes('500'))).toEqual([])
})
