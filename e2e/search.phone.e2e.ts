import { expect, type Page, test } from '@playwright/test'
import { makeSite } from './lib/new-site'
import { expectAccessible, fitsTheWindow, watchPage } from './lib/page-health'

const saying = (text: string) => ({
  type: 'text',
  props: {
    text: { type: 'doc', content: [{ type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text }] }] },
  },
})

async function makeSearchedSite() {
  const site = await makeSite('blank')
  await site.publishHome([saying('Celadon and herons'), { type: 'search', props: {} }])
  return site
}

const field = (page: Page) => page.getByLabel('Search this site')

test('[COLL-061] [SRCH-004] results stand below the search block while a visitor types, and keys open one', async ({
  page,
}) => {
  const site = await makeSearchedSite()
  const watched = watchPage(page)
  await page.goto(site.address)
  await page.waitForFunction(() => window.Sitewright?.lifecycle.isInitialized === true)
  await field(page).pressSequentially('celedon')
  const results = page.getByRole('listbox', { name: 'Search results' })
  await expect(results.getByRole('option')).toHaveCount(1)
  await expectAccessible(page)
  expect(await fitsTheWindow(page)).toBe(true)
  await page.keyboard.press('ArrowDown')
  await expect(results.getByRole('option')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(results).toBeHidden()
  await field(page).pressSequentially(' ')
  await expect(results).toBeVisible()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/search\?q=celedon/)
  await expect(page.locator('.search-results mark').first()).toHaveText('Celadon')
  await expectAccessible(page)
  expect(await fitsTheWindow(page)).toBe(true)
  expect(watched.problems).toEqual([])
})

test('[SRCH-005] what cannot be loaded is said below the field, and the form still leads to the search page', async ({
  page,
}) => {
  const site = await makeSearchedSite()
  await page.route('**/api/search?*', (route) => route.abort())
  await page.goto(site.address)
  await page.waitForFunction(() => window.Sitewright?.lifecycle.isInitialized === true)
  await field(page).pressSequentially('celadon')
  await expect(page.locator('.search-note')).toHaveText('Unable to load results')
  await expect(page.locator('.search').getByRole('status')).toHaveText('Unable to load results')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/search\?q=celadon/)
})

test('[COLL-061] without scripts the search block leads to the search page', async ({ browser }) => {
  const site = await makeSearchedSite()
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(site.address)
  await field(page).fill('celadon')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/search\?q=celadon/)
  await expect(page.locator('.search-results a')).toHaveCount(1)
  await context.close()
})
