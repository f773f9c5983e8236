import { maskedPassword } from '@sitewright/model/accounts/masked-password'
import { roles } from '@sitewright/model/accounts/roles'
import { siteStatuses, siteTypes } from '@sitewright/model/reference/sites'
import { api } from '@sitewright/model/routes/api'
import { paths } from '@sitewright/model/routes/paths'
import type { ApiClient } from '@sitewright/testkit/client/api-client'
import { startTestHost, type TestHost } from '@sitewright/testkit/host/test-host'
import { sendForm as sendFormOn } from '@sitewright/testkit/sites/send-form'
import { askFormKey, registerTestForm } from '@sitewright/testkit/sites/test-forms'
import { createPageOwner } from '@sitewright/testkit/sites/test-pages'
import { afterAll, beforeAll, expect, test } from 'vitest'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.stop())

const words = 'Pots that nobody has seen'

async function openSite(visibility: 'private' | 'public' | 'coming-soon' = 'private') {
  const owner = await host.owner({ title: 'Secret Kiln', description: 'Made in silence', visibility })
  const pages = createPageOwner(owner.client)
  await pages.createPublished({ title: 'About us', slug: 'about' }, words)
  const change = (standing: object) => owner.client.put(api.siteStanding, standing)
  return { owner, pages, change, visitor: host.visitor(owner.site) }
}

const sendForm = (client: ApiClient, path: string, fields: Record<string, string>) =>
  sendFormOn(host, client, path, fields)

test('a new site is private: visitors get a notice with nothing of the site, and neither search engines nor caches anything else', async () => {
  const { owner, visitor } = await openSite()
  expect((await owner.client.get(api.siteStanding)).body).toMatchObject({ visibility: 'private', hasPassword: false })
  for (const path of ['/', '/about', '/missing', '/search?q=pots', '/account/login', '/cart', '/store.xml']) {
    const page = await visitor.get(path)
    expect([path, page.status, page.headers['x-robots-tag']]).toEqual([path, 403, 'noindex'])
    expect(page.text).toContain('This site is private')
    expect(page.text).not.toMatch(/Secret Kiln|Made in silence|nobody has seen|About us|class="site-header/)
  }
  expect((await visitor.get('/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n')
  expect((await visitor.get('/sitemap.xml')).text).not.toContain('<loc>')
  expect((await visitor.post(api.formSubmissionKey)).body.errorKey).toBe('site.closed')
  const signIn = `href="${owner.site.address}${paths.configVisit}"`
  expect((await visitor.get('/')).text).toContain(signIn)
})

test('who works on a private site sees it whole, in no cache, and everybody else does not', async () => {
  const { owner, visitor } = await openSite()
  const seen = await owner.client.get('/about')
  expect([seen.status, seen.headers['cache-control'], seen.headers['x-robots-tag']]).toEqual([
    ...[200, 'private, no-store', 'noindex'],
  ])
  expect(seen.text).toContain(words)
  expect((await owner.client.get('/search?q=nobody')).text).toContain('href="/about"')
  expect((await owner.client.get('/missing')).status).toBe(404)
  expect((await owner.client.get('/robots.txt')).text).toContain('Disallow: /\n')
  expect((await visitor.get('/about')).status).toBe(403)
  const viewer = await host.signUp()
  await host.addContributor(owner.site, viewer, [roles.viewer])
  expect((await (await host.openSite(viewer.platform, owner.site.identifier)).get('/about')).text).toContain(words)
  const stranger = await host.signUp()
  const strangersBrowser = await host.openSite(stranger.platform, owner.site.identifier)
  expect((await strangersBrowser.get('/about')).status).toBe(403)
  await owner.platform.post(api.logout)
  expect((await owner.client.get('/about')).status).toBe(403)
})

test('a browser that the site does not know yet is led by the platform to the page that was asked for', async () => {
  const { owner } = await openSite()
  const browser = host.visitor(owner.site)
  const wanted = `${paths.configVisit}?page=${encodeURIComponent('/about?noredirect')}`
  const asked = new URL(String((await browser.get(wanted)).headers.location))
  const given = new URL(String((await owner.platform.get(asked.pathname + asked.search)).headers.location))
  expect((await browser.get(given.pathname + given.search)).headers.location).toBe('/about?noredirect')
  expect((await browser.get('/about')).text).toContain(words)
  expect((await browser.get(wanted)).headers.location).toBe('/about?noredirect')
  for (const page of ['//evil.example', 'https://evil.example', paths.configVisit, '/config/'])
    expect((await browser.get(`${paths.configVisit}?page=${encodeURIComponent(page)}`)).headers.location).toBe(
      '/?noredirect',
    )
})

test('opening a site and closing it again hold at once, for pages that were kept too', async () => {
  const { change, visitor } = await openSite()
  await visitor.get('/about')
  expect((await change({ visibility: 'public' })).body).toMatchObject({ visibility: 'public' })
  const open = await visitor.get('/about')
  expect([open.status, open.headers['x-robots-tag']]).toEqual([200, undefined])
  expect((await visitor.get('/sitemap.xml')).text).toContain('/about</loc>')
  await change({ visibility: 'private' })
  expect((await visitor.get('/about')).status).toBe(403)
  expect((await visitor.get('/sitemap.xml')).text).not.toContain('<loc>')
})

test('a site with a password asks for it at every address, opens to who has it, and shuts when it changes', async () => {
  const { owner, change, visitor } = await openSite()
  const refused = await change({ visibility: 'password' })
  expect([refused.status, refused.body.errors]).toEqual([400, { password: 'Enter a password.' }])
  const answer = await change({ visibility: 'password', password: 'glaze' })
  expect(answer.body).toMatchObject({ visibility: 'password', hasPassword: true })
  expect(answer.text).not.toContain('glaze')
  for (const path of ['/', '/about', '/search?q=pots', '/account/login']) {
    const page = await visitor.get(path)
    expect([path, page.status, page.headers['cache-control']]).toEqual([path, 401, 'private, no-store'])
    expect(page.text).toMatch(/Secret Kiln.*Enter the password to see it/s)
    expect(page.text).not.toMatch(/nobody has seen|About us|Made in silence|class="site-header/)
  }
  expect((await visitor.get('/sitemap.xml')).text).not.toContain('<loc>')
  expect((await visitor.post(api.formSubmissionKey)).body.errorKey).toBe('site.closed')
  for (const password of ['wrong', '', maskedPassword])
    expect((await sendForm(visitor, '/', { password })).text).toMatch(/role="alert"[^>]*>This password is incorrect/)
  const opened = await sendForm(visitor, '/', { password: 'glaze', next: '/about' })
  expect([opened.status, opened.headers.location]).toEqual([303, '/about'])
  const page = await visitor.get('/about')
  expect([page.status, page.headers['cache-control']]).toEqual([200, 'private, no-store'])
  expect(page.text).toContain(words)
  expect((await visitor.post(api.formSubmissionKey)).status).toBe(200)
  expect((await host.visitor(owner.site).get('/about')).status).toBe(401)
  expect((await owner.client.get('/about')).status).toBe(200)
  await change({ password: 'slip' })
  expect((await visitor.get('/about')).status).toBe(401)
  const elsewhere = await sendForm(visitor, '/', { password: 'slip', next: '//evil.example' })
  expect(elsewhere.headers.location).toBe('/')
})

test('wrong passwords of a site are counted, and a page with a password keeps its own lock', async () => {
  const { owner, pages, change } = await openSite()
  const pageId = await pages.createPublished({ title: 'Prices' }, 'Ten a dozen')
  await pages.change(pageId, { access: 'password', password: 'page-word' })
  await change({ visibility: 'password', password: 'glaze' })
  const visitor = host.visitor(owner.site)
  await sendForm(visitor, '/', { password: 'glaze' })
  expect((await visitor.get('/prices')).text).toContain('This page is locked')
  await sendForm(visitor, '/prices', { password: 'page-word' })
  expect((await visitor.get('/prices')).text).toContain('Ten a dozen')
  for (let tries = 0; tries < 10; tries++) await sendForm(visitor, '/missing', { password: 'guess' })
  const guesser = host.visitor(owner.site)
  for (let tries = 0; tries < 10; tries++) await sendForm(guesser, '/', { password: `guess ${tries}` })
  const stopped = await sendForm(guesser, '/', { password: 'glaze' })
  expect([stopped.status, stopped.headers['retry-after']]).toEqual([429, expect.any(String)])
})

test('coming soon is one page: every address leads there, its forms work and the rest is shut', async () => {
  const { owner, pages, change, visitor } = await openSite('coming-soon')
  const page = await visitor.get('/')
  expect([page.status, page.headers['x-robots-tag']]).toEqual([200, 'noindex'])
  expect(page.text).toMatch(/Secret Kiln.*Coming soon/s)
  expect(page.text).not.toMatch(/nobody has seen|About us|class="site-header/)
  for (const path of ['/about', '/missing', '/search?q=pots', '/account/login', '/cart']) {
    const moved = await visitor.get(path)
    expect([path, moved.status, moved.headers.location]).toEqual([path, 302, '/'])
  }
  expect((await visitor.get('/sitemap.xml')).text).not.toContain('<loc>')
  await registerTestForm(host, owner.site)
  expect((await askFormKey(visitor)).key).toEqual(expect.any(String))
  const confirm = await visitor.get('/_newsletter/confirm?code=unknown')
  expect(confirm.text).not.toMatch(/About us|nobody has seen/)
  expect((await owner.client.get('/about')).text).toContain(words)

  const comingSoon = await pages.createPublished(
    { title: 'In May', description: 'We open in May' },
    'Doors open in May',
  )
  await pages.changeDocument(api.siteSettings, { specialPages: { notFound: null, lock: null, comingSoon } })
  const own = await visitor.get('/')
  expect(own.text).toContain('Doors open in May')
  expect(own.text).toContain('content="We open in May"')
  expect(own.text).not.toMatch(/class="site-header|nobody has seen/)
  await pages.saveAndPublish(comingSoon, 'Doors open in June')
  expect((await visitor.get('/')).text).toContain('Doors open in June')
  await change({ visibility: 'public' })
  expect((await visitor.get('/')).text).not.toContain('Doors open')
  expect((await visitor.get('/in-may')).status).toBe(404)
})

test('a page of the owner stands in the place of “page not found” and of the lock screen, and nowhere else', async () => {
  const { pages, change, visitor } = await openSite('public')
  const plain = await visitor.get('/missing')
  expect(plain.text).toMatch(/Page not found.*<form [^>]*action="\/search"/s)
  const [notFound, lock] = [
    await pages.createPublished({ title: 'Lost' }, 'Nothing but clay here'),
    await pages.createPublished({ title: 'Knock' }, 'Say the word'),
  ]
  const specialPages = { notFound, lock, comingSoon: null }
  await pages.changeDocument(api.siteSettings, { specialPages })
  for (const path of ['/missing', '/lost', '/knock']) {
    const page = await visitor.get(path)
    expect([path, page.status]).toEqual([path, 404])
    expect(page.text).toMatch(
      /<title>Lost — Secret Kiln<\/title>.*Nothing but clay here.*<form [^>]*action="\/search"/s,
    )
    expect(page.text).not.toContain('Page not found')
  }
  expect((await visitor.get('/')).text).not.toMatch(/Lost|Knock/)
  expect((await visitor.get('/search?q=clay')).text).not.toContain('href="/lost"')
  expect((await visitor.get('/sitemap.xml')).text).not.toMatch(/lost|knock/)
  await pages.saveAndPublish(notFound, 'Look behind the kiln')
  expect((await visitor.get('/missing')).text).toContain('Look behind the kiln')
  await change({ visibility: 'password', password: 'glaze' })
  const locked = await visitor.get('/about')
  expect(locked.status).toBe(401)
  expect(locked.text).toMatch(/Say the word.*type="password"/s)
  expect(locked.text).not.toMatch(/This site is locked|Enter the password/)
})

test('the pages of a site that can stand in those places are its own, and not its home page', async () => {
  const { owner, pages } = await openSite()
  const { version, body } = (await owner.client.get(api.siteSettings)).body
  const put = async (place: string, pageId: string) => {
    const specialPages = { ...body.specialPages, [place]: pageId }
    return (await owner.client.put(api.siteSettings, { version, body: { ...body, specialPages } })).body.errors
  }
  const folder = await pages.create({ title: 'Folder', kind: 'folder' })
  for (const pageId of [host.services.newId(), folder, body.homepageId])
    expect(await put('lock', pageId)).toEqual({ 'body.specialPages.lock': expect.any(String) })
})

test('who may not edit the settings may not open the site; what the platform shuts stays shut', async () => {
  const { owner, change, visitor } = await openSite()
  const editor = await host.signUp()
  await host.addContributor(owner.site, editor, [roles.editor])
  const client = await host.openSite(editor.platform, owner.site.identifier)
  expect((await client.put(api.siteStanding, { visibility: 'public' })).status).toBe(403)
  expect((await change({ visibility: 'everyone' })).status).toBe(400)
  expect((await change({ type: siteTypes.coverPage, status: siteStatuses.trial })).status).toBe(200)
  expect((await visitor.get('/')).status).toBe(403)
  expect((await owner.client.get('/about')).headers.location).toBe('/')
})
