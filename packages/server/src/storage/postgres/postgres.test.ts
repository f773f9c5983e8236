import { useServer, withDatabase } from '@sitewright/testkit/postgres-databases'
import { findPostgresPrograms, type PostgresServer, startPostgres } from '@sitewright/testkit/postgres-server'
import { quietLog } from '@sitewright/testkit/quiet-log'
import { readStorageSettings } from '@sitewright/testkit/test-database'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Change, Database } from '../database'
import { openDatabase } from '../open-database'
import { StorageUnavailable } from '../storage-errors'
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

  test('a slow query is stopped by the limit', async () => {
    const database = await open(500)
    const slow = database.platform((tx) => sql`select pg_sleep(60)`.execute(tx))
    await expect(slow).rejects.toThrow(StorageUnavailable)
    await expect(slow).rejects.toMatchObject({ cause: { code: '57014' } })
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
