import { roles } from '@sitewright/model/accounts/roles'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { paths } from '@sitewright/model/routes/paths'
import { maxDomains } from '@sitewright/model/site/domains'
import { startTestHost, type TestHost, type TestOwner } from '@sitewright/testkit/host/test-host'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

/** Name → texts of its TXT records; a name set to null gets no answer. */
const dns = new Map<string, string[] | null>()
let host: TestHost
beforeAll(async () => {
  host = await startTestHost({ lookUpTxt: async (name) => (dns.has(name) ? (dns.get(name) ?? null) : []) })
})
afterAll(() => host.stop())
beforeEach(() => dns.clear())

const list = async (owner: TestOwner) =>
  (await owner.client.get(api.domains)).body.domains as { host: string; state: string; isPrimary: boolean }[]
const check = (owner: TestOwner, name: string) => owner.client.post(fillPath(api.domainCheck, { host: name }), {})

function prove(owner: TestOwner, name: string): void {
  dns.set(`_sitewright.${name}`, ['v=spf1 -all', `sitewright-site=${owner.site.id}`])
}

async function connect(owner: TestOwner, name: string): Promise<void> {
  expect((await owner.client.post(api.domains, { host: name })).status).toBe(201)
  prove(owner, name)
  expect((await check(owner, name)).status).toBe(200)
}

test('a domain serves the site once its DNS proves the claim, and not before', async () => {
  const owner = await host.owner({ title: 'Harbour Kiln' })
  const visitor = host.clientOn('www.kiln-one.example')
  const added = await owner.client.post(api.domains, { host: ' https://WWW.kiln-one.example/ ' })
  expect(added.status).toBe(201)
  expect(added.body).toMatchObject({ host: 'www.kiln-one.example', state: 'waiting', isPrimary: false })
  expect(added.body.records.map((record: { value: string }) => record.value)).toEqual([
    `sitewright-site=${owner.site.id}`,
    `${owner.site.identifier}.localhost`,
  ])
  const early = await check(owner, 'www.kiln-one.example')
  expect([early.status, early.body.errorKey]).toEqual([409, 'domain.not-proven'])
  expect((await visitor.get('/')).status).toBe(404)

  prove(owner, 'www.kiln-one.example')
  const proven = await check(owner, 'www.kiln-one.example')
  expect(proven.body).toMatchObject({ state: 'connected', isPrimary: true })
  const page = await visitor.get('/')
  expect(page.status).toBe(200)
  expect(page.text).toContain('<link rel="canonical" href="http://www.kiln-one.example/"/>')
})

test('a proof for another site and a silent DNS connect nothing', async () => {
  const owner = await host.owner()
  const other = await host.owner()
  await owner.client.post(api.domains, { host: 'mine.example' })
  prove(other, 'mine.example')
  expect((await check(owner, 'mine.example')).body.errorKey).toBe('domain.not-proven')
  dns.set('_sitewright.mine.example', null)
  expect((await check(owner, 'mine.example')).status).toBe(503)
  expect((await check(other, 'mine.example')).status).toBe(404)
  expect((await host.clientOn('mine.example').get('/')).status).toBe(404)
})

test('visitors of every other domain are led to the primary one, with path and query', async () => {
  const owner = await host.owner()
  await connect(owner, 'first.example')
  await connect(owner, 'second.example')
  const second = host.clientOn('second.example')
  const led = await second.get('/shop?size=l')
  expect([led.status, led.headers.location]).toEqual([301, 'http://first.example/shop?size=l'])
  expect((await second.get('//evil.example')).headers.location ?? 'http://first.example/').toMatch(
    /^http:\/\/first\.example\//,
  )

  expect((await owner.client.put(fillPath(api.domainPrimary, { host: 'second.example' }), {})).status).toBe(200)
  expect((await second.get('/')).status).toBe(200)
  expect((await host.clientOn('first.example').get('/')).headers.location).toBe('http://second.example/')
  expect((await host.visitor(owner.site).get('/')).status).toBe(200)

  expect((await owner.client.delete(fillPath(api.domain, { host: 'second.example' }))).status).toBe(200)
  expect((await second.get('/')).status).toBe(404)
  expect((await list(owner)).map((domain) => [domain.host, domain.isPrimary])).toEqual([['first.example', true]])
  expect((await host.clientOn('first.example').get('/')).status).toBe(200)
})

test('on a domain the address of the panel leads there, and nobody is known to work on the site', async () => {
  const owner = await host.owner()
  await connect(owner, 'panel-here.example')
  await connect(owner, 'also-here.example')
  for (const name of ['panel-here.example', 'also-here.example']) {
    const visitor = host.clientOn(name)
    for (const path of ['/config', '/config/design?a=b', '/config/login']) {
      const { status, headers } = await visitor.get(path)
      const led = `http://localhost/sites/${owner.site.identifier}${path.replace(/^\/config$/, '/config/')}`
      expect([path, status, headers.location, headers['set-cookie']]).toEqual([path, 303, led, undefined])
    }
    const token = { headers: { cookie: [...owner.platform.cookies].map((pair) => pair.join('=')).join('; ') } }
    expect((await visitor.get(api.contributorMark, token)).body.account ?? null).toBeNull()
    expect((await visitor.get(api.pages, token)).status).not.toBe(200)
  }
})

test('whoever owns the DNS decides: a name moves to the site that it proves', async () => {
  const before = await host.owner({ title: 'Before' })
  const after = await host.owner({ title: 'After' })
  await connect(before, 'moves.example')
  await connect(after, 'moves.example')
  expect((await host.clientOn('moves.example').get('/')).text).toContain('After')
  expect(await list(before)).toMatchObject([{ host: 'moves.example', state: 'waiting', isPrimary: false }])
  expect(await list(after)).toMatchObject([{ host: 'moves.example', state: 'connected', isPrimary: true }])
})

test('names of this service, no names at all and one too many are refused at their field', async () => {
  const owner = await host.owner()
  for (const name of ['localhost', 'other.localhost', '127.0.0.1', 'a b.example', 'x.example/path', '']) {
    const answer = await owner.client.post(api.domains, { host: name })
    expect([name, [400, 409].includes(answer.status)]).toEqual([name, true])
    expect(answer.body.errors.host).toBeTruthy()
  }
  for (let index = 0; index < maxDomains; index++) {
    expect((await owner.client.post(api.domains, { host: `d${index}.example` })).status).toBe(201)
  }
  expect((await owner.client.post(api.domains, { host: 'd0.example' })).status).toBe(201)
  const full = await owner.client.post(api.domains, { host: 'one-more.example' })
  expect([full.status, full.body.errorKey]).toEqual([409, 'domain.too-many'])
})

test('an editor may not lead the visitors of a site elsewhere', async () => {
  const owner = await host.owner()
  const editor = await host.signUp()
  await host.addContributor(owner.site, editor, [roles.editor])
  const client = await host.openSite(editor.platform, owner.site.identifier)
  expect((await client.post(api.domains, { host: 'theirs.example' })).status).toBe(403)
})

test('whatever ends TLS learns which names have a site', async () => {
  const owner = await host.owner()
  await connect(owner, 'known.example')
  const platform = host.clientOn('localhost')
  const ask = async (name: string) => (await platform.get(`${paths.knownDomain}?domain=${name}`)).status
  expect(await ask('known.example')).toBe(200)
  expect(await ask(`${owner.site.identifier}.localhost`)).toBe(200)
  expect(await ask('stranger.example')).toBe(404)
  expect((await platform.get(paths.knownDomain)).status).toBe(404)
})
