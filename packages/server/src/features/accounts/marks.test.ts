import { roles } from '@sitewright/model/accounts/roles'
import { panelPathOf } from '@sitewright/model/navigation/panel-path'
import { api } from '@sitewright/model/routes/api'
import { paths } from '@sitewright/model/routes/paths'
import type { ApiClient } from '@sitewright/testkit/client/api-client'
import { platformHost, startTestHost, type TestHost, type TestOwner } from '@sitewright/testkit/host/test-host'
import { afterAll, beforeAll, expect, test } from 'vitest'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.stop())

function pathOf(location: unknown): string {
  const { pathname, search } = new URL(String(location))
  return pathname + search
}

/** A browser that opens a site's panel by the address of the site, as far as the code for its mark. */
async function askForCode(site: ApiClient, platform: ApiClient): Promise<string> {
  const asked = await site.get('/config/design?a=b')
  return pathOf((await platform.get(pathOf(asked.headers.location))).headers.location)
}

const marked = async (site: ApiClient) => (await site.get(api.contributorMark)).body.account

async function openMarked(): Promise<{ owner: TestOwner; site: ApiClient }> {
  const owner = await host.owner()
  const site = host.visitor(owner.site)
  await site.get(await askForCode(site, owner.platform))
  return { owner, site }
}

test('[SEC-19] the way to the panel marks the browser of a contributor once, with a name and without an email', async () => {
  const owner = await host.owner()
  const site = host.visitor(owner.site)
  const step = await askForCode(site, owner.platform)
  const entered = await site.get(step)
  const panel = `http://localhost${panelPathOf(owner.site.identifier)}`
  expect([entered.status, entered.headers.location]).toEqual([303, `${panel}/config/design?a=b`])
  expect(await marked(site)).toEqual({ id: owner.accountId, displayName: '' })
  expect((await site.get('/config/design')).headers.location).toBe(`${panel}/config/design`)
  const again = host.visitor(owner.site)
  await again.get(step)
  expect(await marked(again)).toBeNull()
})

test('[SEC-14] [SEC-19] a code counts in the browser alone that asked, on its site, within a minute, whatever a sibling plants', async () => {
  const [owner, other] = [await host.owner(), await host.owner()]
  const own = host.visitor(owner.site)
  const foreign = host.visitor(owner.site)
  await foreign.get(paths.config)
  await foreign.get(await askForCode(own, owner.platform))
  expect(await marked(foreign)).toBeNull()
  const step = await askForCode(own, owner.platform)
  const right = `hand-over=${own.cookies.get('hand-over')}`
  for (const cookie of [`hand-over=planted; ${right}`, `${right}; hand-over=planted`])
    expect((await own.get(step, { headers: { cookie } })).headers['set-cookie']).toBeUndefined()
  const elsewhere = host.visitor(other.site)
  elsewhere.cookies.set('hand-over', own.cookies.get('hand-over') ?? '')
  await elsewhere.get(step)
  expect(await marked(elsewhere)).toBeNull()
  host.clock.advance(60_000)
  await own.get(step)
  expect(await marked(own)).toBeNull()
})

test('[SEC-26] a mark reads no more than that, changes nothing, and ends with the session', async () => {
  const { owner, site } = await openMarked()
  const allowed = host.app.endpoints.filter(({ access }) => access !== 'public' && access !== 'member')
  for (const { method, path, id } of allowed) {
    const { status } = await site.call(method, path.replace(/:\w+/g, 'f'.repeat(24)), method === 'GET' ? undefined : {})
    expect([id, status]).toEqual([id, 401])
  }
  await owner.platform.post(api.logout)
  expect(await marked(site)).toBeNull()
  expect([...site.cookies.keys()]).not.toContain('contributor-mark')
})

test('nobody is marked who does not work on the site, and nobody any more who left it', async () => {
  const owner = await host.owner()
  const person = await host.signUp()
  const site = host.visitor(owner.site)
  const refused = pathOf((await site.get(paths.config)).headers.location)
  const answer = await person.platform.get(refused)
  expect(answer.headers.location).toBe(`http://localhost${panelPathOf(owner.site.identifier)}/config/`)
  await host.addContributor(owner.site, person, [roles.editor])
  await site.get(await askForCode(site, person.platform))
  expect((await site.get(api.contributorMark)).body).toMatchObject({ websiteRoles: [roles.editor] })
  await owner.client.delete(api.contributor.replace(':accountId', person.accountId))
  expect(await marked(site)).toBeNull()
})

test('the panel’s address serves no public page, no member and no other origin, and a site’s address no panel', async () => {
  const owner = await host.owner()
  const panel = panelPathOf(owner.site.identifier)
  for (const path of ['/', '/sitemap.xml', '/cart', '/account/login', '/search'])
    expect([path, (await owner.platform.get(panel + path)).status]).toEqual([path, 404])
  expect((await owner.platform.get(`${panelPathOf('nobody-here')}/api/pages`)).body.errorKey).toBe('site.unknown')
  expect((await host.clientOn(platformHost).get(panel + api.pages)).status).toBe(401)
  const elsewhere = await host.owner()
  expect((await elsewhere.platform.get(panel + api.pages)).status).toBe(403)
})

test('sites may live on a domain of their own, apart from the platform', async () => {
  const apart = await startTestHost({ environment: { SITES_HOST: 'sites.example', PLATFORM_HOST: 'panel.example' } })
  const owner = await apart.owner({ identifier: 'harbour' })
  expect(owner.site.address).toBe('http://harbour.sites.example')
  expect((await apart.visitor(owner.site).get('/')).status).toBe(200)
  expect((await owner.client.get(api.session)).body.account.id).toBe(owner.accountId)
  expect((await apart.clientOn('harbour.panel.example').get('/')).status).toBe(404)
  expect(await marked(owner.client)).toMatchObject({ id: owner.accountId })
  await apart.stop()
})
