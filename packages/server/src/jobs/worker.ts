import type { JobServices } from './attempt'
import type { JobHandler } from './job-kind'
import type { Jobs } from './jobs'
import { createLaneUse, laneNames } from './lanes'
import { createLookout } from './lookout'
import type { Outcome } from './run-job'
import { createJobTaker, type JobTaker, type TakenJob } from './take-jobs'

export interface JobWorker {
  /** Does work in the background until `stop`. */
  start(): void
  /** Does everything that is due by the clock, once, and answers how each attempt ended. */
  runDue(): Promise<Outcome[]>
  /** Takes nothing new. What is under way ends, or is given back when it takes too long. */
  stop(): Promise<void>
}

export interface WorkerOptions {
  /** Finds what nobody told of: work of processes that are gone, and of clocks that moved. */
  readonly pollMs?: number
  /** How long `stop` waits before it tells handlers to end. */
  readonly patienceMs?: number
}

type WorkerServices = JobServices & { readonly jobs: Jobs }

/** Several processes may work off the same rows: a row is taken by one of them. */
export function createJobWorker(
  services: WorkerServices,
  handlers: readonly JobHandler[],
  { pollMs = 5_000, patienceMs = 6_000 }: WorkerOptions = {},
): JobWorker {
  const stopping = new AbortController()
  const taker = createJobTaker(services, handlers, stopping.signal)
  const background = createBackground(services, taker, pollMs)
  return {
    start: background.start,
    runDue: () => runAllDue(taker),
    async stop() {
      const patience = setTimeout(() => stopping.abort(), patienceMs)
      await background.stop()
      clearTimeout(patience)
    },
  }
}

async function runAllDue(taker: JobTaker): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  await taker.planRecurring()
  for (;;) {
    const { taken, hasMore } = await taker.take(laneNames.map(createLaneUse))
    if (taken.length === 0 && !hasMore) return outcomes
    outcomes.push(...(await Promise.all(taken.map(taker.run))))
  }
}

function createBackground({ jobs, log, now }: WorkerServices, taker: JobTaker, pollMs: number) {
  const warn = (message: string) => (error: unknown) => log.warn({ error: String(error) }, message)
  const running = new Set<Promise<unknown>>()
  const uses = laneNames.map(createLaneUse)
  const lookout = createLookout({
    look: fill,
    usualPauseMs: pollMs,
    onError: warn('Could not look for due jobs'),
  })
  let isStarted = false
  let planning = Promise.resolve()
  let stopListening = () => {}

  /** Takes as much as there is room for; answers when to look again. */
  async function fill(): Promise<number> {
    const { taken, next, hasMore } = await taker.take(uses)
    for (const job of taken) begin(job)
    if (hasMore) return 0
    return next === null ? pollMs : Math.min(Math.max(next.getTime() - now(), 0), pollMs)
  }

  function begin(job: TakenJob): void {
    const use = uses.find(({ lane }) => lane === job.lane)
    use?.begin(job.claimed.websiteId)
    const work = taker.run(job).catch(warn('Could not end a job'))
    running.add(work)
    void work.finally(() => {
      use?.end(job.claimed.websiteId)
      running.delete(work)
      lookout.wake()
    })
  }

  return {
    start() {
      if (isStarted || !taker.hasKinds) return
      isStarted = true
      stopListening = jobs.onWake(lookout.wake)
      planning = taker.planRecurring().catch(warn('Could not plan recurring jobs'))
      lookout.open()
    },
    async stop() {
      isStarted = false
      stopListening()
      const looking = lookout.close()
      await planning
      await looking
      await Promise.allSettled([...running])
    },
  }
}
