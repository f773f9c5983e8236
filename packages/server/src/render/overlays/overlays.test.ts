import { pageFormat } from '@sitewright/model/pages/document'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { richTextOf } from '@sitewright/model/text/rich-text'
import { startTestHost, type TestHost } from '@sitewright/testkit/host/test-host'
import { createPageOwner } from '@sitewright/testkit/sites/test-pages'
import { afterAll, beforeAll, expect, test } from 'vitest'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.stop())

async function openSite() {
  const owner = await host.owner()
  const pages = createPageOwner(owner.client)
  const visitor = host.visitor(owner.site)
  const readHome = async () => (await visitor.get('/')).text
  return { owner, pages, visitor, readHome }
}

function readContext(html: string) {
  return JSON.parse(/id="site-context">(.*?)<\/script>/.exec(html)?.[1] ?? '{}')
}

test('a new site has no overlay, and its context says nothing of one', async () => {
  const { readHome } = await openSite()
  const html = await readHome()
  expect(html).not.toMatch(/announcement-bar|mobile-info-bar|badge-bar|popup-overlay|cookie-settings/)
  const { cookieSettings, showAnnouncementBar, websiteSettings } = readContext(html)
  expect({ cookieSettings, showAnnouncementBar, websiteSettings }).toEqual({
    showAnnouncementBar: false,
    websiteSettings: { escapeToLogin: true, commentsEnabled: false },
  })
})

test('[OVER-064] [OVER-065] the announcement bar is in the page when it is on and has words, and not before', async () => {
  const { pages, readHome } = await openSite()
  await pages.changeDocument(api.announcement, { isEnabled: true })
  expect(await readHome()).not.toContain('announcement-bar')
  await pages.changeDocument(api.announcement, { text: richTextOf('Open late on <Fridays>'), href: '/visit' })
  const html = await readHome()
  expect(html).toContain('Open late on &lt;Fridays&gt;')
  expect(html).toMatch(/<a class="announcement-link" href="\/visit">/)
  expect(html.indexOf('class="announcement-bar"')).toBeLessThan(html.indexOf('class="site-header"'))
  expect(readContext(html).showAnnouncementBar).toBe(true)
  await pages.changeDocument(api.announcement, { isEnabled: false })
  expect(await readHome()).not.toContain('announcement-bar')
})

test('[OVER-069] the badge bar stands in the page when the owner turns it on', async () => {
  const { pages, readHome } = await openSite()
  await pages.changeDocument(api.badges, { isBadgeEnabled: true })
  expect(await readHome()).toContain('<a href="http://localhost">Made with Sitewright</a>')
})

test('the mobile info bar has its entries, whose words stay words', async () => {
  const { pages, readHome } = await openSite()
  await pages.changeDocument(api.mobileInfoBar, {
    isEnabled: true,
    email: 'hello@example.com',
    phone: '+44 (0)1 234',
    address: '1 Quay & Co',
    hours: '<b>9</b> to 5',
  })
  const html = await readHome()
  expect(html).toContain('href="mailto:hello@example.com"')
  expect(html).toContain('href="tel:+4401234"')
  expect(html).toContain('query=1%20Quay%20%26%20Co')
  expect(html).toContain('&lt;b&gt;9&lt;/b&gt; to 5')
  expect(readContext(html).websiteSettings.mobileInfoBarSettings.email).toBe('hello@example.com')
})

test('the popup waits in a template; only its behavior is in the context', async () => {
  const { pages, readHome } = await openSite()
  await pages.changeDocument(api.popup, {
    isEnabled: true,
    title: 'Winter sale',
    button: { text: 'See it', href: '/s' },
  })
  const html = await readHome()
  expect(html).toMatch(/<template id="popup-overlay" data-label="Message">.*Winter sale.*<\/template>/)
  expect(readContext(html).websiteSettings.popupOverlaySettings).toEqual({
    style: 'center',
    enableMobile: true,
    version: 1,
    showUntilSignup: false,
    displayFrequency: 1,
    trigger: { kind: 'delay', seconds: 5 },
  })
})

test('the cookie banner travels in the context, with a link that opens it again', async () => {
  const { pages, readHome } = await openSite()
  await pages.changeDocument(api.cookieBanner, { isCookieBannerEnabled: true, cookieBannerText: '</script><b>x' })
  const html = await readHome()
  expect(html).toContain('<a href="#cookie-settings">Cookie settings</a>')
  expect(readContext(html).cookieSettings).toEqual({
    isCookieBannerEnabled: true,
    cookieBannerText: '</script><b>x',
    isRestrictiveCookiePolicyAbsolute: false,
    isRestrictiveCookiePolicyEnabled: false,
  })
})

test('[SEC-60] a strict policy keeps foreign content of blocks asleep in the page, and tagged code of the owner always', async () => {
  const { owner, pages, visitor } = await openSite()
  const pageId = await pages.create({ title: 'Held' })
  const place = (y: number) => ({ start: { x: 0, y }, end: { x: 12, y: y + 4 } })
  const blocks = [
    { type: 'code', props: { source: '<script src="https://t.example/x.js"></script>', display: 'html' } },
    { type: 'markdown', props: { source: '![Boat](https://t.example/boat.png) ![Own](/s/own.png)' } },
  ].map((block, index) => ({ ...block, id: `${index + 3}`.padStart(24, '0'), desktop: place(index * 5) }))
  const document = { format: pageFormat, sections: [{ id: '9'.padStart(24, '0'), blocks }] }
  const saved = await owner.client.put(fillPath(api.pageDocument, { pageId }), { version: 1, document })
  expect(saved.status).toBe(200)
  await pages.publish(pageId)
  const code = { header: '<script data-consent="analytics" src="https://t.example/a.js"></script>', footer: '' }
  await pages.changeDocument(api.siteSettings, { codeInjection: code })
  const open = (await visitor.get('/held')).text
  expect(open).toContain(' srcDoc="&lt;script')
  expect(open).toContain('<img src="https://t.example/boat.png"')
  expect(open).toContain('data-held-src="https://t.example/a.js"')
  await pages.changeDocument(api.cookieBanner, { isRestrictiveCookiePolicyEnabled: true })
  const strict = (await visitor.get('/held')).text
  expect(strict).not.toMatch(/ (srcDoc|srcdoc|src)="(https:\/\/t\.example|&lt;script)/)
  expect(strict).toContain('data-held-srcdoc="&lt;script')
  expect(strict).toContain('data-held-src="https://t.example/boat.png"')
  expect(strict).toContain('<img src="/s/own.png"')
  expect(readContext(strict).cookieSettings).toEqual({
    isRestrictiveCookiePolicyAbsolute: false,
    isRestrictiveCookiePolicyEnabled: true,
  })
})

test('settings that no overlay can have are refused', async () => {
  const { owner } = await openSite()
  for (const [path, body] of [
    [api.cookieBanner, { cookieBannerTheme: 'pink' }],
    [api.cookieBanner, { unknown: 1 }],
    [api.popup, { button: { text: 'Go', href: 'javascript:alert(1)' } }],
    [api.popup, { displayFrequency: -2 }],
    [api.announcement, { href: 'java\nscript:alert(1)' }],
    [api.announcement, { text: { type: 'doc', content: [{ type: 'script' }] } }],
    [api.badges, { isBadgeEnabled: 'yes' }],
  ] as const) {
    const answer = await owner.client.put(path, { version: 0, body })
    expect([path, answer.status]).toEqual([path, 400])
  }
})
