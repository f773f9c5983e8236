import { api } from '@sitewright/model/routes/api'
import { paths } from '@sitewright/model/routes/paths'
import { platformHost, startTestHost, type TestHost } from '@sitewright/testkit/host/test-host'
import { pathInMail, readMails } from '@sitewright/testkit/sites/read-mails'
import { sendForm } from '@sitewright/testkit/sites/send-form'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Passwords } from '../../security/passwords'
import { createAccounts } from './service'
import { createEmailVerification } from './verify-email'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost({ keepsUnverified: true })
})
afterAll(() => host.stop())
// Tries are counted by quarters of an hour: each test has its own.
beforeEach(() => host.clock.advance(3_600_000))

const anybody = () => host.clientOn(platformHost)
const mailsTo = async (email: string) => (await readMails(host, null)).filter(({ to }) => to === email)
const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject)

/** Somebody who has confirmed their address. */
async function known() {
  const person = await host.signUp()
  await host.app.accounts.confirmEmail(person.accountId)
  return person
}

test('[SEC-20] signing up with the address of an account is answered as with a new one, and only its owner is told', async () => {
  const person = await known()
  const password = 'a-strangers-guess'
  const tell = async (email: string) => {
    const client = anybody()
    const { status, body } = await client.post(api.signup, { email, password })
    const session = (await client.get(api.session)).body
    const page = await client.get(paths.platformSites)
    const again = await anybody().post(api.login, { email, password })
    const { id, ...account } = body.account
    expect([again.status, again.body.account]).toEqual([200, body.account])
    expect(id).not.toBe(person.accountId)
    const words = page.text.replaceAll(email, 'X').replaceAll(session.crumb, 'crumb')
    return {
      status,
      fields: Object.keys(body),
      account: { ...account, email: 'X' },
      words,
      session: session.permissions,
    }
  }
  expect(await tell(person.email)).toEqual(await tell('brand-new@example.com'))
  await host.runDueJobs()
  expect(await subjectsTo(person.email)).toEqual(['You already have an account'])
  expect(await subjectsTo('brand-new@example.com')).toEqual(['Confirm your email address'])
  expect((await anybody().post(api.login, { email: person.email, password: person.password })).body.account.id).toBe(
    person.accountId,
  )
})

test('[SEC-20] it is the same work of hashing, whatever is known of the address', async () => {
  const person = await known()
  const counted = { hash: 0, matches: 0 }
  const passwords: Passwords = {
    hash: async () => `hash ${++counted.hash}`,
    matches: async () => ++counted.matches < 0,
  }
  const accounts = createAccounts(host.services, passwords, createEmailVerification(host.services))
  const door = { host: platformHost, address: '203.0.113.9', brought: { sessionTokens: [], lastIdentity: null } }
  const measure = async (work: () => Promise<unknown>) => {
    const before = { ...counted }
    await work()
    return { hash: counted.hash - before.hash, matches: counted.matches - before.matches }
  }
  const password = 'clay-and-kilns'
  for (const act of ['signUp', 'signIn'] as const) {
    const ofKnown = await measure(() => accounts[act]({ email: person.email, password, displayName: '' }, door))
    const ofNew = await measure(() =>
      accounts[act]({ email: `new-${act}@example.com`, password, displayName: '' }, door),
    )
    expect([act, ofKnown]).toEqual([act, ofNew])
    expect(ofNew).toEqual({ hash: act === 'signUp' ? 1 : 0, matches: 2 })
  }
})

test('who signs up again with the password of their account comes into that account', async () => {
  const person = await known()
  const { body } = await anybody().post(api.signup, { email: person.email, password: person.password })
  expect(body.account.id).toBe(person.accountId)
})

test('[SEC-23] signing up is no second door to try passwords at', async () => {
  const person = await known()
  const signUp = (password: string) => anybody().post(api.signup, { email: person.email, password })
  for (let tries = 0; tries < 10; tries++) expect((await signUp(`wrong-guess-${tries}-kiln`)).status).toBe(201)
  const right = await signUp(person.password)
  expect([right.status, right.body.account.id === person.accountId]).toEqual([201, false])
})

test('an address belongs to who confirms it first, and to nobody else after that', async () => {
  const email = 'two-at-once@example.com'
  const [first, second] = [await host.signUp(email, 'first-come-kiln'), await host.signUp(email, 'second-come-kiln')]
  await host.runDueJobs()
  const links = (await mailsTo(email)).map(pathInMail)
  expect(links).toHaveLength(2)
  const confirm = (link = '') =>
    sendForm(host, anybody(), paths.platformConfirmEmail, { code: link.split('code=')[1] ?? '' })
  const statuses = [(await confirm(links[1])).status, (await confirm(links[0])).status]
  expect(statuses).toEqual([200, 410])
  const isConfirmed = async ({ platform }: typeof first) => (await platform.get(api.session)).body.isEmailConfirmed
  expect((await isConfirmed(first)) !== (await isConfirmed(second))).toBe(true)
})

test('a stranger who signs up with an address again and again fills nobody’s mailbox', async () => {
  const person = await known()
  for (let count = 0; count < 8; count++) {
    await anybody().post(api.signup, { email: person.email, password: `another-one-${count}` })
    await host.runDueJobs()
  }
  expect(await mailsTo(person.email)).toHaveLength(5)
})
