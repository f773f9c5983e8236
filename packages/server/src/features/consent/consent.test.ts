import { api } from '@sitewright/model/routes/api'
import { startTestHost, type TestHost } from '@sitewright/testkit/host/test-host'
import { afterAll, beforeAll, expect, test } from 'vitest'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.stop())

test('a choice is recorded with its time, its banner and its settings, and with nothing about who made it', async () => {
  const owner = await host.owner()
  const settings = { isCookieBannerEnabled: true }
  expect((await owner.client.put(api.cookieBanner, { version: 0, body: settings })).status).toBe(200)
  const visitor = host.visitor(owner.site)
  const accepted = new Date(host.clock.now()).toISOString()
  expect((await visitor.post(api.consentChoices, { choice: 'accepted', version: 2 })).status).toBe(201)
  host.clock.advance(60_000)
  const declined = new Date(host.clock.now()).toISOString()
  expect((await visitor.post(api.consentChoices, { choice: 'declined', version: 2 })).status).toBe(201)
  const listed = await owner.client.get(api.consentChoices)
  expect(listed.body).toEqual({
    choices: [
      { time: accepted, choice: 'accepted', version: 2, settingsVersion: 1 },
      { time: declined, choice: 'declined', version: 2, settingsVersion: 1 },
    ],
    next: null,
  })
})

test('the record is a CSV file of plain cells, and of one site alone', async () => {
  const owner = await host.owner()
  const other = await host.owner()
  await host.visitor(owner.site).post(api.consentChoices, { choice: 'declined', version: 2 })
  const file = await owner.client.get(api.consentChoicesCsv)
  const time = new Date(host.clock.now()).toISOString()
  expect(file.status).toBe(200)
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(file.headers['content-disposition']).toContain('attachment')
  expect(file.text).toBe(`time,choice,banner version,settings version\r\n${time},declined,2,0\r\n`)
  expect((await other.client.get(api.consentChoicesCsv)).text).toBe('time,choice,banner version,settings version\r\n')
})

test('the record is read page by page', async () => {
  const owner = await host.owner()
  const visitor = host.visitor(owner.site)
  for (let count = 0; count < 3; count++) await visitor.post(api.consentChoices, { choice: 'accepted', version: 2 })
  const first = (await owner.client.get(`${api.consentChoices}?limit=2`)).body
  expect(first.choices).toHaveLength(2)
  const second = (await owner.client.get(`${api.consentChoices}?limit=2&after=${first.next}`)).body
  expect([second.choices.length, second.next]).toEqual([1, null])
})

test('nothing but the two choices is taken, nobody but who edits settings reads them, and a flood is stopped', async () => {
  const owner = await host.owner()
  const visitor = host.visitor(owner.site)
  for (const body of [
    { choice: 'maybe', version: 2 },
    { choice: 'accepted' },
    { choice: 'accepted', version: 2, ip: 'x' },
  ])
    expect((await visitor.post(api.consentChoices, body)).status).toBe(400)
  expect((await visitor.get(api.consentChoices)).status).toBe(401)
  expect((await visitor.get(api.consentChoicesCsv)).status).toBe(401)
  const statuses = new Set<number>()
  for (let count = 0; count < 25; count++)
    statuses.add((await visitor.post(api.consentChoices, { choice: 'accepted', version: 2 })).status)
  expect([...statuses]).toEqual([201, 429])
})
