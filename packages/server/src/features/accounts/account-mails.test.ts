import { roles } from '@sitewright/model/accounts/roles'
import { api } from '@sitewright/model/routes/api'
import { places } from '@sitewright/model/routes/places'
import { pathInMail, readMails } from '@sitewright/testkit/read-mails'
import { sendForm } from '@sitewright/testkit/send-form'
import { platformHost, startTestHost, type TestHost } from '@sitewright/testkit/test-host'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost({ keepsUnverified: true })
})
afterAll(() => host.stop())
// Tries are counted by quarters of an hour: each test has its own.
beforeEach(() => host.clock.advance(3_600_000))

const anybody = () => host.clientOn(platformHost)
const ask = (email: string) => sendForm(host, anybody(), places.platformForgotPassword, { email })
const choose = (code: string, password: string) =>
  sendForm(host, anybody(), places.platformNewPassword, { code, password })

async function lastMailTo(email: string, subject: string) {
  const mails = await readMails(host, null)
  return mails.filter((mail) => mail.to === email && mail.subject === subject)
}

async function askForCode(email: string): Promise<string> {
  expect((await ask(email)).status).toBe(200)
  await host.runDueJobs()
  const path = pathInMail((await lastMailTo(email, 'Choose a new password')).at(-1))
  expect(path.startsWith(places.platformNewPassword)).toBe(true)
  return path.split('code=')[1] ?? ''
}

test('a new password by mail: the old one and every session end, and the code works once', async () => {
  const person = await host.signUp()
  const elsewhere = await host.signIn(platformHost, person)
  const code = await askForCode(person.email)
  expect((await anybody().get(`${places.platformNewPassword}?code=${code}`)).text).toContain('Choose a new password')
  const changed = await choose(code, 'a-whole-new-kiln')
  expect([changed.status, changed.text.includes('Your password is changed')]).toEqual([200, true])
  for (const client of [person.platform, elsewhere]) expect((await client.get(api.session)).body.account).toBe(null)
  const signIn = (password: string) => anybody().post(api.login, { email: person.email, password })
  expect((await signIn(person.password)).status).toBe(401)
  expect((await signIn('a-whole-new-kiln')).status).toBe(200)
  const again = await choose(code, 'yet-another-kiln')
  expect([again.status, again.text.includes('This address no longer works.')]).toEqual([410, true])
  expect((await signIn('a-whole-new-kiln')).status).toBe(200)
})

test('nobody learns whether an account exists: same words, same stored work', async () => {
  const person = await host.signUp()
  await host.runDueJobs()
  const countJobs = async () =>
    (await host.services.database.platform((tx) => tx.selectFrom('jobs').select('kind').execute())).filter(({ kind }) =>
      kind.startsWith('accounts.'),
    ).length
  const known = await ask(person.email)
  expect(await countJobs()).toBe(1)
  const unknown = await ask('nobody-at-all@example.com')
  expect(await countJobs()).toBe(2)
  expect(unknown.text.replaceAll('nobody-at-all@example.com', 'X')).toBe(known.text.replaceAll(person.email, 'X'))
  await host.runDueJobs()
  expect(await lastMailTo('nobody-at-all@example.com', 'Choose a new password')).toEqual([])
  expect(await lastMailTo(person.email, 'Choose a new password')).toHaveLength(1)
})

test('a code ends after an hour, is stored as a hash alone, and a made-up one is worth nothing', async () => {
  const person = await host.signUp()
  const code = await askForCode(person.email)
  const stored = await host.services.database.platform((tx) => tx.selectFrom('account_codes').selectAll().execute())
  expect(JSON.stringify(stored)).not.toContain(code)
  for (const wrong of ['', 'x', code.slice(1), `${code}x`]) {
    expect((await choose(wrong, 'a-whole-new-kiln')).status).toBe(410)
  }
  host.clock.advance(3_600_000)
  expect((await choose(code, 'a-whole-new-kiln')).status).toBe(410)
})

test('a password that is refused leaves the code as it is', async () => {
  const person = await host.signUp()
  const code = await askForCode(person.email)
  expect((await choose(code, 'short')).text).toContain('Please write at least 8 characters.')
  expect((await choose(code, 'password')).text).toContain('among the most used')
  expect((await choose(code, 'a-whole-new-kiln')).status).toBe(200)
})

test('floods of requests end for the asker, and never fill a box', async () => {
  const person = await host.signUp()
  const statuses: number[] = []
  for (let count = 0; count < 22; count++) {
    statuses.push((await ask(person.email)).status)
    await host.runDueJobs()
  }
  expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([20, 429])
  expect(await lastMailTo(person.email, 'Choose a new password')).toHaveLength(3)
})

test('an e-mail address is confirmed by a button behind the mail, and looking at the page changes nothing', async () => {
  const person = await host.signUp()
  await host.runDueJobs()
  const path = pathInMail((await lastMailTo(person.email, 'Confirm your e-mail address')).at(-1))
  expect((await anybody().get(path)).text).toContain('Confirm my address')
  expect((await person.platform.get(places.platformSites)).text).toContain('Please confirm your e-mail address')
  const code = path.split('code=')[1] ?? ''
  const confirm = () => sendForm(host, anybody(), places.platformConfirmEmail, { code })
  expect((await confirm()).text).toContain('Your e-mail address is confirmed.')
  expect((await person.platform.get(places.platformSites)).text).not.toContain('Please confirm your e-mail address')
  expect((await confirm()).status).toBe(410)
})

test('the mail to confirm is sent again for who is signed in, with the crumb, and not without end', async () => {
  const person = await host.signUp()
  const crumb = person.platform.cookies.get('crumb') ?? ''
  const send = (fields: Record<string, string>) =>
    sendForm(host, person.platform, places.platformSendConfirmation, fields)
  expect((await send({})).status).toBe(403)
  const statuses: number[] = []
  for (let count = 0; count < 4; count++) {
    statuses.push((await send({ crumb })).status)
    await host.runDueJobs()
  }
  expect(statuses).toEqual([200, 200, 200, 429])
  expect(await lastMailTo(person.email, 'Confirm your e-mail address')).toHaveLength(3)
})

test('somebody who has not confirmed their address cannot be let into a site; then they get an invitation', async () => {
  const owner = await host.owner({ title: 'Harbour & Kiln' })
  const person = await host.signUp()
  const add = () => owner.client.post(api.contributors, { email: person.email, roles: [roles.editor] })
  expect([(await add()).status, (await add()).body.errorKey]).toEqual([409, 'contributor.unverified'])
  await host.app.accounts.confirmEmail(person.accountId)
  expect((await add()).status).toBe(201)
  await host.runDueJobs()
  const [mail] = await readMails(host, owner.site.id)
  expect(mail).toMatchObject({ to: person.email, subject: 'Work on Harbour & Kiln' })
  expect(mail?.text).toContain('Content editor')
  expect(pathInMail(mail)).toBe('/config/')
})
