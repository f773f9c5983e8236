import { expect, type Page, test } from '@playwright/test'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { createPageOwner } from '@sitewright/testkit/sites/test-pages'
import { confirmEmail } from './lib/confirm-email'
import { enterAs, makeSite, visitorOf } from './lib/new-site'
import { expectAccessible, expectAccessiblePart } from './lib/page-health'

const groupOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const rowOf = (page: Page, title: string) =>
  page.locator('[data-tree-row]').filter({ has: page.locator('.page-link', { hasText: new RegExp(`^${title}$`) }) })

/** Drags a row by the mouse to a share of the height of another element. */
async function dragTo(page: Page, title: string, target: ReturnType<Page['locator']>, share: number) {
  const from = await rowOf(page, title).locator('.page-link').boundingBox()
  const to = await target.boundingBox()
  if (!from || !to) throw new Error('nothing to drag')
  await page.mouse.move(from.x + 10, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + 40, to.y + to.height * share + 12, { steps: 4 })
  await page.mouse.move(to.x + 40, to.y + to.height * share, { steps: 2 })
  await page.mouse.up()
}

test('[NAV-043] [NAV-044] pages are moved by mouse and by keys, renamed with their links, deleted and restored', async ({
  page,
  context,
}) => {
  const site = await makeSite('blank')
  await confirmEmail(site)
  const pages = createPageOwner(site.client)
  const storyId = await pages.createPublished({ title: 'Story' }, 'Words')
  await pages.createPublished({ title: 'Shop' }, 'Words')
  const folderId = await pages.create({ title: 'More', kind: 'folder' })
  const linkId = await pages.create({ title: 'Way', kind: 'link', linkTarget: '/story#team' })
  await pages.create({ title: 'A page that has a title far longer than its row', access: 'members' })
  await enterAs(context, site)
  const visitor = visitorOf(site)
  const read = async (pageId: string) => (await site.client.get(fillPath(api.page, { pageId }))).body
  await page.goto(`${site.address}/config/`)
  await expect(rowOf(page, 'Story')).toBeVisible()
  expect(await page.locator('.side').evaluate((side) => side.scrollWidth <= side.clientWidth)).toBe(true)

  // By mouse: into a folder, then into the empty group of pages that are not linked.
  await dragTo(page, 'Story', rowOf(page, 'More'), 0.5)
  await expect(rowOf(page, 'Story')).toHaveAttribute('data-folder-id', folderId)
  await expect.poll(async () => (await read(storyId)).settings.parentId).toBe(folderId)
  await dragTo(page, 'Shop', groupOf(page, 'Hidden from menu').locator('[data-tree-end]'), 0.5)
  await expect(groupOf(page, 'Hidden from menu').getByRole('link', { name: 'Shop' })).toBeVisible()

  // By keys: out of the folder, and down into the members.
  await rowOf(page, 'Story').getByRole('link').focus()
  await page.keyboard.press('Alt+ArrowLeft')
  await expect(page.getByText(/^Story, \d of \d in Menu$/)).toBeAttached()
  await expect(rowOf(page, 'Story').getByRole('link')).toBeFocused()
  await rowOf(page, 'Shop').getByRole('link').focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(groupOf(page, 'Members').getByRole('link', { name: 'Shop' })).toBeFocused()
  await expect.poll(async () => (await visitor.get('/shop')).status).toBe(403)
  await expectAccessible(page)

  // A new address: judged when its field is left, then links follow and the old one leads on.
  await page.getByRole('button', { name: 'Actions for Story' }).click()
  await page.getByRole('menuitem', { name: 'Settings' }).click()
  const dialog = page.getByRole('dialog', { name: 'Story settings' })
  await dialog.getByLabel('URL').fill('shop')
  await dialog.getByLabel('URL').press('Tab')
  await expect(dialog.getByText('Another page has this URL. Choose another.')).toBeVisible()
  await dialog.getByLabel('URL').fill('about')
  await dialog.getByRole('tab', { name: 'Search and social' }).click()
  await dialog.getByLabel('Description').fill('Who we are and why')
  await expect(dialog.locator('.search-preview')).toContainText('Who we are and why')
  await expectAccessible(page)
  for (const tab of ['Access', 'Code']) {
    await dialog.getByRole('tab', { name: tab }).click()
    await expectAccessiblePart(page, 'dialog[open]', tab)
  }
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  expect((await visitor.get('/story')).headers.location).toBe('/about')
  expect((await read(linkId)).settings.linkTarget).toBe('/about#team')

  // The bin: undone, a page is as it was; restored, it is a draft; and for ever.
  const bin = page.locator('.page-bin')
  const moveToBin = async (title: string) => {
    await page.getByRole('button', { name: `Actions for ${title}` }).click()
    await page.getByRole('menuitem', { name: 'Move to trash' }).click()
    await expect(rowOf(page, title)).toHaveCount(0)
  }
  await moveToBin('Story')
  expect((await visitor.get('/about')).status).toBe(404)
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click()
  await expect(rowOf(page, 'Story')).toBeVisible()
  expect((await visitor.get('/about')).status).toBe(200)
  await moveToBin('Story')
  await bin.locator('summary').click()
  await expect(bin).toContainText('30 days left')
  await expectAccessiblePart(page, '.page-bin', 'the bin')
  await bin.getByRole('button', { name: 'Restore Story' }).click()
  await expect(rowOf(page, 'Story')).toContainText('Draft')
  expect((await visitor.get('/about')).status).toBe(404)
  await moveToBin('Way')
  await expect(bin).toContainText('Way')
  await bin.evaluate((element: HTMLDetailsElement) => {
    element.open = true
  })
  await bin.getByRole('button', { name: 'Delete Way permanently' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete permanently' }).click()
  await expect(bin).toHaveCount(0)
  expect((await site.client.get(`${api.pages}?bin=true`)).body.pages).toEqual([])
})
