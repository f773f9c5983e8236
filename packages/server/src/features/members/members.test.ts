import { siteUserTokenHeader } from '@sitewright/model/accounts/site-user-calls'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { platformHost, startTestHost, type TestHost } from '@sitewright/testkit/host/test-host'
import { readMails } from '@sitewright/testkit/sites/read-mails'
import { codeInMail, createTestMember } from '@sitewright/testkit/sites/test-members'
import { createPageOwner } from '@sitewright/testkit/sites/test-pages'
import { afterAll, beforeAll, expect, test } from 'vitest'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.stop())

const person = { email: 'ann@daisy.example', password: 'tea-and-cake' }
const login = { ...person, rememberMe: true }

async function openSite({ allowSignUp = true } = {}) {
  const owner = await host.owner()
  await createPageOwner(owner.client).changeDocument(api.memberSettings, { allowSignUp })
  return { owner, visitor: host.visitor(owner.site) }
}

async function mailsTo(websiteId: string, email: string) {
  await host.runDueJobs()
  return (await readMails(host, websiteId)).filter((mail) => mail.to === email)
}

test('[AUTH-013] [AUTH-014] who was invited chooses a password, signs in and gets an xsrfToken', async () => {
  const { owner, visitor } = await openSite()
  const invited = await owner.client.post(api.siteMembers, { email: ' Ann@Daisy.example ', name: 'Ann' })
  expect([invited.status, invited.body.email, invited.body.state]).toEqual([201, person.email, 'invited'])
  expect((await visitor.post(api.siteUserSession, login)).status).toBe(401)
  const code = await codeInMail(host, owner.site.id, person.email)
  expect((await visitor.put(api.siteUserReset, { code, password: 'short' })).status).toBe(400)
  expect((await visitor.put(api.siteUserReset, { code, password: person.password })).body).toEqual({})
  expect((await visitor.put(api.siteUserReset, { code, password: 'again-and-again' })).status).toBe(410)
  const signedIn = await visitor.post(api.siteUserSession, { ...login, email: 'ANN@daisy.example' })
  expect(signedIn.status).toBe(200)
  expect(Object.keys(signedIn.body)).toEqual(['xsrfToken'])
  expect(signedIn.body.xsrfToken).toMatch(/^[\w-]{43}$/)
  const account = await visitor.get(api.siteUserAccount)
  expect(account.body).toMatchObject({ email: person.email, name: 'Ann', navigation: [] })
  const listed = await owner.client.get(api.siteMembers)
  expect(listed.body.members).toMatchObject([{ email: person.email, state: 'active' }])
  expect(listed.text).not.toMatch(/argon2|password/)
})

test('a session is remembered for 30 days, or ends with the browser; its cookie is for the host alone', async () => {
  const { owner } = await openSite()
  const { client, ...member } = await createTestMember(host, owner)
  const remembered = await client.post(api.siteUserSession, { ...member, rememberMe: true })
  const [token = '', info = ''] = remembered.headers['set-cookie'] ?? []
  expect(token).toMatch(/^site-user=[\w-]{43}; Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly$/)
  expect(info).toMatch(/^SiteUserInfo=%7B%22authenticated%22%3Atrue%7D; Path=\/; Max-Age=2592000; SameSite=Lax$/)
  host.clock.advance(29 * 24 * 60 * 60_000)
  expect((await client.get(api.siteUserAccount)).status).toBe(200)
  host.clock.advance(24 * 60 * 60_000)
  expect((await client.get(api.siteUserAccount)).status).toBe(401)

  const brief = await client.post(api.siteUserSession, { ...member, rememberMe: false })
  expect(brief.headers['set-cookie']?.[0]).toMatch(/^site-user=[\w-]{43}; Path=\/; SameSite=Lax; HttpOnly$/)
  host.clock.advance(23 * 60 * 60_000)
  expect((await client.get(api.siteUserAccount)).status).toBe(200)
  host.clock.advance(24 * 60 * 60_000)
  expect((await client.get(api.siteUserAccount)).status).toBe(401)
})

test('[AUTH-015] a change without the token of the session is refused, told the fresh one, and changes nothing', async () => {
  const { owner } = await openSite()
  const { client } = await createTestMember(host, owner)
  const other = await createTestMember(host, owner)
  const { xsrfToken } = (await client.get(api.siteUserAccount)).body
  const foreign = (await other.client.get(api.siteUserAccount)).body.xsrfToken
  const calls = [
    ['PATCH', api.siteUserAccount, { name: 'Taken' }],
    ['PUT', api.siteUserPassword, { oldPassword: 'glaze-on-the-shelf', newPassword: 'stolen-from-the-shelf' }],
    ['DELETE', api.siteUserSession, undefined],
  ] as const
  for (const [method, path, body] of calls)
    for (const token of ['', 'made-up', foreign, `${xsrfToken}x`]) {
      const answer = await client.call(method, path, body, { headers: { [siteUserTokenHeader]: token } })
      expect([answer.status, answer.body.crumbFail, answer.body.xsrfToken]).toEqual([403, true, xsrfToken])
    }
  expect((await client.get(api.siteUserAccount)).body.name).toBe('')
  expect((await client.patch(api.siteUserAccount, { name: 'Ann' })).body).toEqual({ name: 'Ann' })
  expect((await client.get(api.siteUserAccount)).body.name).toBe('Ann')
})

test('[AUTH-017] a logout ends the session for good: its cookie opens nothing afterwards', async () => {
  const { owner } = await openSite()
  const { client } = await createTestMember(host, owner)
  const stolen = client.cookies.get('site-user') ?? ''
  expect((await client.delete(`${api.siteUserSession}?cloneCart=maybe`)).status).toBe(400)
  const out = await client.delete(`${api.siteUserSession}?cloneCart=true`)
  expect(out.status).toBe(200)
  expect(out.headers['set-cookie']?.map((line) => line.split(';')[0])).toEqual(['site-user=', 'SiteUserInfo='])
  expect(client.cookies.size).toBe(0)
  client.cookies.set('site-user', stolen)
  expect((await client.get(api.siteUserAccount)).status).toBe(401)
})

test('a session of one site opens no other, and a planted token is worth nothing after the sign-in', async () => {
  const { owner } = await openSite()
  const { client, ...member } = await createTestMember(host, owner)
  const { visitor: elsewhere } = await openSite()
  elsewhere.cookies.set('site-user', client.cookies.get('site-user') ?? '')
  expect((await elsewhere.get(api.siteUserAccount)).status).toBe(401)
  expect((await elsewhere.post(api.siteUserSession, { ...member, rememberMe: true })).status).toBe(401)

  const planted = host.visitor(owner.site)
  planted.cookies.set('site-user', client.cookies.get('site-user') ?? '')
  expect((await planted.post(api.siteUserSession, { ...member, rememberMe: true })).status).toBe(200)
  expect(planted.cookies.get('site-user')).not.toBe(client.cookies.get('site-user'))
  expect((await planted.get(api.siteUserAccount)).status).toBe(200)
  expect((await client.get(api.siteUserAccount)).status).toBe(401)
})

test('members are no accounts: neither session counts as the other', async () => {
  const { owner } = await openSite()
  const { client, ...member } = await createTestMember(host, owner)
  expect((await client.get(api.session)).body.account).toBe(null)
  expect((await client.get(api.siteMembers)).status).toBe(401)
  expect((await owner.client.get(api.siteUserAccount)).status).toBe(401)
  expect((await host.clientOn(platformHost).post(api.login, member)).status).toBe(401)
  const asOwner = { email: owner.email, password: owner.password, rememberMe: true }
  expect((await host.visitor(owner.site).post(api.siteUserSession, asOwner)).status).toBe(401)
})

test('wrong password, unknown address and suspended member get one answer, after the same work', async () => {
  const hashed: (string | null)[] = []
  const { owner, visitor } = await openSite()
  const member = await createTestMember(host, owner)
  const suspended = await createTestMember(host, owner)
  const { members } = (await owner.client.get(`${api.siteMembers}?search=${suspended.email}`)).body
  const path = fillPath(api.siteMember, { memberId: members[0].id })
  expect((await owner.client.patch(path, { state: 'suspended' })).body.state).toBe('suspended')
  expect((await suspended.client.get(api.siteUserAccount)).status).toBe(401)
  const tries = [
    { email: member.email, password: 'wrong-password' },
    { email: 'nobody@example.com', password: 'wrong-password' },
    { email: suspended.email, password: suspended.password },
  ]
  for (const given of tries) {
    const answer = await visitor.post(api.siteUserSession, { ...given, rememberMe: true })
    hashed.push(answer.text)
    expect([answer.status, answer.headers['set-cookie']]).toEqual([401, undefined])
  }
  expect(new Set(hashed).size).toBe(1)
  expect(hashed[0]).toContain('The email address or password is incorrect.')
  expect((await owner.client.patch(path, { state: 'active' })).body.state).toBe('active')
  expect((await visitor.post(api.siteUserSession, { ...tries[2], rememberMe: true })).status).toBe(200)
})

test('[SEC-53] guessing ends after ten tries, whatever X-Forwarded-For says, and on this site alone', async () => {
  const { owner, visitor } = await openSite()
  const { email, password } = await createTestMember(host, owner)
  for (let tries = 0; tries < 10; tries++) {
    const headers = { 'x-forwarded-for': `10.0.0.${tries}` }
    const answer = await visitor.post(api.siteUserSession, { email, password: 'x', rememberMe: true }, { headers })
    expect(answer.status).toBe(401)
  }
  const refused = await visitor.post(api.siteUserSession, { email, password, rememberMe: true })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  const { visitor: elsewhere } = await openSite()
  const other = await elsewhere.post(api.siteUserSession, { email, password, rememberMe: true })
  expect(other.status).toBe(401)
})

test('joining is answered alike for every address, and nobody is a member before the mail is answered', async () => {
  const { owner, visitor } = await openSite()
  const known = await createTestMember(host, owner)
  const asked = { email: 'new@daisy.example', password: person.password, name: 'New' }
  const first = await visitor.post(api.siteUserAccount, asked)
  const second = await visitor.post(api.siteUserAccount, { ...asked, email: known.email })
  expect([first.status, first.text]).toEqual([second.status, second.text])
  expect((await visitor.post(api.siteUserSession, { ...asked, rememberMe: true, name: undefined })).status).toBe(401)
  expect((await owner.client.get(api.siteMembers)).body.members).toHaveLength(1)
  const [mail] = await mailsTo(owner.site.id, asked.email)
  expect(mail?.subject).toBe('Confirm your membership of Test site')
  expect((await mailsTo(owner.site.id, known.email)).at(-1)?.subject).toBe('You are a member of Test site already')
  // The password that was given with a member's address changes nothing for the member.
  const taken = { email: known.email, password: person.password, rememberMe: true }
  expect((await visitor.post(api.siteUserSession, taken)).status).toBe(401)
  expect((await known.client.get(api.siteUserAccount)).status).toBe(200)
})

test('a site that takes no new members says so and writes no mail', async () => {
  const { owner, visitor } = await openSite({ allowSignUp: false })
  const refused = await visitor.post(api.siteUserAccount, person)
  expect([refused.status, refused.body.errorKey]).toEqual([409, 'member.sign-up-closed'])
  expect(await mailsTo(owner.site.id, person.email)).toEqual([])
})

test('common and short passwords are refused; a stranger’s mailbox is not filled', async () => {
  const { owner, visitor } = await openSite()
  expect((await visitor.post(api.siteUserAccount, { ...person, password: 'password1' })).status).toBe(400)
  expect((await visitor.post(api.siteUserAccount, { ...person, password: 'short' })).status).toBe(400)
  for (let tries = 0; tries < 5; tries++) {
    expect((await visitor.post(api.siteUserAccount, person)).status).toBe(200)
    await host.runDueJobs()
  }
  expect(await mailsTo(owner.site.id, person.email)).toHaveLength(3)
})

test('a forgotten password is replaced by mail once, every session ends, and unknown addresses hear the same', async () => {
  const { owner, visitor } = await openSite()
  const member = await createTestMember(host, owner)
  const known = await visitor.post(api.siteUserReset, { email: member.email })
  const unknown = await visitor.post(api.siteUserReset, { email: 'nobody@example.com' })
  expect([known.status, known.text]).toEqual([unknown.status, unknown.text])
  const code = await codeInMail(host, owner.site.id, member.email)
  expect(await mailsTo(owner.site.id, 'nobody@example.com')).toEqual([])
  const { visitor: elsewhere } = await openSite()
  expect((await elsewhere.put(api.siteUserReset, { code, password: 'slip-and-glaze' })).status).toBe(410)
  expect((await visitor.put(api.siteUserReset, { code, password: 'slip-and-glaze' })).status).toBe(200)
  expect((await member.client.get(api.siteUserAccount)).status).toBe(401)
  expect((await visitor.put(api.siteUserReset, { code, password: 'slip-and-glaze-2' })).status).toBe(410)
  const renewed = { email: member.email, password: 'slip-and-glaze', rememberMe: false }
  expect((await visitor.post(api.siteUserSession, renewed)).status).toBe(200)
  await visitor.post(api.siteUserReset, { email: member.email })
  const late = await codeInMail(host, owner.site.id, member.email)
  host.clock.advance(60 * 60_000)
  expect((await visitor.put(api.siteUserReset, { code: late, password: 'too-late-now' })).status).toBe(410)
})

test('a new password asks for the old one and ends every other session', async () => {
  const { owner, visitor } = await openSite()
  const { client, email, password } = await createTestMember(host, owner)
  await visitor.post(api.siteUserSession, { email, password, rememberMe: true })
  const wrong = await client.put(api.siteUserPassword, { oldPassword: 'x', newPassword: 'kiln-and-harbour-2' })
  expect([wrong.status, wrong.body.errors]).toEqual([403, { oldPassword: 'This password is incorrect.' }])
  const changed = await client.put(api.siteUserPassword, { oldPassword: password, newPassword: 'kiln-and-harbour-2' })
  expect(changed.body.xsrfToken).toMatch(/^[\w-]{43}$/)
  expect((await client.get(api.siteUserAccount)).status).toBe(200)
  expect((await visitor.get(api.siteUserAccount)).status).toBe(401)
})

test('a removed member is out at once, can be found no more, and an old invitation brings nobody back', async () => {
  const { owner, visitor } = await openSite()
  const { client, email } = await createTestMember(host, owner)
  const { members } = (await owner.client.get(api.siteMembers)).body
  expect((await owner.client.delete(fillPath(api.siteMember, { memberId: members[0].id }))).status).toBe(200)
  expect((await client.get(api.siteUserAccount)).status).toBe(401)
  expect((await owner.client.get(api.siteMembers)).body.members).toEqual([])
  const again = await owner.client.post(api.siteMembers, { email })
  const code = await codeInMail(host, owner.site.id, email)
  await owner.client.delete(fillPath(api.siteMember, { memberId: again.body.id }))
  expect((await visitor.put(api.siteUserReset, { code, password: 'kiln-and-harbour' })).status).toBe(410)
})

test('the list of members pages, searches and knows an address once; an invitation can be sent again', async () => {
  const { owner } = await openSite()
  for (const name of ['a', 'b', 'c', 'd_d']) await owner.client.post(api.siteMembers, { email: `${name}@x.example` })
  const first = await owner.client.get(`${api.siteMembers}?limit=3`)
  expect(first.body.members.map((it: { email: string }) => it.email[0])).toEqual(['d', 'c', 'b'])
  const rest = await owner.client.get(`${api.siteMembers}?limit=3&before=${first.body.next}`)
  expect([rest.body.members.length, rest.body.next]).toEqual([1, null])
  expect((await owner.client.get(`${api.siteMembers}?search=_D@`)).body.members).toHaveLength(1)
  expect((await owner.client.get(`${api.siteMembers}?state=active`)).body.members).toEqual([])
  const twice = await owner.client.post(api.siteMembers, { email: 'A@x.example' })
  expect([twice.status, twice.body.errorKey]).toEqual([409, 'member.already'])
  const early = await codeInMail(host, owner.site.id, 'a@x.example')
  const invitation = fillPath(api.siteMemberInvitation, { memberId: rest.body.members[0].id })
  expect((await owner.client.post(invitation)).status).toBe(200)
  const visitor = host.visitor(owner.site)
  const code = await codeInMail(host, owner.site.id, 'a@x.example')
  expect((await visitor.put(api.siteUserReset, { code: early, password: person.password })).status).toBe(410)
  expect((await visitor.put(api.siteUserReset, { code, password: person.password })).status).toBe(200)
  expect((await owner.client.post(invitation)).body.errorKey).toBe('member.not-invited')
})

test('who was suspended cannot accept an invitation, nor be invited again; let in, they are invited as before', async () => {
  const { owner, visitor } = await openSite()
  const { id: memberId } = (await owner.client.post(api.siteMembers, { email: person.email })).body
  const code = await codeInMail(host, owner.site.id, person.email)
  const path = fillPath(api.siteMember, { memberId })
  const stateOf = async () => (await owner.client.get(api.siteMembers)).body.members[0].state
  expect((await owner.client.patch(path, { state: 'active' })).body.state).toBe('invited')
  expect((await owner.client.patch(path, { state: 'suspended' })).body.state).toBe('suspended')
  expect((await visitor.put(api.siteUserReset, { code, password: person.password })).status).toBe(410)
  const again = await owner.client.post(fillPath(api.siteMemberInvitation, { memberId }))
  expect([again.status, again.body.errorKey]).toEqual([409, 'member.not-invited'])
  expect([await stateOf(), (await visitor.post(api.siteUserSession, login)).status]).toEqual(['suspended', 401])
  expect((await owner.client.patch(path, { state: 'active' })).body.state).toBe('invited')
  expect((await visitor.put(api.siteUserReset, { code, password: person.password })).status).toBe(200)
  expect([await stateOf(), (await visitor.post(api.siteUserSession, login)).status]).toEqual(['active', 200])
})

test('what a site knows of a member is given out and erased with the rest', async () => {
  const { owner } = await openSite()
  const { client, email } = await createTestMember(host, owner)
  const told = await owner.client.get(`${api.peopleExport}?email=${email}`)
  expect(JSON.parse(told.text).membership).toMatchObject([{ email, state: 'active' }])
  expect(told.text).not.toContain('argon2')
  expect((await owner.client.post(api.peopleErase, { email })).body.erased.membership).toBe(1)
  expect((await client.get(api.siteUserAccount)).status).toBe(401)
  expect((await owner.client.get(api.siteMembers)).body.members).toEqual([])
})
