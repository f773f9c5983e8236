import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { api } from '@sitewright/model/routes/api'
import { confirmEmail } from './lib/confirm-email'
import { type ForeignHost, startForeignHost } from './lib/foreign-host'
import { makeSite, type NewSite } from './lib/new-site'
import { expectAccessible, untilQuiet } from './lib/page-health'

const trackers = ['ss_cvr', 'ss_cvt', 'ss_cid', 'ss_cvisit', 'ss_cpvisit']
const ownerCode = `
<script data-consent="analytics" src="https://tracker.example/a.js"></script>
<script data-consent="analytics">window.seenInOrder = window.trackerRan === 1</script>
<img data-consent="marketing" alt="" src="https://tracker.example/pixel.gif">`

let site: NewSite
let widgetHost: ForeignHost
test.beforeAll(async () => {
  widgetHost = await startForeignHost()
  site = await makeSite('blank')
  await site.publishHome([
    {
      type: 'text',
      props: {
        text: {
          type: 'doc',
          content: [{ type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'Pots' }] }],
        },
      },
    },
    { type: 'embed', props: { title: 'A film of the kiln', address: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' } },
    {
      type: 'code',
      props: { display: 'html', title: 'Widget', source: `<img alt="" src="${widgetHost.address}/w.png">` },
    },
    { type: 'markdown', props: { source: '![A boat](https://pictures.example/boat.png)' } },
  ])
  await confirmEmail(site)
  await site.changeDocument(api.siteSettings, { codeInjection: { header: '', footer: ownerCode } })
})
test.afterAll(() => widgetHost.stop())
test.beforeEach(() => {
  widgetHost.asked.length = 0
})

/** Answers every other host ourselves, and notes who was asked. */
async function watchForeign(context: BrowserContext): Promise<string[]> {
  const asked: string[] = []
  await context.route(
    (url) => !url.hostname.endsWith('localhost'),
    (route) => {
      asked.push(new URL(route.request().url()).hostname)
      const body = 'window.trackerRan = (window.trackerRan ?? 0) + 1'
      return route.fulfill({ status: 200, contentType: 'text/javascript', body })
    },
  )
  return asked
}

async function setBanner(fields: Record<string, unknown>): Promise<void> {
  const { version } = (await site.client.get(api.cookieBanner)).body
  const body = { isCookieBannerEnabled: true, cookieBannerCtaVariant: 'button', ...fields }
  const answer = await site.client.put(api.cookieBanner, { version, body })
  expect(answer.status).toBe(200)
}

async function open(page: Page): Promise<void> {
  await page.goto(site.address)
  await page.waitForFunction(() => window.Sitewright?.lifecycle.isInitialized === true)
}

async function addTrackers(context: BrowserContext): Promise<void> {
  await context.addCookies(trackers.map((name) => ({ name, value: '1', url: site.address })))
}

async function cookieNames(context: BrowserContext): Promise<string[]> {
  return (await context.cookies(site.address)).map((cookie) => cookie.name).sort()
}

const banner = (page: Page) => page.getByRole('region', { name: 'Cookie notice' })
const widget = (page: Page) => page.locator('iframe[title="Widget"]')
const strict = { isRestrictiveCookiePolicyEnabled: true, cookieBannerAcceptType: 'opt-in-and-out' }

test('[SEC-60] [OVER-032] [OVER-041] a strict policy lets nothing happen before the choice: no request, cookie or storage', async ({
  page,
  context,
}) => {
  await setBanner(strict)
  const asked = await watchForeign(context)
  await addTrackers(context)
  await open(page)
  await expect(banner(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show content from youtube.com' })).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await untilQuiet(page)
  expect(asked).toEqual([])
  expect(widgetHost.asked).toEqual([])
  await expect(widget(page)).not.toHaveAttribute('srcdoc')
  expect(await cookieNames(context)).toEqual([])
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
})

test('[AUTH-004] [OVER-036] [OVER-038] [OVER-039] [OVER-042] accepting wakes what waited, in its order and without a reload', async ({
  page,
  context,
}) => {
  await setBanner(strict)
  const asked = await watchForeign(context)
  await open(page)
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(banner(page)).toHaveCount(0)
  await page.waitForFunction(() => Reflect.get(window, 'seenInOrder') === true)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect.poll(() => asked).toEqual(expect.arrayContaining(['pictures.example', 'tracker.example']))
  await widget(page).scrollIntoViewIfNeeded()
  await expect.poll(() => widgetHost.asked).toContain('/w.png')
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true)
  expect(await page.evaluate(() => Reflect.get(window, 'trackerRan'))).toBe(1)
  await expect(page.getByText('Accept cookies to see it.')).toHaveCount(0)
  const [cookie] = (await context.cookies(site.address)).filter(({ name }) => name === 'ss_cookieAllowed')
  expect([cookie?.value, cookie?.sameSite, cookie?.path]).toEqual(['1', 'Lax', '/'])
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(Math.abs(days - 30)).toBeLessThan(0.1)
  await addTrackers(context)
  await open(page)
  await page.waitForFunction(() => Reflect.get(window, 'trackerRan') === 1)
  await expect(banner(page)).toHaveCount(0)
  expect(await cookieNames(context)).toEqual([...trackers, 'ss_cookieAllowed'].sort())
})

test('[OVER-037] [OVER-040] the link in the footer opens the choice again; declining there takes everything back', async ({
  page,
  context,
}) => {
  await setBanner(strict)
  const asked = await watchForeign(context)
  await context.addCookies([{ name: 'ss_cookieAllowed', value: '1', url: site.address }])
  await addTrackers(context)
  await open(page)
  await page.waitForFunction(() => Reflect.get(window, 'trackerRan') === 1)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click()
  await expect(banner(page)).toBeFocused()
  const fresh = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Decline' }).click()
  await fresh
  asked.length = 0
  await page.waitForFunction(() => window.Sitewright?.lifecycle.isInitialized === true)
  await untilQuiet(page)
  await expect(banner(page)).toHaveCount(0)
  expect(await page.evaluate(() => Reflect.get(window, 'trackerRan'))).toBeUndefined()
  expect(asked).toEqual([])
  const stored = await context.cookies(site.address)
  expect(stored.map(({ name, value }) => [name, value])).toEqual([['ss_cookieAllowed', '0']])
})

test('[AUTH-004] declining at the first question needs no reload, and choices are on record as a CSV file', async ({
  page,
  context,
}) => {
  await setBanner(strict)
  const asked = await watchForeign(context)
  await open(page)
  const noted = page.waitForResponse((answer) => answer.url().endsWith(api.consentChoices))
  await page.getByRole('button', { name: 'Decline' }).click()
  expect((await noted).status()).toBe(201)
  await expect(banner(page)).toHaveCount(0)
  expect(asked).toEqual([])
  const file = await site.client.get(api.consentChoicesCsv)
  expect(file.text.trimEnd().split('\r\n').at(-1)).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z,declined,2,\d+$/)
})

test('a site that waits for consent offers both answers in words and alike, whatever its settings were before', async ({
  page,
}) => {
  await setBanner({
    isRestrictiveCookiePolicyEnabled: true,
    cookieBannerAcceptType: 'opt-in',
    cookieBannerCtaVariant: 'icon',
  })
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await open(page)
    const looks = []
    for (const name of ['Accept', 'Decline']) {
      const button = banner(page).getByRole('button', { name, exact: true })
      await expect(button).toHaveText(name)
      looks.push(
        await button.evaluate((it) => {
          const { backgroundColor, color, borderColor, fontSize, fontWeight } = getComputedStyle(it)
          const { width: wide, height: high, top } = it.getBoundingClientRect()
          return { backgroundColor, color, borderColor, fontSize, fontWeight, wide, high, top }
        }),
      )
    }
    expect(looks[0]).toEqual(looks[1])
    await expect(banner(page)).toContainText('They are only set if you accept.')
    await expectAccessible(page)
  }
})

test('Global Privacy Control holds code and clears cookies although the policy is open', async ({ page, context }) => {
  await setBanner({})
  const asked = await watchForeign(context)
  await addTrackers(context)
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  await open(page)
  await expect(banner(page)).toBeVisible()
  await untilQuiet(page)
  expect(asked.filter((host) => host === 'tracker.example')).toEqual([])
  expect(await cookieNames(context)).toEqual([])
})

test('[OVER-043] an open policy lets tagged code run and cookies stay while the visitor is undecided', async ({
  page,
  context,
}) => {
  await setBanner({})
  await watchForeign(context)
  await addTrackers(context)
  await open(page)
  await page.waitForFunction(() => Reflect.get(window, 'trackerRan') === 1)
  expect(await cookieNames(context)).toEqual([...trackers].sort())
})

test('[OVER-034] [OVER-044] [OVER-045] [OVER-046] [OVER-047] [OVER-048] a forced banner shows what is designed, stores nothing and gives way', async ({
  page,
  context,
}) => {
  await setBanner({})
  await watchForeign(context)
  await open(page)
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(banner(page)).toHaveCount(0)
  const send = (name: string, detail?: object) =>
    page.evaluate(([type, settings]) => document.dispatchEvent(new CustomEvent(String(type), { detail: settings })), [
      name,
      detail,
    ] as const)
  const marked = page.locator('body.cookie-banner-forced')
  await send('cookie-banner:force', { cookieBannerText: '<p>First draft</p>', cookieBannerCtaVariant: 'text' })
  await expect(banner(page)).toContainText('First draft')
  await expect(marked).toHaveCount(1)
  await context.clearCookies()
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(banner(page)).toBeVisible()
  expect(await cookieNames(context)).toEqual([])
  await send('cookie-banner:update', { cookieBannerText: 'Second <img src=x onerror="window.hit=1"><b>draft</b>' })
  await expect(banner(page)).toContainText('Second draft')
  await expect(banner(page).locator('img')).toHaveCount(0)
  await expect(banner(page)).toHaveCount(1)
  await send('cookie-banner:unforce')
  await expect(banner(page)).toHaveCount(0)
  await expect(marked).toHaveCount(0)
})

test('[OVER-035] a banner that is off is not shown, and the policy holds all the same', async ({ page, context }) => {
  await setBanner({ isCookieBannerEnabled: false, isRestrictiveCookiePolicyEnabled: true })
  const asked = await watchForeign(context)
  await open(page)
  await untilQuiet(page)
  await expect(banner(page)).toHaveCount(0)
  expect(asked).toEqual([])
})

test('an absolute policy wakes nothing even after acceptance', async ({ page, context }) => {
  await setBanner({ isRestrictiveCookiePolicyAbsolute: true })
  const asked = await watchForeign(context)
  await open(page)
  const noted = page.waitForResponse((answer) => answer.url().endsWith(api.consentChoices))
  await page.getByRole('button', { name: 'Accept' }).click()
  await noted
  await expect(banner(page)).toHaveCount(0)
  await expect(widget(page)).not.toHaveAttribute('srcdoc')
  expect(asked).toEqual([])
})

test('the banner goes with the page that is taken down, and comes with the page that starts again', async ({
  page,
  context,
}) => {
  await setBanner({})
  await watchForeign(context)
  await open(page)
  await expect(banner(page)).toBeVisible()
  await page.evaluate(() => window.Sitewright?.lifecycle.destroy())
  await expect(banner(page)).toHaveCount(0)
  await page.evaluate(() => window.Sitewright?.lifecycle.initialize())
  await expect(banner(page)).toHaveCount(1)
})
