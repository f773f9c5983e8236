import { panelPathOf } from '@sitewright/model/navigation/panel-path'
import { api } from '@sitewright/model/routes/api'
import { platformHost, startTestHost, type TestHost } from '@sitewright/testkit/host/test-host'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../../app'

const dayMs = 24 * 60 * 60_000

let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.stop())

function newestCookie(lines: readonly string[] | undefined, name: string): string {
  return lines?.find((line) => line.startsWith(`${name}=`)) ?? ''
}

test('an owner signs up, makes a site and is known on its address', async () => {
  const owner = await host.owner()
  const { body } = await owner.client.get(api.session)
  expect(body.account).toEqual({ id: owner.accountId, email: owner.email, displayName: '' })
  const { id, identifier, address } = owner.site
  expect(body.website).toEqual({ id, identifier, address })
  expect(body.isEmailConfirmed).toBe(true)
  expect(body.permissions).toContain('pages.edit')
})

test('[AUTH-009] the session tells the level of a person by its number', async () => {
  const owner = await host.owner()
  const stranger = await host.signUp()
  expect((await owner.client.get(api.session)).body.permissionLevel).toBe(2)
  const elsewhere = await host.signIn(owner.client.host, stranger)
  expect((await elsewhere.get(api.session)).body.permissionLevel).toBe(0)
  expect((await host.visitor(owner.site).get(api.session)).body).toEqual({
    account: null,
    isEmailConfirmed: false,
    website: { id: owner.site.id, identifier: owner.site.identifier, address: owner.site.address },
    permissions: [],
    websiteRoles: [],
    permissionLevel: null,
    crumb: null,
  })
})

test('[SEC-17] [AUTH-025] the crumb cookie holds the anti-forgery token of the session, which scripts of the page can read', async () => {
  const person = await host.signUp()
  const client = host.clientOn(platformHost)
  const { headers, body } = await client.post(api.login, { email: person.email, password: person.password })
  const cookie = newestCookie(headers['set-cookie'], 'crumb')
  expect(cookie).toMatch(/^crumb=[\w-]{43}; Path=\/; Max-Age=\d+; SameSite=Lax$/)
  expect(cookie).toContain(`crumb=${body.crumb};`)
  expect((await client.get(api.session)).body.crumb).toBe(body.crumb)
  expect((await client.post(api.logout, undefined, { crumb: 'another' })).status).toBe(403)
  expect((await client.post(`${api.logout}?crumb=${body.crumb}`, undefined, { crumb: null })).status).toBe(200)
})

test('[SEC-16] a call with an old crumb changes nothing, and passes when repeated with the crumb of the answer', async () => {
  const owner = await host.owner()
  const { body: read } = await owner.client.get(api.siteSettings)
  const change = { version: read.version, body: { ...read.body, tagline: 'New words' } }
  const refused = await owner.client.put(api.siteSettings, change, { crumb: 'old' })
  expect([refused.status, refused.body.crumbFail]).toEqual([403, true])
  expect((await owner.client.get(api.siteSettings)).body).toEqual(read)
  const repeated = await owner.client.put(api.siteSettings, change, { crumb: refused.body.crumb })
  expect(repeated.status).toBe(200)
})

test('the session cookie is for the server alone, and for this host alone', async () => {
  const person = await host.signUp()
  const credentials = { email: person.email, password: person.password }
  const refused = await host.clientOn(platformHost).post(api.login, { ...credentials, password: 'wrong one' })
  expect(refused.headers['set-cookie']).toBeUndefined()
  const { headers } = await host.clientOn(platformHost).post(api.login, credentials)
  expect(newestCookie(headers['set-cookie'], 'session')).toMatch(
    /^session=[\w-]{43}; Path=\/; Max-Age=\d+; SameSite=Lax; HttpOnly$/,
  )
})

test('[SEC-11] under https cookies are Secure and bound to the host', async () => {
  const settings = { ...host.services.settings, PUBLIC_SCHEME: 'https' as const }
  const secure = await createApp(
    { ...host.services, settings },
    {
      ...{ runtime: '/r.js', islands: '/i.js', checkout: { script: '/c.js', imports: [] } },
      panel: { script: '/p.js', styles: [], imports: [] },
    },
  )
  const answer = await secure.server.inject({
    method: 'POST',
    url: api.signup,
    headers: { host: platformHost },
    payload: { email: 'https@example.com', password: 'kiln-and-harbour' },
  })
  const cookies = [answer.headers['set-cookie']].flat().map(String)
  expect(newestCookie(cookies, '__Host-session')).toMatch(/; Path=\/; .*SameSite=Lax; HttpOnly; Secure$/)
  expect(newestCookie(cookies, '__Host-session')).not.toContain('Domain')
  expect(newestCookie(cookies, '__Host-last-identity')).toMatch(/; Path=\/; .*HttpOnly; Secure$/)
  expect(newestCookie(cookies, '__Host-last-identity')).not.toContain('Domain')
  expect(newestCookie(cookies, 'crumb')).toContain('; Secure')
  await secure.close()
})

test('[AUTH-026] a last-identity cookie names who signed in last by an opaque code that opens nothing', async () => {
  const person = await host.signUp()
  const cookie = person.platform.cookies.get('last-identity') ?? ''
  expect(cookie).toMatch(/^[\w-]{43}$/)
  expect(cookie).not.toContain(person.accountId)
  const stranger = host.clientOn(platformHost)
  stranger.cookies.set('last-identity', cookie)
  stranger.cookies.set('session', cookie)
  expect((await stranger.get(api.session)).body.account).toBeNull()
  const form = await stranger.get('/login')
  expect(form.text).toContain(`value="${person.email}"`)
  await person.platform.post(api.logout)
  expect(person.platform.cookies.get('last-identity')).toBe(cookie)
})

test('[SEC-12] the token changes at each sign-in, and the one before is worth nothing', async () => {
  const person = await host.signUp()
  const before = person.platform.cookies.get('session') ?? ''
  await person.platform.post(api.login, { email: person.email, password: person.password })
  expect(person.platform.cookies.get('session')).not.toBe(before)
  const old = host.clientOn(platformHost)
  old.cookies.set('session', before)
  expect((await old.get(api.session)).body.account).toBeNull()
})

test('[SEC-13] a session is dead after the sign-out', async () => {
  const owner = await host.owner()
  const token = owner.platform.cookies.get('session') ?? ''
  expect((await owner.client.post(api.logout)).status).toBe(200)
  const old = host.clientOn(platformHost)
  old.cookies.set('session', token)
  expect((await old.get(api.session)).body.account).toBeNull()
})

test('[SEC-13] [SEC-24] a changed password asks for the old one and ends every other session', async () => {
  const owner = await host.owner()
  const change = { oldPassword: 'not this one', newPassword: 'another-long-one' }
  const wrong = await owner.client.put(api.password, change)
  expect([wrong.status, wrong.body.errorKey]).toEqual([403, 'account.wrong-password'])
  const elsewhere = await host.signIn(platformHost, owner)
  expect((await elsewhere.get(api.session)).body.account.id).toBe(owner.accountId)
  const right = await owner.client.put(api.password, { ...change, oldPassword: owner.password })
  expect(right.status).toBe(200)
  expect((await owner.client.get(api.session)).body.account.id).toBe(owner.accountId)
  expect((await elsewhere.get(api.session)).body.account).toBeNull()
  const signIn = (password: string) => host.clientOn(platformHost).post(api.login, { email: owner.email, password })
  expect((await signIn(owner.password)).status).toBe(401)
  expect((await signIn('another-long-one')).status).toBe(200)
})

test('[SEC-14] a session is nothing on the address of a site, and a planted cookie does not hide the right one', async () => {
  const owner = await host.owner()
  const token = owner.platform.cookies.get('session') ?? ''
  const site = host.visitor(owner.site)
  site.cookies.set('session', token)
  expect((await site.get(api.session)).body.account).toBeNull()
  expect((await site.get(api.siteSettings)).status).toBe(401)
  const both = await host
    .clientOn(platformHost)
    .get(api.session, { headers: { cookie: `session=${'x'.repeat(43)}; session=${token}` } })
  expect(both.body.account.id).toBe(owner.accountId)
})

test('[SEC-15] a session ends after 14 idle days, and after 90 days whatever happens', async () => {
  const [idle, busy] = [await host.signUp(), await host.signUp()]
  const isSignedIn = async (person: typeof idle) => (await person.platform.get(api.session)).body.account !== null
  host.clock.advance(13 * dayMs)
  expect([await isSignedIn(idle), await isSignedIn(busy)]).toEqual([true, true])
  for (let day = 20; day <= 83; day += 7) {
    host.clock.advance(7 * dayMs)
    expect([day, await isSignedIn(busy)]).toEqual([day, true])
  }
  expect(await isSignedIn(idle)).toBe(false)
  host.clock.advance(7 * dayMs)
  expect(await isSignedIn(busy)).toBe(false)
})

test('[SEC-20] an unknown email address and a wrong password are answered alike', async () => {
  const person = await host.signUp()
  const client = host.clientOn(platformHost)
  const unknown = await client.post(api.login, { email: 'nobody@example.com', password: 'kiln-and-harbour' })
  const wrong = await client.post(api.login, { email: person.email, password: 'something else' })
  expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body])
  expect(wrong.body).toEqual({
    error: 'The email address or password is incorrect.',
    errorKey: 'account.wrong-sign-in',
    cleaned: true,
  })
})

test('[SEC-22] new passwords have 8 to 256 characters, are not among the most used and not the own name', async () => {
  const client = host.clientOn(platformHost)
  for (const password of ['seven77', 'a'.repeat(257), 'Password123', 'rules@example.com', '']) {
    const { status, body } = await client.post(api.signup, { email: 'rules@example.com', password })
    expect([password, status, Object.keys(body.errors)]).toEqual([password, 400, ['password']])
  }
  const long = `${'ä '.repeat(127)}ö!`
  expect((await client.post(api.signup, { email: 'rules@example.com', password: long })).status).toBe(201)
  expect((await client.post(api.login, { email: 'RULES@example.com', password: long })).status).toBe(200)
})

test('accounts are made and used on the platform’s address, and nobody signs in where visitors go', async () => {
  const owner = await host.owner()
  const body = { email: 'elsewhere@example.com', password: 'kiln-and-harbour' }
  expect((await host.visitor(owner.site).post(api.signup, body)).status).toBe(404)
  const credentials = { email: owner.email, password: owner.password }
  const refused = await host.visitor(owner.site).post(api.login, credentials)
  expect([refused.status, refused.headers['set-cookie']]).toEqual([404, undefined])
  await host.services.database.platform(async (tx) => {
    const created_at = new Date(host.clock.now())
    await tx
      .insertInto('website_domains')
      .values({ host: 'kiln.example', website_id: owner.site.id, created_at })
      .execute()
  })
  const domain = host.clientOn('kiln.example')
  expect((await domain.post(api.login, { email: owner.email, password: owner.password })).status).toBe(404)
  domain.cookies.set('session', owner.platform.cookies.get('session') ?? '')
  expect((await domain.get(api.session)).body.account).toBeNull()
  const { status, headers } = await domain.get('/config/login')
  expect([status, headers.location, headers['set-cookie']]).toEqual([
    303,
    `http://localhost${panelPathOf(owner.site.identifier)}/config/login`,
    undefined,
  ])
})

test('[SEC-23] a hundred wrong sign-ins end in a refusal whatever X-Forwarded-For says, and for a while only', async () => {
  const person = await host.signUp()
  const client = host.clientOn(platformHost)
  const tryOnce = (password: string, attempt: number) =>
    client.post(
      api.login,
      { email: person.email, password },
      { headers: { 'x-forwarded-for': `10.1.${attempt}.7`, forwarded: `for=10.1.${attempt}.7` } },
    )
  const answers = await Promise.all(Array.from({ length: 100 }, (_, attempt) => tryOnce('wrong one', attempt)))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(90)
  const right = await tryOnce(person.password, 200)
  expect([right.status, right.body.errorKey]).toEqual([429, 'request.too-many'])
  expect(Number(right.headers['retry-after'])).toBeGreaterThan(0)
  host.clock.advance(16 * 60_000)
  expect((await tryOnce(person.password, 201)).status).toBe(200)
})

test('[SEC-23] one address that tries many accounts is refused too', async () => {
  host.clock.advance(16 * 60_000)
  const client = host.clientOn(platformHost)
  const tryOnce = (account: number) =>
    client.post(api.login, { email: `sprayed-${account}@example.com`, password: 'kiln-and-harbour' })
  const answers = await Promise.all(Array.from({ length: 60 }, (_, account) => tryOnce(account)))
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
  host.clock.advance(16 * 60_000)
  expect((await tryOnce(1)).status).toBe(401)
})
