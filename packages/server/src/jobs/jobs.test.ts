import { randomBytes } from 'node:crypto'
import { createIds } from '@sitewright/model/id'
import { quietLog } from '@sitewright/testkit/host/quiet-log'
import { createTestClock, type TestClock } from '@sitewright/testkit/host/test-clock'
import { openTestDatabase, readStorageSettings, type TestDatabase } from '@sitewright/testkit/host/test-database'
import { endLeases } from '@sitewright/testkit/shop/end-leases'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { Database, Tx } from '../storage/database'
import { openDatabase } from '../storage/open/open-database'
import { claimReady, markReady } from './claim-rows'
import { defineJobKind, handleJob, type JobHandler, JobRefused } from './job-kind'
import { createJobs, type NewJob, planJob } from './jobs'
import { lanes } from './lanes'
import { createJobWorker, type WorkerOptions } from './worker'

const siteA = 'a'.repeat(24)
const siteB = 'b'.repeat(24)
const letter = defineJobKind({
  name: 'test.letter',
  label: 'A letter',
  payload: z.strictObject({ to: z.string().min(1) }),
  retry: { maxAttempts: 3, firstPauseMs: 1_000, longestPauseMs: 60_000 },
})
type Letter = z.infer<typeof letter.payload>

let store: TestDatabase
/** What another process would use: a connection of its own where that is possible. */
let second: Database
let clock: TestClock
const closers: (() => Promise<void>)[] = []

beforeAll(async () => {
  store = await openTestDatabase()
  second = store.url === undefined ? store.database : await openDatabase(readStorageSettings('', store.url), quietLog)
})
afterAll(async () => {
  if (second !== store.database) await second.close()
  await store.dispose()
})
beforeEach(() => {
  clock = createTestClock()
})
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
  await store.database.platform((tx) => tx.deleteFrom('jobs').execute())
})

function servicesOn(database: Database) {
  const newId = createIds({ now: clock.now, randomBytes })
  const base = { database, now: clock.now, newId, randomBytes, log: quietLog }
  return { ...base, jobs: createJobs(base) }
}

function workerOn(database: Database, handlers: readonly JobHandler[], options: WorkerOptions = {}) {
  const worker = createJobWorker(servicesOn(database), handlers, options)
  closers.push(() => worker.stop())
  return worker
}

function add(job: Partial<NewJob<Letter>> & { payload: Letter }, database = store.database) {
  const websiteId = job.websiteId === undefined ? siteA : job.websiteId
  const given = { kind: letter, ...job, websiteId }
  if (websiteId === null) return database.platform((tx) => servicesOn(database).jobs.add(tx, given))
  return database.site(websiteId, (tx) => servicesOn(database).jobs.add(tx, given))
}

async function countReadRows(tx: Tx): Promise<number> {
  const { rows } = await sql<{ rows: number }>`select (seq_tup_read + idx_tup_fetch)::integer as rows
    from pg_stat_xact_user_tables where relname = 'jobs'`.execute(tx)
  return rows[0]?.rows ?? 0
}

const readRows = () => store.database.platform((tx) => tx.selectFrom('jobs').selectAll().orderBy('id').execute())

test('a job is stored with the transaction that asks for it, and not without', async () => {
  const done: string[] = []
  const worker = workerOn(store.database, [handleJob(letter, async ({ payload }) => void done.push(payload.to))])
  const { jobs } = servicesOn(store.database)
  const failing = store.database.site(siteA, async (tx) => {
    await jobs.add(tx, { kind: letter, websiteId: siteA, payload: { to: 'nobody' } })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await add({ payload: { to: 'ada' } })
  await add({ websiteId: null, payload: { to: 'platform' } })
  expect(await worker.runDue()).toEqual(['done', 'done'])
  expect(done.sort()).toEqual(['ada', 'platform'])
  expect(await readRows()).toEqual([])
})

test('what does not fit its kind is refused before it is stored', async () => {
  await expect(add({ payload: { to: '' } })).rejects.toThrow()
  expect(await readRows()).toEqual([])
})

test('a job waits for its time, and a later one of the same key takes its place', async () => {
  const done: string[] = []
  const worker = workerOn(store.database, [handleJob(letter, async ({ payload }) => void done.push(payload.to))])
  const inAMinute = new Date(clock.now() + 60_000)
  const first = await add({ key: 'k', runAt: inAMinute, payload: { to: 'first' } })
  expect(await worker.runDue()).toEqual([])
  const later = await add({ key: 'k', runAt: new Date(clock.now() + 120_000), payload: { to: 'second' } })
  expect(later).toBe(first)
  await add({ key: 'k', websiteId: siteB, payload: { to: 'other site' } })
  clock.advance(60_000)
  expect(await worker.runDue()).toEqual(['done'])
  clock.advance(60_000)
  expect(await worker.runDue()).toEqual(['done'])
  expect(done).toEqual(['other site', 'second'])
})

test('a job that waits is taken back by its key', async () => {
  const worker = workerOn(store.database, [handleJob(letter, async () => undefined)])
  await add({ key: 'k', payload: { to: 'ada' } })
  const { jobs } = servicesOn(store.database)
  const cancel = (key: string) =>
    store.database.site(siteA, (tx) => jobs.cancel(tx, { kind: letter, websiteId: siteA, key }))
  expect([await cancel('other'), await cancel('k'), await cancel('k')]).toEqual([false, true, false])
  expect(await worker.runDue()).toEqual([])
})

test('failures are tried again after longer and longer pauses, then become dead letters with their last error', async () => {
  const attempts: [number, string, string][] = []
  const run: JobHandler['run'] = async ({ id, attempt, key }) => {
    attempts.push([attempt, id, key])
    throw new Error(`no ${attempt}\n\u0000forged line`)
  }
  const worker = workerOn(store.database, [{ kind: letter, run } as JobHandler])
  const id = await add({ key: 'k', payload: { to: 'ada' } })
  expect(await worker.runDue()).toEqual(['again'])
  expect(await worker.runDue()).toEqual([])
  clock.advance(1_000)
  expect(await worker.runDue()).toEqual(['again'])
  const [waiting] = await readRows()
  expect(waiting?.run_at.getTime()).toBeGreaterThanOrEqual(clock.now() + (2_000 * 2) / 3 - 1)
  clock.advance(2_000)
  expect(await worker.runDue()).toEqual(['dead'])
  expect(attempts).toEqual([
    [1, id, 'k'],
    [2, id, 'k'],
    [3, id, 'k'],
  ])
  const [dead] = await readRows()
  expect(dead).toMatchObject({ attempts: 3, last_error: 'no 3 forged line', dead_at: new Date(clock.now()) })
  clock.advance(86_400_000)
  expect(await worker.runDue()).toEqual([])
})

test('trying again is left out where it makes no sense', async () => {
  const run = async () => {
    throw new JobRefused('no such mailbox')
  }
  const worker = workerOn(store.database, [handleJob(letter, run)])
  for (let count = 0; count < 30; count++) await add({ payload: { to: `person ${count}` } })
  const outcomes = await worker.runDue()
  expect([outcomes.length, new Set(outcomes)]).toEqual([30, new Set(['dead'])])
  expect((await readRows()).every((row) => row.last_error === 'no such mailbox')).toBe(true)
})

test('work whose taker is gone is taken up again when its lease ends, and not before', async () => {
  await add({ payload: { to: 'ada' } })
  const claim = { kinds: [letter.name], lane: letter.lane, limit: 5, share: 5, bySite: {}, after: '' }
  const lost = await store.database.platform((tx) => claimReady(tx, { ...claim, leaseToken: 'of a killed process' }))
  expect(lost).toHaveLength(1)
  const attempts: number[] = []
  const worker = workerOn(second, [handleJob(letter, async ({ attempt }) => void attempts.push(attempt))])
  // Whatever the clock of a process shows.
  clock.advance(86_400_000)
  expect(await worker.runDue()).toEqual([])
  await endLeases(store.database)
  expect(await worker.runDue()).toEqual(['done'])
  expect(attempts).toEqual([2])
})

test('a taker that was too slow changes nothing any more', async () => {
  await add({ payload: { to: 'ada' } })
  const stored: string[] = []
  const quick = workerOn(second, [handleJob(letter, async () => void stored.push('quick'))])
  const slow = workerOn(store.database, [
    handleJob(letter, async (job) => {
      await endLeases(store.database)
      expect(await quick.runDue()).toEqual(['done'])
      await store.database.site(siteA, async (tx) => {
        await job.finish(tx)
        stored.push('slow')
      })
    }),
  ])
  expect(await slow.runDue()).toEqual(['lost'])
  expect(stored).toEqual(['quick'])
})

test('a site with thousands of jobs leaves slots to others, and its jobs are not read to find theirs', async () => {
  await store.database.platform((tx) =>
    sql`insert into jobs (website_id, id, kind, key, payload, run_at, created_at, is_ready)
      select ${siteA}, 'flood ' || n, ${letter.name}, n::text, '{"to":"flood"}', to_timestamp(0), to_timestamp(0), n % 2 = 0
      from generate_series(1, 20000) as n`.execute(tx),
  )
  await add({ websiteId: siteB, payload: { to: 'bea' } })
  const { taken, next, read } = await store.database.platform(async (tx) => {
    const { next } = await markReady(tx, new Date(clock.now()))
    const before = await countReadRows(tx)
    const claim = { kinds: [letter.name], lane: letter.lane, limit: 4, share: 3, after: '', leaseToken: 'x' }
    const taken = [await claimReady(tx, { ...claim, bySite: {} })]
    taken.push(await claimReady(tx, { ...claim, bySite: { [siteA]: 3 }, limit: 1 }))
    return { taken, next, read: (await countReadRows(tx)) - before }
  })
  expect(taken.map((jobs) => jobs.map(({ websiteId }) => websiteId))).toEqual([[siteA, siteA, siteA, siteB], []])
  expect(next).toBeNull()
  expect(read).toBeLessThan(100)
})

test('what is slow holds up neither other sites nor other lanes', async () => {
  const errand = defineJobKind({ ...letter, name: 'test.errand', lane: 'webhooks' })
  const hanging = new AbortController()
  const begun: string[] = []
  const done: string[] = []
  const hang = handleJob(errand, async ({ websiteId }) => {
    begun.push(websiteId ?? '')
    if (websiteId === siteB) return void done.push('errand of b')
    await new Promise((resolve) => hanging.signal.addEventListener('abort', resolve))
  })
  const write = handleJob(letter, async ({ payload }) => void done.push(payload.to))
  const worker = workerOn(store.database, [hang, write], { pollMs: 600_000 })
  const { jobs } = servicesOn(store.database)
  await store.database.site(siteA, async (tx) => {
    const errands = Array.from({ length: 200 }, (_, at) => ({ key: `errand ${at}`, payload: { to: 'nobody' } }))
    await jobs.addAll(
      tx,
      errands.map((one) => planJob({ kind: errand, websiteId: siteA, ...one })),
    )
  })
  worker.start()
  await vi.waitFor(() => expect(begun).toHaveLength(lanes.webhooks.share), { timeout: 50_000 })
  await add({ kind: errand, websiteId: siteB, payload: { to: 'bea' } })
  await add({ websiteId: siteA, payload: { to: 'letter of a' } })
  await vi.waitFor(() => expect(done.toSorted()).toEqual(['errand of b', 'letter of a']), { timeout: 50_000 })
  expect(begun.filter((websiteId) => websiteId === siteA)).toHaveLength(lanes.webhooks.share)
  hanging.abort()
})

test('an effect and the end of its job are stored together', async () => {
  const redirect = { website_id: siteA, to_path: '/', status: 301, created_at: new Date(0) }
  let isBroken = true
  const worker = workerOn(store.database, [
    handleJob(letter, async (job) => {
      await store.database.site(siteA, async (tx) => {
        await tx
          .insertInto('redirects')
          .values({ ...redirect, from_path: `/${job.id}` })
          .execute()
        await job.finish(tx)
        if (isBroken) throw new Error('broken after the effect')
      })
    }),
  ])
  await add({ payload: { to: 'ada' } })
  expect(await worker.runDue()).toEqual(['again'])
  isBroken = false
  clock.advance(1_000)
  expect(await worker.runDue()).toEqual(['done'])
  expect(await readRows()).toEqual([])
})

test('two workers share the work, and no job runs twice or beside another of its key', async () => {
  const ran: string[] = []
  const open = new Set<string>()
  const overlaps: string[] = []
  const run: JobHandler<Letter>['run'] = async ({ id, key, payload }) => {
    if (open.has(key)) overlaps.push(key)
    open.add(key)
    ran.push(id)
    // Adds another of its own key while it runs: that one must wait for the end of this.
    if (payload.to === 'again') await add({ key, payload: { to: 'last' } })
    await new Promise((resolve) => setImmediate(resolve))
    open.delete(key)
  }
  const workers = [store.database, second].map((database) =>
    workerOn(database, [handleJob(letter, run)], { pollMs: 50 }),
  )
  for (let count = 0; count < 20; count++) await add({ key: `key ${count}`, payload: { to: 'again' } })
  for (const worker of workers) worker.start()
  await vi.waitFor(async () => expect(await readRows()).toEqual([]), { timeout: 50_000 })
  expect([ran.length, new Set(ran).size, overlaps]).toEqual([40, 40, []])
})

test('a worker is woken by what another process adds', async () => {
  const done: string[] = []
  const worker = workerOn(second, [handleJob(letter, async ({ payload }) => void done.push(payload.to))], {
    pollMs: 600_000,
  })
  worker.start()
  await add({ payload: { to: 'first' } })
  await vi.waitFor(() => expect(done).toEqual(['first']), { timeout: 50_000 })
  await add({ payload: { to: 'second' } })
  await vi.waitFor(() => expect(done).toEqual(['first', 'second']), { timeout: 50_000 })
})

test('what takes longer than its limit is told to end and counts as failed', async () => {
  const short = defineJobKind({ name: 'test.short', label: 'Short', payload: z.strictObject({}), timeLimitMs: 20 })
  const worker = workerOn(store.database, [
    handleJob(short, ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', reject))),
  ])
  const { jobs } = servicesOn(store.database)
  await store.database.platform((tx) => jobs.add(tx, { kind: short, websiteId: null, payload: {} }))
  expect(await worker.runDue()).toEqual(['again'])
  expect((await readRows())[0]?.last_error).toBe('The task took longer than 0.02 seconds.')
})

test('stopping waits for what is under way, and gives back what does not end', async () => {
  let begun = 0
  const worker = workerOn(
    store.database,
    [
      handleJob(letter, async ({ payload, signal }) => {
        begun++
        if (payload.to === 'quick') return
        await new Promise((_, reject) => signal.addEventListener('abort', reject))
      }),
    ],
    { patienceMs: 20 },
  )
  await add({ payload: { to: 'quick' } })
  await add({ payload: { to: 'slow' } })
  worker.start()
  await vi.waitFor(() => expect(begun).toBe(2), { timeout: 50_000 })
  await worker.stop()
  const rows = await readRows()
  expect(rows).toMatchObject([{ payload: { to: 'slow' }, lease_token: null, attempts: 0, dead_at: null }])
})

test('recurring work is planned once however many processes plan it, and comes again after each run', async () => {
  const daily = defineJobKind({ name: 'test.daily', label: 'Daily', payload: z.strictObject({}) })
  let runs = 0
  const handler = handleJob(daily, async () => void runs++, { everyMs: 86_400_000 })
  const workers = [workerOn(store.database, [handler]), workerOn(second, [handler])]
  for (const worker of workers) await worker.runDue()
  expect(runs).toBe(1)
  clock.advance(86_400_000)
  for (const worker of workers) await worker.runDue()
  expect([runs, (await readRows()).length]).toEqual([2, 1])
})

test('a kind that this version does not know is left to one that does', async () => {
  await add({ payload: { to: 'ada' } })
  const other = defineJobKind({ name: 'test.other', label: 'Other', payload: z.strictObject({}) })
  expect(await workerOn(store.database, [handleJob(other, async () => undefined)]).runDue()).toEqual([])
  expect(await readRows()).toHaveLength(1)
})

test('a site neither sees nor adds work of another site or of the platform', async () => {
  await add({ websiteId: siteB, payload: { to: 'b' } })
  await add({ websiteId: null, payload: { to: 'platform' } })
  const seen = await store.database.site(siteA, (tx) => tx.selectFrom('jobs').selectAll().execute())
  expect(seen).toEqual([])
  const { jobs } = servicesOn(store.database)
  for (const websiteId of [siteB, null]) {
    const adding = store.database.site(siteA, (tx) => jobs.add(tx, { kind: letter, websiteId, payload: { to: 'x' } }))
    await expect(adding).rejects.toThrow('row-level security')
  }
})
