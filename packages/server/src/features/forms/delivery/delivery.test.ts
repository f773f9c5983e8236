import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { form } from '@sitewright/blocks/form/schema'
import type { FieldValue } from '@sitewright/model/forms/fields/field-values'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { startTestHost, type TestHost, type TestOwner } from '@sitewright/testkit/host/test-host'
import { readMails } from '@sitewright/testkit/sites/read-mails'
import { contactForm, registerTestForm, sendTestForm } from '@sitewright/testkit/sites/test-forms'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

interface Received {
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

let host: TestHost
let owner: TestOwner
let receiver: Server
let hook: string
let received: Received[]
let answerWith: number[]
beforeAll(async () => {
  host = await startTestHost({
    environment: { FORM_SUBMISSIONS_PER_MINUTE: '10000' },
    outside: { mayReach: (address) => address === '127.0.0.1' },
  })
  receiver = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() })
    response.writeHead(answerWith.shift() ?? 200, { location: 'http://127.0.0.1:1/elsewhere' }).end()
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => receiver.once('listening', resolve))
  hook = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`
})
beforeEach(async () => {
  owner = await host.owner()
  received = []
  answerWith = []
})
afterAll(async () => {
  receiver.close()
  await host.stop()
})

const sendTo = async (storage: object, values: Record<string, FieldValue> = {}, more: object = {}) => {
  const formId = await registerTestForm(host, owner.site, { ...contactForm, ...more, storage })
  const answers = { name: ['Ada', 'Byron'], email: 'ada@example.com', message: 'Hello', ...values }
  expect((await sendTestForm(host.visitor(owner.site), formId, answers)).status).toBe(200)
  return formId
}
const mails = () => readMails(host, owner.site.id)
const jobs = () =>
  host.services.database.site(owner.site.id, (tx) => tx.selectFrom('jobs').selectAll().orderBy('id').execute())

test('everybody who is to be told gets one mail, which can be answered and runs nothing', async () => {
  const deliver = vi.spyOn(host.services.mail.transport, 'deliver')
  const fields = [...contactForm.fields, { type: 'password', id: 'pin', title: 'Pin' }]
  await sendTo(
    { emails: ['one@example.com', 'Two@example.com', 'two@example.com'] },
    { name: ['Eve\r\nBcc: victim@example.com', '<b>'], message: '<script>alert(1)</script>', pin: '1234' },
    { name: 'Contact\nX-Evil: 1', fields },
  )
  await host.runDueJobs()
  const sent = await mails()
  expect(sent.map((mail) => mail.to).sort()).toEqual(['one@example.com', 'two@example.com'])
  const [mail] = sent
  expect(mail?.subject).toBe('Eve Bcc: victim@example.com <b> sent Contact X-Evil: 1')
  expect(mail?.html).toContain('&#60;script&#62;alert(1)&#60;/script&#62;')
  expect(mail?.html).not.toContain('<script')
  expect(`${mail?.html}${mail?.text}`).not.toContain('1234')
  expect(deliver.mock.calls.map(([{ message }]) => message.replyTo)).toEqual(['ada@example.com', 'ada@example.com'])
  deliver.mockRestore()
  expect(mail?.text).toContain(`/config/forms/`)
  expect(await jobs()).toEqual([])
})

test('a mail server that is away delays and loses nothing, and nothing comes twice', async () => {
  const deliver = vi.spyOn(host.services.mail.transport, 'deliver')
  deliver.mockRejectedValueOnce(new Error('away')).mockRejectedValueOnce(new Error('away'))
  await sendTo({ emails: ['owner@example.com'] })
  await host.runDueJobs()
  expect(await mails()).toEqual([])
  for (let minutes = 0; minutes < 3; minutes++) {
    host.clock.advance(61_000)
    await host.runDueJobs()
  }
  deliver.mockRestore()
  expect((await mails()).map(({ to }) => to)).toEqual(['owner@example.com'])
})

test('a subscriber of a form joins its list', async () => {
  const list = (await owner.client.post(api.mailingLists, { name: 'News' })).body
  await sendTo({ listId: list.id })
  await host.runDueJobs()
  const subscribers = await host.services.database.site(owner.site.id, (tx) =>
    tx.selectFrom('subscribers').select(['email', 'state', 'name']).execute(),
  )
  expect(subscribers).toEqual([{ email: 'ada@example.com', state: 'subscribed', name: 'Ada Byron' }])
})

test('[FORM-121] [FORM-122] a newsletter form is sent like any form, and joins the first list of the site', async () => {
  const news = { captcha: 'none', fields: [{ type: 'email', id: 'email', title: 'Email', required: true }] }
  const formId = await registerTestForm(host, owner.site, news, { id: host.services.newId(), kind: 'newsletter' })
  const visitor = host.visitor(owner.site)
  for (let times = 0; times < 2; times++) {
    expect((await sendTestForm(visitor, formId, { email: 'ada@example.com' })).status).toBe(200)
  }
  await host.runDueJobs()
  const subscribers = await host.services.database.site(owner.site.id, (tx) =>
    tx.selectFrom('subscribers').select(['email', 'state']).execute(),
  )
  expect(subscribers).toEqual([{ email: 'ada@example.com', state: 'subscribed' }])
})

test('who subscribes is told to confirm by mail wherever the form or its list asks for it, known to it or not', async () => {
  const fields = [{ type: 'email', id: 'email', title: 'Email', required: true }]
  const subscribe = async (kind: 'form' | 'newsletter', storage: object, email: string) => {
    const options = { id: host.services.newId(), kind }
    const formId = await registerTestForm(host, owner.site, { captcha: 'none', fields, storage }, options)
    const answer = await sendTestForm(host.visitor(owner.site), formId, { email })
    expect(answer.status).toBe(200)
    await host.runDueJobs()
    return answer.body
  }
  const { id: listId } = (await owner.client.post(api.mailingLists, { name: 'Letters' })).body
  expect(await subscribe('newsletter', {}, 'known@example.com')).toEqual({})
  expect(await subscribe('form', { listId, doubleOptIn: true }, 'a@example.com')).toEqual({ confirmByMail: true })
  expect(await subscribe('form', { doubleOptIn: true }, 'b@example.com')).toEqual({})
  await owner.client.patch(fillPath(api.mailingList, { listId }), { doubleOptIn: true })
  for (const email of ['known@example.com', 'a@example.com', 'new@example.com']) {
    expect(await subscribe('newsletter', {}, email), email).toEqual({ confirmByMail: true })
    expect(await subscribe('form', { listId }, email), email).toEqual({ confirmByMail: true })
  }
})

test('a webhook is signed, tried again until it is taken, and told what it has already', async () => {
  answerWith = [500, 302, 200]
  const formId = await sendTo({ webhook: { href: hook } })
  const secretPath = fillPath(api.formWebhookSecret, { formId })
  const { secret } = (await owner.client.post(secretPath, {})).body
  const state = (await owner.client.get(secretPath)).body
  expect(state).toEqual({ hasSecret: true, lastFour: secret.slice(-4) })
  for (let tries = 0; tries < 5; tries++) {
    await host.runDueJobs()
    host.clock.advance(10 * 60_000)
  }
  expect(received).toHaveLength(3)
  const [first, , last] = received
  expect(last?.headers['sitewright-delivery']).toBe(first?.headers['sitewright-delivery'])
  const [, time, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(last?.headers['sitewright-signature'])) ?? []
  expect(signature).toBe(createHmac('sha256', secret).update(`${time}.${last?.body}`).digest('hex'))
  expect(JSON.parse(last?.body ?? '')).toMatchObject({
    event: 'form.submitted',
    form: { id: formId, name: 'Contact' },
    email: 'ada@example.com',
    answers: [{ id: 'name', title: 'Name', type: 'name', value: ['Ada', 'Byron'] }, { id: 'email' }, { id: 'message' }],
  })
  expect(await jobs()).toEqual([])
})

test('[SEC-47] a webhook that leads to a machine near this one is a dead letter at once', async () => {
  const { port } = receiver.address() as AddressInfo
  for (const href of [`http://[::1]:${port}/`, 'http://10.0.0.1/', 'http://169.254.169.254/latest/meta-data']) {
    const formId = await sendTo({ webhook: { href } })
    const tested = await owner.client.post(fillPath(api.formWebhookTest, { formId }), {})
    expect(tested.body).toEqual({ status: null, problem: 'This URL isn’t on the public internet.' })
  }
  await host.runDueJobs()
  const dead = await jobs()
  expect(dead.map((job) => [job.dead_at !== null, job.attempts])).toEqual([
    [true, 1],
    [true, 1],
    [true, 1],
  ])
  expect(received).toEqual([])
})

test('what is in quarantine is delivered when its owner takes it out, once', async () => {
  await sendTo({ emails: ['owner@example.com'] }, { 'your-fax-number': 'filled' })
  await host.runDueJobs()
  expect(await mails()).toEqual([])
  const [{ id }] = (await owner.client.get(`${api.formSubmissions}?state=spam`)).body.submissions
  const one = fillPath(api.formSubmission, { submissionId: id })
  expect((await owner.client.get(one)).body.reasons).toEqual(['Filled in a hidden field'])
  for (const state of ['inbox', 'spam', 'inbox']) {
    expect((await owner.client.patch(one, { state })).status).toBe(200)
    await host.runDueJobs()
  }
  expect((await mails()).map(({ to }) => to)).toEqual(['owner@example.com'])
})

test('whoever was erased before a delivery is not told of', async () => {
  await sendTo({ emails: ['owner@example.com'], webhook: { href: hook } })
  expect((await owner.client.post(api.peopleErase, { email: 'ada@example.com' })).body.erased.submissions).toBe(1)
  await host.runDueJobs()
  expect([await mails(), received, await jobs()]).toEqual([[], [], []])
})

test('a form that a tile or a template made mails the owner of the site, wherever nobody else is named', async () => {
  expect(form.starter).toMatchObject({ form: { storage: { notifiesOwner: true } } })
  await sendTo({ notifiesOwner: true })
  await host.runDueJobs()
  expect((await mails()).map((mail) => mail.to)).toEqual([owner.email.toLowerCase()])
})

test('who owns the site and is named as well gets one mail', async () => {
  await sendTo({ notifiesOwner: true, emails: [owner.email] })
  await host.runDueJobs()
  expect((await mails()).map((mail) => mail.to)).toEqual([owner.email.toLowerCase()])
})
