import { expect, test } from 'vitest'
import { createCaller, type SentCall } from './create-caller'
import type { Reply } from './interpret-reply'

/** A server that gives the replies in turn, the last one for ever; `null` is a lost connection. */
function setUp(...replies: ({ status?: number; answer: unknown } | null)[]) {
  const sent: SentCall[] = []
  const waits: number[] = []
  const log = { sent, waits, logins: 0, crumb: 'c1' }
  const call = createCaller({
    async send(request): Promise<Reply> {
      const reply = replies[Math.min(sent.length, replies.length - 1)]
      sent.push(request)
      if (!reply) throw new TypeError('Failed to fetch')
      return { status: reply.status ?? 200, body: JSON.stringify(reply.answer) }
    },
    readCrumb: () => log.crumb,
    storeCrumb: (crumb) => {
      log.crumb = crumb
    },
    wait: async (ms) => {
      waits.push(ms)
    },
    announceLoginRequired: () => {
      log.logins += 1
    },
    secureHost: 'daisy.sitewright.example',
  })
  return { call, log }
}

test('[DATA-001] a GET call is sent and answers with its data', async () => {
  const { call, log } = setUp({ answer: { items: [1] } })
  expect(await call('GET', '/api/pages?a=1')).toEqual({ isOk: true, data: { items: [1] } })
  expect(log.sent).toEqual([{ method: 'GET', url: '/api/pages?a=1&crumb=c1', credentials: 'same-origin', headers: {} }])
})

test('[DATA-002] a POST call sends its body as JSON', async () => {
  const { call, log } = setUp({ answer: {} })
  await call('POST', '/api/pages', { body: { title: 'Tea' } })
  expect(log.sent[0]).toMatchObject({
    method: 'POST',
    body: '{"title":"Tea"}',
    headers: { 'Content-Type': 'application/json' },
  })
})

test('[DATA-003] a PUT call sends its body as JSON', async () => {
  const { call, log } = setUp({ answer: {} })
  await call('PUT', '/api/pages/p1', { body: null })
  expect(log.sent[0]).toMatchObject({ method: 'PUT', body: 'null' })
})

test('[DATA-004] a DELETE call is sent without a body', async () => {
  const { call, log } = setUp({ answer: {} })
  await call('DELETE', '/api/pages/p1')
  expect(log.sent[0]).toMatchObject({ method: 'DELETE' })
  expect(log.sent[0]).not.toHaveProperty('body')
})

test('[DATA-013] [DATA-014] a crumb failure stores the new crumb and repeats the call with it', async () => {
  const { call, log } = setUp({ status: 403, answer: { crumbFail: true, crumb: 'c2' } }, { answer: { ok: 1 } })
  expect(await call('POST', '/api/pages', { body: { title: 'Tea' } })).toEqual({ isOk: true, data: { ok: 1 } })
  expect(log.crumb).toBe('c2')
  expect(log.sent.map((request) => request.url)).toEqual(['/api/pages?crumb=c1', '/api/pages?crumb=c2'])
  expect(log.sent[1]?.body).toBe('{"title":"Tea"}')
})

test('[DATA-015] after one crumb retry a second crumb failure fails the call', async () => {
  const { call, log } = setUp({ status: 403, answer: { crumbFail: true, crumb: 'c2' } })
  expect(await call('POST', '/api/pages', { retryCount: 5 })).toMatchObject({ isOk: false })
  expect(log.sent).toHaveLength(2)
})

test('[DATA-016] an answer that requires a login fires the login-required event once', async () => {
  const { call, log } = setUp({ status: 401, answer: { loginRequired: true } })
  expect(await call('GET', '/api/pages')).toMatchObject({ isOk: false, failure: { message: 'Unauthorized request' } })
  expect(log.logins).toBe(1)
})

test('other failures fire no login-required event', async () => {
  const { call, log } = setUp({ status: 401, answer: {} })
  await call('GET', '/api/pages')
  expect(log.logins).toBe(0)
})

test('[DATA-027] a lost connection is retried every 200 ms up to the retry count, then fails', async () => {
  const { call, log } = setUp(null)
  expect(await call('GET', '/api/pages', { retryCount: 3 })).toMatchObject({
    isOk: false,
    failure: { network: true, message: 'Unable to connect. Please try again' },
  })
  expect(log.sent).toHaveLength(4)
  expect(log.waits).toEqual([200, 200, 200])
})

test('[DATA-028] without a retry count a lost connection is tried once', async () => {
  const { call, log } = setUp(null)
  await call('GET', '/api/pages')
  expect(log.sent).toHaveLength(1)
})

test('[DATA-029] a retried call that succeeds gives the success and no error', async () => {
  const { call } = setUp(null, { status: 502, answer: {} }, { answer: { ok: 1 } })
  expect(await call('GET', '/api/pages', { retryCount: 2 })).toEqual({ isOk: true, data: { ok: 1 } })
})

test('[DATA-007] [DATA-008] [DATA-009] a secure call goes by https to the own domain with credentials', async () => {
  const { call, log } = setUp({ answer: {} })
  await call('POST', '/api/pay', { isSecure: true })
  expect(log.sent[0]).toMatchObject({
    url: 'https://daisy.sitewright.example/api/pay?crumb=c1',
    credentials: 'include',
  })
})
