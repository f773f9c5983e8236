import { type JobState, jobTable } from '@sitewright/model/jobs/job-answers'
import { statesBefore } from '@sitewright/model/states/state-table'
import { sql } from 'kysely'
import { inState, inStates, stateOfJob } from '../../jobs/state-rows'
import type { Tx } from '../../storage/database'

export interface StoredJob {
  readonly id: string
  readonly kind: string
  readonly payload: unknown
  readonly state: JobState
  readonly attempts: number
  readonly createdAt: Date
  readonly at: Date
  readonly lastError: string
  readonly progress: { readonly done: number; readonly total: number } | null
}

/** Newest first, from the one before `before` on. What was asked for with a job may hold keys: it is not for the answer. */
export async function listSiteJobs(
  tx: Tx,
  websiteId: string,
  page: { readonly state: JobState | null; readonly before: string | null; readonly limit: number },
): Promise<StoredJob[]> {
  let query = tx
    .selectFrom('jobs')
    .select(['id', 'kind', 'payload', 'attempts', 'created_at', 'run_at', 'lease_token', 'dead_at', 'last_error'])
    .select(['progress_done', 'progress_total'])
    .where('website_id', '=', websiteId)
    .orderBy('id', 'desc')
    .limit(page.limit)
  if (page.before !== null) query = query.where('id', '<', page.before)
  if (page.state !== null) query = query.where(inState(page.state))
  const rows = await query.execute()
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    payload: row.payload,
    state: stateOfJob(row),
    attempts: row.attempts,
    createdAt: row.created_at,
    at: row.dead_at ?? row.run_at,
    lastError: row.last_error,
    progress:
      row.progress_done === null || row.progress_total === null
        ? null
        : { done: row.progress_done, total: row.progress_total },
  }))
}

export async function countSiteJobs(tx: Tx, websiteId: string): Promise<Record<JobState, number>> {
  const row = await tx
    .selectFrom('jobs')
    .select([
      sql<number>`count(*) filter (where ${inState('dead')})`.as('dead'),
      sql<number>`count(*) filter (where ${inState('running')})`.as('running'),
      sql<number>`count(*) filter (where ${inState('waiting')})`.as('waiting'),
    ])
    .where('website_id', '=', websiteId)
    .executeTakeFirstOrThrow()
  return { dead: Number(row.dead), running: Number(row.running), waiting: Number(row.waiting) }
}

/** Of these, or of all where none is named. One of the same key that waits already does the work of a dead one. */
export async function reviveDead(tx: Tx, websiteId: string, now: Date, jobId: string | null): Promise<number> {
  const only = jobId === null ? sql`` : sql`and id = ${jobId}`
  const before = statesBefore(jobTable, 'tryAgain')
  const gone =
    await sql`delete from jobs as dead where website_id = ${websiteId} and ${inStates(before, 'dead')} ${only} and (
    exists (select 1 from jobs as other where other.website_id = dead.website_id and other.kind = dead.kind
      and other.key = dead.key and ${inState('waiting', 'other')})
    or exists (select 1 from jobs as other where other.website_id = dead.website_id and other.kind = dead.kind
      and other.key = dead.key and ${inStates(before, 'other')} and other.id > dead.id))`.execute(tx)
  const revived = await sql`update jobs set dead_at = null, attempts = 0, run_at = ${now}
    where website_id = ${websiteId} and ${inStates(before)} ${only}`.execute(tx)
  return Number(gone.numAffectedRows ?? 0) + Number(revived.numAffectedRows ?? 0)
}

/** What is being done just now stays. */
export async function deleteJob(tx: Tx, websiteId: string, jobId: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('jobs')
    .where('website_id', '=', websiteId)
    .where('id', '=', jobId)
    .where(inStates(statesBefore(jobTable, 'discard')))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
