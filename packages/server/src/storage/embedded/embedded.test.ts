import { access, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundleChildScript, type ChildScript } from '@sitewright/testkit/faults/child-script'
import { quietLog } from '@sitewright/testkit/host/quiet-log'
import { readStorageSettings } from '@sitewright/testkit/host/test-database'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Database } from '../database'
import { openDatabase, type StorageOverrides } from '../open/open-database'
import { StorageFull, StorageRefused, StorageUnavailable } from '../storage-errors'
import { openSingleConnection } from './single-connection'

// Opening the database many times takes long on a busy machine.
vi.setConfig({ testTimeout: 240_000 })

const site = 'a'.repeat(24)
let script: ChildScript
let dataDir: string

beforeAll(async () => {
  script = await bundleChildScript('faults/storage-child.ts')
  dataDir = await mkdtemp(join(tmpdir(), 'sitewright-embedded-'))
})
afterAll(async () => {
  await script?.remove()
  await rm(dataDir, { recursive: true, force: true })
})

async function withDatabase(overrides: StorageOverrides, work: (database: Database) => Promise<void>): Promise<void> {
  const database = await openDatabase(readStorageSettings(dataDir), quietLog, overrides)
  try {
    await work(database)
  } finally {
    await database.close()
  }
}

async function listPaths(database: Database): Promise<string[]> {
  const rows = await database.site(site, (tx) => tx.selectFrom('redirects').select('from_path').execute())
  return rows.map((row) => row.from_path)
}

function addRedirect(database: Database, from_path: string) {
  return database.site(site, (tx) =>
    tx
      .insertInto('redirects')
      .values({ website_id: site, from_path, to_path: '/', status: 301, created_at: new Date(0) })
      .execute(),
  )
}

test('a second process is refused at once, and the folder of a killed process is taken over', async () => {
  const first = script.start('hold', dataDir, '')
  await first.printed('open')
  const opening = openDatabase(readStorageSettings(dataDir), quietLog)
  await expect(opening).rejects.toThrow(StorageRefused)
  await expect(opening).rejects.toThrow(`in use by process ${first.process.pid}`)

  const second = script.start('hold', dataDir, '')
  expect(await second.ended).toBe(3)
  first.process.kill('SIGKILL')
  await first.ended
  await withDatabase({}, async (database) => expect(await listPaths(database)).toEqual([]))
})

test('closing gives the folder free', async () => {
  await withDatabase({}, async () => undefined)
  await expect(access(join(dataDir, 'database.lock'))).rejects.toThrow()
})

test('no acknowledged row is lost when the process is killed again and again', async () => {
  const acknowledged: string[] = []
  const startedAt = performance.now()
  // Twenty kills, or fewer on a machine so slow that they would take longer than 25 seconds.
  for (let kill = 0; kill < 20 && (kill < 3 || performance.now() - startedAt < 25_000); kill += 1) {
    const child = script.start('write', dataDir, '')
    await child.printed('open')
    await vi.waitFor(() => expect(child.lines.length).toBeGreaterThan(2 + kill * 3), { timeout: 30_000, interval: 3 })
    child.process.kill('SIGKILL')
    expect(await child.ended).toBe('SIGKILL')
    acknowledged.push(...child.lines.filter((line) => line.startsWith('/')))
  }
  expect(acknowledged.length).toBeGreaterThan(10)
  await withDatabase({}, async (database) =>
    expect(await listPaths(database)).toEqual(expect.arrayContaining(acknowledged)),
  )
})

test('a slow query leaves the main thread free, is stopped by the limit, and the next query works', async () => {
  const limits = { callMs: 5_000, waitMs: 60_000, holdMs: 60_000 }
  await withDatabase({ embedded: { limits } }, async (database) => {
    let ticks = 0
    const ticking = setInterval(() => {
      ticks += 1
    }, 10)
    const slow = database.platform((tx) => sql`select sum(a) from generate_series(1, 100000000000) a`.execute(tx))
    await expect(slow).rejects.toThrow(StorageUnavailable)
    clearInterval(ticking)
    expect(ticks).toBeGreaterThan(20)
    await addRedirect(database, '/after-slow')
    expect(await listPaths(database)).toContain('/after-slow')
  })
})

test('who never gives the connection back does not keep it from others', async () => {
  const limits = { callMs: 30_000, waitMs: 120_000, holdMs: 200 }
  const connections = await openSingleConnection(join(dataDir, 'database'), limits)
  const forgotten = await connections.acquire()
  const next = await connections.acquire()
  await expect(forgotten.query('select 1', [])).rejects.toThrow(StorageUnavailable)
  next.release(false)
  await connections.close()
})

test('a nearly full disk refuses writes, leaves reads alone and recovers by itself', async () => {
  let freeBytes = 50
  const embedded = { readFreeBytes: async () => freeBytes }
  const settings = { ...readStorageSettings(dataDir), MIN_FREE_DISK_MB: 1 }
  const database = await openDatabase(settings, quietLog, { embedded })
  try {
    await expect(addRedirect(database, '/full')).rejects.toThrow(StorageFull)
    expect(await listPaths(database)).not.toContain('/full')
    freeBytes = 5_000_000
    await vi.waitFor(() => addRedirect(database, '/room-again'), { timeout: 20_000, interval: 100 })
    expect(await listPaths(database)).toContain('/room-again')
  } finally {
    await database.close()
  }
})

test('it knows how large its tables have become', async () => {
  await withDatabase({ embedded: { tidy: { everyMs: 200 } } }, async (database) => {
    const countedRedirects = () =>
      database.site(site, async (tx) => {
        const { rows } = await sql<{ reltuples: number }>`
          select reltuples from pg_class where oid = 'redirects'::regclass`.execute(tx)
        return rows[0]?.reltuples
      })
    await addRedirect(database, '/counted')
    await vi.waitFor(async () => expect(await countedRedirects()).toBeGreaterThan(0), { timeout: 60_000 })
  })
})

test('its files are for the user of the process alone', async () => {
  const usual = process.umask(0o077)
  const folder = await mkdtemp(join(tmpdir(), 'sitewright-embedded-'))
  try {
    const database = await openDatabase(readStorageSettings(folder), quietLog)
    await addRedirect(database, '/private')
    await database.close()
    const entries = await readdir(join(folder, 'database'), { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
    expect(files.length).toBeGreaterThan(100)
    const open = await Promise.all(files.map(async (file) => ((await stat(file)).mode & 0o077) === 0 || file))
    expect(open.filter((it) => it !== true)).toEqual([])
  } finally {
    process.umask(usual)
    await rm(folder, { recursive: true, force: true })
  }
})
