import { useServer, withDatabase } from '@sitewright/testkit/host/postgres-databases'
import { findPostgresPrograms, type PostgresServer, startPostgres } from '@sitewright/testkit/host/postgres-server'
import { quietLog } from '@sitewright/testkit/host/quiet-log'
import { readStorageSettings } from '@sitewright/testkit/host/test-database'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Change, Database, Tx } from '../database'
import { openDatabase } from '../open/open-database'
import { StorageRefused, StorageUnavailable } from '../storage-errors'
import { splitTags } from './notifications'

const site = 'a'.repeat(24)

describe.runIf(findPostgresPrograms())('on a PostgreSQL server', () => {
  let server: PostgresServer
  let url: string
  const opened: Database[] = []

  beforeAll(async () => {
    server = await startPostgres()
    url = withDatabase(server.url, 'shared')
    await useServer(server.url, (client) => client.query('create database shared'))
  })
  afterAll(async () => {
    for (const database of opened) await database.close()
    await server?.stop()
  })

  async function open(callLimitMs = 30_000): Promise<Database> {
    const database = await openDatabase(readStorageSettings('', url), quietLog, { postgres: { callLimitMs } })
    opened.push(database)
    return database
  }

  test('three processes that start at once on an empty database agree on its schema', async () => {
    const [first] = await Promise.all([open(), open(), open()])
    await expect.poll(() => first?.isReady(), { timeout: 30_000 }).toBe(true)
  })

  test('what one process changes the others hear, once and after the commit', async () => {
    const [writer, reader] = [await open(), await open()]
    const [heardByWriter, heardByReader]: [Change[], Change[]] = [[], []]
    writer.onChange((change) => heardByWriter.push(change))
    reader.onChange((change) => heardByReader.push(change))
    const rolledBack = writer.site(site, async (tx) => {
      await writer.announce(tx, { websiteId: site, tags: ['never'] })
      throw new Error('no')
    })
    await expect(rolledBack).rejects.toThrow('no')
    const tags = Array.from({ length: 900 }, (_, index) => `page:${index}`)
    await writer.site(site, (tx) => writer.announce(tx, { websiteId: site, tags }))
    expect(heardByWriter).toEqual([{ websiteId: site, tags }])
    await vi.waitFor(() => expect(heardByReader.flatMap((change) => change.tags)).toEqual(tags), { timeout: 20_000 })
    expect(heardByWriter).toHaveLength(1)
  })

  test('of two transactions that wait for each other both go through, and each is heard once', async () => {
    const database = await open()
    const heard: string[] = []
    database.onChange((change) => heard.push(...change.tags))
    const bothHold = createMeeting(2)
    const lock = (key: number) => (tx: Tx) => sql`select pg_advisory_xact_lock(${key}::int)`.execute(tx)
    let runs = 0
    const lockBoth = (first: number, second: number) =>
      database.site(site, async (tx) => {
        runs += 1
        await database.announce(tx, { websiteId: site, tags: [`after ${first}`] })
        await lock(first)(tx)
        await bothHold()
        await lock(second)(tx)
      })
    await Promise.all([lockBoth(1, 2), lockBoth(2, 1)])
    expect(runs).toBe(3)
    expect(heard.toSorted()).toEqual(['after 1', 'after 2'])
  })

  test('a statement that is asked often is planned once, and a migration that comes between is not noticed', async () => {
    const database = await open()
    await useServer(url, (client) =>
      client.query('create table kept (id int); insert into kept values (1); grant all on kept to sitewright_platform'),
    )
    const read = () => database.platform((tx) => sql`select * from kept where id = ${1}`.execute(tx))
    const planned = () => database.platform((tx) => sql`select name from pg_prepared_statements`.execute(tx))
    for (let times = 0; times < 10; times++) await read()
    expect((await planned()).rows).toHaveLength(1)
    await useServer(url, (client) => client.query("alter table kept add note text default 'new'"))
    expect((await read()).rows).toEqual([{ id: 1, note: 'new' }])
  })

  test('a user that may not create roles is told so in one line, and is let in once it may', async () => {
    await useServer(server.url, async (client) => {
      await client.query('create role plain login')
      await client.query('create database plain owner plain')
    })
    const plain = new URL(withDatabase(server.url, 'plain'))
    plain.username = 'plain'
    const start = () => openDatabase(readStorageSettings('', plain.href), quietLog)
    const refusal = await start().catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(StorageRefused)
    expect((refusal as Error).message).toContain('createrole')
    expect((refusal as Error).message).not.toContain('\n')
    await useServer(server.url, async (client) => {
      await client.query('alter role plain createrole')
      // Elsewhere it would have made them itself; here the other tests have.
      await client.query('grant sitewright_site, sitewright_platform to plain with admin option')
    })
    opened.push(await start())
  })

  test('a slow query is stopped by the limit', async () => {
    const database = await open(500)
    const slow = database.platform((tx) => sql`select pg_sleep(60)`.execute(tx))
    await expect(slow).rejects.toThrow(StorageUnavailable)
    await expect(slow).rejects.toMatchObject({ cause: { code: '57014' } })
  })

  test('who waits long for a connection that others hold gets one in the end', async () => {
    const database = await open()
    const hold = () => database.platform((tx) => sql`select pg_sleep(6)`.execute(tx))
    const held = Array.from({ length: 10 }, hold)
    const last = await database.platform((tx) => sql<{ one: number }>`select 1 as one`.execute(tx))
    expect(last.rows).toEqual([{ one: 1 }])
    await Promise.all(held)
  })

  test('a site that takes all it can get leaves the others and the platform theirs, and its own waits for its turn', async () => {
    const database = await open()
    await useServer(url, async (client) => {
      await client.query('select pg_advisory_lock(77)')
      const wait = (tx: Tx) => sql`select pg_advisory_xact_lock(77)`.execute(tx)
      const greedy = ['b', 'c', 'd'].map((letter) => letter.repeat(24))
      const held = greedy.flatMap((id) => Array.from({ length: 20 }, () => database.site(id, wait)))
      const ended = Promise.allSettled(held)
      expect((await database.platform((tx) => sql`select 1`.execute(tx))).rows).toHaveLength(1)
      expect(await database.isReady()).toBe(true)
      await client.query('select pg_advisory_unlock(77)')
      expect((await ended).filter(({ status }) => status === 'rejected')).toEqual([])
      await client.query('select pg_advisory_lock(77)')
      const again = Promise.allSettled(Array.from({ length: 20 }, () => database.site('b'.repeat(24), wait)))
      expect((await database.site(site, (tx) => sql`select 1`.execute(tx))).rows).toHaveLength(1)
      await client.query('select pg_advisory_unlock(77)')
      expect((await again).filter(({ status }) => status === 'rejected')).toEqual([])
    })
  })

  test('a gone database is an error at once, comes back by itself, and missed changes are told', async () => {
    const database = await open()
    let missed = 0
    database.onMissedChanges(() => {
      missed += 1
    })
    await server.halt()
    const startedAt = performance.now()
    await expect(database.platform((tx) => sql`select 1`.execute(tx))).rejects.toThrow(StorageUnavailable)
    expect(await database.isReady()).toBe(false)
    expect(performance.now() - startedAt).toBeLessThan(15_000)
    await server.resume()
    await vi.waitFor(() => database.platform((tx) => sql`select 1`.execute(tx)), { timeout: 20_000, interval: 200 })
    await vi.waitFor(() => expect(missed).toBe(1), { timeout: 20_000 })
    const heard: Change[] = []
    database.onChange((change) => heard.push(change))
    const other = await open()
    await other.site(site, (tx) => other.announce(tx, { websiteId: site, tags: ['styles'] }))
    await vi.waitFor(() => expect(heard).toEqual([{ websiteId: site, tags: ['styles'] }]), { timeout: 20_000 })
  })
})

test('many tags are sent in parts that fit', () => {
  const tags = Array.from({ length: 2_000 }, (_, index) => `asset:${index}é`)
  const parts = splitTags(tags)
  expect(parts.flat()).toEqual(tags)
  for (const part of parts) expect(Buffer.byteLength(JSON.stringify(part))).toBeLessThan(7_000)
  expect(splitTags([])).toEqual([[]])
})

/** Everybody waits until this many have come; who comes later does not wait. */
function createMeeting(size: number): () => Promise<void> {
  const waiting: (() => void)[] = []
  let arrived = 0
  return () => {
    arrived += 1
    if (arrived < size) return new Promise((resolve) => waiting.push(resolve))
    for (const go of waiting.splice(0)) go()
    return Promise.resolve()
  }
}
