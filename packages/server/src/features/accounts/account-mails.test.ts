import { api } from '@sitewright/model/routes/api'
import { paths } from '@sitewright/model/routes/paths'
import { platformHost, startTestHost, type TestHost } from '@sitewright/testkit/host/test-host'
import { pathInMail, readMails } from '@sitewright/testkit/sites/read-mails'
import { sendForm } from '@sitewright/testkit/sites/send-form'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost({ keepsUnverified: true })
})
afterAll(() => host.stop())
// Tries are counted by quarters of an hour: each test has its own.
beforeEach(() => host.clock.advance(3_600_000))

const anybody = () => host.clientOn(platformHost)
const ask = (email: string) => sendForm(host, anybody(), paths.platformForgotPassword, { email })
const choose = (code: string, password: string) =>
  sendForm(host, anybody(), paths.platformNewPassword, { code, password })

async function lastMailTo(email: string, subject: string) {
  const mails = await readMails(host, null)
  return mails.filter((mail) => mail.to === email && mail.subject === subject)
}

async function askForCode(email: string): Promise<string> {
  expect((await ask(email)).status).toBe(200)
  await host.runDueJobs()
  const path = pathInMail((await lastMailTo(email, 'Choose a new password')).at(-1))
  expect(path.startsWith(paths.platformNewPassword)).toBe(true)
  return path.split('code=')[1] ?? ''
}

test('[SEC-19] a new password by mail: the old one, every session and every access token end, and the code works once', async () => {
  const person = await host.signUp()
  const elsewhere = await host.signIn(platformHost, person)
  const { body: token } = await person.platform.post(api.tokens, { name: 'Backup', password: person.password })
  const program = host.clientOn(platformHost, token.secret)
  expect((await program.get(api.tokens)).status).toBe(200)
  const code = await askForCode(person.email)
  expect((await anybody().get(`${paths.platformNewPassword}?code=${code}`)).text).toContain('Choose a new password')
  const changed = await choose(code, 'a-whole-new-kiln')
  expect([changed.status, changed.text.includes('your API keys no longer work')]).toEqual([200, true])
  for (const client of [person.platform, elsewhere]) expect((await client.get(api.session)).body.account).toBe(null)
  expect((await program.get(api.tokens)).status).toBe(401)
  const signIn = (password: string) => anybody().post(api.login, { email: person.email, password })
  expect((await signIn(person.password)).status).toBe(401)
  expect((await signIn('a-whole-new-kiln')).status).toBe(200)
  const again = await choose(code, 'yet-another-kiln')
  expect([again.status, again.text.includes('This link has expired.')]).toEqual([410, true])
  expect((await signIn('a-whole-new-kiln')).status).toBe(200)
})

test('[SEC-20] nobody learns whether an account exists when they ask for a new password: same words, same stored work', async () => {
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

test('[SEC-19] a code ends after an hour, is stored as a hash alone, and a made-up one is worth nothing', async () => {
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
  expect((await choose(code, 'short')).text).toContain('Use at least 8 characters.')
  expect((await choose(code, 'password')).text).toContain('This password is too common. Choose another.')
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

test('an email address is confirmed by a button behind the mail, and looking at the page changes nothing', async () => {
  const person = await host.signUp()
  await host.runDueJobs()
  const path = pathInMail((await lastMailTo(person.email, 'Confirm your email address')).at(-1))
  expect((await anybody().get(path)).text).toContain('Confirm email address')
  expect((await person.platform.get(paths.platformSites)).text).toContain('Confirm your email address')
  const code = path.split('code=')[1] ?? ''
  const confirm = () => sendForm(host, anybody(), paths.platformConfirmEmail, { code })
  expect((await confirm()).text).toContain('Your email address is confirmed.')
  expect((await person.platform.get(paths.platformSites)).text).not.toContain('Confirm your email address')
  expect((await confirm()).status).toBe(410)
})

test('the mail to confirm is sent again for who is signed in, with the crumb, and not without end', async () => {
  const person = await host.signUp()
  const crumb = person.platform.cookies.get('crumb') ?? ''
  const send = (fields: Record<string, string>) =>
    sendForm(host, person.platform, paths.platformSendConfirmation, fields)
  expect((await send({})).status).toBe(403)
  const statuses: number[] = []
  for (let count = 0; count < 4; count++) {
    statuses.push((await send({ crumb })).status)
    await host.runDueJobs()
  }
  expect(statuses).toEqual([200, 200, 200, 429])
  expect(await lastMailTo(person.email, 'Confirm your email address')).toHaveLength(3)
})
