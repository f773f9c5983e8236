import { roles } from '@sitewright/model/accounts/roles'
import { panelPathOf } from '@sitewright/model/navigation/panel-path'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { paths } from '@sitewright/model/routes/paths'
import { platformHost, startTestHost, type TestHost } from '@sitewright/testkit/host/test-host'
import { afterAll, beforeAll, expect, test } from 'vitest'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.stop())

test('[SEC-24] an access token asks for the password, is told once, works without a crumb and can be revoked', async () => {
  const owner = await host.owner()
  const refused = await owner.client.post(api.tokens, { name: 'Backup', password: 'wrong one' })
  expect([refused.status, refused.body.errorKey]).toEqual([403, 'account.wrong-password'])
  const { status, body } = await owner.client.post(api.tokens, { name: 'Backup', password: owner.password })
  expect([status, body.secret]).toEqual([201, expect.stringMatching(/^swt_[\w-]{43}$/)])
  const listed = await owner.client.get(api.tokens)
  expect(listed.body.tokens).toEqual([
    { id: body.id, name: 'Backup', scopes: null, createdAt: body.createdAt, lastUsedAt: null },
  ])

  const program = host.clientOn(owner.client.host, body.secret)
  expect((await program.get(api.session)).body.permissions).toContain('settings.edit')
  expect((await program.post(api.invitations, { email: 'x@example.com', roles: [roles.editor] })).status).toBe(201)
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
    owner.platform.cookies.get('session'),
    owner.platform.cookies.get('last-identity'),
  ]
  for (const secret of secrets) {
    expect(secret).toBeTruthy()
    expect(text).not.toContain(secret)
  }
})

test('a token is for calls alone: no page, and no mark of a contributor', async () => {
  const owner = await host.owner()
  const { body } = await owner.platform.post(api.tokens, { name: 'Backup', password: owner.password })
  const program = host.clientOn(platformHost, body.secret)
  const panel = panelPathOf(owner.site.identifier)
  expect((await program.get(panel + api.siteSettings)).status).toBe(200)
  expect((await program.get(panel + paths.config)).status).toBe(302)
  expect((await program.get(paths.platformSites)).headers.location).toContain(paths.platformLogin)
  const handedOver = await program.get(`${panel}${paths.configHandOver}?state=${'a'.repeat(64)}&to=/config/`)
  expect(handedOver.headers.location).toBe(`http://localhost${panel}/config/`)
  expect(program.cookies.size).toBe(0)
})
