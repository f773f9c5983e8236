import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { enterAs, makeSite } from './lib/new-site'
import { expectAccessible } from './lib/page-health'

test('an owner makes a list, imports a file with errors, finds somebody and exports', async ({ page, context }) => {
  const site = await makeSite('blank')
  await enterAs(context, site)
  await page.goto(`${site.address}/config/marketing`)
  await page.getByRole('button', { name: 'Create mailing list' }).click()
  await page.getByLabel('List name').fill('Studio letters')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Studio letters' })).toBeVisible()

  await page.getByRole('button', { name: 'Import contacts' }).click()
  const dialog = page.getByRole('dialog')
  const csv = 'Name,Email\nAda,ada@example.com\nNobody,not-an-address\n"=1+1",bob@example.com\n'
  await dialog.getByLabel('Choose a CSV file').setInputFiles({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csv),
  })
  await expect(dialog.getByRole('cell', { name: 'not-an-address' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(dialog.getByText('Say how these people agreed to get your emails.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('How did these people agree').fill('At the market')
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(dialog.getByText('Import finished.')).toBeVisible()
  const saving = page.waitForEvent('download')
  await dialog.getByRole('link', { name: 'Download rows with errors' }).click()
  const errors = await readFile(await (await saving).path(), 'utf8')
  expect(errors).toContain('3,This is not an email address.,"Nobody, not-an-address"')
  await dialog.getByRole('button', { name: 'Done' }).click()

  await page.getByRole('link', { name: 'ada@example.com' }).focus()
  await page.keyboard.press('x')
  await expect(page.getByRole('checkbox', { name: 'Select ada@example.com' })).toBeChecked()
  await page.keyboard.press('x')
  await expect(page.getByRole('checkbox', { name: 'Select ada@example.com' })).not.toBeChecked()

  await page.getByLabel('Search contacts').fill('bob')
  await expect(page.getByRole('link', { name: 'ada@example.com' })).toHaveCount(0)
  const exporting = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export' }).click()
  const exported = await readFile(await (await exporting).path(), 'utf8')
  expect(exported).toContain('bob@example.com,"\'=1+1",subscribed,import,')
  expect(exported).not.toContain('ada@example.com')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'bob@example.com' }).click()
  await expect(page.getByText('people.csv: At the market')).toBeVisible()
  await expectAccessible(page)
})
