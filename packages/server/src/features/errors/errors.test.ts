import { api } from '@sitewright/model/routes/api'
import { quietLog } from '@sitewright/testkit/quiet-log'
import { startTestHost, type TestHost, type TestOwner } from '@sitewright/testkit/test-host'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let host: TestHost
let owner: TestOwner
const lines: [fields: Record<string, unknown>, message: string][] = []

beforeAll(async () => {
  const log = { ...quietLog, warn: (...line: [Record<string, unknown>, string]) => void lines.push(line) }
  host = await startTestHost({ services: { log } })
  owner = await host.owner()
})
beforeEach(() => {
  lines.length = 0
})
afterAll(() => host.stop())

const report = { message: 'TypeError: x', stack: 's'.repeat(5000), url: 'http://a.example/shop?email=me', ts: 1 }

test('an error of a visitor is a bounded line of the log, without what the address carried', async () => {
  const answer = await host.visitor(owner.site).post(api.recordErrors, [report])
  expect([answer.status, answer.text]).toEqual([204, ''])
  const expected = { websiteId: owner.site.id, message: 'TypeError: x', stack: 's'.repeat(500), path: '/shop' }
  expect(lines).toEqual([[expected, 'a page met an error']])
})

test('[ANA-076] reports are a JSON list, and a session proves itself by the anti-forgery header', async () => {
  expect((await owner.client.post(api.recordErrors, [report])).status).toBe(204)
  expect((await owner.client.post(api.recordErrors, [report], { crumb: 'wrong' })).body).toMatchObject({
    crumbFail: true,
  })
  expect(lines).toHaveLength(1)
})

test('more than ten reports, unknown fields and other shapes are refused and logged nowhere', async () => {
  const visitor = host.visitor(owner.site)
  const bodies = [
    Array(11).fill(report),
    [{ ...report, role: 'admin' }],
    [{ ...report, stack: 's'.repeat(5001) }],
    {},
    'x',
  ]
  for (const body of bodies) expect((await visitor.post(api.recordErrors, body)).status).toBe(400)
  expect(lines).toEqual([])
})

test('a page that fails in a loop is told to stop', async () => {
  host.clock.advance(60_000)
  const visitor = host.visitor(owner.site)
  let last = 204
  for (let sent = 0; sent < 40 && last === 204; sent++) last = (await visitor.post(api.recordErrors, [report])).status
  expect(last).toBe(429)
})
