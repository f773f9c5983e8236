import { expect, test } from '@playwright/test'
import { panelAddress, platform, siteAddress } from './lib/host'
import { expectAccessible, fitsTheWindow } from './lib/page-health'

test('an account is made with errors at their fields, then a site from a template, and its panel opens', async ({
  page,
}, info) => {
  const name = `lighthouse-${info.project.name}-${process.pid}`
  await page.goto(platform)
  expect(await fitsTheWindow(page)).toBe(true)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Start your site' }).click()
  await page.getByLabel('Your name').fill('Ada Potter')
  await page.getByLabel('Email address').fill(`${name}@example.com`)
  await page.getByLabel('Password').fill('password')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This password is too common. Choose another.')).toBeVisible()
  await expect(page.getByLabel('Email address')).toHaveValue(`${name}@example.com`)
  await expectAccessible(page)
  await page.getByLabel('Password').fill('clay-on-the-wheel')
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/sites/)
  await page
    .getByRole('link', { name: /new site|create site|first site/i })
    .first()
    .click()
  await expectAccessible(page)
  await page.getByLabel('Title').fill('Lighthouse Pottery')
  await page.getByLabel('Address').fill(name)
  await page.getByText('Harbour & Kiln').first().click()
  await page.getByRole('button', { name: /make|create/i }).click()
  await expect(page).toHaveURL(new RegExp(`^${panelAddress(name)}/config/`))
  await expect(page.frameLocator('.canvas-frame').locator('h1')).toBeVisible()
  await page.goto(`${siteAddress(name)}/?noredirect`)
  await expect(page).toHaveTitle('Lighthouse Pottery')

  await page.goto(`${platform}/sites`)
  await expect(page.getByRole('link', { name: 'Visit Lighthouse Pottery' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Edit Lighthouse Pottery' }).click()
  await expect(page).toHaveURL(new RegExp(`^${panelAddress(name)}/config/`))
})
