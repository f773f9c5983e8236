import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Connection, Connections } from './connections'
import { readErrorCode, StorageRefused } from './storage-errors'

export interface Migration {
  readonly name: string
  readonly text: string
  readonly checksum: string
}

export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8')
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

/** A number of our own, so that processes which start together wait for each other and for nobody else. */
const lockNumber = 7_483_920

/**
 * Brings the schema up to date. Each migration is one transaction together with the row that records it, so a kill at any
 * statement leaves either all of it or nothing; the lock lives in that transaction too, so a killed process never holds it.
 */
export async function migrate(connections: Connections, migrations: readonly Migration[]): Promise<string[]> {
  const applied: string[] = []
  const connection = await connections.acquire()
  try {
    await inTransaction(connection, () => refuseUnknown(connection, migrations))
    for (const migration of migrations)
      await inTransaction(connection, async () => {
        if (await isApplied(connection, migration)) return
        await connection.query(migration.text, []).catch(refuseWithoutRights)
        await connection.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
          migration.name,
          migration.checksum,
        ])
        applied.push(migration.name)
      })
    connection.release(false)
  } catch (error) {
    connection.release(true)
    throw error
  }
  return applied
}

/** Row security needs two roles that nobody signs in with, and only some may make roles. */
function refuseWithoutRights(error: unknown): never {
  if (readErrorCode(error) !== '42501') throw error
  throw new StorageRefused(
    `The user of DATABASE_URL has too few rights in the database (${(error as Error).message}). It must own the database and may create roles: as an administrator run "alter role … createrole" for it, then start again.`,
    { cause: error },
  )
}

async function inTransaction(connection: Connection, work: () => Promise<void>): Promise<void> {
  await connection.query(`begin; set local statement_timeout = 0; select pg_advisory_xact_lock(${lockNumber})`, [])
  try {
    await work()
    await connection.query('commit', [])
  } catch (error) {
    await connection.query('rollback', []).catch(() => undefined)
    throw error
  }
}

async function refuseUnknown(connection: Connection, migrations: readonly Migration[]): Promise<void> {
  await connection.query(
    `create table if not exists schema_migrations (
       name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
    [],
  )
  const known = new Set(migrations.map(({ name }) => name))
  const { rows } = await connection.query('select name from schema_migrations order by name', [])
  const unknown = rows.map((row) => String(row.name)).find((name) => !known.has(name))
  if (unknown !== undefined)
    throw new StorageRefused(
      `The database has the migration ${unknown}, which this version does not know. Start the version that made it, or a newer one.`,
    )
}

async function isApplied(connection: Connection, migration: Migration): Promise<boolean> {
  const { rows } = await connection.query('select checksum from schema_migrations where name = $1', [migration.name])
  if (rows[0] === undefined) return false
  if (rows[0].checksum === migration.checksum) return true
  throw new StorageRefused(
    `The migration ${migration.name} was changed after it had been applied. Put its text back and add a new migration instead.`,
  )
}
