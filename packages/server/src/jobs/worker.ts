import type { JobServices } from './attempt'
import { leaseMs } from './guard-lease'
import type { JobHandler } from './job-kind'
import type { Jobs } from './jobs'
import { planRecurring } from './recurring'
import { type ClaimedJob, claimJobs, findNextTime } from './rows'
import { type Outcome, runJob } from './run-job'

export interface JobWorker {
  /** Does work in the background until `stop`. */
  start(): void
  /** Does everything that is due by the clock, once, and answers how each attempt ended. */
  runDue(): Promise<Outcome[]>
  /** Takes nothing new. What is under way ends, or is given back when it takes too long. */
  stop(): Promise<void>
}

export interface WorkerOptions {
  /** Jobs at the same time in this process. */
  readonly concurrency?: number
  /** Finds what nobody told of: work of processes that are gone, and of clocks that moved. */
  readonly pollMs?: number
  /** How long `stop` waits before it tells handlers to end. */
  readonly patienceMs?: number
}

/** Several processes may work off the same rows: a row is taken by one of them. */
export function createJobWorker(
  services: JobServices & { readonly jobs: Jobs },
  handlers: readonly JobHandler[],
  { concurrency = 4, pollMs = 5_000, patienceMs = 6_000 }: WorkerOptions = {},
): JobWorker {
  const { database, now, newId, log } = services
  const byKind = new Map(handlers.map((handler) => [handler.kind.name, handler]))
  const kinds = [...byKind.keys()]
  const stopping = new AbortController()
  const running = new Set<Promise<unknown>>()
  let isOpen = false
  let isLooking = false
  let isWoken = false
  let looking = Promise.resolve()
  let planning = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let stopListening = () => {}

  async function take(limit: number): Promise<{ claimed: ClaimedJob; leaseToken: string }[]> {
    if (kinds.length === 0) return []
    const leaseToken = newId()
    const at = now()
    const taken = await database.platform((tx) =>
      claimJobs(tx, { kinds, limit, leaseToken, now: new Date(at), leaseUntil: new Date(at + leaseMs) }),
    )
    return taken.map((claimed) => ({ claimed, leaseToken }))
  }

  async function run(job: { claimed: ClaimedJob; leaseToken: string }): Promise<Outcome> {
    const handler = byKind.get(job.claimed.kind)
    if (handler === undefined) throw new Error(`Nobody does the work ${job.claimed.kind}.`)
    return runJob(services, { ...job, handler, stopping: stopping.signal })
  }

  async function planAll(): Promise<void> {
    const recurring = handlers.filter((handler) => handler.everyMs !== undefined)
    if (recurring.length === 0) return
    await database.platform(async (tx) => {
      for (const handler of recurring) await planRecurring(tx, services, handler, 0)
    })
  }

  /** One look at a time; who wakes it meanwhile has it look again. */
  function look(): void {
    isWoken = true
    if (!isLooking) looking = lookUntilQuiet()
  }

  async function lookUntilQuiet(): Promise<void> {
    isLooking = true
    clearTimeout(timer)
    let pauseMs = pollMs
    try {
      while (isOpen && isWoken) {
        isWoken = false
        pauseMs = await fill()
      }
    } catch (error) {
      log.warn({ error: String(error) }, 'Background work could not be looked for')
    }
    isLooking = false
    if (isOpen) timer = setTimeout(look, pauseMs)
  }

  /** Takes as much as there is room for; answers when to look again. */
  async function fill(): Promise<number> {
    const room = concurrency - running.size
    if (room <= 0) return pollMs
    const taken = await take(room)
    for (const job of taken) {
      const work = run(job).catch((error: unknown) => log.warn({ error: String(error) }, 'A job could not be ended'))
      running.add(work)
      void work.finally(() => {
        running.delete(work)
        if (isOpen) look()
      })
    }
    if (taken.length === room) return pollMs
    const next = await database.platform((tx) => findNextTime(tx, kinds))
    const untilNext = next === null ? pollMs : next.getTime() - now()
    // What is due and was not taken waits for another of its key: nobody knows when that ends.
    return untilNext <= 0 ? pollMs : Math.min(untilNext, pollMs)
  }

  return {
    start() {
      if (isOpen || kinds.length === 0) return
      isOpen = true
      stopListening = services.jobs.onWake(look)
      planning = planAll().catch((error: unknown) =>
        log.warn({ error: String(error) }, 'Recurring work could not be planned'),
      )
      look()
    },
    async runDue() {
      const outcomes: Outcome[] = []
      await planAll()
      for (;;) {
        const taken = await take(concurrency)
        if (taken.length === 0) return outcomes
        outcomes.push(...(await Promise.all(taken.map(run))))
      }
    },
    async stop() {
      isOpen = false
      stopListening()
      clearTimeout(timer)
      const patience = setTimeout(() => stopping.abort(), patienceMs)
      await planning
      await looking
      await Promise.allSettled([...running])
      clearTimeout(patience)
    },
  }
}
