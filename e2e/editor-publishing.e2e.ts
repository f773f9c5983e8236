import { expect, type Page, test } from '@playwright/test'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { idOf, openCanvas, writeHome } from './lib/canvas-page'
import { type HostWithClock, startHostWithClock } from './lib/host-with-clock'
import { runByPalette, tabTo } from './lib/keyboard'
import { clientOn, enterAs, makeSite } from './lib/new-site'
import { expectAccessible } from './lib/page-health'

const hourMs = 60 * 60 * 1000
const menuOf = (page: Page) => page.getByRole('button', { name: 'Publishing options' })

async function choose(page: Page, item: string) {
  await menuOf(page).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

/** The same by keys: the first letters of an item lead to it. */
async function chooseByKeys(page: Page, item: string) {
  await tabTo(page, menuOf(page))
  await page.keyboard.press('Enter')
  const wanted = page.getByRole('menuitem', { name: item, exact: true })
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  for (let step = 0; step < 8 && !(await wanted.evaluate((it) => it === document.activeElement)); step++)
    await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

test('an old version is found, named, seen beside the page and restored, by mouse and by keyboard alone', async ({
  page,
  context,
}) => {
  const site = await makeSite('blank')
  const button = (text: string) => [[{ id: 1, type: 'button', props: { text, href: '/' }, at: [0, 0, 8, 4] }]] as const
  await writeHome(site, button('First words'))
  const pageId = await writeHome(site, button('Later words'))
  const readDraft = async () => (await site.client.get(fillPath(api.page, { pageId }))).body.document
  const later = await readDraft()
  await enterAs(context, site)
  const canvas = await openCanvas(page, site)
  await canvas.block(1).press('ArrowRight')
  await canvas.expectAt(1, [1, 0, 9, 4])
  const newest = await readDraft()

  await page.getByRole('button', { name: 'Version history' }).click()
  const dialog = page.getByRole('dialog', { name: 'Version history' })
  const versions = dialog.locator('.version')
  await expect(versions).toHaveCount(4)
  // Three saves of one go are one entry, opened to see each.
  const saves = dialog.locator('.version-group summary')
  await expect(saves).toContainText('3 saves')
  await expectAccessible(page)
  await saves.click()
  await versions.nth(2).click()
  const shown = (title: string) =>
    dialog.frameLocator(`iframe[title="${title}"]`).locator(`[data-block-id="${idOf(1)}"]`)
  await expect(shown('This version')).toContainText('First words')
  await expect(shown('Current page')).toContainText('Later words')
  for (const title of ['This version', 'Current page']) await expect(shown(title)).toHaveCSS('outline-style', 'solid')
  await expect(dialog.getByRole('listitem')).toHaveText(['Button in section 1 changed'])
  await dialog.getByLabel('Version name').fill('Before the sale')
  await dialog.getByRole('button', { name: 'Name version' }).click()
  await expect(versions.nth(2)).toContainText('Before the sale')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Restore version' }).click()
  await expect(dialog).toBeHidden()
  await expect(canvas.block(1)).toContainText('First words')
  await expect.poll(async () => JSON.stringify(await readDraft())).toContain('First words')
  const first = await readDraft()
  await page.getByRole('button', { name: 'Undo: restore version' }).click()
  await expect(canvas.block(1)).toContainText('Later words')
  await expect.poll(readDraft).toEqual(newest)

  await runByPalette(page, 'Version history')
  const named = versions.filter({ hasText: 'Before the sale' })
  await tabTo(page, named)
  await page.keyboard.press('Enter')
  await tabTo(page, dialog.getByRole('button', { name: 'Restore version' }))
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(canvas.block(1)).toContainText('First words')
  await expect.poll(readDraft).toEqual(first)
  expect(first).not.toEqual(later)
})

test.describe('with the clock of the host moved', () => {
  let host: HostWithClock
  test.beforeAll(async () => {
    host = await startHostWithClock()
  })
  test.afterAll(() => host.stop())

  test('a page is planned, published when its time has come, shown to an outsider by a link that is revoked, and unpublished', async ({
    page,
    context,
    browser,
  }) => {
    const site = await makeSite('blank', host.port)
    const made = (await site.client.post(api.pages, { title: 'Winter sale' })).body
    const visitor = clientOn(`${site.identifier}.localhost`, undefined, host.port)
    const statusForVisitors = async () => (await visitor.get('/winter-sale')).status
    await enterAs(context, site)
    await page.goto(`${site.address}/config/pages/${made.id}`)
    const badge = page.getByRole('banner', { name: 'Panel' }).getByText(/^Publishes /)

    // By mouse it is planned and given up, by keys planned again.
    await choose(page, 'Schedule publishing')
    const dialog = page.getByRole('dialog', { name: 'Schedule publishing' })
    await dialog.getByLabel('Date and time').fill('2020-01-01T10:00')
    await dialog.getByRole('button', { name: 'Schedule' }).click()
    await expect(dialog.getByRole('alert')).toContainText('future')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await choose(page, 'Schedule publishing')
    await dialog.getByRole('button', { name: 'Schedule' }).click()
    await expect(badge).toBeVisible()
    await choose(page, 'Cancel schedule')
    await expect(badge).toBeHidden()
    await chooseByKeys(page, 'Schedule publishing')
    await expect(dialog.getByLabel('Date and time')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(badge).toBeVisible()
    expect(await statusForVisitors()).toBe(404)
    await host.advance(3 * hourMs)

    // Meanwhile somebody without an account looks at the draft, until the link is revoked.
    await choose(page, 'Share preview link')
    const links = page.getByRole('dialog', { name: 'Preview links' })
    await links.getByRole('button', { name: 'Create link' }).click()
    const address = (await links.locator('.preview-made a').getAttribute('href')) ?? ''
    const outside = await browser.newContext()
    const outsider = await outside.newPage()
    expect((await outsider.goto(address))?.status()).toBe(200)
    await expect(outsider).toHaveTitle(/Winter sale/)
    await links.getByRole('button', { name: 'Revoke' }).click()
    await expect(links.getByText('No active links')).toBeVisible()
    expect((await outsider.goto(address))?.status()).toBe(404)
    await outside.close()
    await page.keyboard.press('Escape')

    await expect.poll(statusForVisitors).toBe(200)
    await expect(badge).toBeHidden()
    await choose(page, 'Unpublish')
    await expect(page.getByText('“Winter sale” unpublished').last()).toBeVisible()
    expect(await statusForVisitors()).toBe(404)
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(statusForVisitors).toBe(200)
  })
})
