import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isFailure } from '@sitewright/model/failures/catalog'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { startTestHost, type TestHost, type TestOwner } from '@sitewright/testkit/host/test-host'
import { pathInMail, readMails } from '@sitewright/testkit/sites/read-mails'
import { sendForm } from '@sitewright/testkit/sites/send-form'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Subscription } from '../../../services/lists'
import { countSubscribers, insertList, updateList } from '../store/list-rows'

const dayMs = 24 * 60 * 60_000
let host: TestHost
let owner: TestOwner
let listId: string

beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.stop())
beforeEach(async () => {
  owner = await host.owner({ title: 'Harbour & Kiln' })
  listId = await makeList()
})

const inSite = <T>(work: Parameters<typeof host.services.database.site<T>>[1]) =>
  host.services.database.site(owner.site.id, work)

async function makeList(name = 'Studio letters') {
  const id = host.services.newId()
  await inSite((tx) => insertList(tx, { websiteId: owner.site.id, listId: id, name, at: new Date(0), by: null }))
  return id
}

function subscribe(given: Partial<Subscription> = {}) {
  const person = {
    websiteId: owner.site.id,
    listId,
    email: 'ada@example.com',
    source: 'form',
    doubleOptIn: true,
  } as const
  return inSite((tx) => host.services.lists.subscribe(tx, { ...person, ...given }))
}

async function countOf(id = listId) {
  const counts = await inSite((tx) => countSubscribers(tx, owner.site.id))
  return counts.get(id) ?? { subscribed: 0, pending: 0, unsubscribed: 0 }
}

async function lastMail() {
  await host.runDueJobs()
  const mails = await readMails(host, owner.site.id)
  return mails.at(-1)
}

async function leavePath() {
  const code = /_newsletter\/unsubscribe\/([\w-]+)/.exec((await lastMail())?.text ?? '')?.[1]
  return `/_newsletter/unsubscribe/${code}`
}

async function readLastHead() {
  const folder = join(host.services.settings.DATA_DIR, 'outbox', owner.site.id)
  const name = (await readdir(folder)).sort().at(-1) ?? ''
  const [head = ''] = (await readFile(join(folder, name), 'utf8')).split('\r\n\r\n')
  return head.replace(/\r\n[ \t]+/g, ' ')
}

async function press(html: string) {
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''
  const action = /action="([^"]*)" method="post"/.exec(html)?.[1] ?? ''
  const visitor = host.visitor(owner.site)
  return sendForm(host, visitor, action, { code: field('code'), wants: field('wants') })
}

test('who subscribes is on the list once a press on the button of the mail confirms it, and opening the mail alone does nothing', async () => {
  await subscribe()
  expect(await countOf()).toEqual({ subscribed: 0, pending: 1, unsubscribed: 0 })
  const mail = await lastMail()
  expect([mail?.to, mail?.subject]).toEqual(['ada@example.com', 'Please confirm: Studio letters'])
  const path = pathInMail(mail)
  const visitor = host.visitor(owner.site)
  for (let scan = 0; scan < 3; scan++) await visitor.get(path)
  const page = await visitor.get(path)
  expect([page.status, page.headers['cache-control']]).toEqual([200, 'private, no-store'])
  expect(page.text).toContain('“Studio letters” is for ada@example.com.')
  expect(page.text).toContain('"pageType":300')
  expect(await countOf()).toEqual({ subscribed: 0, pending: 1, unsubscribed: 0 })

  const done = await press(page.text)
  expect(done.text).toContain('You are subscribed')
  expect((await press(page.text)).text).toContain('You are subscribed')
  expect(await countOf()).toEqual({ subscribed: 1, pending: 0, unsubscribed: 0 })
})

test('a confirmation works for seven days, on its own site alone, and never when it was made up', async () => {
  await subscribe()
  const path = pathInMail(await lastMail())
  const { text } = await host.visitor(owner.site).get(path)
  const stranger = await host.owner()
  expect((await host.visitor(stranger.site).get(path)).status).toBe(410)
  expect((await host.visitor(owner.site).get('/_newsletter/confirm?code=guess')).status).toBe(410)
  expect((await host.visitor(owner.site).get('/_newsletter/confirm?code=a&code=b')).status).toBe(410)
  host.clock.advance(7 * dayMs)
  const late = await press(text)
  expect([late.status, late.text.includes('This link has expired')]).toEqual([410, true])
  expect(await countOf()).toMatchObject({ subscribed: 0, pending: 1 })
})

test('a repeated subscription adds nobody, tells nothing, and fills no mailbox', async () => {
  const answers = []
  for (let again = 0; again < 6; again++) {
    answers.push(await subscribe({ email: again % 2 ? ' ADA@example.com' : 'ada@example.com' }))
    await host.runDueJobs()
  }
  expect(answers).toEqual([null, null, null, null, null, null])
  expect(await readMails(host, owner.site.id)).toHaveLength(3)
  await press((await host.visitor(owner.site).get(pathInMail(await lastMail()))).text)
  expect(await subscribe()).toBeNull()
  await host.runDueJobs()
  expect(await readMails(host, owner.site.id)).toHaveLength(3)
  expect(await countOf()).toEqual({ subscribed: 1, pending: 0, unsubscribed: 0 })
})

test('who never confirms is forgotten after a month', async () => {
  await subscribe()
  await subscribe({ email: 'bob@example.com', doubleOptIn: false })
  await host.runDueJobs()
  host.clock.advance(29 * dayMs)
  await host.runDueJobs()
  expect(await countOf()).toMatchObject({ subscribed: 1, pending: 1 })
  host.clock.advance(2 * dayMs)
  await host.runDueJobs()
  expect(await countOf()).toMatchObject({ subscribed: 1, pending: 0 })
})

test('two at the same moment are one subscriber with one mail', async () => {
  await Promise.all([subscribe(), subscribe(), subscribe()])
  await host.runDueJobs()
  expect(await countOf()).toMatchObject({ pending: 1 })
  expect(await readMails(host, owner.site.id)).toHaveLength(1)
})

test('without double opt-in somebody is subscribed at once, unless the list itself asks for it', async () => {
  await subscribe({ doubleOptIn: false })
  expect(await countOf()).toMatchObject({ subscribed: 1 })
  expect(await lastMail()).toBeUndefined()
  await inSite((tx) => updateList(tx, { websiteId: owner.site.id, listId }, { doubleOptIn: true }))
  await subscribe({ doubleOptIn: false, email: 'bob@example.com' })
  expect(await countOf()).toMatchObject({ subscribed: 1, pending: 1 })
})

test('a welcome text is sent once, with the one-click header of its list', async () => {
  const welcomeText = 'Hello.\n\nThe kiln opens <soon>.'
  await inSite((tx) => updateList(tx, { websiteId: owner.site.id, listId }, { welcomeText }))
  await subscribe({ doubleOptIn: false })
  await subscribe({ doubleOptIn: false })
  const mail = await lastMail()
  expect(mail?.subject).toBe('Welcome to Studio letters')
  expect(mail?.html).toContain('The kiln opens &#60;soon&#62;.')
  expect(await readMails(host, owner.site.id)).toHaveLength(1)
  const head = await readLastHead()
  expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(head).toContain(`List-Unsubscribe: <http://${owner.client.host}${await leavePath()}>`)
})

test('[SEC-16] opening the link of unsubscribing changes nothing, its button does, and it can be taken back', async () => {
  await subscribe({ doubleOptIn: true })
  const confirm = pathInMail(await lastMail())
  await press((await host.visitor(owner.site).get(confirm)).text)
  const path = await leavePath()
  const page = await host.visitor(owner.site).get(path)
  expect(page.text).toContain('ada@example.com gets no more mails of “Studio letters”.')
  expect(page.text).toContain('"pageType":300')
  expect(await countOf()).toMatchObject({ subscribed: 1 })
  const left = await press(page.text)
  expect(left.text).toContain('You are unsubscribed')
  expect(await countOf()).toMatchObject({ subscribed: 0, unsubscribed: 1 })
  expect((await host.visitor(owner.site).get(confirm)).status).toBe(410)
  expect((await press(left.text)).text).toContain('You are subscribed')
  expect(await countOf()).toMatchObject({ subscribed: 1, unsubscribed: 0 })
})

test('a mail program ends a subscription with one request of either form kind and without any session', async () => {
  await subscribe()
  const path = await leavePath()
  const types = [
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ]
  for (const [contentType = '', body = ''] of types) {
    const request = { host: owner.client.host, method: 'POST', path, body, headers: { 'content-type': contentType } }
    expect((await host.request(request)).status).toBe(200)
  }
  expect(await countOf()).toEqual({ subscribed: 0, pending: 0, unsubscribed: 1 })
  const forged = `${path.slice(0, -3)}abc`
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await host.request({ host: owner.client.host, method: 'POST', path: forged, headers })).status).toBe(404)
  expect((await host.visitor(owner.site).get('/_newsletter/unsubscribe/x')).status).toBe(404)
})

test('who left comes back by their own mailbox alone, even where no confirmation is asked for', async () => {
  await subscribe({ doubleOptIn: false })
  await host.runDueJobs()
  await inSite((tx) => updateList(tx, { websiteId: owner.site.id, listId }, { welcomeText: 'Hi' }))
  await subscribe({ doubleOptIn: false, email: 'bob@example.com' })
  const path = await leavePath()
  await press((await host.visitor(owner.site).get(path)).text)
  expect(await countOf()).toMatchObject({ subscribed: 1, unsubscribed: 1 })
  await subscribe({ doubleOptIn: false, email: 'bob@example.com' })
  expect(await countOf()).toMatchObject({ subscribed: 1, unsubscribed: 1 })
  const again = pathInMail(await lastMail())
  await press((await host.visitor(owner.site).get(again)).text)
  expect(await countOf()).toMatchObject({ subscribed: 2, unsubscribed: 0 })
})

test('what is meant for no list goes to the first one, which is made when there is none', async () => {
  owner = await host.owner()
  await subscribe({ listId: null, doubleOptIn: false })
  await subscribe({ listId: null, doubleOptIn: false, email: 'bob@example.com' })
  const counts = await inSite((tx) => countSubscribers(tx, owner.site.id))
  expect([...counts.values()]).toEqual([{ subscribed: 2, pending: 0, unsubscribed: 0 }])
})

test('a list of another site, one in the bin, and what is no address are refused', async () => {
  const stranger = await host.owner()
  const foreign = await subscribe({ websiteId: stranger.site.id }).catch((error) => error)
  expect(isFailure(foreign) && foreign.code).toBe('list.unknown')
  for (const email of ['', 'ada', 'ada@', 'a\r\nbcc: b@x.test', `${'a'.repeat(250)}@x.test`]) {
    const refused = await subscribe({ email })
    expect(isFailure(refused) && refused.code).toBe('request.invalid')
  }
  expect(await countOf()).toEqual({ subscribed: 0, pending: 0, unsubscribed: 0 })
})

test('a person who presses very often has to wait', async () => {
  const visitor = host.visitor(owner.site)
  const statuses = []
  for (let press = 0; press < 32; press++) statuses.push((await visitor.get('/_newsletter/confirm?code=x')).status)
  expect([statuses[0], statuses.at(-1)]).toEqual([410, 429])
})

test('who never confirmed cannot come back instead: neither by the link of leaving nor by the owner', async () => {
  await subscribe()
  const code = (await leavePath()).split('/').at(-1) ?? ''
  const back = await sendForm(host, host.visitor(owner.site), '/_newsletter/unsubscribe', { code, wants: 'come-back' })
  expect(back.status).toBe(409)
  expect(back.text).toContain('This email address hasn’t unsubscribed.')
  const path = (address: string) => fillPath(address, { listId })
  const [{ id }] = (await owner.client.get(path(api.listContacts))).body.contacts
  const asked = await owner.client.post(path(api.listContactsChange), { action: 'subscribe', ids: [id] })
  expect(asked.body).toEqual({ changed: 0, skipped: 1 })
  expect(await countOf()).toEqual({ subscribed: 0, pending: 1, unsubscribed: 0 })
})
