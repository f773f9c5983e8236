import { expect, type Page, test } from '@playwright/test'
import { api } from '@sitewright/model/routes/api'
import { enterAs, makeSite, type NewSite } from './lib/new-site'
import { expectAccessible } from './lib/page-health'

let site: NewSite
test.beforeAll(async () => {
  site = await makeSite('blank')
  const heading = { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'Pots' }] }
  await site.publishHome([{ type: 'text', props: { text: { type: 'doc', content: [heading] } } }])
})

test.beforeEach(({ context }) => enterAs(context, site))

const openSettings = (page: Page, part: string) => page.goto(`${site.address}/config/settings/${part}`)
const preview = (page: Page) => page.frameLocator('.overlay-preview iframe')

/** Nothing is pressed to save: the host has it a moment after the last change. */
const stored = (address: string) => expect.poll(async () => (await site.client.get(address)).body.body)

test('[OVER-003] [OVER-044] the cookie banner is seen on the page while it is designed, and saves itself', async ({
  page,
}) => {
  await openSettings(page, 'cookies')
  const banner = preview(page).getByRole('region', { name: 'Cookie notice' })
  await expect(banner).toContainText('By using this website')
  await page.getByLabel('Text', { exact: true }).fill('We bake <b>cookies</b>.')
  await page.getByLabel('Shape').selectOption('popup')
  await page.getByLabel('Position').selectOption('top-right')
  await page.getByLabel('Buttons').selectOption('button')
  await page.getByLabel('Choices').selectOption('opt-in-and-out')
  await expect(banner).toContainText('We bake cookies.')
  await expect(banner).toHaveAttribute('data-position', 'top-right')
  await expect(banner.getByRole('button', { name: 'Decline' })).toBeVisible()
  await page.getByLabel('Show cookie banner').check()
  await expectAccessible(page)
  await stored(api.cookieBanner).toMatchObject({
    isCookieBannerEnabled: true,
    cookieBannerVariant: 'popup',
    cookieBannerPosition: 'top-right',
  })
})

test('bars and popup are seen on the page while they are designed', async ({ page }) => {
  await openSettings(page, 'mobile-info-bar')
  await page.getByLabel('Show mobile info bar').check()
  await page.getByLabel('Phone').fill('+44 123')
  await expect(preview(page).getByRole('link', { name: 'Call' })).toBeVisible()
  await stored(api.mobileInfoBar).toMatchObject({ isEnabled: true, phone: '+44 123' })
  await openSettings(page, 'badges')
  await page.getByLabel('Show the “Made with” badge').check()
  await expect(preview(page).getByRole('link', { name: 'Made with Sitewright' })).toBeVisible()
  await stored(api.badges).toMatchObject({ isBadgeEnabled: true })
  await openSettings(page, 'popup')
  await page.getByLabel('Title').fill('Winter sale')
  await expect(preview(page).getByRole('heading', { name: 'Winter sale' })).toBeVisible()
  await page.getByLabel('Opens').selectOption('scroll')
  await page.getByLabel('Scroll depth').selectOption('75')
  await page.getByLabel('Show popup').check()
  await expectAccessible(page)
  await stored(api.popup).toMatchObject({
    isEnabled: true,
    title: 'Winter sale',
    trigger: { kind: 'scroll', percent: 75 },
  })
})

test('an announcement is written, seen, saved and taken back', async ({ page }) => {
  await openSettings(page, 'announcement')
  await page.getByLabel('Show announcement bar').check()
  await page.getByRole('textbox', { name: 'Text' }).fill('Open late on Fridays')
  await expect(preview(page).getByRole('region', { name: 'Announcement' })).toContainText('Open late on Fridays')
  await expectAccessible(page)
  await stored(api.announcement).toMatchObject({
    isEnabled: true,
    text: { content: [{ content: [{ text: 'Open late on Fridays' }] }] },
  })
  await page.getByRole('button', { name: 'Undo: change the announcement bar' }).click()
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveText('')
  await stored(api.announcement).toMatchObject({ isEnabled: true, text: { content: [] } })
})
