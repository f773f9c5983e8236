import { randomBytes } from 'node:crypto'
import { openDatabase } from '@sitewright/server/storage/open/open-database'
import pg from 'pg'
import { quietLog } from './quiet-log'

/** Test files run in several processes: one makes the template, the others wait for it. */
const templateLock = 5_550_123

export interface PostgresTestDatabase {
  readonly url: string
  drop(): Promise<void>
}

/** A copy of a migrated template database, which is made once per server. */
export async function createPostgresDatabase(migrationsHash: string): Promise<PostgresTestDatabase> {
  const serverUrl = process.env.TEST_POSTGRES_URL
  if (!serverUrl) throw new Error('TEST_DATABASE=postgres needs TEST_POSTGRES_URL, the address of a server to test on.')
  const template = `sitewright_template_${migrationsHash}`
  const name = `sitewright_test_${randomBytes(6).toString('hex')}`
  await useServer(serverUrl, async (client) => {
    // Also while copying: a template that somebody else is connected to cannot be copied.
    await client.query('select pg_advisory_lock($1)', [templateLock])
    const found = await client.query('select 1 from pg_database where datname = $1', [template])
    if (found.rowCount === 0) await makeTemplate(client, serverUrl, template)
    await client.query(`create database ${name} template ${template}`)
  })
  return {
    url: withDatabase(serverUrl, name),
    drop: () => useServer(serverUrl, (client) => client.query(`drop database if exists ${name} with (force)`)),
  }
}

async function makeTemplate(client: pg.Client, serverUrl: string, template: string): Promise<void> {
  const draft = `${template}_new`
  await client.query(`drop database if exists ${draft} with (force)`)
  await client.query(`create database ${draft}`)
  const database = await openDatabase(
    { DATA_DIR: '', MIN_FREE_DISK_MB: 0, DATABASE_URL: withDatabase(serverUrl, draft) },
    quietLog,
  )
  await database.close()
  await client.query(`alter database ${draft} rename to ${template}`)
}

export async function useServer(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

export function withDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}
