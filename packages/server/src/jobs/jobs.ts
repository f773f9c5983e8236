import type { Database, Tx } from '../storage/database'
import type { JobKind } from './job-kind'
import type { Lane } from './lanes'
import { deleteWaiting, insertJob, insertJobsOnce } from './rows'

export interface NewJob<Payload> {
  readonly kind: JobKind<Payload>
  /** Null for work of the platform itself. */
  readonly websiteId: string | null
  /** At most one job of a kind and key waits at a time: a later one replaces it, its time included. */
  readonly key?: string
  /** As soon as possible without it. */
  readonly runAt?: Date
  readonly payload: Payload
}

/** Checked, and without the type of what goes with it: several kinds can be stored together. */
export interface PlannedJob {
  readonly kind: string
  readonly lane: Lane
  readonly websiteId: string
  readonly key: string
  readonly runAt: Date | undefined
  readonly payload: unknown
}

export function planJob<Payload>(
  job: NewJob<Payload> & { readonly websiteId: string; readonly key: string },
): PlannedJob {
  const { kind, websiteId, key, runAt } = job
  return { kind: kind.name, lane: kind.lane, websiteId, key, runAt, payload: kind.payload.parse(job.payload) }
}

export interface Jobs {
  /**
   * Stored with the caller's transaction: done for certain once that commits, and never when it does not. A job of the same
   * key that is being done just now is left alone, and this one follows it.
   */
  add<Payload>(tx: Tx, job: NewJob<Payload>): Promise<string>
  /** Several at once. What waits under the same key already stays as it is. */
  addAll(tx: Tx, planned: readonly PlannedJob[]): Promise<void>
  /** Takes back what waits under this key; what is being done already goes on. */
  cancel(tx: Tx, job: { kind: JobKind; websiteId: string | null; key: string }): Promise<boolean>
  /** Has every process look for due work once the transaction commits; `add` does so by itself. */
  wake(tx: Tx): Promise<void>
  onWake(listener: () => void): () => void
}

const wakeTag = 'jobs'
/** Of nobody: pages in memory are not concerned. */
const wakeChange = { websiteId: '', tags: [wakeTag] } as const

interface JobSources {
  readonly database: Database
  readonly now: () => number
  readonly newId: () => string
}

export function createJobs({ database, now, newId }: JobSources): Jobs {
  return {
    async add(tx, { kind, websiteId, key, runAt, payload }) {
      const id = newId()
      const at = new Date(now())
      const added = await insertJob(tx, {
        id,
        websiteId: websiteId ?? '',
        kind: kind.name,
        lane: kind.lane,
        key: key ?? id,
        payload: kind.payload.parse(payload),
        runAt: runAt ?? at,
        createdAt: at,
      })
      if (runAt === undefined || runAt <= at) await database.announce(tx, wakeChange)
      return added
    },
    async addAll(tx, planned) {
      if (planned.length === 0) return
      const at = new Date(now())
      await insertJobsOnce(
        tx,
        planned.map((job) => ({ ...job, id: newId(), runAt: job.runAt ?? at, createdAt: at })),
      )
      if (planned.some(({ runAt = at }) => runAt <= at)) await database.announce(tx, wakeChange)
    },
    cancel: (tx, { kind, websiteId, key }) => deleteWaiting(tx, { websiteId: websiteId ?? '', kind: kind.name, key }),
    wake: (tx) => database.announce(tx, wakeChange),
    onWake: (listener) =>
      database.onChange(({ tags }) => {
        if (tags.includes(wakeTag)) listener()
      }),
  }
}
