import { siteUserTokenHeader } from '@sitewright/model/accounts/site-user-calls'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { startTestHost, type TestHost } from '@sitewright/testkit/host/test-host'
import { sendForm } from '@sitewright/testkit/sites/send-form'
import { codeInMail, createTestMember } from '@sitewright/testkit/sites/test-members'
import { createPageOwner } from '@sitewright/testkit/sites/test-pages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostsTag } from '../../hosts/resolve-host'
import type { Passwords } from '../../security/passwords'
import { createMemberJoining } from './joining/join'
import { createMemberSessions } from './sessions/sessions'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost({ environment: { PUBLIC_SCHEME: 'https', PUBLIC_PORT: '443' } })
})
afterAll(() => host.stop())

const tokenCookie = '__Host-site-user'

async function openSite() {
  const owner = await host.owner()
  const pages = createPageOwner(owner.client)
  await pages.changeDocument(api.memberSettings, { allowSignUp: true })
  await pages.createPublished({ title: 'Inside', access: 'members' }, 'Words for members')
  return { owner, visitor: host.visitor(owner.site) }
}

/** Notes the work that is done instead of doing it. */
function countingPasswords(work: string[]): Passwords {
  return {
    hash: async () => {
      work.push('hash')
      return 'hashed'
    },
    matches: async () => {
      work.push('compare')
      return false
    },
  }
}

test('[SEC-11] [SEC-14] under https the cookies are Secure and for this host alone', async () => {
  const { owner } = await openSite()
  const { client, email, password } = await createTestMember(host, owner)
  const answer = await client.post(api.siteUserSession, { email, password, rememberMe: true })
  const [token = '', info = ''] = answer.headers['set-cookie'] ?? []
  expect(token).toMatch(/^__Host-site-user=[\w-]{43}; Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly; Secure$/)
  expect(info).toMatch(/^SiteUserInfo=[^;]+; Path=\/; Max-Age=2592000; SameSite=Lax; Secure$/)
  const readable = host.visitor(owner.site)
  readable.cookies.set('SiteUserInfo', client.cookies.get('SiteUserInfo') ?? '')
  expect((await readable.get('/inside')).status).toBe(403)
  // A sibling host can set the name without the prefix, and it counts for nothing.
  readable.cookies.set('site-user', client.cookies.get(tokenCookie) ?? '')
  expect((await readable.get('/inside')).status).toBe(403)
})

test('an unknown address costs a sign-in the work of a known one, and joining the same for both', async () => {
  const { owner } = await openSite()
  const { email } = await createTestMember(host, owner)
  const asker = { websiteId: owner.site.id, address: '10.1.1.1', broughtTokens: [] }
  for (const typed of [email, 'nobody@example.com']) {
    const work: string[] = []
    const sessions = createMemberSessions(host.services, countingPasswords(work))
    await sessions.signIn({ email: typed, password: 'some-password', rememberMe: true }, asker)
    expect(work, typed).toEqual(['compare'])
    const joining = createMemberJoining(host.services, countingPasswords(work))
    const asked = { email: typed, password: 'some-password', name: '', next: '' }
    await joining.request(owner.site.id, asked, asker.address)
    expect(work, typed).toEqual(['compare', 'hash'])
  }
  await host.runDueJobs()
})

test('a member signs in on the site’s own domain, and its session is of that domain’s site alone', async () => {
  const { owner } = await openSite()
  const member = await createTestMember(host, owner)
  const domain = `members-${owner.site.identifier}.example`
  await host.services.database.platform(async (tx) => {
    const row = { host: domain, website_id: owner.site.id, created_at: new Date(host.clock.now()) }
    await tx.insertInto('website_domains').values(row).execute()
    await host.services.database.announce(tx, { websiteId: owner.site.id, tags: [hostsTag] })
  })
  const client = host.clientOn(domain)
  expect((await client.get('/inside')).status).toBe(403)
  const login = { email: member.email, password: member.password, rememberMe: false }
  expect((await client.post(api.siteUserSession, login)).status).toBe(200)
  expect((await client.get('/inside')).text).toContain('Words for members')
  expect((await client.get(api.session)).body.account).toBe(null)
  expect((await client.get(api.siteMembers)).status).toBe(401)
})

test('one browser may be owner and member at once: each change takes the token of its own kind', async () => {
  const { owner } = await openSite()
  const { email, password } = await createTestMember(host, owner)
  const { client } = owner
  expect((await client.post(api.siteUserSession, { email, password, rememberMe: true })).status).toBe(200)
  const member = await client.get(api.siteUserAccount)
  expect(member.body.email).toBe(email)
  const noCrumb = await client.patch(api.siteUserAccount, { name: 'X' }, { crumb: null })
  expect([noCrumb.status, noCrumb.body.crumb]).toEqual([403, owner.platform.cookies.get('crumb')])
  expect(noCrumb.body.xsrfToken).toBe(undefined)
  const noToken = await client.patch(api.siteUserAccount, { name: 'X' }, { headers: { [siteUserTokenHeader]: '' } })
  expect([noToken.status, noToken.body.crumb, noToken.body.xsrfToken]).toEqual([403, null, member.body.xsrfToken])
  const inQuery = await client.patch(
    `${api.siteUserAccount}?xsrfToken=${member.body.xsrfToken}`,
    { name: 'X' },
    { headers: { [siteUserTokenHeader]: '' } },
  )
  expect(inQuery.status).toBe(403)
  expect((await client.patch(api.siteUserAccount, { name: 'Ann' })).status).toBe(200)
  expect((await client.delete(`${api.siteUserSession}?cloneCart=false`)).status).toBe(200)
  expect((await client.get(api.session)).body.account.id).toBe(owner.accountId)
})

test('a page of another site can sign nobody in, out or up', async () => {
  const { owner } = await openSite()
  const { client, email, password } = await createTestMember(host, owner)
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  const calls = [
    ['POST', api.siteUserSession, { email, password, rememberMe: true }],
    ['POST', api.siteUserAccount, { email: 'x@example.com', password: 'some-password' }],
    ['DELETE', api.siteUserSession, undefined],
  ] as const
  for (const [method, path, body] of calls) {
    const answer = await client.call(method, path, body, { headers })
    expect([answer.status, answer.body.errorKey]).toEqual([403, 'request.foreign-origin'])
  }
  expect((await client.get(api.siteUserAccount)).status).toBe(200)
  const form = { email, password, next: '' }
  const body = new URLSearchParams(form).toString()
  const contentType = { 'content-type': 'application/x-www-form-urlencoded' }
  const posted = await host.request({
    host: client.host,
    method: 'POST',
    path: '/account/login',
    body,
    headers: { ...contentType, ...headers },
  })
  expect([posted.status, posted.headers['set-cookie']]).toEqual([403, undefined])
})

test('one code makes one member, however many press its button at the same time', async () => {
  const { owner, visitor } = await openSite()
  const email = 'many@example.com'
  await visitor.post(api.siteUserAccount, { email, password: 'clay-and-water' })
  const code = await codeInMail(host, owner.site.id, email)
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => sendForm(host, host.visitor(owner.site), '/account/confirm', { code })),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  const { members } = (await owner.client.get(api.siteMembers)).body
  expect(members).toHaveLength(1)
  await owner.client.patch(fillPath(api.siteMember, { memberId: members[0].id }), { state: 'suspended' })
  expect((await sendForm(host, visitor, '/account/confirm', { code })).status).toBe(410)
})

test('[SEC-35] names and addresses are shown as text, and hostile input is refused in words', async () => {
  const { owner } = await openSite()
  const { client } = await createTestMember(host, owner)
  const name = '</script><img src=x onerror=alert(1)>\u2028'
  expect((await client.patch(api.siteUserAccount, { name })).status).toBe(200)
  const { text } = await client.get('/account')
  expect(text).not.toContain('<img src=x')
  expect(text).toContain('&lt;img src=x onerror=alert(1)&gt;')
  for (const email of ['', 'no', 'a@b\r\nBcc: c@d.example', `${'x'.repeat(300)}@example.com`, 7, null, ['a@b.example']])
    expect((await client.post(api.siteUserAccount, { email, password: 'some-password' })).status).toBe(400)
  for (const body of [{ email: 'a@b.example' }, { email: 'a@b.example', password: 'x', rememberMe: 'yes' }, [], null])
    expect((await client.post(api.siteUserSession, body)).status).toBe(400)
})
