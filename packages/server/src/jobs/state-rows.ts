import type { JobState } from '@sitewright/model/jobs/job-answers'
import { type RawBuilder, sql } from 'kysely'

/** By the clock of the database, which all processes share. */
export const endOfLease = sql<Date>`clock_timestamp() + interval '45 seconds'`

/** The state of a job is not stored by name: it is held by a lease, given up, or neither. */
export function inState(state: JobState, jobs = 'jobs'): RawBuilder<boolean> {
  const [lease, death] = [sql.ref(`${jobs}.lease_token`), sql.ref(`${jobs}.dead_at`)]
  const conditions = {
    waiting: sql<boolean>`(${lease} is null and ${death} is null)`,
    running: sql<boolean>`(${lease} is not null)`,
    dead: sql<boolean>`(${death} is not null)`,
  }
  return conditions[state]
}

/** For what may happen in several states. */
export function inStates(states: readonly JobState[], jobs = 'jobs'): RawBuilder<boolean> {
  const each = states.map((state) => inState(state, jobs))
  return sql`(${sql.join(each, sql` or `)})`
}

export function stateOfJob(row: { readonly lease_token: string | null; readonly dead_at: Date | null }): JobState {
  if (row.dead_at !== null) return 'dead'
  return row.lease_token === null ? 'waiting' : 'running'
}
