import { expect, type Page, test } from '@playwright/test'
import { starterSite } from './lib/host'
import { makeSite } from './lib/new-site'
import { untilQuiet, watchPage } from './lib/page-health'

async function untilStarted(page: Page): Promise<void> {
  await page.waitForFunction(() => window.Sitewright?.lifecycle.isInitialized === true)
}

test('after a visit to another page and back, the menu and the keyboard work as before', async ({ page }) => {
  const watched = watchPage(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(starterSite)
  await untilStarted(page)
  const button = page.getByRole('button', { name: 'Open menu' })
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await button.click()
  await menu.getByRole('link', { name: 'Visit', exact: true }).click()
  await page.waitForURL(`${starterSite}/visit`)
  await untilStarted(page)
  await page.goBack()
  await page.waitForURL(`${starterSite}/`)
  await untilStarted(page)
  await expect(menu).toBeHidden()
  await button.click()
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  expect(watched.problems).toEqual([])
})

test('a page that the browser kept whole comes back with nothing lying over it', async ({
  playwright,
  launchOptions,
}) => {
  // Driven browsers keep no pages unless they are asked to.
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const watched = watchPage(page)
  await page.goto(starterSite)
  await untilStarted(page)
  await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''))
  const button = page.getByRole('button', { name: 'Open menu' })
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await button.click()
  await menu.getByRole('link', { name: 'Visit', exact: true }).click()
  await page.waitForURL(/\/visit$/)
  await untilStarted(page)
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-kept', '')
  await expect(menu).toBeHidden()
  await button.click()
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  expect(watched.problems).toEqual([])
  await browser.close()
})

test('embedded content is asked for when the visitor wants it, and not before', async ({ page }) => {
  const watched = watchPage(page)
  const site = await makeSite('blank')
  const address = 'https://maps.example/here'
  await site.publishHome([{ type: 'embed', props: { title: 'Where we are', address } }])
  await page.route('https://maps.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>The harbour</p>' }),
  )
  await page.goto(site.address)
  await untilStarted(page)
  await untilQuiet(page)
  const show = page.getByRole('button', { name: 'Show content from maps.example' })
  await expect(show).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(watched.problems).toEqual([])
  await show.click()
  await expect(page.frameLocator('iframe[title="Where we are"]').getByText('The harbour')).toBeVisible()
  await expect(show).toHaveCount(0)
  expect(watched.problems).toEqual([`third party: ${address}`])
})
