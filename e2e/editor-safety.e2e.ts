import { type Browser, expect, type Page, test } from '@playwright/test'
import { api } from '@sitewright/model/routes/api'
import { holdAnswers } from './lib/hold-answers'
import { tabTo } from './lib/keyboard'
import { enterAs, makeSite, type NewSite } from './lib/new-site'
import { expectAccessible, expectAccessiblePart } from './lib/page-health'
import { editPart, frameOf, saveState, untilSaved } from './lib/panel-page'

/** Walks to the first button on the page by keys alone and renames it there. */
async function renameByKeys(page: Page, words: string) {
  const button = frameOf(page)
    .getByRole('group', { name: /^Button block/ })
    .first()
  await tabTo(page, button)
  await page.keyboard.press('Enter')
  await expect(frameOf(page).locator('[data-text-editing]')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(words)
  await page.keyboard.press('Enter')
  await expect(button.getByRole('link')).toHaveText(words)
}

/** From a field of the drawer to the block that it describes, by one key and by walking; the same key leads back. */
async function walkFromDrawer(page: Page) {
  const field = page.getByLabel('Label', { exact: true })
  const block = frameOf(page)
    .getByRole('group', { name: /^Button block/ })
    .first()
  await tabTo(page, field)
  await page.keyboard.press('F6')
  await expect(block).toBeFocused()
  await page.keyboard.press('F6')
  await expect(field).toBeFocused()
  // The links of the header are passed one by one, though a block far below them is selected.
  await tabTo(page, frameOf(page).getByRole('link', { name: 'Skip to content' }))
  await page.keyboard.press('Tab')
  await expect(frameOf(page).getByRole('banner').getByRole('link').first()).toBeFocused()
  await tabTo(page, block)
  // Closed by keys, the drawer leaves the focus on what it described.
  await page.keyboard.press('F6')
  await expect(page.getByRole('region', { name: 'Button' }).getByRole('button', { name: 'Back' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field).toHaveCount(0)
  await expect(block).toBeFocused()
}

/** The same owner on the same page in another browser. */
async function openElsewhere(browser: Browser, site: NewSite) {
  const otherContext = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  await enterAs(otherContext, site)
  const other = await otherContext.newPage()
  await other.goto(`${site.address}/config/`)
  return { other, otherContext }
}

async function readHome(site: NewSite): Promise<string> {
  const home = (await site.client.get(api.pages)).body.pages.find((it: { isHomepage: boolean }) => it.isHomepage)
  return (await site.client.get(`${api.pages}/${home.id}`)).text
}

test('work goes on without a connection, survives a reload with its undo, and is saved once there is one again', async ({
  page,
  context,
}) => {
  const site = await makeSite('harbour-kiln')
  await enterAs(context, site)
  await page.goto(`${site.address}/config/`)
  await editPart(page, 'Button')
  const before = await page.getByLabel('Label', { exact: true }).inputValue()
  await context.setOffline(true)
  await page.getByLabel('Label', { exact: true }).fill('Written in a tunnel')
  await expect(saveState(page)).toHaveText(/^Network error: kept on this device/)
  await context.setOffline(false)
  await untilSaved(page)
  await page.reload()
  await expect(frameOf(page).getByRole('link', { name: 'Written in a tunnel' })).toBeVisible()
  await page.getByRole('button', { name: /^Undo: / }).click()
  await expect(frameOf(page).getByRole('link', { name: before }).first()).toBeVisible()
  await expect(frameOf(page).getByRole('link', { name: 'Written in a tunnel' })).toHaveCount(0)
  await untilSaved(page)
  await expect.poll(() => readHome(site)).not.toContain('Written in a tunnel')

  // By keys alone, and the window is closed before there is a connection again.
  await context.setOffline(true)
  await renameByKeys(page, 'Typed in a tunnel')
  await expect(saveState(page)).toHaveText(/^Network error: kept on this device/)
  await page.goto('about:blank')
  await context.setOffline(false)
  await page.goto(`${site.address}/config/`)
  await expect(frameOf(page).getByRole('link', { name: 'Typed in a tunnel' })).toBeVisible()
  await untilSaved(page)
  await expect.poll(() => readHome(site)).toContain('Typed in a tunnel')
})

/** As the browser tells a page whose tab goes behind another one, or comes back. */
async function turnTab(page: Page, state: 'hidden' | 'visible') {
  await page.evaluate((shown) => {
    Object.defineProperty(document, 'visibilityState', { value: shown, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}

test('two browsers on one page: different parts are joined, the same field is asked about; a hidden tab catches up', async ({
  page,
  context,
  browser,
}) => {
  const site = await makeSite('harbour-kiln')
  await enterAs(context, site)
  await page.goto(`${site.address}/config/`)
  const { other, otherContext } = await openElsewhere(browser, site)
  await editPart(other, 'Button')
  const others = page.getByRole('list', { name: 'Also on this page' })
  await expect(others).toBeVisible()
  await turnTab(other, 'hidden')
  await expect(others).toHaveCount(0)

  await editPart(page, 'Image')
  await page.getByLabel('Alt text').fill('A bowl in the snow')
  await untilSaved(page)
  await expect.poll(() => readHome(site)).toContain('A bowl in the snow')
  await turnTab(other, 'visible')
  await expect(frameOf(other).getByAltText('A bowl in the snow')).toBeVisible()
  await expect(others).toBeVisible()
  await other.getByLabel('Label', { exact: true }).fill('From the other browser')
  await expect.poll(() => readHome(site)).toContain('From the other browser')
  expect(await readHome(site)).toContain('A bowl in the snow')

  await otherContext.setOffline(true)
  await other.getByLabel('Label', { exact: true }).fill('Their words')
  await expect(saveState(other)).toHaveText(/^Network error/)
  await page.reload()
  await editPart(page, 'Button')
  await page.getByLabel('Label', { exact: true }).fill('My words')
  await expect.poll(() => readHome(site)).toContain('My words')
  await otherContext.setOffline(false)
  const dialog = other.getByRole('alertdialog', { name: 'This page was changed elsewhere' })
  await expect(dialog).toBeVisible()
  await expect(dialog).toContainText('My words')
  await expect(dialog).toContainText('Their words')
  await expectAccessiblePart(other, 'dialog[open]', 'the choice')
  await dialog.getByRole('radio', { name: /^Mine/ }).check()
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect.poll(() => readHome(site)).toContain('Their words')
  await untilSaved(other)

  // Again by keys alone: what is typed here is seen there, and the same choice is made.
  for (const each of [page, other]) await walkFromDrawer(each)
  await renameByKeys(page, 'By keys')
  await expect(frameOf(other).getByRole('link', { name: 'By keys', exact: true })).toBeVisible()
  await otherContext.setOffline(true)
  await renameByKeys(other, 'Their keys')
  await expect(saveState(other)).toHaveText(/^Network error/)
  await renameByKeys(page, 'My keys')
  await expect.poll(() => readHome(site)).toContain('My keys')
  await otherContext.setOffline(false)
  await expect(dialog).toContainText('My keys')
  await other.bringToFront()
  await tabTo(other, dialog.getByRole('radio', { name: /^Theirs/ }))
  await other.keyboard.press('ArrowUp')
  await expect(dialog.getByRole('radio', { name: /^Mine/ })).toBeChecked()
  await tabTo(other, dialog.getByRole('button', { name: 'Apply' }))
  await other.keyboard.press('Enter')
  await expect.poll(() => readHome(site)).toContain('Their keys')
  await expect(frameOf(page).getByRole('link', { name: 'Their keys' })).toBeVisible()
  await otherContext.close()
})

test('somebody comes while the page is loaded anew, or the host answers nonsense: the owner is never left with an empty window', async ({
  page,
  context,
  browser,
}) => {
  const site = await makeSite('harbour-kiln')
  await enterAs(context, site)
  await page.goto(`${site.address}/config/`)
  await expect(
    frameOf(page)
      .getByRole('group', { name: /^Button block/ })
      .first(),
  ).toBeVisible()

  // A page in another place makes another menu: the frame loads anew, and its pictures are on their way.
  const showPictures = await holdAnswers(page, '**/s/**')
  const redrawn = page.waitForEvent('framenavigated', (frame) => frame !== page.mainFrame())
  await page.locator('[data-tree-row]').first().locator('.page-link').focus()
  await page.keyboard.press('Alt+ArrowDown')
  await redrawn
  const { otherContext } = await openElsewhere(browser, site)
  await expect(page.getByRole('list', { name: 'Also on this page' })).toBeVisible()
  await showPictures()
  await otherContext.close()

  await page.route(
    ({ pathname }) => pathname.endsWith(api.pages),
    (route) => route.fulfill({ json: { pages: [{}] } }),
  )
  await page.reload()
  await expect(page.getByRole('alertdialog', { name: 'System Error' })).toBeVisible()
  await expectAccessible(page)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Reload Page' }).click()
  await expect(
    frameOf(page)
      .getByRole('group', { name: /^Button block/ })
      .first(),
  ).toBeVisible()
})
