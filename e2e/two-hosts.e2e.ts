import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { type SpawnedHost, spawnHost } from './lib/spawn-host'

let host: SpawnedHost
test.beforeAll(async () => {
  const names = { PLATFORM_HOST: 'panel.localhost', SITES_HOST: 'sites.localhost' }
  host = await spawnHost({ settings: { ...names, LOAD_STARTER_SITE: 'false' } })
})
test.afterAll(() => host.stop())

async function signUp(page: Page, platform: string): Promise<void> {
  await page.goto(`${platform}/signup`)
  await page.getByLabel('Your name').fill('Ada Potter')
  await page.getByLabel('Email address').fill('ada@example.com')
  await page.getByLabel('Password').fill('clay-on-the-wheel')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${platform}/sites`)
}

test('[SEC-11] [SEC-26] with sites on a domain of their own one signs up, makes a site, works in its panel, sees it and logs out', async ({
  page,
  context,
}) => {
  const platform = `http://panel.localhost:${host.port}`
  const [site, panel] = [`http://harbor.sites.localhost:${host.port}`, `${platform}/sites/harbor`]
  await signUp(page, platform)
  await page.goto(`${platform}/sites/new`)
  await page.getByLabel('Title').fill('Harbor')
  await page.getByLabel('Address').fill('harbor')
  await page.locator('form button[type=submit]').last().click()
  await expect(page).toHaveURL(new RegExp(`^${panel}/config/`))
  await expect(page.frameLocator('.canvas-frame').locator('h1')).toBeVisible()

  await page.keyboard.press('Escape')
  const preview = page.getByRole('dialog', { name: /^Full-screen preview/ })
  const opened = context.waitForEvent('page')
  await preview.getByRole('button', { name: 'Preview with custom code' }).click()
  const draft = await opened
  await expect(draft).toHaveURL(new RegExp(`^${site}/_preview/`))
  await expect(draft.locator('h1')).toBeVisible()
  await draft.close()
  await preview.getByRole('button', { name: 'End preview (Esc)' }).click()

  await page.goto(`${site}/config/assets`)
  await expect(page).toHaveURL(`${panel}/config/assets`)
  const buffer = await sharp({ create: { width: 90, height: 60, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  await page.locator('input[type=file]').first().setInputFiles({ name: 'cup.png', mimeType: 'image/png', buffer })
  const picture = page.getByRole('button', { name: 'Open cup.png' }).locator('img')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect(new URL(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).origin).toBe(platform)

  const namesAt = async (address: string) => (await context.cookies(address)).map(({ name }) => name).toSorted()
  expect(await namesAt(site)).toEqual(['contributor-mark', 'isContributor'])
  expect(await namesAt(platform)).toEqual(['crumb', 'last-identity', 'session'])
  await page.goto(`${site}/?noredirect`)
  await page.waitForFunction(() => window.Sitewright?.lifecycle.isInitialized === true)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(new RegExp(`^${panel}/config/`))

  await page.goto(`${site}/?noredirect`)
  await page.waitForFunction(() => window.Sitewright?.lifecycle.isInitialized === true)
  await page.keyboard.press('Shift+Escape')
  await expect(page).toHaveURL(`${panel}/config/logout`)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(new RegExp(`^${site}/`))
  expect(await namesAt(platform)).toEqual(['last-identity'])
  await page.goto(`${site}/config/`)
  await expect(page).toHaveURL(new RegExp(`^${panel}/config/login`))
})
