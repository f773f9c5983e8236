import type { Tx } from '../storage/database'
import type { JobServices } from './attempt'
import { type ClaimedJob, claimLost, claimReady, markReady } from './claim-rows'
import type { JobHandler } from './job-kind'
import { type Lane, type LaneUse, lanes } from './lanes'
import { planRecurring } from './recurring'
import { type Outcome, runJob } from './run-job'

export interface TakenJob {
  readonly claimed: ClaimedJob
  readonly lane: Lane
  readonly leaseToken: string
}

interface TakenJobs {
  /** Those that are due, held for this process; at most as many of each lane as it has room for. */
  readonly taken: readonly TakenJob[]
  /** When there will be more; null when nothing waits for a time. */
  readonly next: Date | null
  /** There may be more to take now. */
  readonly hasMore: boolean
}

/** The jobs of the kinds that somebody handles: taking them, doing them, and when there will be more. */
export interface JobTaker {
  readonly hasKinds: boolean
  take(uses: readonly LaneUse[]): Promise<TakenJobs>
  run(job: TakenJob): Promise<Outcome>
  /** Every recurring kind has a job that waits. */
  planRecurring(): Promise<void>
}

export function createJobTaker(
  services: JobServices,
  handlers: readonly JobHandler[],
  stopping: AbortSignal,
): JobTaker {
  const { database, now, newId } = services
  const byKind = new Map(handlers.map((handler) => [handler.kind.name, handler]))
  const kinds = [...byKind.keys()]
  const recurring = handlers.filter((handler) => handler.everyMs !== undefined)
  const lastTurns = new Map<Lane, string>()

  async function takeOf(tx: Tx, use: LaneUse, leaseToken: string): Promise<TakenJob[]> {
    const { lane, room, bySite } = use
    const { share } = lanes[lane]
    const claim = { kinds, lane, share, leaseToken, after: lastTurns.get(lane) ?? '' }
    const lost = await claimLost(tx, { ...claim, limit: room, bySite })
    const counts = { ...bySite }
    for (const { websiteId } of lost) counts[websiteId] = (counts[websiteId] ?? 0) + 1
    const limit = room - lost.length
    const ready = limit === 0 ? [] : await claimReady(tx, { ...claim, limit, bySite: counts })
    return [...lost, ...ready].map((claimed) => ({ claimed, lane, leaseToken }))
  }

  return {
    hasKinds: kinds.length > 0,
    async take(uses) {
      if (kinds.length === 0) return { taken: [], next: null, hasMore: false }
      const leaseToken = newId()
      const found = await database.platform(async (tx) => {
        const due = await markReady(tx, new Date(now()))
        const taken: TakenJob[] = []
        for (const use of uses)
          if (use.room > 0 && due.lanes.includes(use.lane)) taken.push(...(await takeOf(tx, use, leaseToken)))
        return { ...due, taken }
      })
      for (const { lane, claimed } of found.taken) lastTurns.set(lane, claimed.websiteId)
      return found
    },
    async run(job) {
      const handler = byKind.get(job.claimed.kind)
      if (handler === undefined) throw new Error(`There’s no handler for ${job.claimed.kind}.`)
      return runJob(services, { ...job, handler, stopping })
    },
    async planRecurring() {
      if (recurring.length === 0) return
      await database.platform(async (tx) => {
        for (const handler of recurring) await planRecurring(tx, services, handler, 0)
      })
    },
  }
}
