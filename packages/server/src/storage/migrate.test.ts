import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundleChildScript, type ChildScript } from '@sitewright/testkit/faults/child-script'
import { quietLog } from '@sitewright/testkit/host/quiet-log'
import { openTestDatabase, readStorageSettings, type TestDatabase } from '@sitewright/testkit/host/test-database'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Connections } from './connections'
import { openEmbedded } from './embedded/open-embedded'
import { migrate, readMigrations } from './migrate'
import { openDatabase } from './open/open-database'
import { openPostgresConnections } from './postgres/open-postgres'
import { StorageRefused } from './storage-errors'

// Opening the database many times takes long on a busy machine.
vi.setConfig({ testTimeout: 240_000 })

let opened: TestDatabase
let script: ChildScript
let migrationsFolder: string

beforeAll(async () => {
  opened = await openTestDatabase()
  // The folder and the database are opened again below, by processes and by hand.
  await opened.database.close()
  script = await bundleChildScript('faults/storage-child.ts')
  migrationsFolder = await mkdtemp(join(tmpdir(), 'sitewright-migrations-'))
})
afterAll(async () => {
  await opened?.dispose()
  await script?.remove()
  await rm(migrationsFolder, { recursive: true, force: true })
})

async function withConnections<T>(work: (connections: Connections) => Promise<T>): Promise<T> {
  const { url, dataDir } = opened
  if (url) {
    const connections = openPostgresConnections({ url, log: quietLog })
    return work(connections).finally(() => connections.close())
  }
  const embedded = await openEmbedded({ dataDir, minFreeBytes: 0 })
  return work(embedded.connections)
    .finally(() => embedded.connections.close())
    .finally(embedded.unlock)
}

async function ask(connections: Connections, text: string): Promise<unknown[]> {
  const connection = await connections.acquire()
  const { rows } = await connection.query(text, [])
  connection.release(false)
  return rows
}

const migration = (name: string, text: string) => ({ name, text, checksum: `of ${text}` })

test('migrations are applied once, in order, and a failing one leaves nothing', async () => {
  await withConnections(async (connections) => {
    const base = await readMigrations(join(import.meta.dirname, '..', 'migrations'))
    const first = migration('9001_first.sql', 'create table one (a int); insert into one values (1)')
    const second = migration('9002_second.sql', 'insert into one values (2); alter table one add b int')
    expect(await migrate(connections, [...base, first])).toEqual([first.name])
    expect(await migrate(connections, [...base, first, second])).toEqual([second.name])
    expect(await migrate(connections, [...base, first, second])).toEqual([])
    const broken = migration('9003_broken.sql', 'create table two (a int); insert into nowhere values (1)')
    await expect(migrate(connections, [...base, first, second, broken])).rejects.toThrow('nowhere')
    expect(await ask(connections, "select to_regclass('two') as two, (select count(*) from one) as count")).toEqual([
      { two: null, count: 2 },
    ])

    const changed = { ...first, checksum: 'another' }
    await expect(migrate(connections, [...base, changed, second])).rejects.toThrow(
      'The migration 9001_first.sql was changed after it had been applied.',
    )
    await expect(migrate(connections, base)).rejects.toThrow('has the migration 9001_first.sql')
    await expect(migrate(connections, base)).rejects.toThrow(StorageRefused)
    await ask(connections, "drop table one; delete from schema_migrations where name like '9%'")
  })
})

test('a process killed in the middle of a migration leaves nothing of it, and the next start applies it', async () => {
  for (const { name, text } of await readMigrations(join(import.meta.dirname, '..', 'migrations')))
    await writeFile(join(migrationsFolder, name), text)
  const file = join(migrationsFolder, '9001_slow.sql')
  await writeFile(file, 'create table slow (a int); select pg_sleep(6); create table later (a int)')
  const child = script.start('hold', opened.dataDir, opened.url ?? '', migrationsFolder)
  // Nothing tells from outside when the migration runs; on a slow machine the kill comes earlier, which must be safe too.
  setTimeout(() => child.process.kill('SIGKILL'), 3_000)
  expect(await child.ended).toBe('SIGKILL')
  expect(child.lines).toEqual([])
  await withConnections(async (connections) => {
    expect(await ask(connections, "select to_regclass('slow') as slow, to_regclass('later') as later")).toEqual([
      { slow: null, later: null },
    ])
  })
  await writeFile(file, 'create table slow (a int); create table later (a int)')
  const settings = readStorageSettings(opened.dataDir, opened.url)
  const database = await openDatabase(settings, quietLog, { migrationsFolder })
  await database.close()
  await withConnections(async (connections) => {
    expect(
      await ask(connections, "select to_regclass('slow')::text as slow, to_regclass('later')::text as later"),
    ).toEqual([{ slow: 'slow', later: 'later' }])
  })
})
