import { expect, type Page, test } from '@playwright/test'
import { api } from '@sitewright/model/routes/api'
import { runByPalette, tabTo } from './lib/keyboard'
import { clientOn, enterAs, makeSite, type NewSite } from './lib/new-site'
import { expectAccessible } from './lib/page-health'

const sectionsOf = (page: Page) => page.frameLocator('.canvas-frame').locator('main > [data-section-id]')
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Add a section' })

async function expectSaved(page: Page) {
  await expect(page.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible()
}

async function readAsVisitor(site: NewSite, path: string): Promise<string> {
  return (await clientOn(site.client.host.split(':')[0] ?? '').get(path)).text
}

test('by mouse, a blank page becomes a published page of three designed sections', async ({ page, context }) => {
  const site = await makeSite('blank')
  await enterAs(context, site)
  await page.goto(`${site.address}/config/`)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Page' }).click()
  await page.getByLabel('Title').fill('Our place')
  await page.getByRole('radio', { name: 'Blank' }).check({ force: true })
  await page.getByRole('dialog', { name: 'Add a page' }).getByRole('button', { name: 'Add', exact: true }).click()

  await page.getByText('This page is empty.').waitFor()
  await page.getByRole('button', { name: 'Add a section' }).click()
  await dialogOf(page).getByRole('tab', { name: 'Intro' }).click()
  await expect(dialogOf(page).locator('.miniature iframe').first()).toBeVisible()
  await expectAccessible(page)
  await dialogOf(page).getByRole('button', { name: 'Words beside a picture' }).click()
  await expect(sectionsOf(page)).toHaveCount(1)

  await page.getByRole('button', { name: 'Add a section below' }).first().click()
  await dialogOf(page).getByRole('tab', { name: 'Prices' }).click()
  await dialogOf(page).getByRole('button', { name: 'Three plans' }).click()
  await expect(sectionsOf(page)).toHaveCount(2)

  await page.getByRole('button', { name: 'Add a section below' }).first().click()
  await dialogOf(page).getByLabel('Search sections').fill('opening hours')
  await dialogOf(page).getByRole('button', { name: 'Opening hours', exact: true }).click()
  await expect(sectionsOf(page)).toHaveCount(3)

  await expectSaved(page)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('is published.').last()).toBeVisible()
  const published = await readAsVisitor(site, '/our-place')
  expect(published.match(/<section[^>]*data-section-id/g)?.length).toBeGreaterThanOrEqual(3)
  expect(published).toContain('Well made things for every day')
  expect(published).toContain('Choose Studio')
  expect(published).toContain('First Sunday')
  expect(published).not.toContain('Choose a picture')
})

test('by keyboard alone, three sections are found, added, reordered, kept and published', async ({ page, context }) => {
  const site = await makeSite('blank')
  await enterAs(context, site)
  const made = (await site.client.post(api.pages, { title: 'By keys' })).body
  await page.goto(`${site.address}/config/pages/${made.id}`)
  await page.getByText('This page is empty.').waitFor()

  for (const [count, words] of ['One big statement', 'Three voices', 'Centred banner'].entries()) {
    await runByPalette(page, 'Add a section')
    await expect(dialogOf(page).getByLabel('Search sections')).toBeFocused()
    await page.keyboard.type(words)
    await tabTo(page, dialogOf(page).getByRole('button', { name: words }))
    await page.keyboard.press('Enter')
    await expect(sectionsOf(page)).toHaveCount(count + 1)
  }

  await runByPalette(page, 'Sections of this page')
  const rows = page.locator('.section-row-name')
  await expect(rows).toHaveCount(3)
  const before = await sectionsOf(page).evaluateAll((all) => all.map((it) => (it as HTMLElement).dataset.sectionId))
  await tabTo(page, rows.nth(2))
  await page.keyboard.press('Alt+ArrowUp')
  await expect(page.getByText('is now section 2 of 3.')).toBeAttached()
  await expect
    .poll(() => sectionsOf(page).evaluateAll((all) => all.map((it) => (it as HTMLElement).dataset.sectionId)))
    .toEqual([before[0], before[2], before[1]])

  await tabTo(page, page.getByRole('button', { name: 'Settings of Section 1' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Keep for other pages' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Keep this section' }).getByLabel('Name')).toBeFocused()
  await page.keyboard.type('Our statement')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await site.client.get(api.sectionPresets)).body.presets.length).toBe(1)

  await expectSaved(page)
  await tabTo(page, page.getByRole('button', { name: 'Publish', exact: true }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('is published.').last()).toBeVisible()
  const published = await readAsVisitor(site, '/by-keys')
  const places = ['Design is how a good idea', 'Come and see for yourself', 'What people say'].map((it) =>
    published.indexOf(it),
  )
  expect(places.every((place) => place > 0)).toBe(true)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})
