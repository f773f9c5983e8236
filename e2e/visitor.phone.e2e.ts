import { expect, type Page, test } from '@playwright/test'
import { api } from '@sitewright/model/routes/api'
import { richTextOf } from '@sitewright/model/text/rich-text'
import { tabTo } from './lib/keyboard'
import { makeSite, type NewSite } from './lib/new-site'
import { expectAccessible, fitsTheWindow, watchPage } from './lib/page-health'

const day = 86_400_000
/** No machine is slow enough to reach the hour by itself. */
const trigger = { kind: 'delay', seconds: 3600 }
const pastTrigger = 3_700_000

const banner = (page: Page) => page.getByRole('region', { name: 'Cookie notice' })
const popup = (page: Page) => page.getByRole('dialog', { name: 'Winter sale' })
/** Not only hidden: the browser tells the page of the closing a little later, and then the hour of it is stored. */
const expectPopupClosed = (page: Page) => expect(page.locator('.popup-overlay')).toHaveCount(0)

async function makeBusySite(): Promise<NewSite> {
  const site = await makeSite('blank')
  const heading = { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'Pots' }] }
  await site.publishHome([{ type: 'text', props: { text: { type: 'doc', content: [heading] } } }])
  await site.changeDocument(api.cookieBanner, {
    isCookieBannerEnabled: true,
    isRestrictiveCookiePolicyEnabled: true,
    cookieBannerCtaVariant: 'button',
    cookieBannerAcceptType: 'opt-in-and-out',
  })
  await site.changeDocument(api.popup, {
    isEnabled: true,
    title: 'Winter sale',
    text: richTextOf('Every mug at half its price.'),
    version: 1,
    displayFrequency: 7,
    enableMobile: true,
    trigger,
  })
  return site
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForFunction(() => window.Sitewright?.lifecycle.isInitialized === true)
  await expect(page.locator('#popup-overlay[data-started]')).toBeAttached()
}

async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole('button', { name, exact: true }))
  await page.keyboard.press('Enter')
}

async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page)
  expect(await fitsTheWindow(page)).toBe(true)
}

test('by keyboard alone a visitor declines, chooses again and accepts, and the popup comes back when it is due', async ({
  page,
}) => {
  const { address } = await makeBusySite()
  const watched = watchPage(page)
  await page.clock.install({ time: new Date('2027-03-01T10:00:00Z') })
  await open(page, address)
  await expect(banner(page)).toBeVisible()
  await expectSound(page)
  await press(page, 'Decline')
  await expect(banner(page)).toHaveCount(0)

  await tabTo(page, page.getByRole('link', { name: 'Cookie settings' }))
  await page.keyboard.press('Enter')
  await expect(banner(page)).toBeFocused()
  await expectSound(page)
  await press(page, 'Accept')
  await expect(banner(page)).toHaveCount(0)

  await page.clock.fastForward(pastTrigger)
  await expect(popup(page)).toBeVisible()
  await expectSound(page)
  await page.keyboard.press('Escape')
  await expectPopupClosed(page)

  await page.clock.fastForward(6 * day)
  await open(page, address)
  await page.clock.fastForward(pastTrigger)
  await expect(popup(page)).toHaveCount(0)
  await page.clock.fastForward(day)
  await open(page, address)
  await expect(banner(page)).toHaveCount(0)
  await page.clock.fastForward(pastTrigger)
  await expect(popup(page)).toBeVisible()
  expect(watched.problems).toEqual([])
})

test('[NAV-020] Escape closes dialog and popup one by one, then leads to the panel; signing in and out needs no mouse', async ({
  page,
}) => {
  const { address, email, password } = await makeBusySite()
  await page.clock.install()
  await open(page, address)
  await page.keyboard.press('Escape')
  const login = page.getByRole('dialog', { name: 'Log in' })
  await expect(login).toBeVisible()
  await expectSound(page)
  await tabTo(page, login.getByRole('link', { name: 'Log in' }))
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/config\/login/)
  await tabTo(page, page.getByLabel('Email address'))
  await page.keyboard.type(email)
  await tabTo(page, page.getByLabel('Password'))
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname.endsWith('/config/'))

  await open(page, `${address}/?noredirect`)
  // Asked of the host, whose answer has no hour's time.
  await page.evaluate(async () => void (await window.Sitewright?.findVisitor()))
  await press(page, 'Decline')
  await page.clock.fastForward(pastTrigger)
  await expect(popup(page)).toBeVisible()
  await page.evaluate(async () => {
    const dialogs = await window.Sitewright?.loadDialogs()
    dialogs?.openDialog({ kind: 'alert', title: 'Sold out', text: 'The last mug was sold.' })
  })
  const alert = page.getByRole('dialog', { name: 'Sold out' })
  await expect(alert).toBeVisible()
  await expectSound(page)
  await page.keyboard.press('Escape')
  await expect(alert).toHaveCount(0)
  await expect(popup(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expectPopupClosed(page)
  expect(new URL(page.url()).pathname).toBe('/')
  await page.keyboard.press('Escape')
  await page.waitForURL((url) => url.pathname.endsWith('/config/'))

  await open(page, `${address}/?noredirect`)
  await page.keyboard.press('Shift+Escape')
  await page.waitForURL(/\/config\/logout/)
  await tabTo(page, page.getByRole('button', { name: 'Sign out' }))
  await page.keyboard.press('Enter')
  await page.waitForURL(/logout=true/)
  const notice = page.getByRole('dialog', { name: 'Logout Successful' })
  await expect(notice).toBeVisible()
  await expectSound(page)
  await page.keyboard.press('Enter')
  await expect(notice).toHaveCount(0)
})

test('a visitor searches from the header by keyboard and sees where the words stand', async ({ page }) => {
  const site = await makeSite('blank')
  const heading = { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'Café bowls' }] }
  await site.publishHome([{ type: 'text', props: { text: { type: 'doc', content: [heading] } } }])
  await site.changeDocument(api.siteHeaderFooterDocument, {
    header: { parts: { brand: true, navigation: true, social: false, search: true } },
  })
  const watched = watchPage(page)
  await page.goto(site.address)
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Search' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search this site' }).fill('cafe bowl')
  await page.keyboard.press('Enter')
  await expect(page.locator('.search-results mark')).toHaveText(['Café', 'bowls'])
  await expectSound(page)
  expect(watched.problems).toEqual([])
})
