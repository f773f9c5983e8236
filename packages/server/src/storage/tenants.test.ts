import { openTestDatabase, type TestDatabase } from '@sitewright/testkit/host/test-database'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tx } from './database'

const siteA = 'a'.repeat(24)
const siteB = 'b'.repeat(24)
let opened: TestDatabase

beforeAll(async () => {
  opened = await openTestDatabase()
  await opened.database.platform(async (tx) => {
    const created_at = new Date(0)
    await tx
      .insertInto('accounts')
      .values({
        id: 'owner',
        email: 'o@x.test',
        display_name: '',
        password_hash: '',
        email_verified_at: null,
        created_at,
      })
      .execute()
    for (const id of [siteA, siteB])
      await tx
        .insertInto('websites')
        .values({ id, identifier: id, owner_account_id: 'owner', template: '', created_at })
        .execute()
  })
})
afterAll(() => opened?.dispose())

/** Platform tables that name a website; the role of sites has no right to them at all. */
const platformTables = ['contributor_marks', 'website_domains']

/** Tables of sites that the platform reads too: who works where or is invited to, and what is to be done. */
const sharedTables = ['memberships', 'contributor_invitations', 'jobs']

interface Column {
  column_name: string
  data_type: string
}

async function listSiteTables(): Promise<string[]> {
  const { rows } = await opened.database.platform((tx) =>
    sql<{ relname: string }>`select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and a.attname = 'website_id'
      order by 1`.execute(tx),
  )
  return rows.map((row) => row.relname).filter((name) => !platformTables.includes(name))
}

/** Columns that may be empty and must not all be: a checkout is that of a cart or of a draft. */
const eitherColumns: Readonly<Record<string, string>> = { checkouts: 'cart_id' }

/** A row of any table, made from its columns: a new table needs no line here. */
async function insertRow(tx: Tx, table: string, websiteId: string): Promise<void> {
  const { rows: columns } = await sql<Column>`select attname as column_name, format_type(atttypid, null) as data_type
    from pg_attribute where attrelid = ${table}::regclass and attnum > 0 and not attisdropped
    and attgenerated = '' and attidentity = ''
    and (attnotnull or attname = ${eitherColumns[table] ?? ''})`.execute(tx)
  const values = columns.map(({ column_name, data_type }) =>
    column_name === 'website_id' ? sql`${websiteId}` : sampleValue(column_name, data_type),
  )
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map((c) => sql.ref(c.column_name)))}) values (${sql.join(values)})`.execute(
    tx,
  )
}

function sampleValue(name: string, type: string) {
  if (name.endsWith('account_id')) return sql`'owner'`
  if (name === 'choice') return sql`'accepted'`
  if (type === 'jsonb') return sql`'{}'::jsonb`
  if (type.endsWith('[]')) return sql`'{}'`
  if (type === 'boolean') return sql`false`
  if (type.startsWith('timestamp')) return sql`now()`
  return /int|numeric/.test(type) ? sql`1` : sql`'sample'`
}

function readAll(websiteId: string, table: string) {
  return opened.database.site(
    websiteId,
    async (tx) => (await sql<{ website_id: string }>`select * from ${sql.table(table)}`.execute(tx)).rows,
  )
}

test('there are tables to try', async () => {
  expect(await listSiteTables()).toEqual(expect.arrayContaining(['assets', 'memberships', 'pages', 'site_documents']))
})

test('no query of one site reads, changes or adds a row of another, in any table and without any filter', async () => {
  const tables = await listSiteTables()
  for (const table of tables) {
    await opened.database.site(siteB, (tx) => insertRow(tx, table, siteB))
    expect(await readAll(siteB, table), table).toHaveLength(1)
    expect(await readAll(siteA, table), table).toEqual([])

    const changed = await opened.database.site(siteA, async (tx) => [
      (await sql`update ${sql.table(table)} set website_id = website_id`.execute(tx)).numAffectedRows,
      (await sql`delete from ${sql.table(table)}`.execute(tx)).numAffectedRows,
    ])
    expect(changed, table).toEqual([0n, 0n])

    const inserting = opened.database.site(siteA, (tx) => insertRow(tx, table, siteB))
    await expect(inserting, table).rejects.toThrow('row-level security')

    await opened.database.site(siteA, (tx) => insertRow(tx, table, siteA))
    const giving = opened.database.site(siteA, (tx) =>
      sql`update ${sql.table(table)} set website_id = ${siteB}`.execute(tx),
    )
    await expect(giving, table).rejects.toThrow('row-level security')

    expect(
      (await readAll(siteB, table)).map((row) => row.website_id),
      table,
    ).toEqual([siteB])
  }
})

test('the platform sees the contents of no site, and a site none of the platform tables', async () => {
  const tables = await listSiteTables()
  for (const table of tables.filter((name) => !sharedTables.includes(name))) {
    const reading = opened.database.platform((tx) => sql`select * from ${sql.table(table)}`.execute(tx))
    await expect(reading, table).rejects.toThrow('permission denied')
  }
  for (const table of [
    'accounts',
    'account_sessions',
    'account_codes',
    'access_tokens',
    'websites',
    ...platformTables,
  ]) {
    const reading = opened.database.site(siteA, (tx) => sql`select * from ${sql.table(table)}`.execute(tx))
    await expect(reading, table).rejects.toThrow('permission denied')
  }
})

test('the role of sites may not change the schema or its guards', async () => {
  for (const text of [
    'create table x (a int)',
    'alter table pages disable row level security',
    'select * from schema_migrations',
  ]) {
    const work = opened.database.site(siteA, (tx) => sql.raw(text).execute(tx))
    await expect(work, text).rejects.toThrow(/permission denied|must be owner/)
  }
})
