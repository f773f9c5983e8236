import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, createServer as createListener, type Server as Listener, type Socket } from 'node:net'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { startTestHost, type TestHost, type TestOwner } from '@sitewright/testkit/host/test-host'
import { readMails } from '@sitewright/testkit/sites/read-mails'
import { contactForm, registerTestForm, sendTestForm } from '@sitewright/testkit/sites/test-forms'
import { createPageOwner } from '@sitewright/testkit/sites/test-pages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lanes } from '../../../jobs/lanes'

const submissions = 200
const maxLateMs = 5_000

let host: TestHost
let silent: Listener
let receiver: Server
let isOver = false
const held = new Set<Socket>()
let mostHeld = 0
let received = 0
beforeAll(async () => {
  host = await startTestHost({
    environment: { FORM_SUBMISSIONS_PER_MINUTE: '10000' },
    outside: { mayReach: (address) => address === '127.0.0.1' },
    runsJobs: true,
    services: { now: Date.now },
  })
  silent = createListener((socket) => {
    if (isOver) return socket.destroy()
    held.add(socket)
    mostHeld = Math.max(mostHeld, held.size)
    socket.on('error', () => undefined)
    socket.on('close', () => held.delete(socket))
  }).listen(0, '127.0.0.1')
  receiver = createServer((_request, response) => {
    received += 1
    response.end()
  }).listen(0, '127.0.0.1')
  await Promise.all([once(silent, 'listening'), once(receiver, 'listening')])
})
afterAll(async () => {
  isOver = true
  for (const socket of held) socket.destroy()
  await host.stop()
  silent.close()
  receiver.close()
})

const addressOf = (server: Server | Listener) => `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
const answers = { name: ['Ada', 'Byron'], email: 'ada@example.com', message: 'Hello' }

async function openForm(owner: TestOwner, storage: object) {
  const formId = await registerTestForm(host, owner.site, { ...contactForm, storage })
  const visitor = host.visitor(owner.site)
  return async () => expect((await sendTestForm(visitor, formId, answers)).status).toBe(200)
}

test('200 receivers of one site that never answer leave mail, webhooks and schedules of another on time', async () => {
  const [hostile, other] = [await host.owner(), await host.owner()]
  const sendHostile = await openForm(hostile, { webhook: { href: addressOf(silent) } })
  for (let count = 0; count < submissions; count += 20) await Promise.all(Array.from({ length: 20 }, sendHostile))
  await expect.poll(() => held.size, { timeout: 60_000 }).toBe(lanes.webhooks.share)

  const sendOther = await openForm(other, { emails: ['bea@example.com'], webhook: { href: addressOf(receiver) } })
  const pageId = await createPageOwner(other.client).create({ title: 'Plans' })
  const visitor = host.visitor(other.site)
  await sendOther()
  const sentAt = performance.now()
  const late = () => performance.now() - sentAt
  const patience = { timeout: 60_000, interval: 20 }
  await expect.poll(async () => [(await readMails(host, other.site.id)).length, received], patience).toEqual([1, 1])
  expect(late()).toBeLessThan(maxLateMs)

  const dueAt = Date.now() + 1_000
  const planned = await other.client.put(fillPath(api.pageSchedule, { pageId }), { at: new Date(dueAt).toISOString() })
  expect(planned.status).toBe(200)
  await expect.poll(async () => (await visitor.get('/plans')).status, patience).toBe(200)
  expect(Date.now() - dueAt).toBeLessThan(maxLateMs)
  expect(mostHeld).toBe(lanes.webhooks.share)
})
