import { createHash } from 'node:crypto'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serverFolder } from '@sitewright/server/ground/server-folder'
import type { Database } from '@sitewright/server/storage/database'
import { copyFolder, prepareFolder } from '@sitewright/server/storage/embedded/prepared-folder'
import { readMigrations } from '@sitewright/server/storage/migrate'
import { openDatabase, type StorageOverrides } from '@sitewright/server/storage/open/open-database'
import { createNestingGuard } from './nesting-guard'
import { createPostgresDatabase } from './postgres-databases'
import { quietLog } from './quiet-log'

export interface TestDatabase {
  readonly database: Database
  /** Of PostgreSQL alone: a second process opens it with this address. */
  readonly url?: string
  /** A folder of its own; on the embedded kind the database is in it. */
  readonly dataDir: string
  dispose(): Promise<void>
}

const testsUsePostgres = process.env.TEST_DATABASE === 'postgres'

/** Where a fresh, migrated database stands that nobody has opened yet. */
export interface TestDatabasePlace extends Pick<TestDatabase, 'url' | 'dataDir'> {
  remove(): Promise<void>
}

/** Embedded by default, on PostgreSQL with TEST_DATABASE=postgres and TEST_POSTGRES_URL. */
export async function placeTestDatabase(): Promise<TestDatabasePlace> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sitewright-test-'))
  const removeFolder = () => rm(dataDir, { recursive: true, force: true })
  if (testsUsePostgres) {
    const { url, drop } = await createPostgresDatabase(await hashMigrations())
    return { url, dataDir, remove: () => drop().then(removeFolder) }
  }
  const migrated = await prepareFolder(`migrated-${await hashMigrations()}`, migrateInto)
  if (migrated) await copyFolder(migrated, join(dataDir, 'database'))
  return { dataDir, remove: removeFolder }
}

/** A machine that is busy with tests must not take its database for gone. */
const patientBeat = { everyMs: 1_000, limitMs: 20_000, retryMs: 200 }

export async function openTestDatabase(overrides: StorageOverrides = {}): Promise<TestDatabase> {
  const { url, dataDir, remove } = await placeTestDatabase()
  const database = await openDatabase(readStorageSettings(dataDir, url), quietLog, {
    nestingGuard: createNestingGuard(),
    ...overrides,
    postgres: { beat: patientBeat, ...overrides.postgres },
  })
  return { database, ...(url === undefined ? {} : { url }), dataDir, dispose: () => database.close().then(remove) }
}

export function readStorageSettings(dataDir: string, url?: string) {
  return { DATA_DIR: dataDir, MIN_FREE_DISK_MB: 0, DATABASE_URL: url }
}

/** Every change of a migration makes another prepared folder or template. */
async function hashMigrations(): Promise<string> {
  const hash = createHash('sha256')
  for (const { name, checksum } of await readMigrations(join(serverFolder, 'migrations'))) hash.update(name + checksum)
  return hash.digest('hex').slice(0, 12)
}

async function migrateInto(folder: string): Promise<void> {
  const dataDir = `${folder}.data`
  const database = await openDatabase(readStorageSettings(dataDir), quietLog)
  await database.close()
  await rename(join(dataDir, 'database'), folder)
  await rm(dataDir, { recursive: true, force: true })
}
