import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { startTestHost } from '@sitewright/testkit/host/test-host'
import { readMails } from '@sitewright/testkit/sites/read-mails'
import { contactForm, registerTestForm, sendTestForm } from '@sitewright/testkit/sites/test-forms'
import { expect, test, vi } from 'vitest'

test('two hundred webhooks that never answer hold up neither mail nor schedules of another site', async () => {
  let hanging = 0
  const receiver = createServer(() => void hanging++).listen(0, '127.0.0.1')
  await new Promise((resolve) => receiver.once('listening', resolve))
  const href = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`
  const host = await startTestHost({
    environment: { FORM_SUBMISSIONS_PER_MINUTE: '10000' },
    // No call ends while this test runs.
    outside: { mayReach: (address) => address === '127.0.0.1', patienceMs: 600_000 },
    runsJobs: true,
  })
  try {
    const [slow, other] = [await host.owner(), await host.owner()]
    const hooked = await registerTestForm(host, slow.site, { ...contactForm, storage: { webhook: { href } } })
    const send = (site: { identifier: string }, formId: string, message: string) =>
      sendTestForm(host.visitor(site), formId, { name: ['Ada', 'B'], email: 'ada@example.com', message })
    const sent = await Promise.all(Array.from({ length: 200 }, (_, at) => send(slow.site, hooked, `No. ${at}`)))
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200]))
    await vi.waitFor(() => expect(hanging).toBeGreaterThan(0), { timeout: 50_000 })

    const { body: page } = await other.client.post(api.pages, { title: 'Later' })
    const inAnHour = new Date(host.clock.now() + 3_600_000).toISOString()
    const { pageSchedule } = api
    expect((await other.client.put(fillPath(pageSchedule, { pageId: page.id }), { at: inAnHour })).status).toBe(200)
    host.clock.advance(3_600_000)
    const mailed = await registerTestForm(host, other.site, {
      ...contactForm,
      storage: { emails: ['bea@example.com'] },
    })
    await send(other.site, mailed, 'Hello')
    await vi.waitFor(
      async () => {
        const { state } = (await other.client.get(fillPath(api.page, { pageId: page.id }))).body
        const mails = await readMails(host, other.site.id)
        expect([state, mails.map(({ to }) => to)]).toEqual(['published', ['bea@example.com']])
      },
      { timeout: 50_000 },
    )
    const { counts } = (await slow.client.get(api.jobs)).body
    expect(counts.waiting + counts.running).toBe(200)
  } finally {
    receiver.closeAllConnections()
    receiver.close()
    await host.stop()
  }
})
