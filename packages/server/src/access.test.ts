import { permissionsOf, roles } from '@sitewright/model/accounts/roles'
import { api } from '@sitewright/model/routes/api'
import type { ApiClient } from '@sitewright/testkit/client/api-client'
import { type Opens, readMounted, routeAccess } from '@sitewright/testkit/client/route-access'
import { startTestHost, type TestHost, type TestOwner } from '@sitewright/testkit/host/test-host'
import { createTestMember } from '@sitewright/testkit/sites/test-members'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Endpoint } from './http/endpoint'
import type { Route } from './http/mount-routes'

const missingId = 'f'.repeat(24)

interface Person {
  readonly name: string
  readonly client: ApiClient
  /** What the person may do on the site of the owner. */
  readonly may: ReadonlySet<string>
  readonly isSignedIn: boolean
  readonly isMember?: boolean
}

let host: TestHost
let owner: TestOwner
let stranger: TestOwner
let people: Person[]
let memberClient: ApiClient

beforeAll(async () => {
  host = await startTestHost()
  owner = await host.owner()
  stranger = await host.owner()
  const members = await Promise.all(
    (['viewer', 'editor', 'storeManager', 'admin'] as const).map(async (name) => {
      const person = await host.signUp()
      await host.addContributor(owner.site, person, [roles[name]])
      const client = await host.openSite(person.platform, owner.site.identifier)
      return { name, client, may: permissionsOf([roles[name]]), isSignedIn: true }
    }),
  )
  memberClient = (await createTestMember(host, owner)).client
  people = [
    { name: 'member', client: memberClient, may: new Set(), isSignedIn: false, isMember: true },
    { name: 'visitor', client: host.visitor(owner.site), may: new Set(), isSignedIn: false },
    ...members,
    { name: 'owner', client: owner.client, may: permissionsOf([], { isOwner: true }), isSignedIn: true },
    {
      name: 'owner of another site',
      client: await host.signIn(owner.client.host, stranger),
      may: new Set(),
      isSignedIn: true,
    },
    {
      name: 'token of the owner of another site',
      client: await tokenClient(stranger),
      may: new Set(),
      isSignedIn: true,
    },
  ]
})
afterAll(() => host.stop())

async function tokenClient(person: TestOwner): Promise<ApiClient> {
  const made = await person.platform.post(api.tokens, { name: 'table', password: person.password })
  return host.clientOn(owner.client.host, made.body.secret)
}

function addressOf(endpoint: Endpoint, ids: Readonly<Record<string, string>> = {}): string {
  return endpoint.path.replace(/:(\w+)/g, (_place, name: string) => ids[name] ?? missingId)
}

function call(client: ApiClient, endpoint: Endpoint, path = addressOf(endpoint), headers: Record<string, string> = {}) {
  return client.call(endpoint.method, path, endpoint.method === 'GET' ? undefined : {}, { headers })
}

/** The endpoints for which `ask` finds something wrong, asked side by side. */
async function findWrong(endpoints: readonly Endpoint[], ask: (endpoint: Endpoint) => Promise<string | null>) {
  const found = await Promise.all(endpoints.map(ask))
  return found.filter((text) => text !== null)
}

function isAllowed(person: Person, endpoint: Endpoint): boolean {
  if (endpoint.access === 'public') return true
  if (endpoint.access === 'member') return person.isMember === true
  return endpoint.access === 'account' ? person.isSignedIn : person.may.has(endpoint.access)
}

test('[SEC-04] [SEC-06] [AUTH-007] every call refuses everybody whom the table of permissions does not name', async () => {
  for (const person of people) {
    const refused = host.app.endpoints.filter((endpoint) => !isAllowed(person, endpoint))
    const wrong = await findWrong(refused, async (endpoint) => {
      const isKnown = person.isSignedIn && endpoint.access !== 'member'
      const expected = isKnown ? '403 request.forbidden' : '401 request.unauthorized'
      const { status, body } = await call(person.client, endpoint)
      const answered = `${status} ${body?.errorKey}`
      return answered === expected ? null : `${person.name}: ${endpoint.method} ${endpoint.path} answered ${answered}`
    })
    expect(wrong).toEqual([])
  }
})

test('[AUTH-007] every call that reads lets in whom the table of permissions names', async () => {
  for (const person of people) {
    const allowed = host.app.endpoints.filter((endpoint) => endpoint.method === 'GET' && isAllowed(person, endpoint))
    const wrong = await findWrong(allowed, async (endpoint) => {
      const { status } = await call(person.client, endpoint)
      const isIn = status !== 401 && status !== 403 && status < 500
      return isIn ? null : `${person.name}: ${endpoint.path} answered ${status}`
    })
    expect(wrong).toEqual([])
  }
})

test('[SEC-05] a refused call stays refused in every other spelling of its address', async () => {
  const visitor = host.visitor(owner.site)
  const respell: ((path: string) => string)[] = [
    (path) => `${path}/`,
    (path) => `/${path}`,
    (path) => path.replace('/api/', '/api//'),
    (path) => path.replace('/api/', '/api%2f'),
    (path) => path.replace('/api/', '/x/../api/'),
    (path) => path.toUpperCase(),
    (path) => `${path};a=b`,
    (path) => `${path}%00`,
  ]
  const guarded = host.app.endpoints.filter((endpoint) => endpoint.access !== 'public')
  for (const spell of respell) {
    const wrong = await findWrong(guarded, async (endpoint) => {
      const path = spell(addressOf(endpoint))
      const { status } = await call(visitor, endpoint, path)
      return status >= 400 && status < 500 ? null : `${endpoint.method} ${path} answered ${status}`
    })
    expect(wrong).toEqual([])
  }
})

test('[SEC-05] a header that names another method does not change the method', async () => {
  const before = await owner.client.get(api.contributors)
  const headers = { 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE' }
  const admin = before.body.contributors.find((it: { roles: number[] }) => it.roles.includes(roles.viewer))
  await owner.client.get(`${api.contributors}/${admin.account.id}`, { headers })
  expect((await owner.client.get(api.contributors)).body).toEqual(before.body)
})

test('calls about a site do not exist on the platform’s address', async () => {
  const ofSites = host.app.endpoints.filter((it) => it.access !== 'public' && it.access !== 'account')
  const wrong = await findWrong(ofSites, async (endpoint) => {
    const { status } = await call(owner.platform, endpoint)
    return status === 404 ? null : `${endpoint.method} ${endpoint.path} answered ${status}`
  })
  expect(wrong).toEqual([])
})

test('[SEC-01] ids of another site are answered like ids of nothing, and nothing there changes', async () => {
  const token = await stranger.platform.post(api.tokens, { name: 'kept', password: stranger.password })
  const pages = await stranger.client.get(api.pages)
  const pageId: string = pages.body.pages[0].id
  const revisions = await stranger.client.get(`${api.pages}/${pageId}/revisions`)
  const member = await stranger.client.post(api.siteMembers, { email: 'member@example.com' })
  const foreign = {
    pageId,
    revisionId: revisions.body.revisions[0].id as string,
    tokenId: token.body.id as string,
    accountId: stranger.accountId,
    memberId: member.body.id as string,
  }
  const bodies: Record<string, unknown> = {
    changePageSettings: { title: 'Taken over' },
    savePageDocument: { version: 1, document: { format: 2, sections: [] } },
    changeContributor: { roles: [roles.editor] },
    changeMember: { state: 'suspended' },
  }
  const readAll = async () => [
    (await stranger.client.get(api.pages)).body,
    (await stranger.client.get(api.contributors)).body,
    (await stranger.client.get(api.tokens)).body,
    (await stranger.client.get(api.siteMembers)).body,
  ]
  const before = await readAll()
  for (const endpoint of host.app.endpoints.filter((it) => it.path.includes(':') && it.handlesBody !== true)) {
    const body = endpoint.method === 'GET' ? undefined : (bodies[endpoint.id] ?? {})
    const ofForeign = await owner.client.call(endpoint.method, addressOf(endpoint, foreign), body)
    const ofNothing = await owner.client.call(endpoint.method, addressOf(endpoint), body)
    expect([endpoint.id, ofForeign.status, ofForeign.body]).toEqual([endpoint.id, ofNothing.status, ofNothing.body])
    expect(ofForeign.status, endpoint.id).toBeGreaterThanOrEqual(400)
  }
  expect(await readAll()).toEqual(before)
})

test('[SEC-07] fields that a call does not know are refused', async () => {
  const extra = { role: 1, websiteId: stranger.site.id, isOwner: true, price: 0, status: 'paid' }
  const wrong = await findWrong(takingJson(), async (endpoint) => {
    const { status, body } = await clientFor(endpoint).call(endpoint.method, addressOf(endpoint), extra)
    return status === 400 && body.errorKey === 'request.invalid' ? null : `${endpoint.id} answered ${status}`
  })
  expect(wrong).toEqual([])
})

test('[SEC-16] [SEC-17] without the crumb of its own session no call changes anything', async () => {
  const fresh = owner.platform.cookies.get('crumb')
  for (const crumb of [null, '', 'made-up', stranger.platform.cookies.get('crumb') ?? null]) {
    // Others are of mails, on the address of the site, where nobody has a session.
    const ofPanel = changing().filter(({ path }) => path.startsWith('/api/'))
    const wrong = await findWrong(ofPanel, async (endpoint) => {
      const body = endpoint.body === undefined ? undefined : {}
      const answer = await owner.client.call(endpoint.method, addressOf(endpoint), body, { crumb })
      const isRefused = answer.status === 403 && answer.body.crumbFail === true && answer.body.crumb === fresh
      return isRefused ? null : `${endpoint.id} answered ${answer.status}`
    })
    expect(wrong).toEqual([])
  }
  expect((await owner.client.get(api.session)).body.account.id).toBe(owner.accountId)
})

test('[SEC-18] a browser on another site can make no call that changes something', async () => {
  const foreign = [
    { origin: 'http://evil.example' },
    { origin: 'null' },
    { origin: `http://${stranger.client.host}` },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ]
  for (const headers of foreign) {
    const wrong = await findWrong(changing(), async (endpoint) => {
      const { status, body, headers: answered } = await call(owner.client, endpoint, undefined, headers)
      const isRefused = status === 403 && body.errorKey === 'request.foreign-origin'
      const isOpen = answered['access-control-allow-origin'] !== undefined
      return isRefused && !isOpen ? null : `${endpoint.id} answered ${status}`
    })
    expect(wrong).toEqual([])
  }
})

test('[SEC-18] text sent as a simple request is not taken for JSON', async () => {
  const wrong = await findWrong(takingJson(), async (endpoint) => {
    const headers = { 'content-type': 'text/plain' }
    const { status } = await clientFor(endpoint).call(endpoint.method, addressOf(endpoint), {}, { headers })
    return status === 415 ? null : `${endpoint.id} answered ${status}`
  })
  expect(wrong).toEqual([])
})

/** Who may make the call. */
function clientFor(endpoint: Endpoint): ApiClient {
  return endpoint.access === 'member' ? memberClient : owner.client
}

function takingJson(): readonly Endpoint[] {
  return host.app.endpoints.filter((endpoint) => endpoint.body !== undefined && endpoint.handlesBody !== true)
}

function changing(): readonly Endpoint[] {
  return host.app.endpoints.filter((endpoint) => endpoint.method !== 'GET')
}

const nameOfRoute = ({ method, path, on }: Route) => `${method} ${path} ${on}`

test('[SEC-04] everything that the server answers at is a call or stands in the table of places', () => {
  expect(host.app.routes.map(nameOfRoute).sort()).toEqual(Object.keys(routeAccess).sort())
  const known = new Set([...host.app.endpoints, ...host.app.routes].map(({ method, path }) => `${method} ${path}`))
  const preflights = host.app.endpoints.filter(({ isShared }) => isShared).map(({ path }) => `OPTIONS ${path}`)
  const mounted = readMounted(host.app.server.printRoutes({ commonPrefix: false })).filter(
    ({ method, path }) => method !== 'HEAD' && path !== '/api/*',
  )
  expect(mounted.length).toBeGreaterThan(known.size)
  const isKnown = (name: string) => known.has(name) || preflights.includes(name)
  expect(mounted.map(({ method, path }) => `${method} ${path}`).filter((name) => !isKnown(name))).toEqual([])
})

/** Addresses of a site and its panel by who may open them, all filled in with what is not there. */
function addressesOf(opens: Opens, method: 'GET' | 'POST'): string[] {
  const ofSite = ['site', 'built-in', 'panel']
  return host.app.routes
    .filter((it) => it.method === method && ofSite.includes(it.on) && routeAccess[nameOfRoute(it)] === opens)
    .map(({ path }) => path.replace(/:\w+/g, missingId).replace(/\*$/, 'nothing'))
}

test('[SEC-04] the panel and every frame in it, of drafts, earlier revisions and sections, open for who may open the panel alone', async () => {
  const [page] = (await owner.client.get(api.pages)).body.pages
  const { body } = await owner.client.get(`${api.pages}/${page.id}/revisions`)
  const frame = `/config/frame/${page.id}`
  const revision = `${frame}?view=visitor&revision=${body.revisions[0].id}`
  const shown = ['/config/', '/config/pages', frame, `${frame}?view=visitor`, revision, '/config/frame/footer']
  expect(new Set(addressesOf('panel.open', 'GET'))).toEqual(
    new Set(['/config', '/config/nothing', `/config/frame/${missingId}`]),
  )
  for (const person of people) {
    const mayOpen = person.may.has('panel.open')
    for (const path of shown) {
      const { status, headers, text } = await person.client.get(path)
      // On the address of the site everybody is led to the panel, which asks who they are.
      const isSentAway = [302, 303].includes(status) && /\/config\/(login|hand-over)\?/.test(String(headers.location))
      const isOpen = status === 200 && /panel\.js|data-panel-draws|<main/.test(text)
      const seen = isOpen ? 'open' : isSentAway || status === 401 || status === 403 ? 'refused' : status
      expect([person.name, path, seen]).toEqual([person.name, path, mayOpen ? 'open' : 'refused'])
    }
  }
})

test('[SEC-04] what opens by a link opens for nobody without it, and for everybody with it', async () => {
  const [page] = (await owner.client.get(api.pages)).body.pages
  const link = await owner.client.post(`${api.pages}/${page.id}/preview-links`, { days: 1 })
  const preview: string = link.body.path
  for (const person of people) {
    for (const path of addressesOf('link', 'GET')) {
      const { status } = await person.client.get(path)
      expect([person.name, path, status >= 400 && status < 500]).toEqual([person.name, path, true])
    }
    expect([person.name, (await person.client.get(preview)).status]).toEqual([person.name, 200])
  }
  expect((await host.visitor(stranger.site).get(preview)).status).toBe(404)
})

test('[SEC-04] places for everybody refuse nobody, and those of a member or an account lead others to the sign-in', async () => {
  for (const person of people) {
    const gated = addressesOf('panel.open', 'GET')
    // On the address of a site everybody is led to the panel, which then opens for some alone.
    for (const path of addressesOf('everybody', 'GET').filter((it) => !gated.includes(it))) {
      const { status } = await person.client.get(path)
      const isOpen = status !== 401 && status !== 403 && status < 500
      expect([person.name, path, status, isOpen]).toEqual([person.name, path, status, true])
    }
    const { status, headers } = await person.client.get('/account')
    const isIn = status === 200 || !String(headers.location).includes('/account/login')
    expect([person.name, isIn]).toEqual([person.name, person.isMember === true])
  }
  const nobody = host.clientOn(owner.platform.host)
  for (const path of ['/sites', '/sites/new']) {
    expect((await owner.platform.get(path)).status).toBe(200)
    const refused = await nobody.get(path)
    expect([path, refused.status, refused.headers.location]).toEqual([path, 303, expect.stringMatching(/^\/login/)])
  }
})

test('[SEC-04] [SEC-18] no place takes a form from another site, whoever is signed in', async () => {
  const posted = host.app.routes.filter(({ method }) => method === 'POST')
  for (const person of [...people, { name: 'owner on the platform', client: owner.platform }]) {
    const wrong: string[] = []
    for (const { path, on, rawBody } of posted) {
      if ((on === 'platform') !== (person.client === owner.platform)) continue
      const type = rawBody === undefined ? 'application/x-www-form-urlencoded' : 'application/json'
      const { status } = await host.request({
        host: person.client.host,
        method: 'POST',
        path: path.replace(/:\w+/g, missingId).replace(/\*$/, 'nothing'),
        body: rawBody === undefined ? 'a=b' : '{}',
        headers: {
          'content-type': type,
          origin: 'http://evil.example',
          cookie: [...person.client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        },
      })
      if (status !== 403) wrong.push(`${person.name}: ${path} answered ${status}`)
    }
    expect(wrong).toEqual([])
  }
})
