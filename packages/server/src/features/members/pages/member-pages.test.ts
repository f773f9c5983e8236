import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import type { ApiClient } from '@sitewright/testkit/client/api-client'
import { startTestHost, type TestHost } from '@sitewright/testkit/host/test-host'
import { pathInMail, readMails } from '@sitewright/testkit/sites/read-mails'
import { sendForm } from '@sitewright/testkit/sites/send-form'
import { codeInMail, createTestMember } from '@sitewright/testkit/sites/test-members'
import { createPageOwner } from '@sitewright/testkit/sites/test-pages'
import { afterAll, beforeAll, expect, test } from 'vitest'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.stop())

async function openSite({ allowSignUp = true } = {}) {
  const owner = await host.owner()
  const pages = createPageOwner(owner.client)
  await pages.changeDocument(api.memberSettings, { allowSignUp })
  const settings = { title: 'Glaze recipes', description: 'Described secret', access: 'members' }
  const pageId = await pages.createPublished(settings, 'Ash and feldspar')
  return { owner, pages, pageId, visitor: host.visitor(owner.site) }
}

async function xsrfTokenOf(client: ApiClient): Promise<string> {
  return (await client.get(api.siteUserAccount)).body.xsrfToken
}

test('[AUTH-011] who is no member gets the notice with the ways in, and nothing of the page', async () => {
  const { visitor } = await openSite()
  const answer = await visitor.get('/glaze-recipes')
  expect([answer.status, answer.headers['cache-control']]).toEqual([403, 'private, no-store'])
  expect(answer.text).toContain('<h1>This page available only site members</h1>')
  expect(answer.text).toContain('href="/account/login?next=%2Fglaze-recipes"')
  expect(answer.text).toContain('href="/account/join?next=%2Fglaze-recipes"')
  expect(answer.text).not.toMatch(/Ash and feldspar|Described secret|Glaze recipes/)
  expect(answer.headers['x-robots-tag']).toBe('noindex')
})

test('[AUTH-012] a member sees the page and the menu of members; no cache keeps it, and no one else gets it', async () => {
  const { owner, visitor } = await openSite()
  const { client } = await createTestMember(host, owner)
  for (let visit = 0; visit < 2; visit++) {
    const answer = await client.get('/glaze-recipes')
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(answer.text).toContain('Ash and feldspar')
    expect(answer.text).toContain('data-members="member"')
    expect(answer.text).toContain('<a href="/glaze-recipes">Glaze recipes</a>')
    expect(answer.text).toContain('<a href="/account">Account</a>')
    expect(answer.text).not.toContain('/account/login')
    const other = await visitor.get('/glaze-recipes')
    expect([other.status, other.text.includes('Ash and feldspar')]).toEqual([403, false])
  }
  expect((await client.get(api.siteUserAccount)).body.navigation).toEqual([
    { title: 'Glaze recipes', href: '/glaze-recipes' },
  ])
})

test('[AUTH-012] the pages for members are named nowhere that everybody gets, members included', async () => {
  const { owner, visitor } = await openSite()
  const { client } = await createTestMember(host, owner)
  for (const path of ['/', '/sitemap.xml', '/search?q=feldspar', '/search?q=recipes', '/no-such-page']) {
    const mine = await client.get(path)
    const theirs = await visitor.get(path)
    expect(mine.text, path).toBe(theirs.text)
    expect(mine.text, path).not.toMatch(/glaze-recipes|Glaze recipes|Ash and/)
  }
  const home = await visitor.get('/')
  expect(home.text).toContain('<a href="/account/login">Sign in</a>')
  expect(home.headers['cache-control']).not.toContain('private')
})

test('a member of another site, a suspended one and a made-up cookie see the notice', async () => {
  const { owner, visitor } = await openSite()
  const member = await createTestMember(host, owner)
  const elsewhere = await openSite()
  const stranger = await createTestMember(host, elsewhere.owner)
  for (const token of [stranger.client.cookies.get('site-user') ?? '', 'made-up', '']) {
    visitor.cookies.set('site-user', token)
    expect((await visitor.get('/glaze-recipes')).status).toBe(403)
  }
  const { members } = (await owner.client.get(api.siteMembers)).body
  await owner.client.patch(fillPath(api.siteMember, { memberId: members[0].id }), { state: 'suspended' })
  expect((await member.client.get('/glaze-recipes')).status).toBe(403)
})

test('opening a page to members and closing it again holds at once', async () => {
  const { owner, pages, pageId, visitor } = await openSite()
  const { client } = await createTestMember(host, owner)
  await pages.change(pageId, { access: 'public' })
  expect((await visitor.get('/glaze-recipes')).text).toContain('Ash and feldspar')
  await pages.change(pageId, { access: 'members' })
  expect((await visitor.get('/glaze-recipes')).status).toBe(403)
  expect((await client.get('/glaze-recipes')).status).toBe(200)
  expect((await owner.client.get('/glaze-recipes')).text).toContain('Ash and feldspar')
  const posted = await sendForm(host, visitor, '/glaze-recipes', { password: 'x' })
  expect([posted.status, posted.headers.allow]).toEqual([405, 'GET, HEAD'])
})

test('joining by plain forms: the mail’s button makes a member, who signs in and lands where they wanted to be', async () => {
  const { owner, visitor } = await openSite()
  const form = await visitor.get('/account/join?next=/glaze-recipes')
  expect(form.text).toContain('<input type="hidden" name="next" value="/glaze-recipes"/>')
  const person = { email: 'Joiner@Example.com', password: 'clay and water ', name: 'Jo' }
  const wrong = await sendForm(host, visitor, '/account/join', { ...person, password: 'q7-kiln', next: '' })
  expect(wrong.status).toBe(400)
  expect(wrong.text).toContain('Use at least 8 characters.')
  expect(wrong.text).toContain('value="Joiner@Example.com"')
  expect(wrong.text).not.toContain('q7-kiln')
  const sent = await sendForm(host, visitor, '/account/join', { ...person, next: '/glaze-recipes' })
  expect(sent.text).toContain('Check your email')
  const code = await codeInMail(host, owner.site.id, 'joiner@example.com')
  const path = `/account/confirm?code=${code}`
  expect((await visitor.get(path)).text).toContain('Yes, make me a member')
  expect((await owner.client.get(api.siteMembers)).body.members).toEqual([])
  for (let press = 0; press < 2; press++) {
    const confirmed = await sendForm(host, visitor, '/account/confirm', { code })
    expect(confirmed.text).toContain('You are a member')
    expect(confirmed.text).toContain('href="/account/login?next=%2Fglaze-recipes"')
  }
  const early = await sendForm(host, visitor, '/account/login', { ...person, password: 'clay and water', next: '' })
  expect(early.status).toBe(401)
  expect(early.text).toContain('The email address or password is incorrect.')
  const login = { email: person.email, password: person.password, next: '/glaze-recipes' }
  const signedIn = await sendForm(host, visitor, '/account/login', login)
  expect([signedIn.status, signedIn.headers.location]).toEqual([303, '/glaze-recipes'])
  expect((await visitor.get('/glaze-recipes')).text).toContain('Ash and feldspar')
})

test('a code of joining is of its own password, runs out, and is worth nothing on another site', async () => {
  const { owner, visitor } = await openSite()
  const email = 'twice@example.com'
  await visitor.post(api.siteUserAccount, { email, password: 'first-password-of-a-stranger' })
  const theirs = await codeInMail(host, owner.site.id, email)
  await visitor.post(api.siteUserAccount, { email, password: 'second-and-mine' })
  const mine = await codeInMail(host, owner.site.id, email)
  const { visitor: elsewhere } = await openSite()
  expect((await sendForm(host, elsewhere, '/account/confirm', { code: mine })).status).toBe(410)
  expect((await sendForm(host, visitor, '/account/confirm', { code: mine })).status).toBe(200)
  expect((await sendForm(host, visitor, '/account/confirm', { code: theirs })).status).toBe(410)
  const mineLogin = { email, password: 'second-and-mine', rememberMe: false }
  expect((await visitor.post(api.siteUserSession, mineLogin)).status).toBe(200)
  await visitor.post(api.siteUserAccount, { email: 'late@example.com', password: 'second-and-mine' })
  const late = await codeInMail(host, owner.site.id, 'late@example.com')
  host.clock.advance(3 * 24 * 60 * 60_000)
  expect((await sendForm(host, visitor, '/account/confirm', { code: late })).status).toBe(410)
})

test('[SEC-27] no form leads to another site, is framed, or runs the owner’s code', async () => {
  const { pages, visitor } = await openSite()
  await pages.changeDocument(api.siteSettings, { codeInjection: { header: '<script>owner()</script>', footer: '' } })
  for (const next of ['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    const answer = await visitor.get(`/account/login?next=${encodeURIComponent(next)}`)
    expect(answer.text).toContain('name="next" value=""')
  }
  const answer = await visitor.get('/account/login')
  expect(answer.headers['x-frame-options']).toBe('DENY')
  expect(answer.headers['content-security-policy']).toContain("script-src 'self'")
  expect(answer.headers['cache-control']).toBe('private, no-store')
  expect(answer.text).not.toContain('owner()')
  expect((await visitor.get('/')).text).toContain('owner()')
})

test('a site that isn’t accepting new members offers no way to join', async () => {
  const { visitor } = await openSite({ allowSignUp: false })
  expect((await visitor.get('/glaze-recipes')).text).not.toContain('/account/join')
  expect((await visitor.get('/account/login')).text).not.toContain('/account/join')
  const join = await visitor.get('/account/join')
  expect([join.status, join.text.includes('isn’t accepting new members')]).toEqual([409, true])
})

test('the account page changes name and password and signs out, with the token of its own session alone', async () => {
  const { owner, visitor } = await openSite()
  expect((await visitor.get('/account')).headers.location).toBe('/account/login?next=%2Faccount')
  const { client, email, password } = await createTestMember(host, owner)
  const xsrfToken = await xsrfTokenOf(client)
  expect((await client.get('/account')).text).toContain(email)
  expect((await sendForm(host, client, '/account', { name: 'Taken', xsrfToken: 'x' })).status).toBe(403)
  expect((await sendForm(host, client, '/account', { name: 'Ann', xsrfToken })).headers.location).toBe(
    '/account?done=name',
  )
  expect((await client.get('/account?done=name')).text).toMatch(/Name saved\.[\s\S]*value="Ann"/)
  const change = { oldPassword: password, newPassword: ' spaces stay ' }
  expect((await sendForm(host, client, '/account/password', { ...change, xsrfToken: '' })).status).toBe(403)
  const wrong = await sendForm(host, client, '/account/password', { ...change, oldPassword: 'x', xsrfToken })
  expect([wrong.status, wrong.text.includes('This password is incorrect.')]).toEqual([403, true])
  expect((await sendForm(host, client, '/account/password', { ...change, xsrfToken })).status).toBe(303)
  const renewed = await visitor.post(api.siteUserSession, { email, password: ' spaces stay ', rememberMe: true })
  expect(renewed.status).toBe(200)
  expect((await sendForm(host, client, '/account/logout', { xsrfToken })).headers.location).toBe('/account')
  expect((await client.get('/account')).status).toBe(200)
  const fresh = await xsrfTokenOf(client)
  expect((await sendForm(host, client, '/account/logout', { xsrfToken: fresh })).headers.location).toBe('/')
  expect((await client.get('/account')).status).toBe(303)
})

test('a forgotten password goes by plain forms too', async () => {
  const { owner, visitor } = await openSite()
  const { email } = await createTestMember(host, owner)
  const asked = await sendForm(host, visitor, '/account/reset', { email })
  const unknown = await sendForm(host, visitor, '/account/reset', { email: 'nobody@example.com' })
  expect(asked.text.replaceAll(email, '')).toBe(unknown.text.replaceAll('nobody@example.com', ''))
  await host.runDueJobs()
  const path = pathInMail((await readMails(host, owner.site.id)).at(-1))
  expect((await visitor.get(path)).text).toContain('Choose a password')
  const code = path.split('code=')[1] ?? ''
  const short = await sendForm(host, visitor, '/account/reset', { code, password: 'short' })
  expect([short.status, short.text.includes('at least 8 characters')]).toEqual([400, true])
  expect((await sendForm(host, visitor, '/account/reset', { code, password: 'slip-and-glaze' })).status).toBe(200)
  expect((await sendForm(host, visitor, '/account/reset', { code, password: 'slip-and-glaze' })).status).toBe(410)
})

test('a site without anything for members has no link for them, and the owner may leave it out', async () => {
  const owner = await host.owner()
  const pages = createPageOwner(owner.client)
  const visitor = host.visitor(owner.site)
  const hasLink = async () => (await visitor.get('/')).text.includes('data-members')
  expect(await hasLink()).toBe(false)
  await pages.createPublished({ title: 'Inside', access: 'members' }, 'Words')
  expect(await hasLink()).toBe(true)
  await pages.changeDocument(api.memberSettings, { showSignIn: false })
  expect(await hasLink()).toBe(false)
})
