import { expect, type Page, test } from '@playwright/test'
import { api } from '@sitewright/model/routes/api'
import { richTextOf } from '@sitewright/model/text/rich-text'
import { createPageOwner } from '@sitewright/testkit/sites/test-pages'
import { tabTo } from './lib/keyboard'
import { makeSite, type NewSite } from './lib/new-site'
import { expectAccessible, fitsTheWindow } from './lib/page-health'

const heading = { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'Pots for every day' }] }
const item = (title: string) => ({ title, text: richTextOf(`All about ${title.toLowerCase()}.`) })
const card = (title: string) => ({ title, sections: [{ title: `${title} dishes`, items: [{ title: 'Soup' }] }] })

/** Its header ends with a folder, and its home page has what opens and closes. */
let site: NewSite
test.beforeAll(async () => {
  site = await makeSite('blank')
  await site.publishHome([
    { type: 'text', props: { text: { type: 'doc', content: [heading] } } },
    { type: 'accordion', props: { headingLevel: 2, items: ['Clay', 'Fire', 'Glaze'].map(item) } },
    { type: 'menu', props: { menus: ['Lunch', 'Dinner', 'Wine'].map(card) } },
    { type: 'form', props: { form: { name: 'Ask', fields: [{ type: 'text', id: 'subject', title: 'Subject' }] } } },
  ])
  const owner = createPageOwner(site.client)
  const [home] = (await site.client.get(api.pages)).body.pages
  const folders = []
  for (const title of ['Work', 'Visit us']) {
    const id = await owner.create({ title, kind: 'folder' })
    const children = []
    for (const name of ['By train and on foot', 'By boat'])
      children.push({ id: await owner.createPublished({ title: `${title} ${name}` }, 'Words') })
    folders.push({ id, children })
  }
  const mainNavigation = [{ id: home.id, children: [] }, ...folders]
  const arranged = await site.client.put(api.siteNavigation, { mainNavigation, _hidden: [], _memberareas: [] })
  expect(arranged.status).toBe(200)
})

async function open(page: Page): Promise<void> {
  await page.goto(site.address)
  await page.waitForFunction(() => window.Sitewright?.lifecycle.isInitialized === true)
}

const folder = (page: Page, title: string) =>
  page.getByRole('navigation', { name: 'Main' }).locator('details').filter({ hasText: title })
const isOpen = (page: Page, title: string, wanted: boolean) =>
  expect(folder(page, title)).toHaveJSProperty('open', wanted)

test('folders of the header are disclosures: keys open them, Escape, leaving and a press elsewhere close them, and they stay in the window', async ({
  page,
}) => {
  await open(page)
  const summary = folder(page, 'Visit us').locator('summary')
  const links = folder(page, 'Visit us').getByRole('link')
  for (const width of [1440, 1100]) {
    await page.setViewportSize({ width, height: 900 })
    await summary.click()
    const box = await folder(page, 'Visit us').locator('ul').boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
    expect(await fitsTheWindow(page)).toBe(true)
    await page.getByRole('heading', { name: 'Pots for every day' }).click()
    await isOpen(page, 'Visit us', false)
  }
  await tabTo(page, summary)
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key)
    await isOpen(page, 'Visit us', true)
    await page.keyboard.press(key)
    await isOpen(page, 'Visit us', false)
  }
  await page.keyboard.press('Enter')
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await expect(links.first()).toBeFocused()
  await page.keyboard.press('Escape')
  await isOpen(page, 'Visit us', false)
  await expect(summary).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  // Forwards out of it, and backwards.
  await page.keyboard.press('Enter')
  for (const _ of [1, 2, 3]) await page.keyboard.press('Tab')
  await isOpen(page, 'Visit us', false)
  await tabTo(page, summary, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Shift+Tab')
  await isOpen(page, 'Visit us', false)
  await page.keyboard.press('Enter')
  await isOpen(page, 'Work', true)
  await summary.click()
  await isOpen(page, 'Work', false)
  await isOpen(page, 'Visit us', true)
})

test('accordion and tabs answer each key of their patterns', async ({ page }) => {
  await page.clock.install()
  await open(page)
  const title = (name: string) => page.getByRole('heading', { name, level: 2 }).getByRole('button', { name })
  await tabTo(page, title('Clay'))
  await page.keyboard.press('Enter')
  await expect(title('Clay')).toHaveAttribute('aria-expanded', 'true')
  await expect(page.locator(`[id="${await title('Clay').getAttribute('aria-controls')}"]`)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(title('Fire')).toBeFocused()
  await expect(title('Clay')).toHaveAttribute('aria-expanded', 'true')
  await page.clock.fastForward(300)
  await page.keyboard.press('Space')
  await expect(title('Fire')).toHaveAttribute('aria-expanded', 'true')
  await expect(title('Clay')).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Shift+Tab')
  await expect(title('Clay')).toBeFocused()

  const tab = (name: string) => page.getByRole('tab', { name })
  const panel = (name: string) => page.getByRole('tabpanel', { name })
  await tabTo(page, tab('Lunch'))
  for (const [key, name] of [
    ['ArrowRight', 'Dinner'],
    ['End', 'Wine'],
    ['ArrowRight', 'Lunch'],
    ['ArrowLeft', 'Wine'],
    ['Home', 'Lunch'],
    ['ArrowRight', 'Dinner'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(tab(name)).toBeFocused()
    await expect(tab('Lunch')).toHaveAttribute('aria-selected', 'true')
  }
  await page.keyboard.press('Enter')
  await expect(tab('Dinner')).toHaveAttribute('aria-selected', 'true')
  await expect(panel('Dinner')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  // Back at the tabs the selected one has the focus, and its panel comes next.
  await expect(tab('Dinner')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(panel('Dinner')).toBeFocused()
  await expectAccessible(page)
})

test('Escape belongs to the visitor: in a field it opens no login, outside it does, unless the owner has switched that off', async ({
  page,
}) => {
  await open(page)
  const login = page.getByRole('dialog', { name: 'Log in' })
  const field = page.getByLabel('Subject')
  await field.fill('A jug')
  await page.keyboard.press('Escape')
  await tabTo(page, page.getByRole('button', { name: 'Clay' }), 'Shift+Tab')
  await page.keyboard.press('Escape')
  // The first press would have come before the second.
  await expect(login).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(login).toHaveCount(0)
  await expect(field).toHaveValue('A jug')

  await site.changeDocument(api.siteSettings, { escapeToLogin: false })
  await open(page)
  await page.keyboard.press('Escape')
  const summary = folder(page, 'Work').locator('summary')
  await summary.click()
  await page.keyboard.press('Escape')
  await isOpen(page, 'Work', false)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('where a script cannot be had the phone menu opens, and answers and menus can be read', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const isReadable = async () => {
    for (const text of ['All about clay.', 'All about glaze.', 'Wine dishes'])
      await expect(page.getByText(text)).toBeVisible()
  }
  await page.route('**/_sitewright/islands-*.js', (route) => route.abort())
  await open(page)
  await isReadable()

  await page.route('**/_sitewright/*.js', (route) => route.abort())
  await page.goto(site.address)
  await isReadable()
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('button', { name: 'Close menu' })).toBeFocused()
  await menu.getByText('Visit us', { exact: true }).click()
  await expect(menu.getByRole('link', { name: 'Visit us By boat' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  expect(await fitsTheWindow(page)).toBe(true)
})
