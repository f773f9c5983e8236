import { roles } from '@sitewright/model/accounts/roles'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { paths } from '@sitewright/model/routes/paths'
import { platformHost, startTestHost, type TestHost, type TestOwner } from '@sitewright/testkit/host/test-host'
import { pathInMail, readMails } from '@sitewright/testkit/sites/read-mails'
import { sendForm } from '@sitewright/testkit/sites/send-form'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let host: TestHost
let owner: TestOwner
beforeAll(async () => {
  host = await startTestHost({ keepsUnverified: true })
})
afterAll(() => host.stop())
beforeEach(async () => {
  host.clock.advance(3_600_000)
  owner = await host.owner({ title: 'Harbour & Kiln' })
  await host.app.accounts.confirmEmail(owner.accountId)
})

const anybody = () => host.clientOn(platformHost)
const invite = (email: string, role: number = roles.editor) =>
  owner.client.post(api.invitations, { email, roles: [role] })
const listed = async () => (await owner.client.get(api.invitations)).body.invitations
const linkOf = (code: string) => `${paths.platformInvitation}?code=${code}`

async function codesTo(email: string): Promise<string[]> {
  await host.runDueJobs()
  const mails = (await readMails(host, owner.site.id)).filter(({ to }) => to === email)
  return mails.map((mail) => pathInMail(mail).split('code=')[1] ?? '')
}

function accept(client: ReturnType<typeof anybody>, code: string) {
  return sendForm(host, client, paths.platformInvitation, { code, crumb: client.cookies.get('crumb') ?? '' })
}

test('[SEC-20] who invites learns nothing about accounts: the same answer and the same mail for any address', async () => {
  const [confirmed, unconfirmed] = [await host.signUp(), await host.signUp()]
  await host.app.accounts.confirmEmail(confirmed.accountId)
  const answers = []
  for (const email of [confirmed.email, unconfirmed.email, 'nobody-here@example.com']) {
    const { status, body } = await invite(email)
    const [code = ''] = await codesTo(email)
    const text = (await readMails(host, owner.site.id)).find(({ to }) => to === email)?.text
    expect(text).toContain(owner.email)
    answers.push({ status, roles: body.roles, fields: Object.keys(body), text: text?.replaceAll(code, 'code') })
  }
  expect(answers[0]).toMatchObject({ status: 201, roles: [roles.editor] })
  expect(answers[1]).toEqual(answers[0])
  expect(answers[2]).toEqual(answers[0])
})

test('[SEC-19] an invitation is accepted once, with an account of its address, and makes that address a confirmed one', async () => {
  await invite('Invited@Example.com')
  const [code = ''] = await codesTo('invited@example.com')
  const page = await anybody().get(linkOf(code))
  expect(page.text).toContain('Work on Harbour &amp; Kiln')
  expect(page.text).toContain('Content editor')
  const signUpLink = /href="(\/signup\?next=[^"]+)"/.exec(page.text)?.[1] ?? ''
  expect((await anybody().get(signUpLink)).text).toContain(`value="${linkOf(code)}"`)

  const client = anybody()
  const fields = { email: 'invited@example.com', password: 'glaze-on-the-shelf', next: linkOf(code) }
  const signedUp = await sendForm(host, client, paths.platformSignup, fields)
  expect([signedUp.status, signedUp.headers.location]).toEqual([303, linkOf(code)])
  expect((await client.get(linkOf(code))).text).toContain('Accept invitation')
  expect((await client.get(api.sites)).body.sites).toEqual([])
  expect((await accept(client, code)).headers.location).toBe(paths.platformSites)
  expect((await client.get(api.session)).body.isEmailConfirmed).toBe(true)
  const panel = await host.openSite(client, owner.site.identifier)
  expect((await panel.get(api.pages)).status).toBe(200)
  expect((await panel.get(api.contributors)).status).toBe(403)
  expect(await listed()).toEqual([])
  expect((await accept(client, code)).status).toBe(410)
})

test('[SEC-25] an invitation is of one address: nobody else accepts it, not even with the link', async () => {
  const meant = await host.signUp()
  await host.app.accounts.confirmEmail(meant.accountId)
  await invite(meant.email)
  const [code = ''] = await codesTo(meant.email)
  const other = await host.signUp()
  const refused = await accept(other.platform, code)
  expect([refused.status, refused.text.includes(`This invitation is for ${meant.email}.`)]).toEqual([409, true])
  // Somebody who only says that the address is theirs, when another account has confirmed it.
  const pretender = await host.signUp(meant.email, 'a-strangers-guess')
  expect((await accept(pretender.platform, code)).status).toBe(409)
  expect((await accept(anybody(), code)).text).toContain('Sign in')
  expect((await accept(meant.platform, code)).status).toBe(303)
})

test('[SEC-19] links end after a week, when they are withdrawn or sent again, and only their hashes are kept', async () => {
  const made = (await invite('late@example.com')).body
  const [first = ''] = await codesTo('late@example.com')
  const stored = await host.services.database.platform((tx) =>
    tx.selectFrom('contributor_invitations').selectAll().execute(),
  )
  expect(JSON.stringify(stored)).not.toContain(first)
  const at = { invitationId: made.id }
  host.clock.advance(7 * 24 * 3_600_000)
  expect((await anybody().get(linkOf(first))).status).toBe(410)
  const again = await owner.client.post(fillPath(api.invitationSending, at))
  expect([again.status, again.body.id]).toEqual([200, made.id])
  const second = (await codesTo('late@example.com')).find((code) => code !== first) ?? ''
  expect((await anybody().get(linkOf(second))).status).toBe(200)
  expect((await anybody().get(linkOf(first))).status).toBe(410)
  expect((await owner.client.delete(fillPath(api.invitation, at))).status).toBe(200)
  expect((await anybody().get(linkOf(second))).status).toBe(410)
  expect((await owner.client.delete(fillPath(api.invitation, at))).status).toBe(404)
})

test('inviting an address again replaces its invitation, and who works on the site already is not invited', async () => {
  await invite('twice@example.com', roles.editor)
  expect((await invite('TWICE@example.com', roles.viewer)).status).toBe(201)
  expect(await listed()).toMatchObject([{ email: 'twice@example.com', roles: [roles.viewer] }])
  expect((await invite(owner.email)).body.errorKey).toBe('contributor.already')
})

test('invitations of one site are nothing on another, and end with who sent them', async () => {
  const other = await host.owner()
  const { id } = (await invite('mine@example.com')).body
  expect((await other.client.delete(fillPath(api.invitation, { invitationId: id }))).status).toBe(404)
  const admin = await host.signUp()
  await host.app.accounts.confirmEmail(admin.accountId)
  await host.addContributor(owner.site, admin, [roles.admin])
  const client = await host.openSite(admin.platform, owner.site.identifier)
  await client.post(api.invitations, { email: 'way-back@example.com', roles: [roles.admin] })
  await owner.client.delete(fillPath(api.contributor, { accountId: admin.accountId }))
  expect(await listed()).toMatchObject([{ email: 'mine@example.com' }])
})

test('[SEC-25] who has not confirmed their address invites nobody, claims no domain and puts no code on the site', async () => {
  const person = await host.owner()
  const refused = [
    await person.client.post(api.invitations, { email: 'friend@example.com', roles: [roles.editor] }),
    await person.client.post(api.domains, { host: 'kiln.example' }),
    await person.client.post(fillPath(api.domainCheck, { host: 'kiln.example' })),
  ]
  expect(refused.map(({ status, body }) => [status, body.errorKey])).toEqual(
    Array(3).fill([403, 'account.unconfirmed']),
  )
  const inject = async () => {
    const { body: read } = await person.client.get(api.siteSettings)
    const body = { ...read.body, codeInjection: { header: '<script>1</script>', footer: '' } }
    return (await person.client.put(api.siteSettings, { version: read.version, body })).status
  }
  expect(await inject()).toBe(403)
  const { body: token } = await person.client.post(api.tokens, { name: 'Mine', password: person.password })
  const program = host.clientOn(person.client.host, token.secret)
  expect((await program.post(api.domains, { host: 'kiln.example' })).body.errorKey).toBe('account.unconfirmed')

  expect((await person.client.post(api.confirmation)).status).toBe(200)
  await host.runDueJobs()
  const mails = (await readMails(host, null)).filter(({ to }) => to === person.email)
  const code = pathInMail(mails.at(-1)).split('code=')[1] ?? ''
  await sendForm(host, anybody(), paths.platformConfirmEmail, { code })
  expect((await person.client.post(api.domains, { host: 'kiln.example' })).status).toBe(201)
  expect(await inject()).toBe(200)
})

test('invitations are part of what a site gives out and erases of somebody', async () => {
  await invite('forget-me@example.com')
  const person = { websiteId: owner.site.id, email: 'forget-me@example.com' }
  const { invitationsOfPerson } = await import('./invitations-of-person')
  const told = await host.services.database.site(owner.site.id, (tx) => invitationsOfPerson.export(tx, person))
  expect(told).toMatchObject([{ email: 'forget-me@example.com', roles: [roles.editor] }])
  await host.services.database.site(owner.site.id, (tx) => invitationsOfPerson.erase(tx, person))
  expect(await listed()).toEqual([])
})
