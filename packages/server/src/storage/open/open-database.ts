import { join } from 'node:path'
import type { Log } from '../../ground/log'
import { serverFolder } from '../../ground/server-folder'
import type { Settings } from '../../ground/settings'
import type { Connections } from '../connections'
import { createChangeListeners, createDatabase } from '../create-database'
import type { Database } from '../database'
import { keepTidy, type TidyTimes } from '../embedded/keep-tidy'
import { type EmbeddedOptions, openEmbedded } from '../embedded/open-embedded'
import { migrate, readMigrations } from '../migrate'
import { openNotifications } from '../postgres/notifications'
import { openPostgresConnections, type PostgresOptions } from '../postgres/open-postgres'
import { nameStorageError } from '../storage-errors'
import type { NestingGuard } from '../transactions'

export type StorageSettings = Pick<Settings, 'DATA_DIR' | 'DATABASE_URL' | 'MIN_FREE_DISK_MB'>

/** What tests replace or add: limits, the disk's free space, the folder of migrations, a guard. */
export interface StorageOverrides {
  readonly migrationsFolder?: string
  readonly embedded?: Pick<EmbeddedOptions, 'limits' | 'readFreeBytes'> & { readonly tidy?: Partial<TidyTimes> }
  readonly postgres?: Pick<PostgresOptions, 'callLimitMs' | 'poolSize' | 'beat'>
  readonly nestingGuard?: NestingGuard
}

/** PostgreSQL by DATABASE_URL, otherwise the embedded database in DATA_DIR; its schema is up to date when this returns. */
export async function openDatabase(
  settings: StorageSettings,
  log: Log,
  overrides: StorageOverrides = {},
): Promise<Database> {
  return settings.DATABASE_URL === undefined
    ? openEmbeddedDatabase(settings, log, overrides)
    : openPostgresDatabase(settings.DATABASE_URL, log, overrides)
}

async function openEmbeddedDatabase(
  settings: StorageSettings,
  log: Log,
  overrides: StorageOverrides,
): Promise<Database> {
  const embedded = await openEmbedded({
    dataDir: settings.DATA_DIR,
    minFreeBytes: settings.MIN_FREE_DISK_MB * 1024 * 1024,
    ...overrides.embedded,
  })
  const tidy = keepTidy(embedded.connections, embedded.mayWrite, overrides.embedded?.tidy)
  const closing: Connections = {
    acquire: tidy.connections.acquire,
    async close() {
      tidy.stop()
      await embedded.connections.close().finally(embedded.unlock)
    },
  }
  await bringUpToDate(closing, log, overrides)
  return createDatabase({
    kind: 'embedded',
    connections: closing,
    mayWrite: embedded.mayWrite,
    publish: async () => undefined,
    changes: createChangeListeners(log),
    closeRest: async () => undefined,
    nestingGuard: overrides.nestingGuard,
  })
}

async function openPostgresDatabase(url: string, log: Log, overrides: StorageOverrides): Promise<Database> {
  const options: PostgresOptions = { url, log, ...overrides.postgres }
  const unlimited = openPostgresConnections({ ...options, callLimitMs: 0, poolSize: 1 })
  await bringUpToDate(unlimited, log, overrides)
  await unlimited.close()
  const connections = openPostgresConnections(options)
  const changes = createChangeListeners(log)
  const notifications = await openNotifications(options, changes, connections).catch(async (error: unknown) => {
    await connections.close()
    throw nameStorageError(error)
  })
  return createDatabase({
    kind: 'postgres',
    connections,
    mayWrite: async () => true,
    publish: notifications.publish,
    changes,
    closeRest: notifications.close,
    nestingGuard: overrides.nestingGuard,
  })
}

async function bringUpToDate(connections: Connections, log: Log, overrides: StorageOverrides): Promise<void> {
  try {
    const folder = overrides.migrationsFolder ?? join(serverFolder, 'migrations')
    const applied = await migrate(connections, await readMigrations(folder))
    if (applied.length > 0) log.info({ applied }, 'The database schema was brought up to date')
  } catch (error) {
    await connections.close().catch(() => undefined)
    throw nameStorageError(error)
  }
}
