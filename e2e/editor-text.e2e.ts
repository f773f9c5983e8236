import { expect, type Page, test } from '@playwright/test'
import { enterAs, makeSite } from './lib/new-site'

const frameOf = (page: Page) => page.frameLocator('.canvas-frame')
const writing = (page: Page) => frameOf(page).locator('[data-text-editing]')
const blockOf = (page: Page, kind: string) =>
  frameOf(page)
    .getByRole('group', { name: new RegExp(`^${kind} block`) })
    .first()

test('a button is renamed in place, and its drawer keeps what cannot be applied', async ({ page, context }) => {
  const site = await makeSite('harbour-kiln')
  await enterAs(context, site)
  await page.goto(`${site.address}/config/`)
  const block = blockOf(page, 'Button')
  await block.dblclick()
  await expect(writing(page)).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('See the bowls')
  await page.keyboard.press('Enter')
  await expect(block.getByRole('link')).toHaveText('See the bowls')

  await page.getByRole('toolbar', { name: 'Button actions' }).getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByLabel('Words').fill('')
  await expect(page.getByText('A button needs a text.')).toBeVisible()
  await expect(block.getByRole('link')).toHaveText('See the bowls')
  await page.getByLabel('Words').fill('Bowls')
  await expect(block.getByRole('link')).toHaveText('Bowls')
  await page.getByRole('radio', { name: 'Secondary' }).check({ force: true })
  await expect(block.getByRole('link')).toHaveAttribute('data-kind', 'secondary')
  await page.getByLabel('Leads to').fill('/nowhere')
  await expect(page.getByText('No page of this site has this address').first()).toBeVisible()
})
