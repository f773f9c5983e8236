import { expect, type Page, test } from '@playwright/test'
import { api } from '@sitewright/model/routes/api'
import { richTextOf } from '@sitewright/model/text/rich-text'
import { watchLayoutShift } from './lib/layout-shift'
import { makeSite, type NewSite } from './lib/new-site'
import { expectAccessible, fitsTheWindow } from './lib/page-health'

const heading = { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'Pots for every day' }] }
const lines = richTextOf(...Array.from({ length: 60 }, (_, index) => `Line ${index + 1} about clay, fire and glaze.`))

let site: NewSite
test.beforeAll(async () => {
  site = await makeSite('blank')
  const text = { type: 'doc', content: [heading, ...lines.content] }
  await site.publishHome([{ type: 'text', props: { text } }])
})

async function open(page: Page): Promise<void> {
  await page.goto(site.address)
  await page.waitForFunction(() => window.Sitewright?.lifecycle.isInitialized === true)
}

test('[OVER-001] [OVER-032] all overlays stand on one page, in every look of the banner, and the page stays sound', async ({
  page,
}) => {
  await site.changeDocument(api.announcement, { isEnabled: true, text: richTextOf('Open late on Fridays'), href: '/' })
  await site.changeDocument(api.badges, { isBadgeEnabled: true })
  await site.changeDocument(api.mobileInfoBar, {
    isEnabled: true,
    email: 'a@example.com',
    phone: '123456',
    hours: '9 to 5',
  })
  for (const [variant, position, theme, cta] of [
    ['bar', 'bottom', 'dark', 'icon'],
    ['bar', 'top', 'light', 'button'],
    ['popup', 'bottom-right', 'dark', 'button'],
    ['popup', 'top-left', 'light', 'text'],
  ]) {
    await site.changeDocument(api.cookieBanner, {
      isCookieBannerEnabled: true,
      cookieBannerAcceptType: 'opt-in-and-out',
      cookieBannerVariant: variant,
      cookieBannerPosition: position,
      cookieBannerTheme: theme,
      cookieBannerCtaVariant: cta,
    })
    await open(page)
    await expect(page.getByRole('region', { name: 'Cookie notice' })).toBeInViewport()
    await expect(page.getByRole('region', { name: 'Announcement' })).toHaveCount(1)
    await expect(page.getByRole('link', { name: 'Made with Sitewright' })).toBeVisible()
    await expect(page.getByRole('complementary', { name: 'Contact' })).toHaveCount(
      (page.viewportSize()?.width ?? 0) > 1024 ? 0 : 1,
    )
    expect(await fitsTheWindow(page)).toBe(true)
    await expectAccessible(page)
  }
  await page.getByRole('button', { name: 'Accept' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Cookie notice' })).toHaveCount(0)
  await site.changeDocument(api.cookieBanner, { isCookieBannerEnabled: false })
})

test('[OVER-064] the announcement bar moves nothing, is closed for good, and comes back with other words', async ({
  page,
}) => {
  const readShift = await watchLayoutShift(page)
  const bar = page.getByRole('region', { name: 'Announcement' })
  await site.changeDocument(api.announcement, { isEnabled: true, text: richTextOf('Closed on Monday'), href: '' })
  await open(page)
  await expect(bar).toBeVisible()
  expect(await readShift()).toBeLessThan(0.005)
  await expect(async () => {
    await page.getByRole('button', { name: 'Close announcement' }).click({ timeout: 2000 })
    await expect(bar).toHaveCount(0, { timeout: 2000 })
  }).toPass()
  await open(page)
  await expect(bar).toBeHidden()
  expect(await readShift()).toBeLessThan(0.005)
  await site.changeDocument(api.announcement, { text: richTextOf('Open on Monday after all') })
  await open(page)
  await expect(bar).toBeVisible()
})

test('[OVER-066] [OVER-067] the mobile info bar is there up to 1024 pixels and not above', async ({ page }) => {
  const bar = page.locator('.mobile-info-bar')
  await site.changeDocument(api.mobileInfoBar, {
    isEnabled: true,
    email: 'a@example.com',
    phone: '123456',
    hours: '9 to 5',
  })
  await page.setViewportSize({ width: 1024, height: 800 })
  await open(page)
  await expect(bar).toBeVisible()
  await bar.getByRole('button', { name: 'Hours' }).click()
  await expect(page.getByText('9 to 5')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByText('9 to 5')).toBeHidden()
  await page.setViewportSize({ width: 1025, height: 800 })
  await expect(bar).toBeHidden()
})
