import { startTestHost, type TestHost } from '@sitewright/testkit/host/test-host'
import { contactForm, registerTestForm, sendTestForm } from '@sitewright/testkit/sites/test-forms'
import { afterAll, beforeAll, expect, test } from 'vitest'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost({ environment: { FORM_SUBMISSIONS_PER_MINUTE: '3', TRUSTED_PROXIES: '127.0.0.1' } })
})
afterAll(() => host.stop())

test('[SEC-53] [FORM-102] one address sends a form a few times a minute; wrong tries, other forms and other people do not count', async () => {
  const owner = await host.owner()
  const formId = await registerTestForm(host, owner.site)
  const second = await registerTestForm(host, owner.site, { ...contactForm, name: 'Second' })
  const from = (address: string, id: string, message: string) => {
    const visitor = host.visitor(owner.site)
    const send = visitor.post
    const client = {
      ...visitor,
      post: (path: string, body?: unknown) => send(path, body, { headers: { 'x-forwarded-for': address } }),
    }
    return sendTestForm(client, id, { email: 'a@example.com', message })
  }
  const one = '203.0.113.1'
  expect((await from(one, formId, '')).status).toBe(400)
  for (const message of ['a', 'b', 'c']) expect((await from(one, formId, message)).status).toBe(200)
  const refused = await from(one, formId, 'd')
  expect([refused.status, refused.body.error]).toEqual([
    429,
    'Unable to submit form. Submission rate limit exceeded. Please try again later.',
  ])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await from(one, second, 'd')).status).toBe(200)
  expect((await from('203.0.113.2', formId, 'd')).status).toBe(200)
  host.clock.advance(60_000)
  expect((await from(one, formId, 'e')).status).toBe(200)
})
