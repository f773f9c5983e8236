import { fail, isFailure } from '@sitewright/model/failures/catalog'
import { openTestDatabase, type TestDatabase } from '@sitewright/testkit/host/test-database'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Change, Tx } from './database'
import { quoteText } from './quote-text'
import { isUniqueViolation } from './storage-errors'

const siteA = 'a'.repeat(24)
const siteB = 'b'.repeat(24)
let opened: TestDatabase

beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened?.dispose())

function addRedirect(tx: Tx, websiteId: string, from: string) {
  return tx
    .insertInto('redirects')
    .values({ website_id: websiteId, from_path: from, to_path: '/', status: 301, created_at: new Date(0) })
    .execute()
}

async function listRedirects(websiteId: string, prefix: string): Promise<string[]> {
  const rows = await opened.database.site(websiteId, (tx) =>
    tx.selectFrom('redirects').select('from_path').where('from_path', 'like', `${prefix}%`).execute(),
  )
  return rows.map((row) => row.from_path)
}

test('what a transaction wrote is there after it', async () => {
  await opened.database.site(siteA, (tx) => addRedirect(tx, siteA, '/kept'))
  expect(await listRedirects(siteA, '/kept')).toEqual(['/kept'])
})

test('a transaction whose work throws leaves nothing', async () => {
  const work = opened.database.site(siteA, async (tx) => {
    await addRedirect(tx, siteA, '/thrown')
    throw new Error('no')
  })
  await expect(work).rejects.toThrow('no')
  expect(await listRedirects(siteA, '/thrown')).toEqual([])
})

test('what the work throws is not taken for trouble of the database', async () => {
  const error = Object.assign(new Error('no such file'), { code: 'ENOENT' })
  const work = opened.database.site(siteA, async () => {
    throw error
  })
  await expect(work).rejects.toBe(error)
})

test('a failed query that was swallowed does not pass for a stored transaction', async () => {
  await opened.database.site(siteA, (tx) => addRedirect(tx, siteA, '/twice'))
  const work = opened.database.site(siteA, async (tx) => {
    await addRedirect(tx, siteA, '/twice-other')
    await addRedirect(tx, siteA, '/twice').catch(() => undefined)
  })
  await expect(work).rejects.toThrow('nothing was stored')
  expect(await listRedirects(siteA, '/twice')).toEqual(['/twice'])
})

test('a unique violation is told apart and may become a returned failure', async () => {
  await opened.database.site(siteA, (tx) => addRedirect(tx, siteA, '/unique'))
  const result = await opened.database.site(siteA, async (tx) => {
    try {
      await addRedirect(tx, siteA, '/unique')
    } catch (error) {
      if (isUniqueViolation(error, 'redirects_pkey')) return fail('request.invalid')
      throw error
    }
    return null
  })
  expect(isFailure(result)).toBe(true)
})

test('statements that are asked at once are run in their order, and all tell why the first one failed', async () => {
  const seen = await opened.database.site(siteA, async (tx) => {
    const find = () => tx.selectFrom('redirects').select('from_path').where('from_path', '=', '/at-once').execute()
    const remove = () => tx.deleteFrom('redirects').where('from_path', '=', '/at-once').execute()
    const [before, , after] = await Promise.all([find(), addRedirect(tx, siteA, '/at-once'), find(), remove()])
    return [before.length, after.length, (await find()).length]
  })
  expect(seen).toEqual([0, 1, 0])
  await opened.database.site(siteA, (tx) => addRedirect(tx, siteA, '/known'))
  const work = opened.database.site(siteA, async (tx) => {
    const twice = addRedirect(tx, siteA, '/known')
    await Promise.all([addRedirect(tx, siteA, '/known-other'), addRedirect(tx, siteA, '/later'), twice])
  })
  const error: unknown = await work.catch((reason) => reason)
  expect(isUniqueViolation(error, 'redirects_pkey')).toBe(true)
  expect(await listRedirects(siteA, '/')).toContain('/known')
  expect(await listRedirects(siteA, '/known-other')).toEqual([])
  expect(await listRedirects(siteA, '/later')).toEqual([])
})

test('a statement that goes alone is committed when it answers, and sees its own site alone', async () => {
  const odd = '/once \' \\ " ; -- $1 é€𝄞'
  const insertion = (website: string) => `insert into redirects (website_id, from_path, to_path, status, created_at)
    values ('${website}', ${quoteText(odd)}, '/', 301, now()) returning from_path`
  expect(await opened.database.siteOnce(siteA, insertion(siteA))).toEqual([{ from_path: odd }])
  expect(await listRedirects(siteA, '/once')).toEqual([odd])
  expect(
    await opened.database.siteOnce(siteB, "select from_path from redirects where from_path like '/once%'"),
  ).toEqual([])
  await expect(opened.database.siteOnce(siteB, insertion(siteA))).rejects.toThrow('row-level security')
  await expect(opened.database.siteOnce('', 'select 1')).rejects.toThrow('A site has an id.')
  const nested = opened.database.site(siteA, () => opened.database.siteOnce(siteA, 'select 1'))
  await expect(nested).rejects.toThrow('A transaction is open')
})

test('a statement that goes alone and fails leaves nothing, and its connection is good for the next', async () => {
  const failing = `insert into redirects (website_id, from_path, to_path, status, created_at)
    select '${siteA}', '/half-' || n, '/', 301 / (3 - n), now() from generate_series(1, 3) as n`
  for (let time = 0; time < 12; time++)
    await expect(opened.database.siteOnce(siteA, failing)).rejects.toThrow('division by zero')
  expect(await listRedirects(siteA, '/half')).toEqual([])
  expect(await opened.database.siteOnce(siteA, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a query after the end of its transaction is refused', async () => {
  let late: Tx | undefined
  await opened.database.site(siteA, async (tx) => {
    late = tx
  })
  await expect(late?.selectFrom('redirects').selectAll().execute()).rejects.toThrow('too late')
})

test('a transaction inside a transaction is an error and not a deadlock', async () => {
  const work = opened.database.site(siteA, () => opened.database.platform(async () => 1))
  await expect(work).rejects.toThrow('use its handle')
})

test('a website id that is not a plain name is refused', async () => {
  await expect(opened.database.site("x', true); drop table pages; --", async () => 1)).rejects.toThrow('website id')
  await expect(opened.database.site('', async () => 1)).rejects.toThrow('has an id')
})

test('many transactions at once all get through', async () => {
  await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      opened.database.site(siteB, (tx) => addRedirect(tx, siteB, `/many-${index}`)),
    ),
  )
  expect(await listRedirects(siteB, '/many-')).toHaveLength(40)
})

test('values come back as the tables say', async () => {
  const { rows } = await opened.database.platform((tx) =>
    sql<
      Record<string, unknown>
    >`select 5::bigint as count, ${new Date(1000)}::timestamptz as at, '{"a":[1]}'::jsonb as body,
      array[2, 3]::integer[] as roles, null as nothing, true as yes`.execute(tx),
  )
  expect(rows[0]).toEqual({ count: 5, at: new Date(1000), body: { a: [1] }, roles: [2, 3], nothing: null, yes: true })
})

test('changes are told after the commit, and not at all after a rollback', async () => {
  const heard: Change[] = []
  const stop = opened.database.onChange((change) => heard.push(change))
  const change = { websiteId: siteA, tags: ['page:1', 'styles'] }
  await opened.database.site(siteA, async (tx) => {
    await opened.database.announce(tx, change)
    expect(heard).toEqual([])
  })
  expect(heard).toEqual([change])
  const failing = opened.database.site(siteA, async (tx) => {
    await opened.database.announce(tx, change)
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  stop()
  await opened.database.site(siteA, (tx) => opened.database.announce(tx, change))
  expect(heard).toEqual([change])
})

test('it says that it is ready', async () => {
  await expect.poll(() => opened.database.isReady(), { timeout: 30_000 }).toBe(true)
})
