import { siteStatuses, siteTypes } from '@sitewright/model/reference/sites'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { startTestHost, type TestHost, type TestOwner } from '@sitewright/testkit/host/test-host'
import { createPageOwner } from '@sitewright/testkit/sites/test-pages'
import { afterAll, beforeAll, expect, test } from 'vitest'

const operatorEmail = 'operator@example.com'

let host: TestHost
let operator: Awaited<ReturnType<TestHost['signUp']>>
beforeAll(async () => {
  host = await startTestHost({ environment: { OPERATOR_EMAILS: ` ${operatorEmail}, other@example.com` } })
  operator = await host.signUp(operatorEmail)
})
afterAll(() => host.stop())

async function openSite() {
  const owner = await host.owner({ title: 'Harbour Kiln' })
  const pages = createPageOwner(owner.client)
  await pages.createPublished({ title: 'About us', slug: 'about' }, 'Words about us')
  return { owner, pages, visitor: host.visitor(owner.site) }
}

const setByPlatform = (owner: TestOwner, change: object) =>
  operator.platform.put(fillPath(api.platformSite, { identifier: owner.site.identifier }), change)

function readContext(html: string) {
  return JSON.parse(/id="site-context">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}')
}

test('[EFF-002] [REF-018] a site that its owner opened is live, whole and of version 7.1', async () => {
  const { owner, visitor } = await openSite()
  const { body } = await owner.client.get(api.siteStanding)
  expect(body).toMatchObject({ status: siteStatuses.comped, type: siteTypes.classic, version: '7.1' })
  const page = await visitor.get('/about')
  expect([page.status, page.headers['x-robots-tag']]).toEqual([200, undefined])
  expect(page.text).not.toMatch(/noindex|Made with/)
  expect((await visitor.get('/robots.txt')).text).toContain('Sitemap:')
})

test('[EFF-002] [REF-015] a trial shows the badge and is closed to search engines, until its owner opens it', async () => {
  const { owner, visitor } = await openSite()
  await visitor.get('/about')
  expect((await owner.client.put(api.siteStanding, { status: siteStatuses.trial })).status).toBe(200)
  for (const path of ['/about', '/missing']) {
    const page = await visitor.get(path)
    expect(page.headers['x-robots-tag']).toBe('noindex')
    expect(page.text).toContain('<meta name="robots" content="noindex"')
    expect(page.text).toContain('Made with Sitewright')
    expect(readContext(page.text).website.siteStatus).toEqual({ value: siteStatuses.trial })
  }
  expect((await visitor.get('/about')).text).toContain('Words about us')
  expect((await visitor.get('/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n')
  expect((await visitor.get('/sitemap.xml')).text).not.toContain('<loc>')
  await owner.client.put(api.siteStanding, { status: siteStatuses.comped })
  const open = await visitor.get('/about')
  expect(open.headers['x-robots-tag']).toBe(undefined)
  expect(open.text).not.toMatch(/noindex|Made with/)
  expect((await visitor.get('/sitemap.xml')).text).toContain('/about</loc>')
})

test.each([
  ['expired', 503, 'This site has expired'],
  ['removed', 410, 'This site is gone'],
  ['activeParkingPage', 200, 'This address is parked'],
] as const)(
  '[EFF-002] [REF-015] a site that is %s answers %i with its own page and nothing of its content',
  async (name, status, heading) => {
    const { owner, pages, visitor } = await openSite()
    const codeInjection = { header: '<meta name="owner-code">', footer: '' }
    await pages.changeDocument(api.siteSettings, { codeInjection, description: 'Pots by the sea' })
    await visitor.get('/about')
    expect((await setByPlatform(owner, { status: siteStatuses[name] })).status).toBe(200)
    for (const path of ['/', '/about', '/missing', '/search?q=words', '/account/login']) {
      const page = await visitor.get(path)
      expect([path, page.status, page.headers['x-robots-tag']]).toEqual([path, status, 'noindex'])
      expect(page.text).toContain(heading)
      expect(page.text).toContain('Harbour Kiln')
      expect(page.text).not.toMatch(/Words about us|About us|class="site-(header|footer)|owner-code|Pots by the sea/)
    }
    expect(
      (
        await visitor.post(api.siteUserAccount, {
          email: 'a@example.com',
          password: 'long-enough-1',
          name: 'A',
          next: '',
        })
      ).status,
    ).toBe(503)
    expect((await visitor.get('/sitemap.xml')).text).not.toContain('<loc>')
    expect((await owner.client.get('/config/')).status).toBe(200)
    await setByPlatform(owner, { status: siteStatuses.comped })
    expect((await visitor.get('/about')).text).toContain('Words about us')
  },
)

test('[EFF-002] [REF-015] a payment that is past due leaves the site open', async () => {
  const { owner, visitor } = await openSite()
  for (const status of [siteStatuses.pastDue, siteStatuses.resoldGracePeriod, siteStatuses.resold]) {
    await setByPlatform(owner, { status })
    const page = await visitor.get('/about')
    expect([page.status, page.headers['x-robots-tag']]).toEqual([200, undefined])
  }
})

test('[EFF-002] [REF-017] a cover page site shows its cover alone; every other address leads there', async () => {
  const { owner, pages, visitor } = await openSite()
  await visitor.get('/about')
  expect((await owner.client.put(api.siteStanding, { type: siteTypes.coverPage })).status).toBe(200)
  const home = await visitor.get('/')
  expect(home.status).toBe(200)
  expect(home.text).not.toMatch(/class="site-(header|footer)/)
  expect(readContext(home.text)).toMatchObject({ pageType: 3, splashType: 1, website: { websiteType: 2 } })
  for (const path of ['/about', '/missing', '/search?q=words', '/account/login']) {
    const moved = await visitor.get(path)
    expect([path, moved.status, moved.headers.location]).toEqual([path, 302, '/'])
  }
  expect((await visitor.get('/sitemap.xml')).text.match(/<loc>/g)).toHaveLength(1)
  await pages.createPublished({ title: 'Soon', slug: 'soon', layout: 'cover' }, 'We open in May')
  expect((await visitor.get('/')).text).toContain('We open in May')
  await owner.client.put(api.siteStanding, { type: siteTypes.classic })
  expect((await visitor.get('/about')).text).toContain('Words about us')
})

test('[EFF-002] [REF-017] a parking page site shows the parking page', async () => {
  const { owner, visitor } = await openSite()
  await setByPlatform(owner, { type: siteTypes.parkingPage })
  expect((await visitor.get('/about')).text).toContain('This address is parked')
})

test('[EFF-002] owners change what is theirs, the platform the rest, and others nothing', async () => {
  const { owner } = await openSite()
  const refused = await owner.client.put(api.siteStanding, { status: siteStatuses.paid })
  expect([refused.status, refused.body.errorKey]).toEqual([403, 'site.standing-not-allowed'])
  expect((await owner.client.put(api.siteStanding, { type: siteTypes.enterprise })).status).toBe(403)
  await setByPlatform(owner, { status: siteStatuses.expired })
  expect((await owner.client.put(api.siteStanding, { status: siteStatuses.comped })).status).toBe(403)
  const path = fillPath(api.platformSite, { identifier: owner.site.identifier })
  expect((await owner.platform.put(path, { status: siteStatuses.paid })).status).toBe(404)
  expect((await setByPlatform(owner, { status: 9 })).status).toBe(400)
  expect((await owner.client.get(api.siteStanding)).body.status).toBe(siteStatuses.expired)
})

test('[EFF-002] a host can let new sites begin in trial, and an unconfirmed operator is none', async () => {
  const environment = { OPERATOR_EMAILS: operatorEmail, NEW_SITE_STATUS: 'trial' }
  const other = await startTestHost({ environment, keepsUnverified: true })
  const pretender = await other.signUp(operatorEmail)
  const made = await pretender.platform.post(api.sites, { title: 'New', identifier: 'brand-new', visibility: 'public' })
  const { identifier } = made.body
  const visit = () => other.visitor({ identifier }).get('/')
  expect([made.status, (await visit()).headers['x-robots-tag']]).toEqual([201, 'noindex'])
  const path = fillPath(api.platformSite, { identifier })
  expect((await pretender.platform.put(path, { status: siteStatuses.paid })).status).toBe(404)
  expect((await visit()).headers['x-robots-tag']).toBe('noindex')
  await other.stop()
})

test('[EFF-002] [EXP-013] experiments of a site stand in its pages, set by the platform', async () => {
  const { owner, visitor } = await openSite()
  expect(readContext((await visitor.get('/')).text).experiments).toBe(undefined)
  const experiments = { 'new-cart': { name: 'new-cart', experimentType: 'FEATURE_TOGGLE', variant: 'true' } }
  expect((await setByPlatform(owner, { status: siteStatuses.internal, experiments })).status).toBe(200)
  expect(readContext((await visitor.get('/')).text)).toMatchObject({
    website: { siteStatus: { value: siteStatuses.internal } },
    experiments: { 'new-cart': { variant: 'true', containsError: false } },
  })
})
