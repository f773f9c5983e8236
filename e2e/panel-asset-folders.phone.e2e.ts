import { expect, type Locator, type Page, test } from '@playwright/test'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { makeMultipart } from '@sitewright/testkit/client/multipart'
import sharp from 'sharp'
import { pressAt } from './lib/keyboard'
import { enterAs, makeSite, type NewSite } from './lib/new-site'
import { expectAccessiblePart, fitsTheWindow, watchPage } from './lib/page-health'

const picture = (width: number) =>
  sharp({ create: { width, height: 80, channels: 3, background: { r: 180, g: 90, b: 40 } } })
    .png()
    .toBuffer()

/** A site with these pictures, and a text that is none. */
async function makeFiledSite(...names: string[]): Promise<NewSite> {
  const site = await makeSite('blank')
  for (const [index, name] of names.entries()) {
    const content = name.endsWith('.txt') ? 'words' : await picture(100 + index)
    const { body, contentType } = makeMultipart([{ name: 'file', filename: name, content }])
    await site.client.post(api.assets, undefined, { raw: { content: body, contentType } })
  }
  return site
}

/** `Clay/cup.png`, for every file, as the host has them. */
const filedOn = (site: NewSite) => async () => {
  const { folders } = (await site.client.get(api.assetFolders)).body
  const { assets } = (await site.client.get(`${api.assets}?sort=name`)).body
  const wayTo = (id: string | null): string => {
    const folder = folders.find((it: { id: string }) => it.id === id)
    return folder === undefined ? '' : `${wayTo(folder.parentId)}${folder.name}/`
  }
  return assets.map((it: { name: string; folderId: string | null }) => wayTo(it.folderId) + it.name)
}

const file = (page: Page, name: string) => page.getByRole('button', { name: `Open ${name}`, exact: true })
const folder = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^Folder ${name}\\b`) })
const openName = (page: Page) => page.locator('[data-open-folder]')
const notes = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const select = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Select ${name}` }).check({ force: true })
const undo = (page: Page) => page.keyboard.press('ControlOrMeta+Z')

async function expectSound(page: Page, name: string) {
  await expectAccessiblePart(page, '.side', name)
  expect(await fitsTheWindow(page), name).toBe(true)
}

async function createFolder(page: Page, name: string) {
  await page.getByRole('button', { name: 'New folder' }).click()
  const dialog = page.getByRole('dialog', { name: 'New folder' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Create folder' }).click()
  await expect(folder(page, name)).toBeVisible()
}

async function chooseOf(page: Page, name: string, action: 'Rename' | 'Move to…' | 'Delete') {
  await page.getByRole('button', { name: `Actions for folder ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

async function drag(page: Page, what: Locator, target: Locator) {
  await what.hover()
  await page.mouse.down()
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 6 })
}

test('files are filed in folders by mouse: made, renamed, dragged into, opened, uploaded to, searched, deleted and undone', async ({
  page,
  context,
}) => {
  const watched = watchPage(page)
  const site = await makeFiledSite('cup.png', 'mug.png', 'notes.txt')
  const filed = filedOn(site)
  await enterAs(context, site)
  await page.goto(`${site.address}/config/assets`)
  await expect(file(page, 'cup.png')).toBeVisible()

  await test.step('a folder is made, refused without a name, and renamed', async () => {
    await page.getByRole('button', { name: 'New folder' }).click()
    const dialog = page.getByRole('dialog', { name: 'New folder' })
    await dialog.getByRole('button', { name: 'Create folder' }).click()
    await expect(dialog.getByText('Enter a name.')).toBeVisible()
    await expectAccessiblePart(page, 'dialog[open]', 'new folder')
    await dialog.getByLabel('Name').fill('Pots')
    await dialog.getByRole('button', { name: 'Create folder' }).click()
    await expect(folder(page, 'Pots')).toContainText('0 files')
    await chooseOf(page, 'Pots', 'Rename')
    await page.getByRole('dialog', { name: 'Rename folder' }).getByLabel('Name').fill('Clay')
    await page.keyboard.press('Enter')
    await expect(folder(page, 'Clay')).toBeVisible()
    await expect(notes(page)).toContainText('Folder renamed to Clay')
    await undo(page)
    await expect(folder(page, 'Pots')).toBeVisible()
    await chooseOf(page, 'Pots', 'Rename')
    await page.getByRole('dialog', { name: 'Rename folder' }).getByLabel('Name').fill('Clay')
    await page.keyboard.press('Enter')
    await expect(folder(page, 'Clay')).toBeVisible()
  })

  await test.step('one file is dragged into it, Escape gives a drag up, and undo takes a move back', async () => {
    await drag(page, file(page, 'cup.png'), folder(page, 'Clay'))
    await expect(page.locator('.asset-ghost')).toHaveText('cup.png')
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await expect(page.locator('.asset-ghost')).toHaveCount(0)
    await drag(page, file(page, 'cup.png'), folder(page, 'Clay'))
    await page.mouse.up()
    await expect(notes(page)).toContainText('cup.png moved to Clay')
    await expect(file(page, 'cup.png')).toHaveCount(0)
    await expect(folder(page, 'Clay')).toContainText('1 file')
    expect(await filed()).toEqual(['Clay/cup.png', 'mug.png', 'notes.txt'])
    await undo(page)
    await expect(file(page, 'cup.png')).toBeVisible()
    expect(await filed()).toEqual(['cup.png', 'mug.png', 'notes.txt'])
  })

  await test.step('many are dragged together, and opening one is no drag', async () => {
    await select(page, 'cup.png')
    await select(page, 'mug.png')
    await drag(page, file(page, 'mug.png'), folder(page, 'Clay'))
    await expect(page.locator('.asset-ghost')).toHaveText('2 files')
    await page.mouse.up()
    await expect(notes(page)).toContainText('2 files moved to Clay')
    await expect(page.getByRole('complementary', { name: 'File details' })).toHaveCount(0)
    await expect.poll(filed).toEqual(['Clay/cup.png', 'Clay/mug.png', 'notes.txt'])
    await expect(folder(page, 'Clay')).toContainText('2 files')
    await expectSound(page, 'the top')
  })

  await test.step('an open folder takes uploads and folders, and keeps its address', async () => {
    await folder(page, 'Clay').click()
    await expect(openName(page)).toHaveText('Clay')
    await expect(file(page, 'notes.txt')).toHaveCount(0)
    const sent = { name: 'bowl.png', mimeType: 'image/png', buffer: await picture(140) }
    await page.locator('input[type=file]').first().setInputFiles([sent])
    await expect(file(page, 'bowl.png')).toBeVisible()
    await createFolder(page, 'Cups')
    await page.reload()
    await expect(openName(page)).toHaveText('Clay')
    await select(page, 'cup.png')
    await page.getByRole('toolbar', { name: 'Selected files' }).getByRole('button', { name: 'Move to…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Move cup.png' })
    await expect(dialog.getByRole('radio', { name: /^Clay/ })).toBeDisabled()
    await expectAccessiblePart(page, 'dialog[open]', 'move to')
    await dialog.getByText('Cups').click()
    await dialog.getByRole('button', { name: 'Move', exact: true }).click()
    await expect.poll(filed).toEqual(['Clay/bowl.png', 'Clay/Cups/cup.png', 'Clay/mug.png', 'notes.txt'])
    await drag(page, file(page, 'mug.png'), page.locator('.folder-way').getByRole('button', { name: 'Assets' }))
    await page.mouse.up()
    await expect.poll(filed).toEqual(['Clay/bowl.png', 'Clay/Cups/cup.png', 'mug.png', 'notes.txt'])
    await expectSound(page, 'a folder')
  })

  await test.step('the kind narrows the folder and its counts; a search looks everywhere and says where', async () => {
    await page.goBack()
    await expect(file(page, 'mug.png')).toBeVisible()
    await page.getByLabel('File type').selectOption('file')
    await expect(folder(page, 'Clay')).toContainText('0 files')
    await expect(file(page, 'mug.png')).toHaveCount(0)
    await page.getByLabel('File type').selectOption('all')
    await page.getByLabel('Search files').fill('cup')
    await expect(page.getByRole('button', { name: 'Open cup.png in Clay / Cups' })).toContainText('Clay / Cups')
    await expect(folder(page, 'Clay')).toHaveCount(0)
    await expectSound(page, 'a search')
    await folder(page, 'Cups').click()
    await expect(page.getByLabel('Search files')).toHaveValue('')
    await expect(openName(page)).toHaveText('Cups')
    await expect(page.getByRole('button', { name: 'New folder' })).toBeVisible()
  })

  await test.step('a deleted file is restored to its folder', async () => {
    await select(page, 'cup.png')
    await page.getByRole('toolbar', { name: 'Selected files' }).getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('This folder is empty')).toBeVisible()
    await expectSound(page, 'an empty folder')
    await page.getByRole('button', { name: 'Trash', exact: true }).click()
    await expect(page.getByText('was in Clay / Cups')).toBeVisible()
    await page.getByRole('button', { name: 'Restore cup.png' }).click()
    await expect(notes(page)).toContainText('cup.png restored to Clay / Cups')
    await page.getByRole('button', { name: 'Trash', exact: true }).click()
    await expect(file(page, 'cup.png')).toBeVisible()
  })

  await test.step('what a deleted folder held moves up, and undo puts it back', async () => {
    await page.locator('.folder-way').getByRole('button', { name: 'Assets' }).click()
    await chooseOf(page, 'Clay', 'Delete')
    await expect(notes(page)).toContainText('Folder Clay deleted, contents moved to Assets')
    await expect.poll(filed).toEqual(['bowl.png', 'Cups/cup.png', 'mug.png', 'notes.txt'])
    await expect(file(page, 'bowl.png')).toBeVisible()
    // Of what was pressed nothing is left: the focus is on what stood beside it.
    await expect(page.locator('.asset-browser :focus')).toHaveCount(1)
    await notes(page).filter({ hasText: 'Folder Clay deleted' }).getByRole('button', { name: 'Undo' }).first().click()
    await expect.poll(filed).toEqual(['Clay/bowl.png', 'Clay/Cups/cup.png', 'mug.png', 'notes.txt'])
    await expect(folder(page, 'Clay')).toContainText('2 files')
  })

  await test.step('the open folder is deleted on its own place, and its old address says so', async () => {
    await folder(page, 'Clay').click()
    await expect(openName(page)).toHaveText('Clay')
    const old = page.url()
    await chooseOf(page, 'Clay', 'Delete')
    await expect(file(page, 'bowl.png')).toBeVisible()
    await expect(openName(page)).toHaveCount(0)
    await page.goto(old)
    await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible()
    await expect(file(page, 'bowl.png')).toBeVisible()
  })
  expect(watched.problems).toEqual([])
})

test('by keys alone files and folders are moved, opened and left', async ({ page, context }) => {
  const site = await makeFiledSite('cup.png', 'mug.png')
  const filed = filedOn(site)
  const clay = (await site.client.post(api.assetFolders, { name: 'Clay' })).body.id
  await site.client.post(api.assetFolders, { name: 'Shop' })
  await enterAs(context, site)
  await page.goto(`${site.address}/config/assets`)

  await pressAt(page, file(page, 'cup.png'), 'm')
  const dialog = page.getByRole('dialog', { name: 'Move cup.png' })
  await expect(dialog.getByRole('radio', { name: 'Clay' })).toBeFocused()
  await expect(dialog.getByRole('radio', { name: /^Assets/ })).toBeDisabled()
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('radio', { name: 'Shop' })).toBeChecked()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(file(page, 'cup.png')).toHaveCount(0)
  expect(await filed()).toEqual(['Clay/cup.png', 'mug.png'])

  await pressAt(page, page.getByRole('checkbox', { name: 'Select mug.png' }), 'Space')
  await page.keyboard.press('m')
  await page.getByRole('dialog', { name: 'Move mug.png' }).getByRole('radio', { name: 'Clay' }).press('Enter')
  await expect.poll(filed).toEqual(['Clay/cup.png', 'Clay/mug.png'])

  await pressAt(page, folder(page, 'Clay'), 'm')
  await expect(page.getByRole('dialog', { name: 'Move Clay' }).getByRole('radio', { name: /^Clay/ })).toBeDisabled()
  await page.keyboard.press('Enter')
  await expect(notes(page)).toContainText('Clay moved to Shop')
  await expect(folder(page, 'Clay')).toHaveCount(0)

  // In, further in, and back: the focus is where one came from.
  await pressAt(page, folder(page, 'Shop'))
  await expect(openName(page)).toHaveText('Shop')
  await expect(openName(page)).toBeFocused()
  await pressAt(page, folder(page, 'Clay'))
  await expect(openName(page)).toHaveText('Clay')
  await expectSound(page, 'a folder in a folder')
  await pressAt(page, file(page, 'cup.png'), 'Alt+ArrowUp')
  await expect(openName(page)).toHaveText('Shop')
  await expect(folder(page, 'Clay')).toBeFocused()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(folder(page, 'Shop')).toBeFocused()

  // A letter that is typed is a letter.
  await page.getByLabel('Search files').fill('mu')
  await page.keyboard.type('m')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const { folders } = (await site.client.get(api.assetFolders)).body
  expect(folders.find((it: { id: string }) => it.id === clay).parentId).not.toBeNull()
})

test('pictures are chosen out of folders; the picker begins at the top each time and uploads to the open folder', async ({
  page,
  context,
}) => {
  const site = await makeFiledSite('cup.png', 'mug.png')
  const filed = filedOn(site)
  const { assets } = (await site.client.get(`${api.assets}?search=cup`)).body
  const folderId = (await site.client.post(api.assetFolders, { name: 'Clay' })).body.id
  await site.client.post(api.assetMove, { assetIds: [assets[0].id], folderId })
  await enterAs(context, site)
  await page.goto(`${site.address}/config/settings/site`)
  const field = page.getByRole('group', { name: 'Logo', exact: true })
  const dialog = page.getByRole('dialog', { name: 'Choose image' })

  await field.getByRole('button', { name: 'Choose' }).click()
  await expect(dialog.getByRole('button', { name: 'Use mug.png' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Use cup.png' })).toHaveCount(0)
  await expectAccessiblePart(page, 'dialog[open]', 'the picker')
  await dialog.getByRole('button', { name: /^Folder Clay/ }).click()
  await expect(dialog.locator('[data-open-folder]')).toBeFocused()
  await expect(dialog.getByRole('button', { name: 'Use mug.png' })).toHaveCount(0)
  await expectAccessiblePart(page, 'dialog[open]', 'a folder in the picker')
  await dialog.getByRole('button', { name: 'Use cup.png' }).click()
  await expect(dialog).toHaveCount(0)
  await expect.poll(async () => (await site.client.get(api.siteSettings)).body.body.logoId).toBe(assets[0].id)

  await field.getByRole('button', { name: 'Replace' }).click()
  await expect(dialog.getByRole('button', { name: 'Use mug.png' })).toBeVisible()
  await dialog.getByLabel('Search files').fill('cup')
  await expect(dialog.getByRole('button', { name: 'Use cup.png in Clay' })).toBeVisible()
  await dialog.getByLabel('Search files').fill('')
  await dialog.getByRole('button', { name: /^Folder Clay/ }).click()
  const sent = { name: 'bowl.png', mimeType: 'image/png', buffer: await picture(140) }
  await dialog.locator('input[type=file]').setInputFiles(sent)
  await expect(dialog).toHaveCount(0)
  expect(await filed()).toEqual(['Clay/bowl.png', 'Clay/cup.png', 'mug.png'])
})

test('without an answer of the host the screen says so and loads again; a refused move changes nothing', async ({
  page,
  context,
}) => {
  const site = await makeFiledSite('cup.png')
  const folderId = (await site.client.post(api.assetFolders, { name: 'Clay' })).body.id
  await enterAs(context, site)
  await page.route('**/api/asset-folders*', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.goto(`${site.address}/config/assets`)
  const failure = page
    .locator('.side')
    .getByRole('alert')
    .filter({ has: page.getByRole('button') })
  await expect(failure).toBeVisible()
  await expectSound(page, 'a failed load')
  await page.unrouteAll()
  await failure.getByRole('button').click()
  await expect(folder(page, 'Clay')).toBeVisible()

  // Deleted in another window meanwhile.
  await site.client.delete(fillPath(api.assetFolder, { folderId }))
  await drag(page, file(page, 'cup.png'), folder(page, 'Clay'))
  await page.mouse.up()
  await expect(notes(page)).toContainText('This folder no longer exists. Choose another.')
  await expect(file(page, 'cup.png')).toBeVisible()
})
