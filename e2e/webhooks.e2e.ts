import { expect, test } from '@playwright/test'
import { enterAs, makeSite } from './lib/new-site'
import { expectAccessiblePart } from './lib/page-health'

test('[SHOP-141] an owner adds a webhook, copies its secret, sends a test event, reads its log and resends from there', async ({
  page,
}) => {
  const site = await makeSite('harbour-kiln')
  await enterAs(page.context(), site)
  await page.goto(`${site.address}/config/store/webhooks`)
  await page.getByRole('button', { name: 'Add webhook' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add webhook' })
  await dialog.getByRole('button', { name: 'Add webhook' }).click()
  await expect(dialog.getByText('Enter a URL such as https://example.com/events.')).toBeVisible()
  // No host calls a machine of a private network, so what the log says is known.
  await dialog.getByLabel('URL').fill('http://10.0.0.1/hook')
  await dialog.getByLabel('Variant sold out').check()
  await expectAccessiblePart(page, 'dialog', 'the editor of a webhook')
  await dialog.getByRole('button', { name: 'Add webhook' }).click()
  const secret = page.getByRole('dialog', { name: 'Signing secret' })
  await expect(secret.getByText(/^whsec_/)).toBeVisible()
  await expectAccessiblePart(page, 'dialog', 'a signing secret')
  await secret.getByRole('button', { name: 'Done' }).click()

  const row = page.getByRole('row', { name: /10\.0\.0\.1/ })
  await expect(row).toContainText('Order placed, Order paid and 1 more')
  await expect(row).not.toContainText('whsec_')
  await expectAccessiblePart(page, '.store', 'the list of webhooks')
  const choose = async (action: string) => {
    await row.getByRole('button', { name: 'Actions for 10.0.0.1' }).click()
    await page.getByRole('menuitem', { name: action }).click()
  }
  await choose('Send test event')
  const notes = page.getByRole('region', { name: 'Notifications' })
  await expect(notes.getByText('Test event failed. This URL isn’t on the public internet.')).toBeVisible()
  await choose('Deliveries')
  const log = page.getByRole('dialog', { name: 'Deliveries to 10.0.0.1' })
  await expect(log.getByRole('listitem')).toHaveCount(1)
  await expect(log.getByRole('listitem')).toContainText('Failed')
  await expectAccessiblePart(page, 'dialog', 'the log of a webhook')
  await log.getByText('Delivered', { exact: true }).click()
  await expect(log.getByText('No such deliveries')).toBeVisible()
  await log.getByText('All', { exact: true }).click()
  await expect(log.getByRole('listitem')).toHaveCount(1)
  await log.getByRole('button', { name: 'Resend Test event' }).click()
  await expect(log.getByRole('listitem')).toContainText('2 attempts')
  await log.getByRole('button', { name: 'Close' }).click()

  await choose('Turn off')
  await expect(row).toContainText('Off')
  await choose('Renew secret')
  await page.getByRole('button', { name: 'Renew secret' }).click()
  await expect(secret.getByText(/^whsec_/)).toBeVisible()
  await secret.getByRole('button', { name: 'Done' }).click()
  await choose('Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No webhooks yet')).toBeVisible()
})
