import { expect, test } from '@playwright/test'
import { platform } from './lib/host'
import { makeSite } from './lib/new-site'
import { expectAccessible, fitsTheWindow } from './lib/page-health'
import { addressInMail } from './lib/read-mail'

test('a forgotten password is replaced by mail, and the outbox of the site shows its mails', async ({ page }) => {
  const site = await makeSite('harbour-kiln')
  await page.goto(`${platform}/login`)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByLabel('Email address').fill(site.email)
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText('we’ve sent an email with a link')).toBeVisible()
  await expectAccessible(page)

  await page.goto(await addressInMail(site.email, 'Choose a new password'))
  await page.getByLabel('New password').fill('short')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Use at least 8 characters.')).toBeVisible()
  await expectAccessible(page)
  expect(await fitsTheWindow(page)).toBe(true)
  await page.getByLabel('New password').fill('glaze-over-everything')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Password changed')).toBeVisible()

  await page.goto(await addressInMail(site.email, 'Confirm your email address'))
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Confirm email address' }).click()
  await expect(page.getByRole('main')).toContainText(/is confirmed|has expired/)

  await page.goto(`${site.address}/config/settings/outbox`)
  await page.getByLabel('Email address').fill(site.email)
  await page.getByLabel('Password').fill('glaze-over-everything')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Send test email' }).click()
  await expect(async () => {
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(page.getByRole('button', { name: /^Read:/ })).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 30_000 })
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Read:/ }).click()
  await expect(page.frameLocator('.mail-frame').getByRole('heading', { name: 'Your email works' })).toBeVisible()
  expect(await fitsTheWindow(page)).toBe(true)
  await page.keyboard.press('Escape')

  await page.goto(`${site.address}/config/settings/background-work`)
  await expect(page.getByText('No tasks')).toBeVisible()
  await expectAccessible(page)
})
