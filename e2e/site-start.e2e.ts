import { expect, type Page, type Request, test } from '@playwright/test'
import { api } from '@sitewright/model/routes/api'
import { demoOwner, starterPanel, starterSite } from './lib/host'
import { untilQuiet, watchPage } from './lib/page-health'
import { signIn } from './lib/sign-in'

const isInitialized = () => window.Sitewright?.lifecycle.isInitialized === true

test('[LIFE-001] [LIFE-021] the runtime starts for an anonymous visitor, once, and logs nothing', async ({ page }) => {
  const watched = watchPage(page)
  await page.goto(starterSite)
  await page.waitForFunction(isInitialized)
  expect(watched.problems).toEqual([])
})

test('[LIFE-022] a page without an island fetches no script of islands, and a page with one does', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  await page.goto(`${starterSite}/no-such-page`)
  await page.waitForFunction(isInitialized)
  await untilQuiet(page)
  expect(scripts.filter((path) => path.includes('/islands-'))).toEqual([])
  await page.goto(`${starterSite}/visit`)
  await expect.poll(() => scripts.filter((path) => path.includes('/islands-')).length).toBe(1)
})

test('[LIFE-020] a second run of the script on one page is logged and starts nothing', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.goto(starterSite)
  await page.waitForFunction(isInitialized)
  const address = await page.locator('script[data-islands]').getAttribute('src')
  await page.addScriptTag({ type: 'module', url: `${address}?again` })
  expect(logged).toEqual(['Detected second run, this is bad.'])
})

test('after a destroy the page can be read, and started again it works as before', async ({ page }) => {
  const watched = watchPage(page)
  await page.goto(`${starterSite}/visit`)
  await page.waitForFunction(isInitialized)
  const item = page.locator('.accordion-item').nth(1)
  const restart = () =>
    page.evaluate(() => {
      window.Sitewright?.lifecycle.destroy()
      window.Sitewright?.lifecycle.initialize()
    })
  const toggle = async () => {
    const before = await item.getAttribute('data-is-open')
    await item.locator('button').click()
    await expect(item).not.toHaveAttribute('data-is-open', before ?? '')
  }
  await restart() // The islands may still be on their way here,
  await toggle() // and are certainly awake after a click was answered.
  await page.evaluate(() => window.Sitewright?.lifecycle.destroy())
  await expect(item.locator('button')).toBeVisible()
  await page.evaluate(() => window.Sitewright?.lifecycle.initialize())
  expect(await page.evaluate(isInitialized)).toBe(true)
  await toggle()
  await restart()
  await toggle()
  expect(watched.problems).toEqual([])
})

test('a click on an island whose code is not there yet is done once the code has come', async ({ page }) => {
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/_sitewright/islands-*', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${starterSite}/visit`)
  await page.waitForFunction(isInitialized)
  const item = page.locator('.accordion-item').nth(1)
  const before = await item.getAttribute('data-is-open')
  await item.locator('button').click()
  await expect(item).toHaveAttribute('data-is-open', before ?? '')
  letThrough()
  await expect(item).not.toHaveAttribute('data-is-open', before ?? '')
})

test('when the islands cannot be fetched the page says so in the console and the rest of it works', async ({
  page,
}) => {
  const warnings: string[] = []
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  page.on('pageerror', (error) => errors.push(error.message))
  await page.route('**/_sitewright/islands-*', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<p>' }),
  )
  await page.goto(`${starterSite}/visit`)
  await expect.poll(() => warnings.join()).toContain('Unable to load module for trigger: islands')
  expect(warnings.join()).toContain('ChunkLoadError')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  expect(errors).toEqual([])
})

for (const context of ['', '{', 'null', '[]', '{"website":7,"pageType":"x","websiteSettings":[],"googleFonts":{}}']) {
  test(`a page whose context is ${context || 'empty'} starts all the same`, async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    // Between the end of the markup and the start of the page's own script.
    await page.addInitScript((json) => {
      document.addEventListener('readystatechange', () => {
        const element = document.getElementById('site-context')
        if (element) element.textContent = json
      })
    }, context)
    await page.goto(`${starterSite}/`)
    await page.waitForFunction(isInitialized)
    expect(errors).toEqual([])
  })
}

test('forbidden storage, broken cookies and a hostile address stop nothing', async ({ page, context }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await context.addCookies([
    { name: 'crumb', value: '%E0%A4%A', url: starterSite },
    { name: 'ss_cookieAllowed', value: '%%%', url: starterSite },
  ])
  await page.addInitScript(() => {
    const forbid = {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError')
      },
    }
    Object.defineProperty(window, 'localStorage', forbid)
    Object.defineProperty(window, 'sessionStorage', forbid)
  })
  await page.goto(`${starterSite}/visit?noredirect&logout=%E0%A4%A&__proto__=x&<script>#%E0%A4%A/</script>`)
  await page.waitForFunction(isInitialized)
  await untilQuiet(page)
  expect(errors).toEqual([])
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('[LIFE-002] [NAV-029] the runtime starts for a signed-in owner, who stays where the address says so', async ({
  page,
}) => {
  await signIn(page, starterSite, demoOwner)
  const session = page.waitForResponse((answer) => answer.url().includes(api.contributorMark))
  await page.goto(`${starterSite}/visit?noredirect`)
  await session
  await page.waitForFunction(isInitialized)
  await page.waitForFunction(() => sessionStorage.getItem('noredirect') !== null)
  expect(new URL(page.url()).pathname).toBe('/visit')
})

test('[NAV-025] an owner who opens the site is taken to the panel, on the same page', async ({ page, context }) => {
  await signIn(page, starterSite, demoOwner)
  const tab = await context.newPage()
  await tab.goto(`${starterSite}/visit?a=1`, { waitUntil: 'commit' })
  await tab.waitForURL((url) => url.href.startsWith(`${starterPanel}/config/`))
  expect(new URL(tab.url()).searchParams.get('frameUrl')).toBe('/visit?a=1')
})

/** Adds to the page's context after the page was read whole and before its script runs. */
async function addToContext(page: Page, changes: object): Promise<void> {
  await page.addInitScript((given) => {
    document.addEventListener('readystatechange', () => {
      const element = document.getElementById('site-context')
      if (document.readyState !== 'interactive' || element === null) return
      element.textContent = JSON.stringify({ ...JSON.parse(element.textContent ?? ''), ...given })
    })
  }, changes)
}

test.describe('with fonts that only the context names', () => {
  // The policy of a page lets in what its own settings ask for.
  test.use({ bypassCSP: true })

  test('[LIFE-039] [LIFE-040] a kit of fonts that does not come, and a font that left it, are reported', async ({
    page,
  }) => {
    const isReport = (request: Request) => request.url().endsWith('/api/events/RecordJavascriptErrors')
    let kit: string | null = null
    await page.route('https://use.typekit.net/abc1def.css', (route) =>
      kit === null ? route.abort() : route.fulfill({ contentType: 'text/css', body: kit }),
    )
    await addToContext(page, {
      websiteSettings: { typekitId: 'abc1def' },
      typekitFonts: {
        'proxima-nova': { id: 'a', variations: ['n4'] },
        'left-long-ago': { id: 'b', variations: ['n4'] },
      },
    })
    const missing = page.waitForRequest(isReport)
    await page.goto(starterSite)
    expect((await missing).postData()).toContain('TypekitPreview not available')

    kit = "@font-face{font-family:'proxima-nova';src:local('Arial')}"
    const gone = page.waitForRequest(isReport)
    await page.reload()
    const reports: { message: string }[] = JSON.parse((await gone).postData() ?? '')
    expect(reports.map(({ message }) => message)).toEqual(['Error: Requested font no longer in Typekit'])
  })

  test('[LIFE-038] a page of a site with hosted fonts asks for one stylesheet that names them', async ({ page }) => {
    const asked: string[] = []
    await page.route('https://fonts.googleapis.com/**', (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/css', body: '' })
    })
    await addToContext(page, { googleFonts: ['Lora', 'Playfair Display'] })
    await page.goto(starterSite)
    await expect(page.locator('link[href^="https://fonts.googleapis.com/"]')).toHaveCount(1)
    const expected = 'https://fonts.googleapis.com/css2?family=Lora&family=Playfair+Display&display=swap'
    await expect.poll(() => asked).toEqual([expected])
  })
})
