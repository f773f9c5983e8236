import { expect, type Page, test } from '@playwright/test'
import { api } from '@sitewright/model/routes/api'
import { demoOwner, platform, starterPanel, starterSite } from './lib/host'
import { makeSite } from './lib/new-site'
import { expectAccessible, untilQuiet } from './lib/page-health'
import { signIn } from './lib/sign-in'

const untilStarted = (page: Page) => page.waitForFunction(() => window.Sitewright?.lifecycle.isInitialized === true)

/** Signed in, on a page that keeps its owner. */
async function openAsOwner(page: Page, path: string): Promise<void> {
  await signIn(page, starterSite, demoOwner)
  const session = page.waitForResponse((answer) => answer.url().includes(api.contributorMark))
  await page.goto(`${starterSite}${path}?noredirect`)
  await session
  await untilStarted(page)
}

test('[NAV-016] [NAV-009] [NAV-010] Escape takes an owner to the panel, on the page that was open', async ({
  page,
}) => {
  await openAsOwner(page, '/visit')
  await page.keyboard.press('Escape')
  await page.waitForURL((url) => url.href.startsWith(`${starterPanel}/config/`))
  expect(new URL(page.url()).searchParams.get('frameUrl')).toBe('/visit?noredirect')
})

test('somebody who does not work on a site is nobody to its pages, and the panel says what they may do', async ({
  page,
}) => {
  const { email, password } = await makeSite('blank')
  await signIn(page, starterSite, { email, password })
  await expect(page).toHaveURL(`${starterPanel}/config/`)
  await page.goto(`${starterSite}/visit`)
  await untilStarted(page)
  expect(await page.evaluate(() => window.Sitewright?.findVisitor())).toMatchObject({ isSignedIn: false })
  await page.goto(`${starterPanel}/config/`)
  await expect(page.getByRole('heading', { name: 'You can view this site' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to the site' }).click()
  await page.waitForURL(`${starterSite}/`)
})

test('an owner whom the site could not ask about on opening is known as one at the next key', async ({ page }) => {
  await signIn(page, starterSite, demoOwner)
  const marks = (url: URL) => url.pathname === api.contributorMark
  await page.route(marks, (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.goto(`${starterSite}/visit?noredirect`)
  await untilStarted(page)
  expect(await page.evaluate(() => window.Sitewright?.findVisitor())).toMatchObject({ mayOpenPanel: false })
  await page.unroute(marks)
  await page.keyboard.press('Escape')
  await page.waitForURL((url) => url.href.startsWith(`${starterPanel}/config/`))
})

test('[NAV-019] [NAV-034] [NAV-035] [NAV-037] [NAV-038] Shift+Escape logs out, and the site says so', async ({
  page,
}) => {
  await openAsOwner(page, '/visit')
  await page.keyboard.press('Shift+Escape')
  await expect(page).toHaveURL(new RegExp(`^${starterPanel}/config/logout`))
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL(`${starterSite}/?logout=true`)
  const notice = page.getByRole('dialog', { name: 'Logout Successful' })
  await expect(notice).toContainText('You have been successfully logged out.')
  await expectAccessible(page)
  await notice.getByRole('button', { name: 'Okay' }).click()
  await expect(notice).toHaveCount(0)
  await expect.poll(() => page.url()).toBe(`${starterSite}/`)
  await page.goto(`${platform}/sites`)
  await expect(page).toHaveURL(`${platform}/login?next=/sites`)
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
  await expect(dialog.locator('input')).toHaveCount(0)
  await dialog.getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL(new RegExp(`^${starterPanel}/config/login`))
  await page.getByLabel('Email address').fill(demoOwner.email)
  await page.getByLabel('Password').fill(demoOwner.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((url) => url.href.startsWith(`${starterPanel}/config/`))
})

test('[EFF-005] [NAV-036] [LIFE-003] in the preview frame the same runtime runs, and logging out there opens the public page', async ({
  page,
}) => {
  await signIn(page, starterSite, demoOwner)
  const pageId = await page.evaluate(async () => {
    const { pages } = await (await fetch('/sites/harbour-kiln/api/pages')).json()
    return pages.find((it: { path: string }) => it.path === '/visit').id as string
  })
  await page.setContent(
    `<iframe title="page" src="/sites/harbour-kiln/config/frame/${pageId}?view=visitor" width="1000" height="700"></iframe>`,
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

test.describe('[EFF-004] the system error overlay', () => {
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
    expect(await page.evaluate(() => window.Sitewright?.lifecycle.isInitialized)).toBe(true)
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
