import { roles } from '@sitewright/model/accounts/roles'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { places } from '@sitewright/model/routes/places'
import { startTestHost, type TestHost } from '@sitewright/testkit/test-host'
import { afterAll, beforeAll, expect, test } from 'vitest'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.stop())

test('an access token asks for the password, is told once, works without a crumb and can be revoked', async () => {
  const owner = await host.owner()
  const refused = await owner.client.post(api.tokens, { name: 'Backup', password: 'wrong one' })
  expect([refused.status, refused.body.errorKey]).toEqual([403, 'account.wrong-password'])
  const { status, body } = await owner.client.post(api.tokens, { name: 'Backup', password: owner.password })
  expect([status, body.secret]).toEqual([201, expect.stringMatching(/^swt_[\w-]{43}$/)])
  const listed = await owner.client.get(api.tokens)
  expect(listed.body.tokens).toEqual([{ id: body.id, name: 'Backup', createdAt: body.createdAt, lastUsedAt: null }])

  const program = host.clientOn(owner.client.host, body.secret)
  expect((await program.get(api.session)).body.permissions).toContain('settings.edit')
  expect((await program.post(api.contributors, { email: 'x@example.com', roles: [roles.editor] })).body.errorKey).toBe(
    'contributor.no-account',
  )
  expect((await owner.client.get(api.tokens)).body.tokens[0].lastUsedAt).not.toBeNull()
  expect((await owner.client.delete(fillPath(api.token, { tokenId: body.id }))).status).toBe(200)
  expect((await program.get(api.siteSettings)).status).toBe(401)
})

test('secrets are stored as hashes', async () => {
  const owner = await host.owner()
  const { body } = await owner.client.post(api.tokens, { name: 'Hashed', password: owner.password })
  const stored = await host.services.database.platform(async (tx) => ({
    accounts: await tx.selectFrom('accounts').selectAll().execute(),
    sessions: await tx.selectFrom('account_sessions').select(['token_hash', 'account_id']).execute(),
    tokens: await tx.selectFrom('access_tokens').selectAll().execute(),
    codes: await tx.selectFrom('account_codes').selectAll().execute(),
  }))
  const text = JSON.stringify(stored)
  const secrets = [
    owner.password,
    body.secret,
    owner.client.cookies.get('session'),
    owner.client.cookies.get('last-identity'),
  ]
  for (const secret of secrets) {
    expect(secret).toBeTruthy()
    expect(text).not.toContain(secret)
  }
})

test('a handover opens one site once, within a minute', async () => {
  const [owner, other] = [await host.owner(), await host.owner()]
  const start = async () => {
    const { body } = await owner.platform.post(api.handover, { identifier: owner.site.identifier })
    expect(body.address).toMatch(/^http:\/\/site-\d+\.localhost\/config\/enter\?code=[\w-]{43}$/)
    return String(body.address).split('code=')[1]
  }
  const enter = async (site: { identifier: string }, code: string | undefined) => {
    const client = host.visitor(site)
    const { headers } = await client.get(`${places.configEnter}?code=${code}`)
    return { location: headers.location, account: (await client.get(api.session)).body.account?.id ?? null }
  }
  const code = await start()
  expect(await enter(other.site, code)).toEqual({ location: '/config/login', account: null })
  expect(await enter(owner.site, code)).toEqual({ location: '/config/', account: owner.accountId })
  expect(await enter(owner.site, code)).toEqual({ location: '/config/login', account: null })
  const late = await start()
  host.clock.advance(60_000)
  expect(await enter(owner.site, late)).toEqual({ location: '/config/login', account: null })
})

test('nobody is handed over to a site that they do not work on', async () => {
  const [owner, other] = [await host.owner(), await host.owner()]
  const foreign = await other.platform.post(api.handover, { identifier: owner.site.identifier })
  const missing = await other.platform.post(api.handover, { identifier: 'no-such-site' })
  expect([foreign.status, foreign.body]).toEqual([404, missing.body])
})
