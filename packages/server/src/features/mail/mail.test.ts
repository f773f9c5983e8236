import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { type SmtpDouble, startSmtpDouble } from '@sitewright/testkit/faults/smtp-double'
import { startTestHost, type TestHost } from '@sitewright/testkit/host/test-host'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readSettings } from '../../ground/settings'

describe('without a mail server', () => {
  let host: TestHost
  beforeAll(async () => {
    host = await startTestHost()
  })
  afterAll(() => host.stop())

  test('a mail lies in the outbox of its site, is read there, and by nobody else', async () => {
    const [owner, other] = [await host.owner({ title: 'Harbour & Kiln' }), await host.owner()]
    expect((await owner.client.post(api.mailTest)).body).toEqual({ to: owner.email })
    expect((await owner.client.get(api.outbox)).body).toEqual({ mails: [], next: null, transport: 'outbox' })
    await host.runDueJobs()
    const { mails } = (await owner.client.get(api.outbox)).body
    expect(mails).toMatchObject([
      { to: owner.email, subject: 'Test email from Harbour & Kiln', from: 'Harbour & Kiln <no-reply@localhost>' },
    ])
    const mailId = mails[0].id as string
    const read = await owner.client.get(fillPath(api.outboxMail, { mailId }))
    expect(read.body.text).toContain('This is what emails from Harbour & Kiln look like.')
    expect((await other.client.get(api.outbox)).body.mails).toEqual([])
    for (const path of [api.outboxMail, api.outboxMailHtml] as const)
      expect((await other.client.get(fillPath(path, { mailId }))).status).toBe(404)
  })

  test('a mail is shown as a document in which nothing runs', async () => {
    const owner = await host.owner({ title: '<script>alert(1)</script>' })
    await owner.client.post(api.mailTest)
    await host.runDueJobs()
    const [mail] = (await owner.client.get(api.outbox)).body.mails
    const shown = await owner.client.get(fillPath(api.outboxMailHtml, { mailId: mail.id }))
    expect(shown.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(shown.headers['content-security-policy']).toMatch(/^sandbox; default-src 'none';.*frame-ancestors 'self'$/)
    expect(shown.text).not.toContain('<script')
    expect(shown.text).toContain('&#60;script&#62;alert(1)')
  })

  test('every mail that a site sends can be looked at before', async () => {
    const owner = await host.owner({ title: 'Osteria Lume' })
    const { templates } = (await owner.client.get(api.mailTemplates)).body
    expect(templates.length).toBeGreaterThanOrEqual(2)
    for (const { name } of templates) {
      const shown = await owner.client.get(fillPath(api.mailTemplate, { name }))
      expect([shown.status, shown.text.includes('Osteria Lume')]).toEqual([200, true])
    }
    expect((await owner.client.get(fillPath(api.mailTemplate, { name: 'password-reset' }))).status).toBe(404)
  })

  test('old mails leave the outbox by themselves', async () => {
    const owner = await host.owner()
    await owner.client.post(api.mailTest)
    await host.runDueJobs()
    const folder = join(host.services.settings.DATA_DIR, 'outbox', owner.site.id)
    expect(await readdir(folder)).toHaveLength(1)
    host.clock.advance(40 * 86_400_000)
    await host.runDueJobs()
    expect(await readdir(folder)).toEqual([])
  })
})

describe('with a mail server', () => {
  let smtp: SmtpDouble
  let host: TestHost
  beforeAll(async () => {
    smtp = await startSmtpDouble()
    host = await startTestHost({ environment: { SMTP_URL: smtp.url, MAIL_FROM: 'post@example.com' } })
    await host.runDueJobs()
  })
  afterAll(async () => {
    await host.stop()
    await smtp.stop()
  })
  beforeEach(() => {
    smtp.received.length = 0
    Object.assign(smtp.state, { isAway: false, refusal: null, isMuteAfterMail: false })
  })

  async function sendOne() {
    const owner = await host.owner({ title: 'Kiln' })
    expect((await owner.client.post(api.mailTest)).status).toBe(200)
    return owner
  }
  const messageIds = () => smtp.received.map(({ raw }) => /^Message-ID: (.*)$/m.exec(raw)?.[1])

  test('mails go out by it', async () => {
    const owner = await sendOne()
    expect(await host.runDueJobs()).toEqual(['done'])
    expect(smtp.received).toMatchObject([{ from: 'post@example.com', to: [owner.email] }])
    expect(smtp.received[0]?.raw).toMatch(/^From: Kiln <post@example.com>$/m)
    expect((await owner.client.get(api.outbox)).body).toEqual({ mails: [], next: null, transport: 'smtp' })
  })

  test('a server that is away delays mails and loses none', async () => {
    smtp.state.isAway = true
    const owner = await sendOne()
    for (let count = 0; count < 4; count++) {
      expect(await host.runDueJobs()).toEqual(['again'])
      host.clock.advance(60_000)
    }
    const { jobs } = (await owner.client.get(api.jobs)).body
    expect(jobs).toMatchObject([{ state: 'waiting', label: 'Send email', attempts: 4 }])
    expect(jobs[0].lastError).toContain('The mail server can’t be reached')
    smtp.state.isAway = false
    expect(await host.runDueJobs()).toEqual(['done'])
    expect(smtp.received.map(({ to }) => to)).toEqual([[owner.email]])
  })

  test('what the server refuses for now is tried again, and arrives once', async () => {
    smtp.state.refusal = '451 come back later'
    await sendOne()
    expect(await host.runDueJobs()).toEqual(['again'])
    smtp.state.refusal = null
    host.clock.advance(60_000)
    expect(await host.runDueJobs()).toEqual(['done'])
    host.clock.advance(600_000)
    expect(await host.runDueJobs()).toEqual([])
    expect(smtp.received).toHaveLength(1)
  })

  test('what the server refuses for good is a dead letter, which the owner tries again or deletes', async () => {
    smtp.state.refusal = '550 no such mailbox'
    const owner = await sendOne()
    expect(await host.runDueJobs()).toEqual(['dead'])
    const { jobs, counts } = (await owner.client.get(`${api.jobs}?state=dead`)).body
    expect([jobs.length, counts]).toEqual([1, { waiting: 0, running: 0, dead: 1 }])
    expect(jobs[0]).toMatchObject({ state: 'dead', attempts: 1 })
    expect(jobs[0].lastError).toContain('550 no such mailbox')
    smtp.state.refusal = null
    expect((await owner.client.post(fillPath(api.jobRetry, { jobId: jobs[0].id }))).body).toEqual({ retried: 1 })
    expect(await host.runDueJobs()).toEqual(['done'])
    expect(smtp.received).toHaveLength(1)
  })

  test('a mail whose arrival stayed unknown is sent again under the same name', async () => {
    smtp.state.isMuteAfterMail = true
    await sendOne()
    expect(await host.runDueJobs()).toEqual(['again'])
    smtp.state.isMuteAfterMail = false
    host.clock.advance(60_000)
    expect(await host.runDueJobs()).toEqual(['done'])
    expect(smtp.received).toHaveLength(2)
    expect(new Set(messageIds()).size).toBe(1)
    expect(smtp.received[0]?.raw).toBe(smtp.received[1]?.raw)
  })
})

test('settings of the mail server are checked at the start', () => {
  expect(readSettings({ SMTP_URL: 'mail.example.com' })).toContain('Invalid setting SMTP_URL')
  expect(readSettings({ SMTP_URL: 'smtp://mail.example.com' })).toContain('Invalid setting MAIL_FROM')
  expect(readSettings({ MAIL_FROM: 'a@x.test, b@x.test' })).toContain('Invalid setting MAIL_FROM')
  expect(readSettings({ SMTP_URL: 'smtp://u:p@mail.example.com:587', MAIL_FROM: 'a@x.test' })).toMatchObject({
    MAIL_FROM: 'a@x.test',
  })
})
