import { expect, test } from '@playwright/test'
import { platform } from './lib/host'
import { makeSite } from './lib/new-site'
import { expectAccessible, fitsTheWindow } from './lib/page-health'
import { addressInMail } from './lib/read-mail'

test('a forgotten password is replaced by mail, and the outbox of the site shows its mails', async ({ page }) => {
  const site = await makeSite('harbour-kiln')
  await page.goto(`${platform}/login`)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByLabel('E-mail address').fill(site.email)
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText('a mail with the next step is on its way')).toBeVisible()
  await expectAccessible(page)

  await page.goto(await addressInMail(site.email, 'Choose a new password'))
  await page.getByLabel('New password').fill('short')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please write at least 8 characters.')).toBeVisible()
  await expectAccessible(page)
  expect(await fitsTheWindow(page)).toBe(true)
  await page.getByLabel('New password').fill('glaze-over-everything')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your password is changed')).toBeVisible()

  await page.goto(await addressInMail(site.email, 'Confirm your e-mail address'))
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(page.getByRole('main')).toContainText(/is confirmed|no longer works/)

  await page.goto(`${site.address}/config/settings/outbox`)
  await page.getByLabel('E-mail address').fill(site.email)
  await page.getByLabel('Password').fill('glaze-over-everything')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Send me a test mail' }).click()
  await expect(async () => {
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(page.getByRole('button', { name: /^Read:/ })).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 30_000 })
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Read:/ }).click()
  await expect(page.frameLocator('.mail-frame').getByRole('heading', { name: 'Mail works' })).toBeVisible()
  expect(await fitsTheWindow(page)).toBe(true)
  await page.keyboard.press('Escape')

  await page.goto(`${site.address}/config/settings/background-work`)
  await expect(page.getByText('Everything is done')).toBeVisible()
  await expectAccessible(page)
})
