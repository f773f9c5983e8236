import { expect, type Page, test } from '@playwright/test'
import { api } from '@sitewright/model/routes/api'
import { confirmEmail } from './lib/confirm-email'
import { platform } from './lib/host'
import { enterAs, makeSite, type NewSite } from './lib/new-site'

/** What a contributor, or somebody whose snippet a contributor took over, could put on every page. */
const ownerCode = `<script>
  addEventListener('keydown', ({ key }) => localStorage.setItem('keys', (localStorage.getItem('keys') || '') + key), true)
  window.hasRun = true
</script>`

let site: NewSite
test.beforeAll(async () => {
  site = await makeSite('blank')
  await confirmEmail(site)
  await site.changeDocument(api.siteSettings, { codeInjection: { header: '', footer: ownerCode }, escapeToLogin: true })
})

/** The page that visitors get, open in the browser of who is signed in. */
async function openPublic(page: Page): Promise<void> {
  await enterAs(page.context(), site)
  await page.goto(`${site.address}/?noredirect`)
  await page.waitForFunction(() => 'hasRun' in window)
}

test('[SEC-26] owner code runs on the page of who is signed in and finds no session, crumb or email there', async ({
  page,
}) => {
  await openPublic(page)
  const found = await page.evaluate(async () => {
    const textOf = (address: string) =>
      fetch(address)
        .then((answer) => answer.text())
        .catch(() => 'nothing')
    const asked = ['/api/auth/session', '/api/auth/contributor', '/config/', '/config/login', '/api/pages']
    return [document.cookie, JSON.stringify({ ...localStorage }), ...(await Promise.all(asked.map(textOf)))].join('\n')
  })
  expect(found).not.toContain(site.email)
  expect(found).not.toMatch(/crumb=|session=/)
  expect(found).toContain('"crumb":null')
  const names = (await page.context().cookies(site.address)).map(({ name }) => name)
  expect(names).not.toContain('session')
})

test('[SEC-26] [SEC-18] owner code changes nothing, neither by the site’s address nor by that of the panel', async ({
  page,
}) => {
  await openPublic(page)
  const before = (await site.client.get(api.siteSettings)).body
  const statuses = await page.evaluate(
    async ([panel, settings]) => {
      const body = JSON.stringify({ version: settings.version, body: { ...settings.body, title: 'Taken over' } })
      const send = (address: string, init: RequestInit) =>
        fetch(address, init).then(
          ({ status }) => status,
          () => 'refused',
        )
      const json = { method: 'PUT', body, headers: { 'content-type': 'application/json' } }
      return Promise.all([
        send('/api/site/settings', json),
        send(`${panel}/api/site/settings`, { ...json, credentials: 'include' }),
        send(`${panel}/api/site/settings`, { method: 'POST', body, mode: 'no-cors', credentials: 'include' }),
        send(`${panel}/api/auth/session`, { credentials: 'include' }),
      ])
    },
    [site.panelAddress, before] as const,
  )
  expect(statuses.slice(0, 2)).toEqual([401, 'refused'])
  expect(statuses[3]).toBe('refused')
  expect((await site.client.get(api.siteSettings)).body).toEqual(before)
})

test('[SEC-26] [SEC-27] owner code reaches the panel through no window, frame, history or message', async ({
  page,
}) => {
  await openPublic(page)
  const opened = page.waitForEvent('popup')
  await page.evaluate((address) => Object.assign(window, { panel: open(address) }), `${site.panelAddress}/config/`)
  const panel = await opened
  await expect(panel.getByRole('navigation').first()).toBeVisible()
  const reached = await page.evaluate(async (address) => {
    const attempt = (work: () => unknown) => {
      try {
        return String(work())
      } catch {
        return 'refused'
      }
    }
    const { panel: other } = window as unknown as { panel: Window | null }
    const frame = document.createElement('iframe')
    frame.src = `${address}/config/`
    document.body.append(frame)
    await new Promise((resolve) => frame.addEventListener('load', resolve))
    other?.postMessage({ type: 'navigate', title: 'Taken over' }, '*')
    return [
      attempt(() => other?.document.title ?? 'refused'),
      attempt(() => other?.location.href ?? 'refused'),
      attempt(() => frame.contentDocument?.title ?? 'refused'),
      attempt(() => history.pushState(null, '', `${address}/config/`)),
    ]
  }, site.panelAddress)
  expect(reached).toEqual(['refused', 'refused', 'refused', 'refused'])
  await expect(panel).toHaveTitle('Sitewright')
})

test('[SEC-26] owner code registers no service worker that the panel’s requests would pass', async ({ page }) => {
  await openPublic(page)
  const refused = await page.evaluate(
    (addresses) =>
      Promise.all(
        addresses.map((address) =>
          navigator.serviceWorker.register(address).then(
            () => address,
            () => 'refused',
          ),
        ),
      ),
    [`${platform}/sw.js`, `${site.panelAddress}/sw.js`, '/sw.js', 'data:text/javascript,', '/api/auth/session'],
  )
  expect(new Set(refused)).toEqual(new Set(['refused']))
})

test('[SEC-26] the login that Escape opens has no fields in the page, and owner code hears no letter of the password', async ({
  page,
}) => {
  await page.goto(site.address)
  await page.waitForFunction(() => 'hasRun' in window && window.Sitewright?.lifecycle.isInitialized === true)
  await page.keyboard.press('Escape')
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  await expect(dialog.locator('input')).toHaveCount(0)
  await dialog.getByRole('link', { name: 'Log in' }).click()
  await page.getByLabel('Email address').pressSequentially(site.email)
  await page.getByLabel('Password').pressSequentially(site.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`^${site.panelAddress}/config/`))
  await page.goto(`${site.address}/?noredirect`)
  expect(await page.evaluate(() => localStorage.getItem('keys'))).toBe('Escape')
})

test('[SEC-26] nothing that an owner writes runs on the panel’s address: neither on the canvas nor in the preview', async ({
  page,
  context,
}) => {
  const ran: string[] = []
  context.on('request', (request) => {
    if (request.url().includes('/it-ran')) ran.push(request.url())
  })
  const hit = (from: string) => `fetch('${site.address}/it-ran-${from}', { mode: 'no-cors' })`
  const markup = (from: string) =>
    `<script>document.documentElement.dataset.ran = ''; ${hit(from)}; top.document.title = 'Taken over'</script><img src="x" onerror="${hit(`${from}-image`)}">
    <iframe srcdoc="<script>${hit(`${from}-frame`)}</script>"></iframe>`
  await site.publishHome([
    { type: 'code', props: { display: 'html', source: markup('code') } },
    { type: 'markdown', props: { source: `${markup('markdown')}\n\n[a link](javascript:alert(1))` } },
  ])
  await enterAs(context, site)
  await page.goto(`${site.panelAddress}/config/`)
  await expect(page.frameLocator('.canvas-frame').locator('.code-frame')).toBeVisible()
  await page.keyboard.press('Escape')
  const preview = page.getByRole('dialog', { name: /^Full-screen preview/ })
  const shown = preview.frameLocator('iframe')
  await expect(shown.locator('.code-frame').contentFrame().locator('img')).toBeAttached()
  expect(await shown.locator('a[href^="javascript"]').count()).toBe(0)
  await expect(shown.locator('.code-frame').contentFrame().locator('[data-ran]')).toHaveCount(0)
  await expect(page).toHaveTitle('Sitewright')
  expect(ran).toEqual([])

  // The same code runs where visitors are: what was looked for above can be seen.
  const visit = await context.newPage()
  await visit.goto(`${site.address}/?noredirect`)
  await expect(visit.locator('.code-frame').contentFrame().locator('[data-ran]')).toBeAttached()
})

test('[SEC-16] [SEC-18] a form on the page of a site signs nobody in or out, and plants no cookie on the panel’s address', async ({
  page,
}) => {
  await openPublic(page)
  const post = (path: string, fields: Record<string, string>) =>
    page.evaluate(
      ([address, values]) => {
        for (const cookie of ['session=planted; domain=localhost', 'crumb=planted; domain=.localhost; path=/sites'])
          Reflect.set(document, 'cookie', cookie)
        const form = Object.assign(document.createElement('form'), { method: 'post', action: address })
        for (const [name, value] of Object.entries(values))
          form.append(Object.assign(document.createElement('input'), { name, value }))
        document.body.append(form)
        form.submit()
      },
      [platform + path, fields] as const,
    )
  const before = await page.context().cookies(platform)
  for (const [path, fields] of [
    ['/login', { email: 'somebody@example.com', password: 'kiln-and-harbour' }],
    ['/logout', {}],
  ] as const) {
    await post(path, fields)
    await expect(page.getByRole('heading', { name: /came from another site/ })).toBeVisible()
    await page.goto(`${site.address}/?noredirect`)
  }
  expect(await page.context().cookies(platform)).toEqual(before)
})
