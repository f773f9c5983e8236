import { permissionsOf, roles } from '@sitewright/model/accounts/roles'
import { api } from '@sitewright/model/routes/api'
import type { ApiClient } from '@sitewright/testkit/api-client'
import { startTestHost, type TestHost, type TestOwner } from '@sitewright/testkit/test-host'
import { createTestMember } from '@sitewright/testkit/test-members'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Endpoint } from './http/endpoint'

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
      await owner.client.post(api.contributors, { email: person.email, roles: [roles[name]] })
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

test('[AUTH-007] every call refuses everybody whom the table of permissions does not name', async () => {
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

test('a refused call stays refused in every other spelling of its address', async () => {
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

test('a header that names another method does not change the method', async () => {
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

test('ids of another site are answered like ids of nothing, and nothing there changes', async () => {
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
    savePageDocument: { version: 1, document: { format: 1, sections: [] } },
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

test('fields that a call does not know are refused', async () => {
  const extra = { role: 1, websiteId: stranger.site.id, isOwner: true, price: 0, status: 'paid' }
  const wrong = await findWrong(takingJson(), async (endpoint) => {
    const { status, body } = await clientFor(endpoint).call(endpoint.method, addressOf(endpoint), extra)
    return status === 400 && body.errorKey === 'request.invalid' ? null : `${endpoint.id} answered ${status}`
  })
  expect(wrong).toEqual([])
})

test('without the crumb of its own session no call changes anything', async () => {
  const fresh = owner.client.cookies.get('crumb')
  for (const crumb of [null, '', 'made-up', stranger.client.cookies.get('crumb') ?? null]) {
    const wrong = await findWrong(changing(), async (endpoint) => {
      const body = endpoint.body === undefined ? undefined : {}
      const answer = await owner.client.call(endpoint.method, addressOf(endpoint), body, { crumb })
      const isRefused = answer.status === 403 && answer.body.crumbFail === true && answer.body.crumb === fresh
      return isRefused ? null : `${endpoint.id} answered ${answer.status}`
    })
    expect(wrong).toEqual([])
  }
  expect((await owner.client.get(api.session)).body.account.id).toBe(owner.accountId)
})

test('a browser on another site can make no call that changes something', async () => {
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

test('text sent as a simple request is not taken for JSON', async () => {
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
