import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../storage/database'
import { type Lane, laneNames } from './lanes'
import type { JobKey } from './rows'
import { endOfLease, inState } from './state-rows'

/** So many are marked by one statement. */
const maxMarked = 500

interface DueLanes {
  /** Those that have something to take. */
  readonly lanes: readonly Lane[]
  /** When there will be more; null when nothing waits for a time. */
  readonly next: Date | null
  /** There is more to mark. */
  readonly hasMore: boolean
}

/** Marks the jobs whose time has come, and says in which lanes somebody should look. */
export async function markReady(tx: Tx, now: Date): Promise<DueLanes> {
  const isLater = sql`not is_ready and ${inState('waiting')}`
  const names = sql.lit(laneNames.join(' '))
  const { rows } = await sql<{ marked: number; lanes: Lane[]; next: Date | null }>`with ripe as (
      select website_id, id from jobs where ${isLater} and run_at <= ${now}
      order by run_at limit ${sql.lit(maxMarked)} for update skip locked),
    marked as (
      update jobs set is_ready = true from ripe where jobs.website_id = ripe.website_id and jobs.id = ripe.id
      returning jobs.lane),
    due (lane) as (
      select lane from marked
      union select lane from unnest(string_to_array(${names}, ' ')) as lane
      where exists (select 1 from jobs where jobs.lane = lane.lane and ${isReady('jobs')})
        or exists (select 1 from jobs where jobs.lane = lane.lane and ${isLost('jobs')}))
    select (select count(*)::integer from marked) as marked, array(select lane from due) as lanes,
      (select min(run_at) from jobs where ${isLater} and run_at > ${now}) as next`.execute(tx)
  const [row] = rows
  return { lanes: row?.lanes ?? [], next: row?.next ?? null, hasMore: row?.marked === maxMarked }
}

function isReady(jobs: string): RawBuilder<unknown> {
  return sql`${sql.ref(`${jobs}.is_ready`)} and ${inState('waiting', jobs)}`
}

/** Its taker is gone. The clocks of processes differ: leases begin and end by that of the database. */
function isLost(jobs: string): RawBuilder<unknown> {
  return sql`${inState('running', jobs)} and ${sql.ref(`${jobs}.lease_until`)} <= clock_timestamp()`
}

export interface ClaimedJob extends JobKey {
  readonly id: string
  readonly payload: unknown
  /** With the attempt that begins now. */
  readonly attempt: number
}

interface Claim {
  readonly kinds: readonly string[]
  readonly lane: Lane
  readonly limit: number
  /** The most of one site at a time, those included that it has under way. */
  readonly share: number
  readonly bySite: Readonly<Record<string, number>>
  /** Sites take turns in the order of their ids: the one whose turn was last. */
  readonly after: string
  readonly leaseToken: string
}

/** Takes work whose taker is gone. A row that another process looks at in this moment is passed over. */
export function claimLost(tx: Tx, claim: Claim): Promise<ClaimedJob[]> {
  return take(
    tx,
    claim,
    sql`select website_id, id from jobs as lost where (website_id, id) in (
      select website_id, id from (
        select website_id, id, kind, row_number() over (partition by website_id order by lease_until) as turn
        from jobs as held where lane = ${claim.lane} and ${isLost('held')}) as held
      where ${isOfKind(claim, 'held')} and turn <= ${shareOf(claim, 'held')})
    and ${isLost('lost')} limit ${claim.limit} for update skip locked`,
  )
}

/**
 * Takes what is ready. The walk goes from site to site and reads no more of each than its share, however much waits there. Where
 * work of the same key is under way, what waits behind it waits on.
 */
export function claimReady(tx: Tx, claim: Claim): Promise<ClaimedJob[]> {
  const { lane, after } = claim
  const next = (bounds: RawBuilder<unknown>) => sql`select website_id from jobs as ready
    where lane = ${lane} and ${isReady('ready')} and ${bounds} order by website_id limit 1`
  const walk = (name: 'ahead' | 'behind', start: RawBuilder<unknown>, end: RawBuilder<unknown>) => sql`
    ${sql.ref(name)} (website_id) as ((${next(sql`${start} and ${end}`)})
      union all select (${next(sql`ready.website_id > ${sql.ref(`${name}.website_id`)} and ${end}`)})
      from ${sql.ref(name)} where website_id is not null)`
  return take(
    tx,
    claim,
    sql`with recursive ${walk('ahead', sql`ready.website_id > ${after}`, sql`true`)},
      ${walk('behind', sql`true`, sql`ready.website_id <= ${after}`)}
    select due.website_id, due.id
    from (select website_id from ahead union all select website_id from behind) as site
    cross join lateral (select website_id, id from jobs as due
      where lane = ${lane} and website_id = site.website_id and ${isReady('due')} and ${isOfKind(claim, 'due')}
        and not exists (select 1 from jobs as taken where taken.website_id = due.website_id
          and taken.kind = due.kind and taken.key = due.key and ${inState('running', 'taken')})
      order by run_at, id limit ${shareOf(claim, 'site')} for update skip locked) as due
    limit ${claim.limit}`,
  )
}

function isOfKind({ kinds }: Claim, jobs: string): RawBuilder<unknown> {
  return sql`${sql.ref(`${jobs}.kind`)} in (${sql.join(kinds)})`
}

function shareOf({ share, bySite }: Claim, jobs: string): RawBuilder<unknown> {
  const underWay = sql`${JSON.stringify(bySite)}::jsonb ->> ${sql.ref(`${jobs}.website_id`)}`
  return sql`greatest(0, ${share}::integer - coalesce((${underWay})::integer, 0))`
}

/**
 * A queue grows faster than a database counts its rows: believing it small, PostgreSQL would read and sort all of it. Until the
 * end of the transaction the indexes are used.
 */
const useIndexes = sql`select set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true),
  set_config('enable_sort', 'off', true)`

async function take(tx: Tx, { leaseToken }: Claim, found: RawBuilder<unknown>): Promise<ClaimedJob[]> {
  const claim = sql<{
    website_id: string
    id: string
    kind: string
    key: string
    payload: unknown
    attempts: number
  }>`update jobs set lease_token = ${leaseToken}, lease_until = ${endOfLease}, attempts = jobs.attempts + 1,
      progress_done = null, progress_total = null
    from (${found}) as found
    where jobs.website_id = found.website_id and jobs.id = found.id
    returning jobs.website_id, jobs.id, jobs.kind, jobs.key, jobs.payload, jobs.attempts`
  const [, { rows }] = await Promise.all([useIndexes.execute(tx), claim.execute(tx)])
  return rows.map((row) => ({
    websiteId: row.website_id,
    id: row.id,
    kind: row.kind,
    key: row.key,
    payload: row.payload,
    attempt: row.attempts,
  }))
}
