import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { panelPathOf } from '@sitewright/model/navigation/panel-path'
import { api } from '@sitewright/model/routes/api'
import { startTestHost, type TestHost } from '@sitewright/testkit/host/test-host'
import { createPageOwner } from '@sitewright/testkit/sites/test-pages'
import { afterAll, beforeAll, expect, test } from 'vitest'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.stop())

async function openSite(title = 'Harbour Kiln') {
  const owner = await host.owner({ title })
  return { owner, pages: createPageOwner(owner.client), visitor: host.visitor(owner.site) }
}

async function addDomain(websiteId: string, domain: string): Promise<void> {
  const { database, now } = host.services
  await database.platform(async (tx) => {
    const row = { host: domain, website_id: websiteId, created_at: new Date(now()) }
    await tx.insertInto('website_domains').values(row).execute()
    await database.announce(tx, { websiteId, tags: ['hosts'] })
  })
}

test('a page is the same rendered or from memory: bytes, headers, encodings, HEAD and 304', async () => {
  const { pages, visitor } = await openSite()
  await pages.createPublished({ title: 'Plain' }, 'Words')
  const rendered = await visitor.get('/plain')
  const remembered = await visitor.get('/plain')
  const { date: _one, ...first } = rendered.headers
  const { date: _other, ...second } = remembered.headers
  expect(second).toEqual(first)
  expect(remembered.text).toBe(rendered.text)
  expect(first).toMatchObject({
    'cache-control': 'public, max-age=0, stale-if-error=3600',
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  })
  const packed = [
    await visitor.get('/plain', { headers: { 'accept-encoding': 'gzip, deflate, br' } }),
    await visitor.get('/plain', { headers: { 'accept-encoding': 'gzip' } }),
  ]
  expect(packed.map((it) => it.headers['content-encoding'])).toEqual(['br', 'gzip'])
  expect(brotliDecompressSync(packed[0]!.bytes).toString()).toBe(rendered.text)
  expect(gunzipSync(packed[1]!.bytes).toString()).toBe(rendered.text)
  const head = await visitor.call('HEAD', '/plain')
  expect([head.status, head.bytes.length, head.headers['content-length']]).toEqual([200, 0, first['content-length']])
  const known = await visitor.get('/plain', { headers: { 'if-none-match': String(first.etag) } })
  expect([known.status, known.bytes.length]).toEqual([304, 0])
})

test('HEAD, a query and a known ETag are answered alike when nothing is in memory yet', async () => {
  const { pages, visitor } = await openSite()
  for (const title of ['A', 'B', 'C']) await pages.createPublished({ title }, 'Words')
  const head = await visitor.call('HEAD', '/a')
  expect([head.status, head.bytes.length]).toEqual([200, 0])
  expect((await visitor.get('/b?utm_source=x')).status).toBe(200)
  expect((await visitor.get('/c', { headers: { 'if-none-match': '*' } })).status).toBe(304)
})

test('[SEC-03] a page is served for its own host alone, whatever else the request says', async () => {
  const { pages, visitor } = await openSite()
  const other = await openSite()
  await pages.createPublished({ title: 'Mine' }, 'Words of A')
  await other.pages.createPublished({ title: 'Mine' }, 'Words of B')
  for (let round = 0; round < 2; round++) {
    expect((await visitor.get('/mine')).text).toContain('Words of A')
    expect((await other.visitor.get('/mine')).text).toContain('Words of B')
  }
  const forged = { 'x-forwarded-host': other.visitor.host, forwarded: `host=${other.visitor.host}`, 'x-host': 'b' }
  const answer = await visitor.get(`/mine?websiteId=${other.owner.site.id}`, { headers: forged })
  expect(answer.text).toContain('Words of A')
  expect((await host.clientOn('nobody.localhost').get('/mine')).status).toBe(404)
  const absolute = await visitor.get(`http://${other.visitor.host}/mine`)
  expect(absolute.status).toBe(400)
})

test('a domain of its own is what search engines are told, on every address of the site', async () => {
  const { owner, pages, visitor } = await openSite()
  await pages.createPublished({ title: 'Shown' }, 'Words')
  expect((await visitor.get('/shown')).text).toContain(`href="http://${visitor.host}/shown"`)
  await addDomain(owner.site.id, 'kiln.example')
  const custom = host.clientOn('kiln.example')
  for (const client of [visitor, custom]) {
    const page = await client.get('/shown')
    expect(page.text).toContain('<link rel="canonical" href="http://kiln.example/shown"/>')
    expect(page.text).toContain('property="og:url" content="http://kiln.example/shown"')
    expect((await client.get('/sitemap.xml')).text).toContain('<loc>http://kiln.example/shown</loc>')
  }
  const panel = await custom.get('/config/')
  expect([panel.status, panel.headers.location]).toEqual([
    303,
    `http://localhost${panelPathOf(owner.site.identifier)}/config/`,
  ])
})

test('odd addresses are refused in words and the server lives on', async () => {
  const { visitor } = await openSite()
  const odd = ['//', '//evil.example', '/..', '/../../etc/passwd', '/%2e%2e/x', '/a%2fb', '/%', '/%zz', '/%c0%af']
  for (const path of [...odd, '/%00', '/a\\b', `/${'a'.repeat(7000)}`, `/${'%41'.repeat(2000)}`, '/%F0%9F%92%A9']) {
    const answer = await visitor.get(path)
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
    expect(answer.headers.location).toBe(undefined)
  }
  expect((await visitor.get('/')).status).toBe(200)
  expect((await visitor.post('/', {})).status).toBe(405)
})

test('[SEC-34] script and markup in titles and descriptions stay text everywhere on the page', async () => {
  const bad = `</script></title><script>alert(1)</script>"'><img src=x onerror=alert(2)>\u2028`
  const { pages, visitor } = await openSite(bad)
  await pages.changeDocument(api.siteSettings, { title: bad, description: bad })
  await pages.createPublished({ title: bad, slug: 'bad', description: bad }, bad)
  for (const path of ['/', '/bad', '/missing']) {
    const { text } = await visitor.get(path)
    expect(text).not.toContain('<script>alert')
    expect(text).not.toContain('<img src=x')
    const whole = text.match(/<script\b[^>]*>.*?<\/script>/gs) ?? []
    expect(whole.length).toBeGreaterThan(2)
    for (const mark of [/<script/g, /<\/script>/g]) expect(text.match(mark)).toHaveLength(whole.length)
    const [, linked = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text) ?? []
    expect(linked).not.toContain('\u2028')
    expect(JSON.parse(linked)).toMatchObject({ name: bad.trim(), description: bad })
  }
})

test('[SEC-26] the code of the owner is on every page of the site, for whoever asks, and no session is known there', async () => {
  const { owner, pages, visitor } = await openSite()
  const codeInjection = { header: '<meta name="owner-code" content="h">', footer: '<script>ownerCode()</script>' }
  await pages.changeDocument(api.siteSettings, { codeInjection })
  for (let round = 0; round < 2; round++) {
    const seen = await visitor.get('/')
    expect(seen.text).toMatch(/<meta name="owner-code" content="h"><\/head>/)
    expect(seen.text).toMatch(/<script>ownerCode\(\)<\/script><\/body>/)
    expect((await owner.client.get('/')).text).toBe(seen.text)
  }
  const session = `session=${owner.platform.cookies.get('session')}`
  for (const path of [api.session, api.pages, api.siteSettings]) {
    const { status, body } = await visitor.get(path, { headers: { cookie: session } })
    expect([path, status === 200 ? body.account : status]).toEqual([path, path === api.session ? null : 401])
  }
})
