import { roles } from '@sitewright/model/accounts/roles'
import type { LiveNote } from '@sitewright/model/live/live-notes'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import type { ApiClient } from '@sitewright/testkit/client/api-client'
import { type EventStream, openEvents } from '@sitewright/testkit/client/event-stream'
import { quietLog } from '@sitewright/testkit/host/quiet-log'
import { openTestDatabase, readStorageSettings, type TestDatabase } from '@sitewright/testkit/host/test-database'
import { startTestHost, type TestHost } from '@sitewright/testkit/host/test-host'
import { sampleId } from '@sitewright/testkit/sites/sample-page'
import { createPageOwner } from '@sitewright/testkit/sites/test-pages'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../storage/database'
import { openDatabase } from '../../storage/open/open-database'

let store: TestDatabase
let second: Database
let here: TestHost
let there: TestHost
const streams: EventStream[] = []

/** Two processes on PostgreSQL; on the embedded database, which has one, two hosts that share it. */
beforeAll(async () => {
  store = await openTestDatabase()
  second = store.url === undefined ? store.database : await openDatabase(readStorageSettings('', store.url), quietLog)
  here = await startTestHost({ services: { database: store.database } })
  there = await startTestHost({ services: { database: second } })
})
afterEach(() => {
  for (const stream of streams.splice(0)) stream.close()
})
afterAll(async () => {
  await here.stop()
  await there.stop()
  if (second !== store.database) await second.close()
  await store.dispose()
})

let lastSite = 0
async function openPage() {
  const owner = await here.owner({ identifier: `live-${++lastSite}` })
  const pages = createPageOwner(owner.client)
  return { owner, pages, pageId: await pages.create({ title: 'Shared' }) }
}

async function follow(client: ApiClient, pageId: string, window: number, host = here): Promise<EventStream> {
  const path = `${fillPath(api.pageLive, { pageId })}?client=${sampleId(window)}`
  const stream = await openEvents(host.port, client.locate(path))
  streams.push(stream)
  return stream
}

const soon = { timeout: 20_000 }
const peopleIn = (stream: EventStream) =>
  stream.messages.findLast((it) => it.kind === 'people')?.people.map((it) => it.client) ?? []

test('windows on one page see each other, what is selected, and when one leaves, across processes', async () => {
  const { owner, pageId } = await openPage()
  const one = await follow(owner.client, pageId, 1)
  const two = await follow(owner.client, pageId, 2, there)
  expect(one.headers).toMatchObject({ 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' })
  expect(String(one.headers['cache-control'])).toContain('no-store')
  await expect.poll(() => peopleIn(one), soon).toEqual([sampleId(2)])
  await expect.poll(() => peopleIn(two), soon).toEqual([sampleId(1)])
  const told = await owner.client.post(fillPath(api.pagePresence, { pageId }), {
    client: sampleId(1),
    blockId: sampleId(9),
  })
  expect(told.status).toBe(200)
  const seen = () => two.messages.findLast((it) => it.kind === 'people')?.people[0]
  await expect.poll(() => seen()?.blockId, soon).toBe(sampleId(9))
  expect(seen()?.name).toBe(owner.email.split('@')[0])
  one.close()
  await expect.poll(() => peopleIn(two), soon).toEqual([])
  // What the window had selected last is told when it has left already.
  await owner.client.post(fillPath(api.pagePresence, { pageId }), { client: sampleId(1), blockId: null })
  await follow(owner.client, pageId, 3)
  await expect.poll(() => peopleIn(two), soon).toEqual([sampleId(3)])
})

test('a save is told to every window of that page and to no other', async () => {
  const { owner, pages, pageId } = await openPage()
  const otherId = await pages.create({ title: 'Other' })
  const far = await follow(owner.client, pageId, 1, there)
  const other = await follow(owner.client, otherId, 2)
  await expect.poll(() => far.messages.find((it) => it.kind === 'version')?.version, soon).toBe(1)
  expect((await pages.save(pageId, 1, 'Words')).status).toBe(200)
  const saved = { kind: 'saved', version: 2, by: owner.accountId, client: null }
  await expect.poll(() => far.messages.filter((it) => it.kind === 'saved'), soon).toEqual([saved])
  await pages.publish(pageId)
  await expect.poll(() => far.messages.filter((it) => it.kind === 'published').length, soon).toBe(1)
  expect(other.messages.filter((it) => it.kind !== 'version' && it.kind !== 'people')).toEqual([])
})

test('who signs out or loses the role is shown out, and others stay', async () => {
  const { owner, pageId } = await openPage()
  const editor = await here.signUp()
  await here.addContributor(owner.site, editor, [roles.editor])
  const editing = await here.openSite(editor.platform, owner.site.identifier)
  const again = await here.signIn(owner.client.host, owner)
  const [mine, theirs, signedOut] = [
    await follow(owner.client, pageId, 1),
    await follow(editing, pageId, 2),
    await follow(again, pageId, 3),
  ]
  await here.app.live.beat()
  await expect.poll(() => theirs.text(), soon).toContain(': still here')
  const removed = await owner.client.delete(fillPath(api.contributor, { accountId: editor.accountId }))
  expect(removed.status).toBe(200)
  await again.post(api.logout)
  await here.app.live.beat()
  await expect.poll(() => [theirs.isClosed(), signedOut.isClosed()], soon).toEqual([true, true])
  expect(mine.isClosed()).toBe(false)
  await expect.poll(() => peopleIn(mine), soon).toEqual([])
})

test('strangers, visitors and pages that do not exist get no stream', async () => {
  const { owner, pageId } = await openPage()
  const stranger = await here.owner({ identifier: `live-${++lastSite}` })
  expect((await follow(here.visitor(owner.site), pageId, 1)).status).toBe(401)
  expect((await follow(await here.signIn(owner.client.host, stranger), pageId, 1)).status).toBe(403)
  expect((await follow(stranger.client, pageId, 1)).status).toBe(404)
  expect((await follow(owner.client, 'f'.repeat(24), 1)).status).toBe(404)
  const presence = { client: sampleId(1), blockId: null }
  expect((await stranger.client.post(fillPath(api.pagePresence, { pageId }), presence)).status).toBe(404)
})

test('one account opens a bounded number of streams on a site, and a closed one makes room', async () => {
  const { owner, pageId } = await openPage()
  const opened: EventStream[] = []
  for (let window = 1; window <= 24; window++) opened.push(await follow(owner.client, pageId, window))
  expect(opened.map((it) => it.status)).toEqual(opened.map(() => 200))
  expect((await follow(owner.client, pageId, 99)).status).toBe(429)
  opened[0]?.close()
  await expect.poll(async () => (await follow(owner.client, pageId, 99)).status, soon).toBe(200)
})

test('a process that dies is forgotten after three missed beats', async () => {
  const { owner, pageId } = await openPage()
  const mine = await follow(owner.client, pageId, 1)
  // What a process told of its window before it died.
  const websiteId = owner.site.id
  const person = { client: sampleId(7), accountId: owner.accountId, name: 'Lost', blockId: null }
  const note: LiveNote = { kind: 'here', pageId, people: [person] }
  await second.site(websiteId, (tx) => second.announce(tx, { websiteId, tags: [], note }))
  await expect.poll(() => peopleIn(mine), soon).toEqual([sampleId(7)])
  here.clock.advance(36_000)
  await here.app.live.beat()
  await expect.poll(() => peopleIn(mine), soon).toEqual([])
})
