import { api } from '@sitewright/model/routes/api'
import { paths } from '@sitewright/model/routes/paths'
import { platformHost, startTestHost, type TestHost } from '@sitewright/testkit/host/test-host'
import { pathInMail, readMails } from '@sitewright/testkit/sites/read-mails'
import { sendForm } from '@sitewright/testkit/sites/send-form'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost({ environment: { TRUSTED_PROXIES: '127.0.0.1' } })
})
afterAll(() => host.stop())
// Tries are counted by quarters of an hour: each test has its own.
beforeEach(() => host.clock.advance(3_600_000))

type Person = Awaited<ReturnType<TestHost['signUp']>>

const anybody = () => host.clientOn(platformHost)
/** As the proxy in front tells where somebody comes from. */
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })

/** Wrong tries from everywhere, until nobody is let through any more. */
async function flood({ email }: Person) {
  const tries = Array.from({ length: 110 }, (_, attempt) =>
    anybody().post(api.login, { email, password: 'wrong one' }, from(`203.0.113.${attempt}`)),
  )
  const statuses = (await Promise.all(tries)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
}

test('[SEC-23] however many others try, the owner of an account comes in from a browser that signed in before', async () => {
  const person = await host.signUp()
  const known = person.platform
  await flood(person)
  const credentials = { email: person.email, password: person.password }
  expect((await anybody().post(api.login, credentials, from('198.51.100.1'))).status).toBe(429)
  expect((await known.post(api.login, credentials, from('198.51.100.2'))).status).toBe(200)
  // What is counted there ends, too: a stolen browser is no way around the limits.
  const statuses: number[] = []
  for (let attempt = 0; attempt < 11; attempt++) {
    const wrong = { ...credentials, password: 'wrong one' }
    statuses.push((await known.post(api.login, wrong, from('198.51.100.2'))).status)
  }
  expect(statuses).toEqual([...Array(10).fill(401), 429])
})

test('[SEC-23] so does who chooses a new password by mail, in any browser', async () => {
  const person = await host.signUp()
  await flood(person)
  const client = anybody()
  await sendForm(host, client, paths.platformForgotPassword, { email: person.email })
  await host.runDueJobs()
  const mails = (await readMails(host, null)).filter(({ to }) => to === person.email)
  const code = pathInMail(mails.find(({ subject }) => subject === 'Choose a new password')).split('code=')[1] ?? ''
  await sendForm(host, client, paths.platformNewPassword, { code, password: 'a-whole-new-kiln' })
  const signedIn = await client.post(api.login, { email: person.email, password: 'a-whole-new-kiln' })
  expect(signedIn.status).toBe(200)
})

test('[SEC-23] who signs up with the address of an account gets no tries at its password by that', async () => {
  const person = await host.signUp()
  await flood(person)
  const stranger = anybody()
  await stranger.post(api.signup, { email: person.email, password: 'a-strangers-guess' })
  const credentials = { email: person.email, password: person.password }
  expect((await stranger.post(api.login, credentials)).status).toBe(429)
})

test('the code of one account’s browser opens nothing for another account', async () => {
  const [person, stranger] = [await host.signUp(), await host.signUp()]
  await flood(person)
  const credentials = { email: person.email, password: person.password }
  expect((await stranger.platform.post(api.login, credentials)).status).toBe(429)
})

test('[SEC-23] addresses of one IPv6 network are one', async () => {
  const person = await host.signUp()
  const tryFrom = async (address: string) =>
    (await anybody().post(api.login, { email: person.email, password: 'wrong one' }, from(address))).status
  for (let attempt = 0; attempt < 10; attempt++) expect(await tryFrom(`2001:db8:0:7::${attempt}`)).toBe(401)
  expect(await tryFrom('2001:db8:0:7:ffff::1')).toBe(429)
  expect(await tryFrom('2001:db8:0:8::1')).toBe(401)
})

test('strangers who try the password take nothing from who is signed in', async () => {
  const person = await host.signUp()
  await flood(person)
  const change = { oldPassword: person.password, newPassword: 'another-long-one' }
  expect((await person.platform.put(api.password, change)).status).toBe(200)
})

test('a sign-in with a new browser is told to the owner of the account; one with a known browser is not', async () => {
  const person = await host.signUp()
  const alerts = async () => {
    await host.runDueJobs()
    const mails = await readMails(host, null)
    return mails.filter(({ to, subject }) => to === person.email && subject === 'New sign-in to your account')
  }
  const credentials = { email: person.email, password: person.password }
  await person.platform.post(api.login, credentials)
  await anybody().post(api.login, { ...credentials, password: 'wrong one' })
  expect(await alerts()).toEqual([])
  const other = anybody()
  await other.post(api.login, credentials, from('198.51.100.77'))
  expect(await alerts()).toHaveLength(1)
  const [alert] = await alerts()
  expect(alert?.text).toContain('198.51.100.77')
  expect(alert?.text).toContain(paths.platformForgotPassword)
  await other.post(api.login, credentials)
  expect(await alerts()).toHaveLength(1)
})
