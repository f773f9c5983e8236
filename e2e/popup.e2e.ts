import { expect, type Page, test } from '@playwright/test'
import { api } from '@sitewright/model/routes/api'
import { richTextOf } from '@sitewright/model/text/rich-text'
import { makeSite, type NewSite } from './lib/new-site'
import { expectAccessible } from './lib/page-health'

const lines = richTextOf(...Array.from({ length: 80 }, (_, index) => `Line ${index + 1} about clay, fire and glaze.`))
const day = 86_400_000
const start = new Date('2027-03-01T10:00:00Z')

let site: NewSite
test.beforeAll(async () => {
  site = await makeSite('blank')
  const heading = { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'Pots' }] }
  await site.publishHome([{ type: 'text', props: { text: { type: 'doc', content: [heading, ...lines.content] } } }])
})

/** A trigger of one hour: no machine is slow enough to reach it by itself. */
async function setPopup(fields: Record<string, unknown>): Promise<void> {
  await site.changeDocument(api.popup, {
    isEnabled: true,
    title: 'Winter sale',
    text: richTextOf('Every mug at half its price.'),
    button: { text: 'See the mugs', href: '/' },
    version: 1,
    displayFrequency: 7,
    enableMobile: true,
    style: 'center',
    trigger: { kind: 'delay', seconds: 3600 },
    ...fields,
  })
}

const popup = (page: Page) => page.getByRole('dialog', { name: 'Winter sale' })

/** The browser tells of the closing a little after it: then it is stored, and the dialog leaves the page. */
const expectClosed = (page: Page) => expect(page.locator('.popup-overlay')).toHaveCount(0)

async function open(page: Page): Promise<void> {
  await page.goto(site.address)
  await page.waitForFunction(() => window.Sitewright?.lifecycle.isInitialized === true)
  await expect(page.locator('#popup-overlay[data-started]')).toBeAttached()
}

function readRecord(page: Page) {
  return page.evaluate(() => JSON.parse(localStorage.getItem('squarespace-popup-overlay') ?? 'null'))
}

function writeRecord(page: Page, record: object) {
  return page.evaluate((value) => localStorage.setItem('squarespace-popup-overlay', JSON.stringify(value)), record)
}

test('[OVER-052] [OVER-055] [OVER-060] the popup opens after its time, keeps the keyboard, and closing it is stored', async ({
  page,
}) => {
  await page.clock.install({ time: start })
  await setPopup({})
  await open(page)
  await page.clock.fastForward(3000 * 1000)
  await expect(popup(page)).toHaveCount(0)
  await page.clock.fastForward(700 * 1000)
  await expect(popup(page)).toBeVisible()
  await expectAccessible(page)
  const isInside = () => page.evaluate(() => document.activeElement?.closest('dialog') !== null)
  await expect.poll(isInside).toBe(true)
  await page.keyboard.press('Escape')
  await expectClosed(page)
  const record = await readRecord(page)
  expect(Object.keys(record).sort()).toEqual(['date-closed', 'version'])
  expect(record.version).toBe(1)
  expect(record['date-closed']).toBeGreaterThan(start.getTime())
  await page.clock.fastForward(4000 * 1000)
  await expect(popup(page)).toHaveCount(0)
})

test('[OVER-056] [OVER-058] [OVER-059] a closed popup stays away for its days, and a new version comes at once', async ({
  page,
}) => {
  await page.clock.install({ time: start })
  await setPopup({})
  await open(page)
  await writeRecord(page, { 'date-closed': start.getTime() - 6 * day, version: 1 })
  await open(page)
  await page.clock.fastForward(3700 * 1000)
  await expect(popup(page)).toHaveCount(0)
  await writeRecord(page, { 'date-closed': start.getTime() - 7 * day, version: 1 })
  await open(page)
  await page.clock.fastForward(3700 * 1000)
  await expect(popup(page)).toBeVisible()
  await setPopup({ version: 2 })
  await open(page)
  await writeRecord(page, { 'date-closed': start.getTime(), version: 1 })
  await open(page)
  await page.clock.fastForward(3700 * 1000)
  await expect(popup(page)).toBeVisible()
})

test('one thing at a time lies over a page: the popup waits for the question about cookies and for what the visitor opened', async ({
  page,
}) => {
  await page.clock.install({ time: start })
  await setPopup({})
  await site.changeDocument(api.cookieBanner, { isCookieBannerEnabled: true, isRestrictiveCookiePolicyEnabled: true })
  await open(page)
  const banner = page.getByRole('region', { name: 'Cookie notice' })
  await expect(banner).toBeVisible()
  await page.clock.fastForward(4000 * 1000)
  await expect(popup(page)).toHaveCount(0)
  // Answered while something else is open.
  await page.evaluate(async () => (await window.Sitewright?.loadDialogs())?.openDialog({ title: 'Your cart' }))
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible()
  await banner.getByRole('button', { name: 'Decline' }).evaluate((it: HTMLElement) => it.click())
  await expect(banner).toHaveCount(0)
  await page.clock.runFor(1000)
  await expect(popup(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.clock.runFor(1000)
  await expect(popup(page)).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toHaveCount(0)
  await site.changeDocument(api.cookieBanner, { isCookieBannerEnabled: false })
})

test('a popup may wait for half of the page, and the button beside the words closes it', async ({ page }) => {
  await setPopup({ trigger: { kind: 'scroll', percent: 50 }, style: 'side' })
  await open(page)
  await expect(popup(page)).toHaveCount(0)
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(popup(page)).toBeVisible()
  await expectAccessible(page)
  await popup(page).getByRole('button', { name: 'Close' }).click()
  await expectClosed(page)
  expect((await readRecord(page)).version).toBe(1)
})

test('[OVER-062] a small screen has the popup only where the owner wants it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await setPopup({ enableMobile: false, trigger: { kind: 'delay', seconds: 0 } })
  await open(page)
  await expect(popup(page)).toHaveCount(0)
  await setPopup({ enableMobile: true, trigger: { kind: 'delay', seconds: 0 } })
  await open(page)
  await expect(popup(page)).toBeVisible()
  await expectAccessible(page)
})

test('a form in the popup is sent as such, and the popup knows that it was', async ({ page }) => {
  const fields = [{ type: 'email', id: 'email', title: 'Email', required: true }]
  const form = { name: 'Popup', fields, submitText: 'Join', successText: 'You are in.' }
  await setPopup({ trigger: { kind: 'delay', seconds: 0 }, form })
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.url().includes(api.saveFormSubmission)) sent.push(request.postDataJSON().isOverlayForm)
  })
  await page.goto(site.address)
  await expect(popup(page)).toBeVisible()
  await expect(popup(page).locator('form')).toHaveJSProperty('noValidate', true)
  await expectAccessible(page)
  await popup(page).getByLabel('Email').fill('ada@example.com')
  await popup(page).getByRole('button', { name: 'Join' }).click()
  await expect(popup(page).getByText('You are in.')).toBeVisible()
  expect(sent).toEqual([true])
  await expect.poll(() => readRecord(page)).toMatchObject({ submitted: true, version: 1 })
})
