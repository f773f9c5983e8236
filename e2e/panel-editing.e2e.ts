import { expect, test } from '@playwright/test'
import { api } from '@sitewright/model/routes/api'
import { openNewCanvas } from './lib/canvas-page'
import { clientOn, enterAs, makeSite, visitorOf } from './lib/new-site'
import { expectAccessiblePart, watchPage } from './lib/page-health'
import { editPart, frameOf, saveState, untilSaved } from './lib/panel-page'

test('[AUTH-006] an owner edits a text, a picture and a button, publishes, and only then visitors see it', async ({
  page,
  context,
}) => {
  const watched = watchPage(page)
  const site = await makeSite('harbour-kiln')
  await enterAs(context, site)
  const visitor = visitorOf(site)
  await page.goto(`${site.address}/config/`)

  await editPart(page, 'Text')
  const editor = page.locator('.text-editor-body')
  await editor.click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Bowls for winter')
  await expect(frameOf(page).locator('main')).toContainText('Bowls for winter')

  await editPart(page, 'Button')
  await page.getByLabel('Label', { exact: true }).fill('See the bowls')
  await expect(frameOf(page).getByRole('link', { name: 'See the bowls' })).toBeVisible()

  await editPart(page, 'Image')
  await page.getByLabel('Alt text').fill('A bowl in the snow')
  await expect(frameOf(page).getByAltText('A bowl in the snow')).toBeVisible()

  await untilSaved(page)
  expect((await visitor.get('/')).text).not.toContain('Bowls for winter')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('” published').last()).toBeVisible()
  const published = (await visitor.get('/')).text
  expect(published).toContain('Bowls for winter')
  expect(published).toContain('See the bowls')
  expect(published).toContain('A bowl in the snow')
  expect(watched.problems).toEqual([])
})

test('what was typed and could not be saved is still there after a reload, and is saved then', async ({
  page,
  context,
}) => {
  const site = await makeSite('harbour-kiln')
  await enterAs(context, site)
  await page.goto(`${site.address}/config/`)
  await page.route('**/api/pages/*/document*', (route) => route.abort())
  await editPart(page, 'Button')
  await page.getByLabel('Label', { exact: true }).fill('Never lost')
  await expect(saveState(page)).toHaveText(/^Not saved — trying again/)
  await page.unrouteAll()
  await page.reload()
  await expect(frameOf(page).getByRole('link', { name: 'Never lost' })).toBeVisible()
  await untilSaved(page)
  await expect
    .poll(async () => {
      const home = (await site.client.get(api.pages)).body.pages.find((it: { isHomepage: boolean }) => it.isHomepage)
      return (await site.client.get(`${api.pages}/${home.id}`)).text
    })
    .toContain('Never lost')
})

test('undo takes a change back in the frame and on the host', async ({ page, context }) => {
  const site = await makeSite('harbour-kiln')
  await enterAs(context, site)
  await page.goto(`${site.address}/config/`)
  const buttons = frameOf(page).getByRole('group', { name: /^Button block/ })
  await expect(buttons.first()).toBeVisible()
  const before = await buttons.count()
  await buttons.first().click()
  await page.getByRole('toolbar', { name: 'Button actions' }).getByRole('button', { name: 'Delete' }).click()
  await expect(buttons).toHaveCount(before - 1)
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(buttons).toHaveCount(before)
  await untilSaved(page)
})

test('a page is added, named, found at its address once published, and its old address leads on', async ({
  page,
  context,
}) => {
  const site = await makeSite('blank')
  await enterAs(context, site)
  const visitor = visitorOf(site)
  await page.goto(`${site.address}/config/`)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Page', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Add page' })
  await dialog.getByLabel('Title').fill('Our story')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Our story' })).toBeVisible()
  expect((await visitor.get('/our-story')).status).toBe(404)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('” published').last()).toBeVisible()
  expect((await visitor.get('/our-story')).status).toBe(200)

  await page.getByRole('button', { name: 'Actions for Our story' }).click()
  await page.getByRole('menuitem', { name: 'Settings' }).click()
  const settings = page.getByRole('dialog')
  await settings.getByLabel('URL').fill('story')
  await settings.getByRole('button', { name: 'Save' }).click()
  await expect(settings).toBeHidden()
  const moved = await visitor.get('/our-story')
  expect(moved.status).toBe(301)
  expect(moved.headers.location).toBe('/story')
})

test('a token made in the panel lets a script make and publish a page, until it is revoked', async ({
  page,
  context,
}) => {
  const site = await makeSite('blank')
  await enterAs(context, site)
  await page.goto(`${site.address}/config/settings`)
  await page
    .getByRole('button', { name: 'API keys' })
    .or(page.getByRole('link', { name: 'API keys' }))
    .first()
    .click()
  await page.getByLabel('Key name').fill('Nightly script')
  await page.getByLabel('Your password').fill(site.password)
  await page.getByRole('button', { name: 'Create API key', exact: true }).click()
  const secret = await page.locator('.secret code').innerText()
  const script = clientOn(`${site.identifier}.localhost`, secret)
  const made = await script.post(api.pages, { title: 'From a script', kind: 'page' })
  expect(made.status).toBe(201)
  const published = await script.post(`${api.pages}/${made.body.id}/publish`, { version: made.body.draftVersion })
  expect(published.status).toBe(200)
  expect((await visitorOf(site).get('/from-a-script')).status).toBe(200)

  await page.getByRole('button', { name: 'Revoke' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByText('API key revoked').last()).toBeVisible()
  expect((await script.get(api.pages)).status).toBe(401)
})

test('the dishes of a menu are edited as a table: written, added, moved by keys, removed and taken back', async ({
  page,
}) => {
  const dishes = [
    { title: 'Soup', description: 'With bread', price: '7' },
    { title: 'Fish', description: '', price: '18' },
  ]
  const menus = [{ title: 'Lunch', sections: [{ title: 'All day', items: dishes }] }]
  const canvas = await openNewCanvas(page, [[{ id: 1, type: 'menu', props: { menus }, at: [0, 0, 16, 12] }]])
  await canvas.block(1).click()
  await page.getByRole('toolbar', { name: 'Menu actions' }).getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByRole('button', { name: 'Lunch', exact: true }).click()
  await page.getByRole('button', { name: 'All day', exact: true }).click()
  await page.getByRole('button', { name: 'Edit as table' }).click()
  const table = page.getByRole('dialog').getByRole('table', { name: 'Items' })
  const titles = async () => {
    const [block] = await canvas.saved()
    const stored = (block?.props.menus ?? []) as typeof menus
    return stored[0]?.sections[0]?.items.map(({ title, price }) => `${title} ${price}`)
  }
  await table.getByLabel('Price, item 2').fill('19')
  await table.getByLabel('Price, item 2').press('Enter')
  await expect(table.getByLabel('Title, item 3')).toBeFocused()
  await table.getByLabel('Title, item 3').fill('Tart')
  await table.getByLabel('Price, item 3').fill('8')
  await table.getByLabel('Title, item 3').press('Alt+ArrowUp')
  await expect(table.getByLabel('Title, item 2')).toBeFocused()
  await expect.poll(titles).toEqual(['Soup 7', 'Tart 8', 'Fish 19'])
  await expectAccessiblePart(page, 'dialog[open]', 'a table of dishes')
  await table.getByRole('button', { name: 'Remove item 1' }).click()
  await expect.poll(titles).toEqual(['Tart 8', 'Fish 19'])
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click()
  await expect.poll(titles).toEqual(['Soup 7', 'Tart 8', 'Fish 19'])
  await expect(canvas.block(1)).toContainText('Tart')
})
