import { api } from '@sitewright/model/routes/api'
import { quietLog } from '@sitewright/testkit/host/quiet-log'
import { startTestHost, type TestHost, type TestOwner } from '@sitewright/testkit/host/test-host'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createJsonLog } from '../../start/json-log'

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
  const expected = { message: 'TypeError: x', stack: 's'.repeat(500), path: '/shop' }
  expect(lines).toEqual([[{ websiteId: owner.site.id, report: expected }, 'a page reported an error']])
})

test('[SEC-46] what a visitor sends never stands in the place of the log’s own fields, and each report is one line', async () => {
  const forged = { ...report, message: `level":"error\n${'m'.repeat(700)}`, url: `http://a.example/${'p'.repeat(900)}` }
  await host.visitor(owner.site).post(api.recordErrors, [forged, forged])
  const written: string[] = []
  const log = createJsonLog(
    'info',
    (line) => written.push(line),
    () => 0,
  )
  for (const [fields, message] of lines) log.warn(fields, message)
  expect(written.map((line) => [line.split('\n').length, line.length < 3000])).toEqual([
    [2, true],
    [2, true],
  ])
  const { report: told, ...own } = JSON.parse(written[0] ?? '')
  const time = '1970-01-01T00:00:00.000Z'
  expect(own).toEqual({ time, level: 'warn', message: 'a page reported an error', websiteId: owner.site.id })
  expect([told.message.length, told.stack.length, told.path.length]).toEqual([500, 500, 200])
  log.warn({ level: 'info', time: 'never', message: 'another' }, 'mine')
  expect(JSON.parse(written.at(-1) ?? '')).toEqual({ time, level: 'warn', message: 'mine' })
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
