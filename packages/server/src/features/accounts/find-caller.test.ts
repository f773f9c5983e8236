import { api } from '@sitewright/model/routes/api'
import { openTestDatabase, type TestDatabase } from '@sitewright/testkit/host/test-database'
import { startTestHost, type TestHost } from '@sitewright/testkit/host/test-host'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database, Tx } from '../../storage/database'

const idleMs = 11 * 60_000

/** A database whose disk can be called full: its transactions then only read, as those of a nearly full disk do. */
function withDisk(database: Database) {
  const disk = { isFull: false }
  const limited: Database = {
    ...database,
    platform: (work) => database.platform((tx) => begin(tx).then(() => work(tx))),
    site: (websiteId, work) => database.site(websiteId, (tx) => begin(tx).then(() => work(tx))),
  }
  async function begin(tx: Tx): Promise<void> {
    if (disk.isFull) await sql`set transaction read only`.execute(tx)
  }
  return { disk, database: limited }
}

const warnings: string[] = []
const log = { info: () => undefined, error: () => undefined, warn: (_: unknown, text: string) => warnings.push(text) }
let store: TestDatabase
let host: TestHost
let disk: { isFull: boolean }
beforeAll(async () => {
  store = await openTestDatabase()
  const limited = withDisk(store.database)
  disk = limited.disk
  host = await startTestHost({ services: { database: limited.database, log } })
})
afterAll(async () => {
  await host.stop()
  await store.dispose()
})

test('signed-in people and programs go on reading while the disk has no room', async () => {
  const owner = await host.owner()
  const { body } = await owner.client.post(api.tokens, { name: 'Backup', password: owner.password })
  const program = host.clientOn(owner.client.host, body.secret)

  host.clock.advance(idleMs)
  disk.isFull = true
  expect((await owner.client.get(api.siteSettings)).status).toBe(200)
  expect((await program.get(api.siteSettings)).status).toBe(200)
  expect(warnings).toHaveLength(2)
  expect((await owner.client.post(api.tokens, { name: 'Second', password: owner.password })).status).toBe(503)

  disk.isFull = false
  warnings.length = 0
  expect((await program.get(api.siteSettings)).status).toBe(200)
  const { tokens } = (await owner.client.get(api.tokens)).body
  expect(tokens[0].lastUsedAt).toBe(new Date(host.clock.now()).toISOString())
  expect(warnings).toEqual([])
})
