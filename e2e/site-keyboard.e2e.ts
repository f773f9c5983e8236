import { expect, type Page, test } from '@playwright/test'
import { api } from '@sitewright/model/routes/api'
import { demoOwner, starterSite } from './lib/host'
import { expectAccessible, untilQuiet } from './lib/page-health'
import { signIn } from './lib/sign-in'

const untilStarted = (page: Page) => page.waitForFunction(() => window.Sitewright?.lifecycle.isInitialised === true)

/** Signed in, on a page that keeps its owner. */
async function openAsOwner(page: Page, path: string): Promise<void> {
  await signIn(page, starterSite, demoOwner)
  const session = page.waitForResponse((answer) => answer.url().includes('/api/auth/session'))
  await page.goto(`${starterSite}${path}?noredirect`)
  await session
  await untilStarted(page)
}

test('[NAV-016] [NAV-009] [NAV-010] Escape takes an owner to the panel, on the page that was open', async ({
  page,
}) => {
  await openAsOwner(page, '/visit')
  await page.keyboard.press('Escape')
  await page.waitForURL((url) => url.pathname === '/config/')
  expect(new URL(page.url()).searchParams.get('frameUrl')).toBe('/visit?noredirect')
})

test('an owner whom the site could not ask about on opening is known as one at the next key', async ({ page }) => {
  await signIn(page, starterSite, demoOwner)
  const sessions = (url: URL) => url.pathname === api.session
  await page.route(sessions, (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.goto(`${starterSite}/visit?noredirect`)
  await untilStarted(page)
  expect(await page.evaluate(() => window.Sitewright?.findVisitor())).toMatchObject({ mayOpenPanel: false })
  await page.unroute(sessions)
  await page.keyboard.press('Escape')
  await page.waitForURL((url) => url.pathname === '/config/')
})

test('[NAV-019] [NAV-034] [NAV-035] [NAV-037] [NAV-038] Shift+Escape logs out, and the site says so', async ({
  page,
}) => {
  await openAsOwner(page, '/visit')
  const sent = page.waitForRequest((request) => request.url().includes('/api/auth/Logout'))
  await page.keyboard.press('Shift+Escape')
  const request = await sent
  expect([request.method(), request.postData()]).toEqual(['POST', null])
  await page.waitForURL(`${starterSite}/?logout=true`)
  const notice = page.getByRole('dialog', { name: 'Logout Successful' })
  await expect(notice).toContainText('You have been successfully logged out.')
  await expectAccessible(page)
  await notice.getByRole('button', { name: 'Okay' }).click()
  await expect(notice).toHaveCount(0)
  await expect.poll(() => page.url()).toBe(`${starterSite}/`)
})

test('a logout that cannot reach the site says so and leaves the owner signed in', async ({ page }) => {
  await openAsOwner(page, '/visit')
  await page.route('**/api/auth/Logout*', (route) => route.abort())
  await page.keyboard.press('Shift+Escape')
  await expect(page.getByRole('dialog')).toContainText('Unable to connect. Please try again')
  expect(new URL(page.url()).pathname).toBe('/visit')
})

test('[NAV-039] a page opened without logout=true shows no dialog', async ({ page }) => {
  await page.goto(`${starterSite}/?logout=yes`)
  await untilStarted(page)
  await untilQuiet(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('[NAV-017] Escape opens the login for an anonymous visitor, who may sign in and land in the panel', async ({
  page,
}) => {
  await page.goto(`${starterSite}/visit`)
  await untilStarted(page)
  await page.keyboard.press('Escape')
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await expect(dialog.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', /\/signup$/)
  await dialog.getByLabel('E-mail address').fill(demoOwner.email)
  await dialog.getByLabel('Password').fill('not the password')
  await dialog.getByRole('button', { name: 'Log in' }).click()
  await expect(dialog.getByRole('alert')).not.toBeEmpty()
  await dialog.getByLabel('Password').fill(demoOwner.password)
  await dialog.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL((url) => url.pathname === '/config/')
})

test('[NAV-036] [LIFE-003] in the preview frame the same runtime runs, and logging out there opens the public page', async ({
  page,
}) => {
  await signIn(page, starterSite, demoOwner)
  const pageId = await page.evaluate(async () => {
    const { pages } = await (await fetch('/api/pages')).json()
    return pages.find((it: { path: string }) => it.path === '/visit').id as string
  })
  await page.setContent(
    `<iframe title="page" src="/config/frame/${pageId}?view=visitor" width="1000" height="700"></iframe>`,
  )
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('h1')).toBeVisible()
  const item = frame.locator('.accordion-item').nth(1)
  const before = await item.getAttribute('data-is-open')
  await item.locator('button').click()
  await expect(item).not.toHaveAttribute('data-is-open', before ?? '')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Shift+Escape')
  await page.waitForURL(`${starterSite}/visit?logout=true`)
})

test.describe('the system error overlay', () => {
  const fail = (page: Page, answer: Record<string, unknown>, isStartedByVisitor = true) => {
    const call = async (given: { isStartedByVisitor: boolean }) => {
      const calls = await window.Sitewright?.loadCalls()
      await calls?.callOrShowError('GET', '/api/nothing', given)
    }
    return page
      .route('**/api/nothing*', (route) => route.fulfill({ status: 400, json: answer }))
      .then(() => page.evaluate(call, { isStartedByVisitor }))
  }

  test.beforeEach(async ({ page }) => {
    await page.goto(starterSite)
    await untilStarted(page)
  })

  test("[DATA-031] [DATA-033] [DATA-035] [DATA-036] it covers the page, and 'Clear' leaves the page as it was", async ({
    page,
  }) => {
    await fail(page, { error: 'The shelf is full.', cleaned: true })
    const overlay = page.getByRole('dialog', { name: 'Something Went Wrong!' })
    await expect(overlay).toContainText('The shelf is full.')
    expect(await overlay.boundingBox()).toEqual({ x: 0, y: 0, width: 1440, height: 900 })
    await expectAccessible(page)
    await expect(overlay.getByRole('button', { name: 'Reload Page' })).toBeVisible()
    await overlay.getByRole('button', { name: 'Clear' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await page.evaluate(() => window.Sitewright?.lifecycle.isInitialised)).toBe(true)
  })

  test("[DATA-034] 'Reload Page' reloads the page", async ({ page }) => {
    await page.evaluate(() => Object.assign(window, { isOldPage: true }))
    await fail(page, { error: 'x' })
    await expect(page.getByRole('dialog', { name: 'System Error' })).toBeVisible()
    await page.getByRole('button', { name: 'Reload Page' }).click()
    await page.waitForFunction(() => !('isOldPage' in window))
    await untilStarted(page)
  })

  test('[DATA-037] a background call and one that its caller handles show nothing', async ({ page }) => {
    await fail(page, { error: 'x' }, false)
    await page.evaluate(async () => (await window.Sitewright?.loadCalls())?.call('GET', '/api/nothing'))
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('[ANA-076] an error of the page is reported with the anti-forgery header, and the answer changes nothing', async ({
  page,
}) => {
  await page.goto(starterSite)
  await untilStarted(page)
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/events/RecordJavascriptErrors'))
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/events/RecordJavascriptErrors'))
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('from a test')
    })
  })
  const request = await sent
  expect(request.postDataJSON()).toMatchObject([{ message: 'TypeError: from a test', url: `${starterSite}/` }])
  expect(Object.keys(request.headers())).toContain('x-csrf-token')
  expect((await answered).status()).toBe(204)
})
