import { expect, test } from '@playwright/test'
import { api } from '@sitewright/model/routes/api'
import sharp from 'sharp'
import { confirmEmail } from './lib/confirm-email'
import { enterAs, makeSite } from './lib/new-site'
import { expectAccessible } from './lib/page-health'

/** The address of a call within the panel of a site. */
const at = (path: string) => (url: URL) => url.pathname.replace(/^\/sites\/[^/]+/, '') === path

test('[EDIT-035] [EDIT-036] [EDIT-043] [EDIT-044] [EDIT-046] what cannot be loaded, found, sent or renamed is told, and settings save themselves', async ({
  page,
  context,
}) => {
  const site = await makeSite('blank')
  await enterAs(context, site)
  const title = () => expect.poll(async () => (await site.client.get(api.siteSettings)).body.body.title)

  // A value that cannot be stored stays in its field, is told there and goes nowhere.
  await page.route(at(api.timeZones), (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.goto(`${site.address}/config/settings/site`)
  const form = page.getByRole('form', { name: 'Site' })
  await expect(form.getByText('Unable to load timezones. Please try again.')).toBeVisible()
  await expect(form.getByLabel('Time zone')).toHaveValue('Europe/London')
  await form.getByLabel('Title').fill('')
  await expect(form.getByText('Enter a site title.')).toHaveCount(0)
  await form.getByLabel('Title').blur()
  await expect(form.getByText('Enter a site title.').first()).toBeVisible()
  await expect(form.getByRole('status')).toContainText('Not saved')
  await form.getByLabel('Tagline').fill('Pots and bowls')
  await expect
    .poll(async () => (await site.client.get(api.siteSettings)).body.body)
    .toMatchObject({ title: 'Journey', tagline: 'Pots and bowls' })
  await expect(form.getByLabel('Title')).toHaveValue('')
  await expectAccessible(page)
  await form.getByLabel('Title').fill('Harbour Kiln')
  await title().toBe('Harbour Kiln')
  await expect(form.getByRole('status')).toContainText('Saved')
  await page.unrouteAll()
  await form.getByRole('button', { name: 'Try again' }).click()
  await form.getByLabel('Time zone').selectOption('America/New_York')
  await expect(page.getByRole('button', { name: 'Undo: change the site' })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(form.getByLabel('Time zone')).toHaveValue('Europe/London')
  await page.keyboard.press('ControlOrMeta+z')
  await title().toBe('Journey')

  // A page and a file that are not there.
  await page.goto(`${site.address}/config/pages/${'a'.repeat(24)}`)
  await expect(page.getByRole('alert').getByRole('heading', { name: 'Unable to locate content' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Open first page' }).click()
  await expect(page.getByText('This page is empty.')).toBeVisible()

  // An upload and a rename that the host does not take.
  await page.goto(`${site.address}/config/assets/${'a'.repeat(24)}`)
  await expect(page.getByText('Unable to locate content')).toBeVisible()
  const buffer = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#845' } })
    .png()
    .toBuffer()
  await page.route(at(api.assets), (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
  )
  await page.locator('input[type=file]').first().setInputFiles({ name: 'cup.png', mimeType: 'image/png', buffer })
  const queue = page.getByRole('region', { name: 'Upload queue' })
  await expect(queue).toContainText('There was a problem while uploading your file.')
  await page.unrouteAll()
  await queue.getByRole('button', { name: 'Retry cup.png' }).click()
  await page.getByRole('button', { name: 'Open cup.png' }).click()
  await page.route('**/api/assets/**', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
  )
  await page.getByLabel('File name').fill('bowl.png')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    'There was a problem while renaming your file.',
  )
  await page.unrouteAll()

  // The pages themselves.
  await page.route(at(api.pages), (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.goto(`${site.address}/config/pages`)
  await expect(page.getByText('Unable to load collections')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('This page is empty.')).toBeVisible()
})

test('a domain is added with the records that its DNS needs, refused at its field, removed and brought back', async ({
  page,
  context,
}) => {
  const site = await makeSite('blank')
  await confirmEmail(site)
  await enterAs(context, site)
  await page.goto(`${site.address}/config/settings/domains`)
  await expect(page.getByText('No domains yet')).toBeVisible()
  const field = page.getByLabel('Domain', { exact: true })
  await field.fill('not a domain')
  await field.press('Enter')
  await expect(page.getByText('Enter a domain such as www.example.com.')).toBeVisible()
  await field.fill('https://www.kiln.example/')
  await field.press('Enter')
  const row = page.getByRole('listitem').filter({ hasText: 'www.kiln.example' })
  await expect(row).toContainText('Waiting for DNS records')
  await expect(row).toContainText('_sitewright.www.kiln.example')
  await expect(field).toHaveValue('')
  await page.route('**/check*', (route) =>
    route.fulfill({ status: 409, json: { error: 'We can’t find the TXT record yet.' } }),
  )
  await row.getByRole('button', { name: 'Check now' }).click()
  await expect(row.getByRole('alert')).toContainText('We can’t find the TXT record yet.')
  await expectAccessible(page)
  await row.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('No domains yet')).toBeVisible()
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click()
  await expect(row).toBeVisible()
})
