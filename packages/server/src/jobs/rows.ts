import { sql } from 'kysely'
import type { Tx } from '../storage/database'

interface JobKey {
  /** Empty for the platform itself. */
  readonly websiteId: string
  readonly kind: string
  readonly key: string
}

interface InsertedJob extends JobKey {
  readonly id: string
  readonly payload: unknown
  readonly runAt: Date
  readonly createdAt: Date
}

/** Answers the id of the row that waits: of an earlier one with the same key, whose place this takes. */
export async function insertJob(tx: Tx, job: InsertedJob): Promise<string> {
  const row = await insertion(tx, [job])
    .onConflict((on) =>
      on
        .columns(['website_id', 'kind', 'key'])
        .where('lease_token', 'is', null)
        .where('dead_at', 'is', null)
        .doUpdateSet({
          payload: (at) => at.ref('excluded.payload'),
          run_at: (at) => at.ref('excluded.run_at'),
          attempts: 0,
          last_error: '',
        }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Whatever waits already stays as it is. */
export async function insertJobsOnce(tx: Tx, jobs: readonly InsertedJob[]): Promise<void> {
  await insertion(tx, jobs)
    .onConflict((on) =>
      on
        .columns(['website_id', 'kind', 'key'])
        .where('lease_token', 'is', null)
        .where('dead_at', 'is', null)
        .doNothing(),
    )
    .execute()
}

/** The same for rows that a statement selects: website, id, kind, key, payload, time to run and time of making. */
export function insertJobsFrom(selection: string): string {
  return `insert into jobs (website_id, id, kind, key, payload, run_at, created_at) ${selection}
    on conflict (website_id, kind, key) where lease_token is null and dead_at is null do nothing`
}

function insertion(tx: Tx, jobs: readonly InsertedJob[]) {
  return tx.insertInto('jobs').values(
    jobs.map((job) => ({
      website_id: job.websiteId,
      id: job.id,
      kind: job.kind,
      key: job.key,
      payload: JSON.stringify(job.payload),
      run_at: job.runAt,
      created_at: job.createdAt,
    })),
  )
}

export async function deleteWaiting(tx: Tx, job: JobKey): Promise<boolean> {
  const row = await tx
    .deleteFrom('jobs')
    .where('website_id', '=', job.websiteId)
    .where('kind', '=', job.kind)
    .where('key', '=', job.key)
    .where('lease_token', 'is', null)
    .where('dead_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export interface ClaimedJob extends JobKey {
  readonly id: string
  readonly payload: unknown
  /** With the attempt that begins now. */
  readonly attempt: number
}

export interface Claim {
  readonly kinds: readonly string[]
  readonly limit: number
  readonly leaseToken: string
  readonly leaseUntil: Date
  readonly now: Date
}

/**
 * Takes due work, and work whose taker is gone: its lease ran out. A row that another process looks at in this moment is
 * passed over. Where work of the same key is under way, what waits behind it waits on.
 */
export async function claimJobs(tx: Tx, claim: Claim): Promise<ClaimedJob[]> {
  const kinds = sql.join(claim.kinds)
  const { rows } = await sql<{
    website_id: string
    id: string
    kind: string
    key: string
    payload: unknown
    attempts: number
  }>`update jobs set lease_token = ${claim.leaseToken}, lease_until = ${claim.leaseUntil}, attempts = jobs.attempts + 1,
      progress_done = null, progress_total = null
    from (
      select website_id, id from jobs as due
      where kind in (${kinds}) and dead_at is null and (
        (lease_token is not null and lease_until <= ${claim.now})
        or (lease_token is null and run_at <= ${claim.now} and not exists (
          select 1 from jobs as taken where taken.website_id = due.website_id and taken.kind = due.kind
            and taken.key = due.key and taken.lease_token is not null)))
      order by run_at, id limit ${claim.limit} for update skip locked
    ) as found
    where jobs.website_id = found.website_id and jobs.id = found.id
    returning jobs.website_id, jobs.id, jobs.kind, jobs.key, jobs.payload, jobs.attempts`.execute(tx)
  return rows.map((row) => ({
    websiteId: row.website_id,
    id: row.id,
    kind: row.kind,
    key: row.key,
    payload: row.payload,
    attempt: row.attempts,
  }))
}

/** A taken job. The token is of one claim: a taker that was too slow finds that it no longer holds the job. */
export interface HeldJob extends JobKey {
  readonly id: string
  readonly leaseToken: string
}

export async function renewLease(tx: Tx, job: HeldJob, leaseUntil: Date): Promise<boolean> {
  return isOne(await held(tx, job).set({ lease_until: leaseUntil }).executeTakeFirst())
}

export async function storeProgress(tx: Tx, job: HeldJob, done: number, total: number): Promise<void> {
  await held(tx, job).set({ progress_done: done, progress_total: total }).execute()
}

export async function deleteHeld(tx: Tx, job: HeldJob): Promise<boolean> {
  const row = await tx
    .deleteFrom('jobs')
    .where('website_id', '=', job.websiteId)
    .where('id', '=', job.id)
    .where('lease_token', '=', job.leaseToken)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Puts it back to wait. Where a later one of the same key waits already, that one does the work and this one ends. */
export async function releaseHeld(
  tx: Tx,
  job: HeldJob,
  to: { readonly runAt: Date; readonly error: string | null; readonly countsAttempt: boolean },
): Promise<void> {
  const later = await tx
    .selectFrom('jobs')
    .select('id')
    .where('website_id', '=', job.websiteId)
    .where('kind', '=', job.kind)
    .where('key', '=', job.key)
    .where('lease_token', 'is', null)
    .where('dead_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (later !== undefined) {
    await deleteHeld(tx, job)
    return
  }
  await held(tx, job)
    .set((at) => ({
      lease_token: null,
      lease_until: null,
      run_at: to.runAt,
      ...(to.error === null ? {} : { last_error: to.error }),
      ...(to.countsAttempt ? {} : { attempts: at('attempts', '-', 1) }),
    }))
    .execute()
}

export async function buryHeld(tx: Tx, job: HeldJob, error: string, at: Date): Promise<void> {
  await held(tx, job).set({ lease_token: null, lease_until: null, dead_at: at, last_error: error }).execute()
}

function held(tx: Tx, job: HeldJob) {
  return tx
    .updateTable('jobs')
    .where('website_id', '=', job.websiteId)
    .where('id', '=', job.id)
    .where('lease_token', '=', job.leaseToken)
}

function isOne(result: { numUpdatedRows: bigint } | undefined): boolean {
  return result?.numUpdatedRows === 1n
}

/** When there is something to do next, as far as this is known. */
export async function findNextTime(tx: Tx, kinds: readonly string[]): Promise<Date | null> {
  const row = await tx
    .selectFrom('jobs')
    .select('run_at')
    .where('kind', 'in', [...kinds])
    .where('lease_token', 'is', null)
    .where('dead_at', 'is', null)
    .orderBy('run_at')
    .limit(1)
    .executeTakeFirst()
  return row?.run_at ?? null
}
