import { expect, test } from '@playwright/test'
import { createItemOwner } from '@sitewright/testkit/sites/test-items'
import { enterAs, makeSite } from './lib/new-site'
import { expectAccessible } from './lib/page-health'

test('[COLL-005] posts are listed, added and changed on a small screen', async ({ page, context }) => {
  const site = await makeSite('blank')
  const owner = createItemOwner(site.client)
  const blog = await owner.addCollection('blog', 'Journal')
  await owner.addPublishedItem(blog, { title: 'A day at the kiln', item: { tags: ['kiln'] } }, 'Words')
  await enterAs(context, site)
  await page.goto(`${site.address}/config/collections/${blog}`)
  const rows = page.locator('.item-table tbody tr[data-row]')
  await expect(rows).toHaveCount(1)
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(await overflow()).toBeLessThanOrEqual(0)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Add post' }).click()
  await page.getByRole('dialog', { name: 'Add post' }).getByLabel('Title').fill('Second firing')
  await page.keyboard.press('Enter')
  await expect(page.frameLocator('.canvas-frame').getByRole('textbox', { name: 'Title' })).toHaveText('Second firing')
  await page.getByRole('navigation', { name: 'Panel' }).getByRole('link', { name: 'Pages' }).click()
  await expect(page.getByRole('form', { name: 'Settings' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Journal' }).click()
  await expect(rows).toHaveCount(2)
})
