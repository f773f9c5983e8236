import { jobTable } from '@sitewright/model/jobs/job-answers'
import { statesBefore } from '@sitewright/model/states/state-table'
import type { Tx } from '../storage/database'
import type { Lane } from './lanes'
import { endOfLease, inState, inStates } from './state-rows'

export interface JobKey {
  /** Empty for the platform itself. */
  readonly websiteId: string
  readonly kind: string
  readonly key: string
}

interface InsertedJob extends JobKey {
  readonly id: string
  readonly lane: Lane
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
          is_ready: (at) => at.ref('excluded.is_ready'),
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

/** The same for rows that a statement selects: website, id, kind, lane, key, payload and time of making; they are due at once. */
export function insertJobsFrom(selection: string): string {
  return `insert into jobs (website_id, id, kind, lane, key, payload, run_at, created_at, is_ready)
    select website_id, id, kind, lane, key, payload, at, at, true
    from (${selection}) as planned (website_id, id, kind, lane, key, payload, at)
    on conflict (website_id, kind, key) where lease_token is null and dead_at is null do nothing`
}

function insertion(tx: Tx, jobs: readonly InsertedJob[]) {
  return tx.insertInto('jobs').values(
    jobs.map((job) => ({
      website_id: job.websiteId,
      id: job.id,
      kind: job.kind,
      lane: job.lane,
      key: job.key,
      payload: JSON.stringify(job.payload),
      run_at: job.runAt,
      created_at: job.createdAt,
      is_ready: job.runAt <= job.createdAt,
    })),
  )
}

export async function deleteWaiting(tx: Tx, job: JobKey): Promise<boolean> {
  const row = await tx
    .deleteFrom('jobs')
    .where('website_id', '=', job.websiteId)
    .where('kind', '=', job.kind)
    .where('key', '=', job.key)
    .where(inStates(statesBefore(jobTable, 'cancel')))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** A taken job. The token is of one claim: a taker that was too slow finds that it no longer holds the job. */
export interface HeldJob extends JobKey {
  readonly id: string
  readonly leaseToken: string
}

export async function renewLease(tx: Tx, job: HeldJob): Promise<boolean> {
  return isOne(await held(tx, job).set({ lease_until: endOfLease }).executeTakeFirst())
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
    .where(inStates(statesBefore(jobTable, 'finish')))
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
    .where(inState('waiting'))
    .forUpdate()
    .executeTakeFirst()
  if (later !== undefined) {
    await deleteHeld(tx, job)
    return
  }
  await held(tx, job)
    .where(inStates(statesBefore(jobTable, 'retry')))
    .set((at) => ({
      lease_token: null,
      lease_until: null,
      run_at: to.runAt,
      is_ready: false,
      ...(to.error === null ? {} : { last_error: to.error }),
      ...(to.countsAttempt ? {} : { attempts: at('attempts', '-', 1) }),
    }))
    .execute()
}

export async function buryHeld(tx: Tx, job: HeldJob, error: string, at: Date): Promise<void> {
  await held(tx, job)
    .where(inStates(statesBefore(jobTable, 'fail')))
    .set({ lease_token: null, lease_until: null, dead_at: at, last_error: error })
    .execute()
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
